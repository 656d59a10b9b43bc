import { coverSvg, skyOf, subjectSvg, type CoverSpec } from '../../artwork/covers';
import { drawing } from '../../artwork/drawings';
import { hash } from '../../artwork/random';
import { tinted } from '../../artwork/tints';
import type { SymbolName } from '../slot/symbols';
import { castOf, crops } from './cast';

/** The picture of one symbol of a game: a square, on nothing. */
export function symbolSvg(cover: CoverSpec, symbol: SymbolName): string {
  switch (symbol) {
    case 'premium1':
    case 'premium2':
    case 'premium3':
    case 'premium4':
      return premium(cover, Number(symbol.at(-1)) - 1);
    case 'wild':
      return drawn(cover, symbol, medallion(cover));
    default:
      return drawn(cover, symbol);
  }
}

/** A symbol of the sheet in the light of the game, over what lies behind it. */
function drawn(cover: CoverSpec, symbol: SymbolName, behind = ''): string {
  const { head, parts, tones } = drawing('symbol');
  const { glow } = skyOf(cover);
  const own = tinted(parts.get(symbol) ?? '', tones, (_, colour) =>
    cover.palette === 'house' ? colour : glow,
  );
  return `${head}${behind}${own}</svg>`;
}

function premium(cover: CoverSpec, place: number): string {
  const motif = castOf(cover.motif, cover.seed)[place] ?? 'crown';
  const [x, y, side] = crops[motif];
  return subjectSvg({ ...cover, motif, seed: hash(cover.seed, place) }, `${x} ${y} ${side} ${side}`);
}

/** The game's own cover, for the rim of the wild symbol. */
function medallion(cover: CoverSpec): string {
  const picture = coverSvg(cover).replace(
    /<svg[^>]*>/,
    '<svg x="8" y="8" width="104" height="104" viewBox="14 74 332 332">',
  );
  return (
    '<clipPath id="c"><rect x="8" y="8" width="104" height="104" rx="18"/></clipPath>' +
    `<g clip-path="url(#c)">${picture}</g>`
  );
}
