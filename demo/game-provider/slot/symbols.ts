/**
 * The eleven symbols of the demo slot, best first. `wild` stands for any of the others but `scatter`.
 * Premium symbols and `wild` wear the game's own art; the jewels `spade` to `star` are shared by all games.
 */
export const symbols = [
  'wild',
  'premium1',
  'premium2',
  'premium3',
  'premium4',
  'club',
  'diamond',
  'heart',
  'spade',
  'star',
  'scatter',
] as const;
export type SymbolName = (typeof symbols)[number];

/** Place of a symbol in `symbols`: what strips, grids and outcomes hold. */
export type SymbolIndex = number;

export const wild: SymbolIndex = symbols.indexOf('wild');
export const scatter: SymbolIndex = symbols.indexOf('scatter');

/** One letter per symbol, in the same order, so that a strip can be read and compared by eye. */
const letters = 'WABCD12345S';

/** Reads a strip written as letters. */
export function readStrip(text: string): SymbolIndex[] {
  return Array.from(text, (letter) => {
    const index = letters.indexOf(letter);
    if (index < 0) throw new RangeError(`a strip holds the unknown letter ${letter}`);
    return index;
  });
}
