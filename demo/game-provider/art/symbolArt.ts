import { coverSvg, type CoverSpec } from '../../artwork/covers';
import { Atmosphere } from '../../artwork/atmosphere';
import { Drawing } from '../../artwork/drawing';
import { motifs } from '../../artwork/motifs/registry';
import type { Motif } from '../../artwork/motif';
import { palettes } from '../../artwork/palettes';
import { hash } from '../../artwork/random';
import { Stage } from '../../artwork/stage';
import type { SymbolName } from '../slot/symbols';
import { castOf, crops } from './cast';
import { jewels, type Jewel } from './jewels';

const side = 120;

/** The picture of one symbol of a game: 120 by 120, on nothing. */
export function symbolSvg(cover: CoverSpec, symbol: SymbolName): string {
  switch (symbol) {
    case 'wild':
      return medallion(cover);
    case 'scatter':
      return beacon(cover);
    case 'premium1':
    case 'premium2':
    case 'premium3':
    case 'premium4':
      return premium(cover, Number(symbol.at(-1)) - 1);
    default:
      return jewel(jewels[symbol]);
  }
}

const paletteOf = ({ palette }: CoverSpec) => (palette === 'house' ? undefined : palettes[palette]);

function premium(cover: CoverSpec, place: number): string {
  const name = castOf(cover.motif, cover.seed)[place] ?? 'crown';
  const motif: Motif = motifs[name];
  const stage = new Stage(motif.hues, paletteOf(cover), hash(cover.seed, place));
  motif.subject(stage);
  const [x, y, width] = crops[name];
  return stage
    .toSvg('xMidYMid meet')
    .replace('viewBox="0 0 360 480"', `viewBox="${x} ${y} ${width} ${width}"`);
}

/** The game's own cover in a rim of its light. */
function medallion(cover: CoverSpec): string {
  const glow = paletteOf(cover)?.glow ?? '#f3d48a';
  const picture = coverSvg(cover).replace(
    /<svg[^>]*>/,
    '<svg x="8" y="8" width="104" height="104" viewBox="14 74 332 332">',
  );
  const rim = new Drawing(side, side);
  rim.rect('none', 8, 8, 104, 104, { rx: 18, stroke: '#05060c', width: 6, opacity: 0.55 });
  rim.rect('none', 8, 8, 104, 104, {
    rx: 18,
    stroke: rim.linear([[0, '#fffdf2'], [0.5, glow], [1, '#a5681a']], [0, 0, 1, 1]), // prettier-ignore
    width: 4,
  });
  const inner = rim
    .toSvg()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<clipPath id="c"><rect x="8" y="8" width="104" height="104" rx="18"/></clipPath>` +
    `<g clip-path="url(#c)">${picture}</g><g>${prefixIds(inner)}</g></svg>`
  );
}

/** Two pictures in one document must not share ids. */
const prefixIds = (svg: string): string =>
  svg.replaceAll(/id="(g\w+)"/g, 'id="r$1"').replaceAll(/url\(#(g\w+)\)/g, 'url(#r$1)');

/** The scatter: a sun of the game's own light. */
function beacon(cover: CoverSpec): string {
  const glow = paletteOf(cover)?.glow ?? '#ffd97a';
  const d = new Atmosphere(side, side, cover.seed);
  d.glow(60, 60, 58, glow, 0.55);
  for (let ray = 0; ray < 12; ray += 1)
    d.place({ x: 60, y: 60, turn: ray * 30 }, () =>
      d.path(ray % 2 ? 'M-5,-32L0,-46L5,-32Z' : 'M-7,-31L0,-55L7,-31Z', glow, {
        opacity: ray % 2 ? 0.75 : 1,
      }),
    );
  d.circle(60, 60, 31, d.linear([[0, '#fffdf0'], [0.5, glow], [1, '#b4632a']], [0, 0, 1, 1])); // prettier-ignore
  d.circle(60, 60, 25, d.radial([[0, '#3a2450'], [1, '#150f2c']], 0.4, 0.35, 0.8)); // prettier-ignore
  d.path('M60,41l5.300,11.800 12.900,1.400 -9.600,8.700 2.700,12.700 -11.300,-6.500 -11.300,6.500 2.700,-12.700 -9.600,-8.700 12.900,-1.400Z', d.linear([[0, '#fffbe6'], [1, glow]])); // prettier-ignore
  d.ellipse(51, 47, 9, 4, '#fff', { opacity: 0.35, transform: 'rotate(-32 51 47)' });
  return d.toSvg('xMidYMid meet');
}

/** A shape cut like a stone: a dark edge, a body with light from above, a facet and a spark. */
function jewel({ outline, facet, light, middle, deep }: Jewel): string {
  const d = new Drawing(side, side);
  d.ellipse(60, 105, 30, 5, '#000', { opacity: 0.3, filter: d.blur(3) });
  d.path(outline, deep, { stroke: deep, width: 8, join: 'round' });
  d.path(outline, d.linear([[0, light], [0.52, middle], [1, deep]])); // prettier-ignore
  d.path(facet, '#fff', { opacity: 0.2 });
  d.path(outline, 'none', { stroke: light, width: 2.4, join: 'round', opacity: 0.85 });
  d.path('M84,22q0,9 9,9q-9,0 -9,9q0,-9 -9,-9q9,0 9,-9Z', '#fff', { opacity: 0.92 });
  return d.toSvg('xMidYMid meet');
}
