import type { CoverSpec } from '../../artwork/covers';
import type { Motif } from '../../artwork/motif';
import { motifs } from '../../artwork/motifs/registry';
import { palettes } from '../../artwork/palettes';
import { parseHex, toHex } from '../../artwork/colour';
import { Stage } from '../../artwork/stage';

/** The colours that dress a game's page. */
export interface GameTheme {
  /** Ground from top to bottom, dark enough for light text. */
  sky: readonly [top: string, middle: string, bottom: string];
  /** Light of the game: buttons, win lines. Bright enough for dark text on it. */
  glow: string;
}

/** Notes down the colours that a motif asks its stage for. */
class Palettist extends Stage {
  skyColours: readonly [string, string, string] = ['#0d1230', '#2a3278', '#0c0f28'];
  glowColour = '#f3d48a';

  override sky(top: string, middle: string, bottom: string): this {
    this.skyColours = [top, middle, bottom];
    return this;
  }

  override light(x: number, y: number, r: number, colour: string, opacity?: number): this {
    this.glowColour = colour;
    return super.light(x, y, r, colour, opacity);
  }
}

/** The theme that a game's cover asks for. */
export function themeOf({ motif: name, palette }: CoverSpec): GameTheme {
  const { sky, glow } = palette === 'house' ? houseOf(motifs[name]) : palettes[palette];
  const dark = sky.map((colour, place) => dim(colour, place === 1 ? 0.3 : 0.2));
  return { sky: [dark[0] ?? '', dark[1] ?? '', dark[2] ?? ''], glow: brighten(glow) };
}

function houseOf(motif: Motif) {
  const stage = new Palettist(motif.hues, undefined, motif.seed);
  motif.backdrop(stage);
  return { sky: stage.skyColours, glow: stage.glowColour };
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
