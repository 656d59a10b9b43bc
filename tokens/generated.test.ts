import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nameBrands } from '../scripts/brands/nameBrands.mjs';
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
  const withCopy = (work: (home: string) => void) => {
    const home = mkdtempSync(join(tmpdir(), 'brands-'));
    for (const folder of ['tokens', 'brands', 'src/design-system/theme'])
      cpSync(join(root, '..', folder), join(home, folder), { recursive: true });
    cpSync(join(home, 'brands/solar'), join(home, 'brands/mine'), { recursive: true });
    const facts = join(home, 'brands/mine/facts.json');
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('"solar"', '"mine_1"'));
    try {
      work(home);
    } finally {
      rmSync(home, { recursive: true });
    }
  };

  it('is named wherever it has to be as soon as it has a folder, and no longer than it has one', () => {
    expect(nameBrands(), 'ds.resolver.json and brands.ts are in step with brands/').toBe(false);
    withCopy((home) => {
      rmSync(join(home, 'brands/lotus'), { recursive: true });
      expect(nameBrands({ base: home })).toBe(true);
      const tokens = join(home, 'tokens');
      expect([...readTokenSystem(tokens).brands.keys()]).toEqual(['aurora', 'solar', 'mine', testBrand]);
      const sheet = buildTokenFiles(tokens).get('brand-mine.css');
      expect(sheet).toContain("[data-brand='mine']");
      expect(sheet).toContain('@font-face');
      const list = readFileSync(join(home, 'src/design-system/theme/brands.ts'), 'utf8');
      expect(list).toContain("export const brands = ['aurora', 'solar', 'mine'] as const;");
      const site = readFileSync(join(home, 'src/app/brand/generated/brandConfigs.ts'), 'utf8');
      expect(site).toContain('"merchantCode":"mine_1"');
      // What only the platform asks for is not sent to visitors.
      expect(site).not.toContain('timeZone');
      const demo = readFileSync(join(home, 'demo/seed/generated/brandFacts.ts'), 'utf8');
      expect(demo).toContain('{"id":"mine","name":"Solar","merchantCode":"mine_1","country":"TH"');
      expect(nameBrands({ base: home })).toBe(false);
    });
  });

  it('is refused in words when its facts are missing, or are those of another', () => {
    withCopy((home) => {
      cpSync(join(home, 'brands/solar/facts.json'), join(home, 'brands/mine/facts.json'));
      expect(() => nameBrands({ base: home })).toThrow(
        'brands/mine/facts.json has the merchant code of solar. Give it one of its own.',
      );
      rmSync(join(home, 'brands/mine/facts.json'));
      expect(() => nameBrands({ base: home })).toThrow('brands/mine/facts.json is missing.');
    });
  });
});

describe('the faces', () => {
  const resolve = createRequire(import.meta.url).resolve;

  it('come from files that exist, in the subsets that the design names', () => {
    const urls = ['fonts', ...brands.map((id) => `generated/brand-${id}`)].flatMap((name) =>
      [...sheet(name).matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url),
    );
    for (const url of urls) expect(existsSync(resolve(url)), url).toBe(true);
    // Of other scripts the subset of their own letters: Latin ones come from the text's own face.
    const subsets = urls.map((url) => /-(latin-ext|latin|vietnamese)-|noto-sans-([a-z]+)-\2-/.exec(url)?.[0]);
    expect(subsets.filter((subset) => subset === '-latin-ext-')).toHaveLength(1);
    expect(subsets).not.toContain(undefined);
  });

  it.each(brands)('of %s come with its own sheet, its tokens and a stand-in of the same width', (id) => {
    const css = sheet(`generated/brand-${id}`);
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
  });

  it('of the test brand are the system’s', () => {
    expect(sheet(`generated/brand-${testBrand}`)).not.toContain('@font-face');
  });
});
