// @ts-check
// A contact sheet of the seeded art, for looking at pictures together:
//   node scripts/art-sheet.mjs [--from 0] [--count 70]       games as the hall shows them, with their titles
//   node scripts/art-sheet.mjs --motif fox,owl [--palette jade] [--ground rays] [--count 40]
//   node scripts/art-sheet.mjs --house                       every motif in the colours it was drawn in
//   node scripts/art-sheet.mjs --scenes                      live tables, promotions, banners, products
// Also: --columns 7, --width 170 (pixels of one picture), --out file.png
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';

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
const { motifs } = await load('motifs');

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
  const [{ liveGames, liveSvg }, { pictureSvg, scenes }] = [await load('live'), await load('pictures')];
  const tables = [0, 1, 2, 3].flatMap((table) =>
    liveGames.map((/** @type {string} */ game) => ({ svg: liveSvg(game, table), label: `${game} ${table}` })),
  );
  const others = Object.entries(scenes).flatMap(([kind, names]) =>
    names.map((/** @type {string} */ name) => ({ svg: pictureSvg(kind, name), label: `${kind} ${name}` })),
  );
  return [...tables, ...others];
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
const [gap, line] = [14, 20];
// Drawn large and made smaller, as a browser shows them on a fine screen.
const pictures = await Promise.all(
  tiles.map(({ svg }) => sharp(Buffer.from(svg)).resize({ width }).toBuffer({ resolveWithObject: true })),
);
const height = Math.max(...pictures.map(({ info }) => info.height)) + line + gap;
const layers = tiles.flatMap(({ label }, i) => {
  const [left, top] = [gap + (i % columns) * (width + gap), gap + Math.floor(i / columns) * height];
  const picture = pictures[i];
  if (!picture) return [];
  const words = `<svg width="${width}" height="${line}"><text y="14" fill="#a0a2ae" font-family="sans-serif" font-size="11">${label}</text></svg>`;
  return [
    { input: picture.data, left, top },
    { input: Buffer.from(words), left, top: top + picture.info.height },
  ];
});
const size = {
  width: columns * (width + gap) + gap,
  height: Math.ceil(tiles.length / columns) * height + gap,
};
await sharp({ create: { ...size, channels: 4, background: '#0c0e18' } })
  .composite(layers)
  .png()
  .toFile(values.out);
console.log(`${tiles.length} pictures: ${values.out}`);
