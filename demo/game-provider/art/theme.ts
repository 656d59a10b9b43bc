import { parseHex, toHex } from '../../artwork/colour';
import { skyOf, type CoverSpec } from '../../artwork/covers';

/** The colours that dress a game's page. */
export interface GameTheme {
  /** Ground from top to bottom, dark enough for light text. */
  sky: readonly [top: string, middle: string, bottom: string];
  /** Light of the game: buttons, win lines. Bright enough for dark text on it. */
  glow: string;
}

/** The theme that a game's cover asks for. */
export function themeOf(cover: CoverSpec): GameTheme {
  const { sky, glow } = skyOf(cover);
  const [top, middle, bottom] = sky;
  return { sky: [dim(top, 0.2), dim(middle, 0.3), dim(bottom, 0.2)], glow: brighten(glow) };
}

function dim(colour: string, most: number): string {
  const { l, c, h } = parseHex(colour);
  const least = Math.min(l, most);
  return toHex({ l: least, c: Math.min(c, 0.06 + least * 0.3), h });
}

function brighten(colour: string): string {
  const { l, c, h } = parseHex(colour);
  return toHex({ l: Math.max(l, 0.82), c: Math.min(c, 0.16), h });
}
