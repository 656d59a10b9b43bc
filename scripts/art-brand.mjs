// @ts-check
// Makes the pictures of brands/ and public/brand from its sources in demo/artwork/scenes: logos as drawings, heroes as pictures.
// A hero is the largest thing a visitor waits for, so it is painted here once: two widths, AVIF with a WebP beside
// it for older browsers, each at the best quality that fits 40 kB. Only whoever changes a hero runs this; it needs
// Chromium and `avifenc` (Debian: apt-get install chromium libavif-bin). Run: node scripts/art-brand.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { chromiumArgs, findBrowser } from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The mall is no brand, but all brands have it. */
const targetOf = (/** @type {string} */ hero) => join(root, hero === 'mall' ? 'public/brand' : 'brands');
const budget = 40_000;

const { heroSvg } = await tsImport('../demo/artwork/scenes/heroes.ts', import.meta.url);
const { logoSvg, brandNames } = await tsImport('../demo/artwork/scenes/logos.ts', import.meta.url);

/**
 * What part of a hero a picture shows: `x` and `width` in the drawing's own units, over its full height. The phone
 * has no room for the empty half, which lies under words on a desktop.
 */
const cuts = [
  { hero: 'aurora', file: 'aurora/hero-1280', x: 0, width: 1280, height: 560, pixels: 1280 },
  { hero: 'aurora', file: 'aurora/hero-640', x: 87, width: 1023, height: 560, pixels: 640 },
  { hero: 'lotus', file: 'lotus/hero-1280', x: 0, width: 1280, height: 560, pixels: 1280 },
  { hero: 'lotus', file: 'lotus/hero-640', x: 200, width: 1023, height: 560, pixels: 640 },
  { hero: 'solar', file: 'solar/hero-1280', x: 0, width: 1280, height: 560, pixels: 1280 },
  { hero: 'solar', file: 'solar/hero-640', x: 200, width: 1023, height: 560, pixels: 640 },
  { hero: 'mall', file: 'mall/hero-1280', x: 0, width: 1280, height: 300, pixels: 1280 },
  { hero: 'mall', file: 'mall/hero-640', x: 420, width: 640, height: 300, pixels: 640 },
];

const found = await findBrowser();
if (!found) throw new Error('No Chromium was found. Set CHROME_PATH.');
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: chromiumArgs,
  env: { ...process.env, ...found.env },
});
const folder = mkdtempSync(join(tmpdir(), 'art-brand-'));

/** @param {(typeof cuts)[number]} cut */
async function paint({ hero, x, width, height, pixels }) {
  const page = await browser.newPage({
    viewport: { width: pixels, height: Math.round((pixels * height) / width) },
  });
  const svg = heroSvg(hero).replace(
    /viewBox="[^"]*"/,
    `viewBox="${x} 0 ${width} ${height}" width="100%" height="100%"`,
  );
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const png = await page.screenshot();
  const webp = await page.evaluate(
    async ([source, limit]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      for (let quality = 0.92; ; quality -= 0.03) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size <= Number(limit) || quality < 0.1) return [...new Uint8Array(await blob.arrayBuffer())];
      }
    },
    [png.toString('base64'), budget],
  );
  await page.close();
  return { png, webp: Buffer.from(webp) };
}

/** @param {Buffer} png */
function toAvif(png) {
  const [source, result] = [join(folder, 'in.png'), join(folder, 'out.avif')];
  writeFileSync(source, png);
  // Constant quality: 0 loses nothing, 63 is worst.
  for (let level = 8; level <= 48; level += 2) {
    const quality = ['--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', `cq-level=${level}`];
    execFileSync('avifenc', [...quality, '-s', '3', '-y', '444', source, result], { stdio: 'ignore' });
    if (statSync(result).size <= budget) return { level, bytes: readFileSync(result) };
  }
  throw new Error('The picture does not fit its budget at any quality worth showing');
}

for (const cut of cuts) {
  const file = join(targetOf(cut.hero), cut.file);
  mkdirSync(dirname(file), { recursive: true });
  const { png, webp } = await paint(cut);
  const { level, bytes } = toAvif(png);
  writeFileSync(`${file}.avif`, bytes);
  writeFileSync(`${file}.webp`, webp);
  console.log(`${cut.file}: AVIF ${bytes.length} bytes (level ${level}), WebP ${webp.length} bytes`);
}
for (const brand of brandNames) writeFileSync(join(targetOf(brand), brand, 'logo.svg'), logoSvg(brand));
await browser.close();
rmSync(folder, { recursive: true });
