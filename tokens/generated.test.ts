import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nameBrands } from '../scripts/tokens-brands.mjs';
import { ensureTokens } from '../scripts/tokens.mjs';
import { brands, defaultBrand, testBrand } from '../src/design-system/theme/brands';
import { buildTokenFiles } from './build/build';
import { readTokenSystem } from './build/resolver';

const root = fileURLToPath(new URL('.', import.meta.url));
const theme = fileURLToPath(new URL('../src/design-system/theme/', import.meta.url));
const sheet = (name: string): string => readFileSync(`${theme}${name}.css`, 'utf8');
const files = buildTokenFiles(root);

describe('the generated folder', () => {
  it('holds what the token files say, and a second run changes nothing at once', async () => {
    await ensureTokens();
    for (const [file, text] of files)
      expect(readFileSync(`${theme}generated/${file}`, 'utf8'), file).toBe(text);
    const times: number[] = [];
    // A busy machine gets three tries.
    for (let attempt = 0; attempt < 3; attempt++) {
      const start = performance.now();
      expect(await ensureTokens()).toBe(false);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(300);
  });

  it('gives every component token a place in the typed map, and no primitive', () => {
    const source = files.get('vars.ts') ?? '';
    expect(source).toContain("canvas: 'var(--color-surface-canvas)'");
    expect(source).toContain("onMediaSoft: 'var(--color-text-on-media-soft)'");
    expect(source).toContain("primaryBgHover: 'var(--button-primary-bg-hover)'");
    expect(source).not.toMatch(/var\(--(p|bp)-/);
  });
});

describe('a brand', () => {
  it('is named wherever it has to be as soon as it has a token file, and no longer than it has one', () => {
    expect(nameBrands(), 'ds.resolver.json and brands.ts are in step with tokens/brand').toBe(false);
    const home = mkdtempSync(join(tmpdir(), 'brands-'));
    const folders = { tokens: join(home, 'tokens'), theme: join(home, 'theme') };
    cpSync(root, folders.tokens, { recursive: true });
    cpSync(theme, folders.theme, { recursive: true });
    cpSync(join(root, 'brand/solar.tokens.json'), join(folders.tokens, 'brand/mine.tokens.json'));
    rmSync(join(folders.tokens, 'brand/lotus.tokens.json'));

    expect(nameBrands(folders)).toBe(true);
    const system = readTokenSystem(folders.tokens);
    expect([...system.brands.keys()]).toEqual(['aurora', 'solar', 'mine', testBrand]);
    expect(buildTokenFiles(folders.tokens).get('brand-mine.css')).toContain("[data-brand='mine']");
    const list = readFileSync(join(folders.theme, 'brands.ts'), 'utf8');
    expect(list).toContain("export const brands = ['aurora', 'solar', 'mine'] as const;");
    const begun = readFileSync(join(folders.theme, 'brand-mine.css'), 'utf8');
    expect(begun).toBe("@import './generated/brand-mine.css';\n");
    expect(nameBrands(folders)).toBe(false);
    rmSync(home, { recursive: true });
  });
});

describe('the faces', () => {
  const resolve = createRequire(import.meta.url).resolve;

  it('come from files that exist, in the subsets that the design names', () => {
    const urls = ['fonts', ...brands.map((id) => `brand-${id}`)].flatMap((name) =>
      [...sheet(name).matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url),
    );
    for (const url of urls) expect(existsSync(resolve(url)), url).toBe(true);
    const subsets = urls.map((url) => /-(latin-ext|latin|vietnamese)-/.exec(url)?.[1]);
    expect(subsets.filter((subset) => subset === 'latin-ext')).toHaveLength(1);
    expect(subsets).not.toContain(undefined);
  });

  it.each(brands)('of %s come with its own sheet, its tokens and a stand-in of the same width', (id) => {
    const css = sheet(`brand-${id}`);
    const tokens = id === defaultBrand ? files.get('tokens.css') : files.get(`brand-${id}.css`);
    const families = /--p-font-brand: ([^;]+);/.exec(tokens ?? '')?.[1]?.split(', ') ?? [];
    const declared = [...css.matchAll(/font-family: ('[^']+')/g)].map(([, name = '']) =>
      name.replaceAll("'", '"'),
    );
    const ofText = [...sheet('fonts').matchAll(/font-family: '([^']+)'/g)].map(([, name]) => `"${name}"`);
    if (!ofText.includes(families[0] ?? '')) {
      expect(declared).toContain(families[0]);
      expect(declared).toContain(families.at(-1));
      expect(families.at(-1)).toMatch(/ Fallback"$/);
      expect(css).toMatch(/size-adjust: \d/);
    }
    expect(css.includes(`@import './generated/brand-${id}.css'`)).toBe(id !== defaultBrand);
    for (const other of brands.filter((brand) => brand !== id)) expect(css).not.toContain(`brand-${other}`);
  });

  it('of the test brand are the system’s', () => {
    expect(sheet(`brand-${testBrand}`)).not.toContain('@font-face');
  });
});
