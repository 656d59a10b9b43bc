import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandConfigs } from '../../src/app/brand/generated/brandConfigs';
import { brands } from '../../src/design-system/theme/brands';
import { drawIcon, themeColors, wordsIn } from './appFiles';
import { appManifest, icons } from './appManifest';
import { filesOf } from './serviceWorker.mjs';

interface Manifest {
  name: string;
  description: string;
  dir: string;
  theme_color: string;
  shortcuts: { name: string; url: string }[];
  icons: { src: string; purpose: string; sizes: string }[];
}

describe.each(brands)('the manifest of %s', (id) => {
  it.each(brandConfigs[id].languages)('says all that it has to say in %s', (tag) => {
    const manifest = appManifest(brandConfigs[id], tag, wordsIn(tag), themeColors(id)) as Manifest;
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: tag });
    expect(manifest.name).toBe(brandConfigs[id].name);
    expect(manifest.dir).toBe(/^(?:ar|ur)$/.test(tag) ? 'rtl' : 'ltr');
    expect(manifest.description).toContain(manifest.name);
    expect(manifest.shortcuts.map(({ name }) => name)).not.toContain('');
    expect(new Set(manifest.shortcuts.map(({ name }) => name)).size).toBe(4);
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
  });

  it('has icons of their size; a mask leaves the whole mark, whatever its shape', async () => {
    for (const { size, purpose } of icons.filter((each) => each.size === 192)) {
      const ground = purpose === 'maskable' ? themeColors(id).dark : undefined;
      const image = sharp(await drawIcon(id, size, ground));
      expect(await image.metadata()).toMatchObject({ width: size, height: size, format: 'png' });
      if (!ground) continue;
      const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const shades = Array.from({ length: size * size }, (_, at) => ({
        color: data.subarray(at * info.channels, at * info.channels + 3).join(),
        alpha: data[at * info.channels + 3],
        // Every mask keeps the circle of four fifths of the side. Source: the W3C's manifest, icon masks.
        isSafe: Math.hypot((at % size) - size / 2, Math.floor(at / size) - size / 2) <= size * 0.4,
      }));
      const corner = shades[0]?.color;
      expect(
        shades.every(({ alpha }) => alpha === 255),
        'no hole',
      ).toBe(true);
      expect(
        shades.some(({ color, isSafe }) => color !== corner && !isSafe),
        'cut',
      ).toBe(false);
      expect(
        shades.some(({ color }) => color !== corner),
        'the mark',
      ).toBe(true);
    }
  });
});

it('the service worker is told which files come first, which later, and which for a language', () => {
  const manifest = {
    'index.html': { file: 'assets/index-a.js', css: ['assets/index-b.css'], imports: ['_first.js'] },
    '_first.js': { file: 'assets/first-c.js' },
    'src/design-system/theme/generated/brand-aurora.css': { file: 'assets/brand-d.css' },
    'src/app/routes/StartPages.tsx': { file: 'assets/ce.js', imports: ['_first.js'] },
    'src/app/routes/home.page.tsx': { file: 'assets/cf.js' },
    'locales/.generated/vi/index.js': { file: 'assets/cg.js' },
    'locales/.generated/vi/home.json': { file: 'assets/ch.js' },
  };
  const assets = [
    'index-a.js',
    'index-b.css',
    'first-c.js',
    'brand-d.css',
    'ce.js',
    'cf.js',
    'cg.js',
    'ch.js',
    'AC.svg',
  ];
  const { version, ...files } = filesOf(manifest, assets);
  expect(files).toEqual({
    start: ['brand-d.css', 'ce.js', 'first-c.js', 'index-a.js', 'index-b.css'],
    rest: ['cf.js'],
    words: { vi: ['cg.js', 'ch.js'] },
  });
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(filesOf(manifest, [...assets, 'ci.js']).version).not.toBe(version);
});
