// @ts-check
// A contact sheet of the seeded art, for looking at pictures together:
//   node scripts/art-sheet.mjs [--from 0] [--count 70]       games as the hall shows them, with their titles
//   node scripts/art-sheet.mjs --motif fox,owl [--palette jade] [--ground rays] [--count 40]
//   node scripts/art-sheet.mjs --house                       every motif in the colours it was drawn in
//   node scripts/art-sheet.mjs --scenes                      live tables, promotions, banners, products, heroes
// Also: --columns 7, --width 170 (pixels of one picture), --out file.png
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { chromiumArgs, findBrowser } from './browser.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '70' },
    columns: { type: 'string', default: '7' },
    width: { type: 'string', default: '170' },
    motif: { type: 'string' },
    palette: { type: 'string' },
    ground: { type: 'string' },
    house: { type: 'boolean', default: false },
    scenes: { type: 'boolean', default: false },
    out: { type: 'string', default: join(tmpdir(), 'art-sheet.png') },
  },
});
const { motif: asked, palette, ground } = values;
const from = Number(values.from);
const count = Number(values.count);
const columns = Number(values.columns);
const width = Number(values.width);

/** @param {string} path */
const load = (path) => tsImport(`../demo/artwork/${path}.ts`, import.meta.url);
const { coverSvg } = await load('covers');
const { motifs } = await load('motifs/registry');

/** @typedef {{ svg: string, label: string }} Tile */

/** @returns {Promise<Tile[]>} */
async function wall() {
  const [{ coverSpec }, { gameName }] = [await load('sequence'), await load('names')];
  return Array.from({ length: count }, (_, i) => ({
    svg: coverSvg(coverSpec(from + i)),
    label: gameName(from + i),
  }));
}

/** @returns {Promise<Tile[]>} */
async function variations() {
  const { paletteNames, palettes } = await load('palettes');
  const names = asked?.split(',') ?? Object.keys(motifs);
  return Array.from({ length: count }, (_, i) => {
    const motif = names[i % names.length] ?? '';
    const suited = paletteNames.filter(
      (/** @type {string} */ name) => !motifs[motif].isNocturnal || palettes[name].light === 'night',
    );
    const chosen = palette ?? suited[(i * 7 + Math.floor(i / names.length)) % suited.length];
    const spec = { seed: from + i, motif, palette: chosen, ...(ground && { ground }) };
    return { svg: coverSvg(spec), label: `${motif} ${chosen}` };
  });
}

/** @returns {Promise<Tile[]>} */
async function scenes() {
  const [live, promos, banners, products, heroes] = await Promise.all(
    ['studio', 'promos', 'banners', 'products', 'heroes'].map((name) => load(`scenes/${name}`)),
  );
  /** @param {string[]} names @param {(name: string) => string} draw */
  const row = (names, draw) => names.map((name) => ({ svg: draw(name), label: name }));
  return [
    ...row(live.liveGames, live.liveSvg),
    ...row(promos.promoNames, promos.promoSvg),
    ...row(banners.bannerNames, banners.bannerSvg),
    ...row(products.productNames, products.productSvg),
    ...row(heroes.heroNames, heroes.heroSvg),
  ];
}

/** @returns {Tile[]} */
const house = () =>
  Object.keys(motifs).map((motif) => ({
    svg: coverSvg({ seed: 0, motif, palette: 'house' }),
    label: motif,
  }));

const tiles = values.scenes
  ? await scenes()
  : values.house
    ? house()
    : asked || palette
      ? await variations()
      : await wall();
const cells = tiles.map(({ svg, label }) => {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<figure><img src="${source}"><figcaption>${label}</figcaption></figure>`;
});
const html = `<!doctype html><style>
body { margin: 0; padding: 16px; background: #0c0e18; color: #a0a2ae; font: 11px sans-serif }
main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 14px 16px; align-items: start }
figure { margin: 0 } img { display: block; width: 100%; border-radius: 10px } figcaption { margin-top: 5px }
</style><main>${cells.join('')}</main>`;

const found = await findBrowser();
if (!found) throw new Error('No Chromium was found. Set CHROME_PATH.');
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: chromiumArgs,
  env: { ...process.env, ...found.env },
});
const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 900 } });
await page.setContent(html);
await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
await page.screenshot({ path: values.out, fullPage: true });
await browser.close();
console.log(`${tiles.length} pictures: ${values.out}`);
