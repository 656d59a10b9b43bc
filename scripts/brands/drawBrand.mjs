// @ts-check
// Pictures that a new brand begins with: a mark and a horizon, drawn from its own colours and its name.
import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Marks of 32 by 32, in two colours; none has letters, which every machine would draw in another face. */
const marks = [
  (/** @type {string} */ a, /** @type {string} */ b) =>
    `<circle cx="12" cy="16" r="9" fill="${a}"/><circle cx="20" cy="16" r="9" fill="${b}" fill-opacity=".82"/>`,
  (/** @type {string} */ a, /** @type {string} */ b) =>
    `<path d="M16 3 29 16 16 29 3 16z" fill="${a}"/><path d="M16 10 22 16 16 22 10 16z" fill="${b}"/>`,
  (/** @type {string} */ a, /** @type {string} */ b) =>
    `<path d="M4 26a12 12 0 0 1 24 0z" fill="${a}"/><circle cx="16" cy="9" r="4.5" fill="${b}"/>`,
  (/** @type {string} */ a, /** @type {string} */ b) =>
    `<path d="M4 4h15v15H4z" fill="${a}"/><path d="M13 13h15v15H13z" fill="${b}" fill-opacity=".85"/>`,
];

/** Numbers from 0 up to 1 that a word alone decides.
 * @param {string} word
 */
function numbersOf(word) {
  const bytes = createHash('sha256').update(word).digest();
  return (/** @type {number} */ at) => (bytes[at % bytes.length] ?? 0) / 256;
}

/** @typedef {Record<'ground' | 'deep' | 'accent' | 'bright' | 'spark', string>} Palette */

/**
 * @param {string} id @param {Palette} palette
 * @returns {string} the placeholder of a logo, as a drawing
 */
export function drawLogo(id, { accent, spark }) {
  const draw = marks[Math.floor(numbersOf(id)(0) * marks.length)] ?? marks[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${draw?.(accent, spark)}</svg>\n`;
}

/**
 * @param {string} id @param {Palette} palette @param {number} x left edge of what is shown @param {number} width of it
 * @returns {string} a hero of 560 units' height, subject at the end
 */
function drawHero(id, { ground, deep, accent, bright, spark }, x, width) {
  const chance = numbersOf(id);
  const rings = [310, 250, 190, 130].map(
    (radius, at) =>
      `<circle cx="960" cy="330" r="${radius + Math.round(chance(at) * 24)}" fill="none" stroke="${at % 2 ? spark : bright}" stroke-width="${2 + at}" stroke-opacity="${0.22 + at * 0.14}"/>`,
  );
  const dust = Array.from({ length: 60 }, (_, at) => {
    const [left, top] = [480 + chance(at) * 760 + at * 0.7, 20 + chance(at + 11) * 500];
    return `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="${(0.8 + chance(at + 5) * 1.8).toFixed(1)}" fill="${bright}" fill-opacity="${(0.2 + chance(at + 3) * 0.6).toFixed(2)}"/>`;
  });
  const glow = (/** @type {string} */ name, /** @type {string} */ colour) =>
    `<radialGradient id="${name}"><stop stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} 0 ${width} 560"><defs>
<linearGradient id="sky" x2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<linearGradient id="disc" x2=".6" y2="1"><stop stop-color="${spark}"/><stop offset=".55" stop-color="${bright}"/><stop offset="1" stop-color="${accent}"/></linearGradient>
${glow('warm', accent)}${glow('cool', spark)}</defs>
<rect width="1280" height="560" fill="url(#sky)"/>
<ellipse cx="1000" cy="300" rx="520" ry="340" fill="url(#warm)"/><ellipse cx="760" cy="500" rx="420" ry="240" fill="url(#cool)" opacity=".5"/>
${dust.join('')}${rings.join('')}
<circle cx="960" cy="330" r="96" fill="url(#disc)"/>
<path d="M0 560V470Q420 404 760 452T1280 400V560z" fill="${ground}" fill-opacity=".72"/></svg>`;
}

/** Parts of the hero: the phone has no room for the empty half, which lies under words on a desktop. */
const cuts = [
  { name: 'hero-1280', x: 0, width: 1280, pixels: 1280 },
  { name: 'hero-640', x: 200, width: 1023, pixels: 640 },
];

/**
 * The hero of a new brand as pictures, each no larger than 40 kB.
 * @param {string} id @param {Palette} palette
 * @returns {Promise<{ file: string, bytes: Buffer }[]>}
 */
export async function drawHeroes(id, palette) {
  const made = cuts.map(async ({ name, x, width, pixels }) => {
    const svg = Buffer.from(drawHero(id, palette, x, width));
    const picture = sharp(svg, { density: (72 * pixels) / width }).resize({ width: pixels });
    return [
      { file: `${name}.avif`, bytes: await picture.clone().avif({ quality: 55, effort: 4 }).toBuffer() },
      { file: `${name}.webp`, bytes: await picture.clone().webp({ quality: 78 }).toBuffer() },
    ];
  });
  return (await Promise.all(made)).flat();
}
