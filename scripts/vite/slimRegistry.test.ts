import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { editsOf } from './slimRegistry';
import { applyEdits, type Node } from './visit';

const slim = (code: string): string => applyEdits(code, editsOf(parseAst(code) as unknown as Node));

it('leaves of a language what its readers need', () => {
  expect(slim("const rows = [{ tag: 'vi', english: 'Vietnamese', intlTag: 'vi', flag: 'VN' }];")).toBe(
    "const rows = [{ tag: 'vi', intlTag: 'vi',  }];",
  );
});

it('leaves other objects as they are', () => {
  const code = "const flag = { english: 'Flag', script: 'Latn' };";
  expect(slim(code)).toBe(code);
});

it('knows the names of the registry', () => {
  const source = readFileSync(new URL('../../locales/registry.ts', import.meta.url), 'utf8');
  for (const name of ['english', 'script', 'plurals', 'currency', 'flag', 'tier', 'intlTag'])
    expect(source).toContain(`readonly ${name}: `);
});
