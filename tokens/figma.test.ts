import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { compareMode, figmaMode } from './build/figma';
import { readTokenSystem } from './build/resolver';

const system = readTokenSystem(fileURLToPath(new URL('.', import.meta.url)));
const brand = system.brands.get(system.defaultBrand) ?? new Map();
const mode = figmaMode(system, brand, 'dark');
const text = JSON.stringify(mode);

describe('tokens for Figma', () => {
  it('are a DTCG file to another reader, with every alias in it', async () => {
    const { tokens } = await parse([{ filename: new URL('file:///mode.tokens.json'), src: text }], {
      config: defineConfig({ plugins: [] }, { cwd: new URL('file:///') }),
    });
    expect(tokens['color.accent.solid']?.$value).toMatchObject({ colorSpace: 'srgb' });
    expect(Object.keys(tokens).length).toBeGreaterThan(200);
    const targets = [...text.matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path);
    expect(targets.filter((path) => !(path in tokens))).toEqual([]);
  });

  it('come back as they went', () => {
    expect(compareMode(mode, text, 'f')).toEqual([]);
  });

  it('that were changed there are named with both values, and so is what is on one side alone', () => {
    const changed = JSON.parse(text) as Record<string, Record<string, Record<string, { $value: unknown }>>>;
    const accent = changed['primitive']?.['accent'] ?? {};
    accent['600'] = { ...accent['600'], $value: { colorSpace: 'srgb', components: [1, 0, 0.5] } };
    delete accent['950'];
    expect(compareMode(mode, JSON.stringify(changed), 'f')).toMatchObject([
      { path: 'primitive.accent.600', theirs: '#ff0080' },
      { path: 'primitive.accent.950', theirs: undefined },
    ]);
  });

  it('have pixels for shares of the reader’s size, and no value that a variable cannot hold', () => {
    expect(text).not.toContain('"rem"');
    expect(text).not.toMatch(/"\$type":"(?:shadow|cubicBezier|duration|gradient)"/);
    expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain('tokens-figma.mjs');
  });
});
