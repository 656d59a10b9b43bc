import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { resolveColour } from './build/contrast';
import { readTokenSystem, tokensInScope } from './build/resolver';
import { fileURLToPath } from 'node:url';

const folder = new URL('.', import.meta.url);
const system = readTokenSystem(fileURLToPath(folder));
const filename = new URL('ds.resolver.json', folder);

describe('the token files', () => {
  it('are DTCG 2025.10 to another reader, which finds our colours in every brand and theme', async () => {
    const { resolver } = await parse([{ filename, src: readFileSync(filename, 'utf8') }], {
      config: defineConfig({ plugins: [] }, { cwd: folder }),
      req: (url) => Promise.resolve(readFileSync(url, 'utf8')),
    });
    for (const [brand, tokens] of system.brands) {
      for (const theme of system.themes.keys()) {
        const theirs = resolver.apply({ brand, theme });
        const ours = tokensInScope(system, tokens, theme);
        expect(Object.keys(theirs).sort()).toEqual([...ours.keys()].sort());
        for (const { path, type, css } of ours.values()) {
          if (type !== 'color' || css.value !== undefined) continue;
          const value: unknown = theirs[path]?.$value;
          expect(value, `${path} in ${brand} ${theme}`).toMatchObject({ hex: resolveColour(ours, path).hex });
        }
      }
    }
  });

  it('name the schema that they follow', () => {
    const schema = 'https://www.designtokens.org/schemas/2025.10';
    expect(readFileSync(filename, 'utf8')).toContain(`${schema}/resolver.json`);
    const sources = readFileSync(filename, 'utf8').matchAll(/"\$ref": "([^#"][^"]*)"/g);
    for (const [, file = ''] of sources) {
      expect(readFileSync(new URL(file, folder), 'utf8'), file).toContain(`${schema}/format.json`);
    }
  });

  it('hold only aliases in the themes, so that dark and light differ by reference alone', () => {
    for (const [theme, tokens] of system.themes) {
      const literal = [...tokens.values()].filter(({ value }) => !/^\{[\w.-]+\}$/.test(String(value)));
      expect(literal.map(({ path }) => `${theme} ${path}`)).toEqual([]);
    }
  });
});
