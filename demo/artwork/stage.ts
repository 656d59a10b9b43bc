import { hueDifference, parseHex, toHex, vividLightness, type Oklch } from './colour';
import { Atmosphere } from './atmosphere';
import type { Stop } from './drawing';
import { at, hash, shuffled, stream, type Stream } from './random';
import type { Palette, Shift } from './palettes';

/** Groups of colours that a palette moves together. */
export type Tone = 'sky' | 'glow' | 'body' | 'trim' | 'ink';

/** The hues at which a motif's own colours are written, by group. */
export type Hues = Readonly<Record<'body' | 'trim', number>>;

const lifts = {
  night: { gain: 1, lift: 0 },
  vivid: { gain: 0.62, lift: 0.26 },
  day: { gain: 0.5, lift: 0.46 },
} as const;

/** Gold darkens towards orange: kept at its own hue a dark yellow is khaki. */
function warmed(hue: number, lightness: number): number {
  const nearness = Math.max(0, 1 - Math.abs(hue - 88) / 34);
  return hue - nearness * Math.min(34, Math.max(0, 0.84 - lightness) * 78);
}

function shifted(colour: Oklch, from: number, to: Shift): Oklch {
  const { h, c = 1, l = 0 } = to;
  if (colour.c < 0.02) return colour;
  const hue = (h + hueDifference(from, colour.h) * 0.75 + 360) % 360;
  // A yellow kept at the lightness of a blue turns to mud, so a third of the way is made good.
  const weight = Math.min(1, colour.c / 0.14) * 0.34;
  const lift = (vividLightness(hue) - vividLightness(colour.h)) * weight;
  const room = colour.l > 0.3 ? 1 : colour.l / 0.3;
  const lightness = Math.min(0.985, colour.l + (lift + l) * room);
  return { l: lightness, c: colour.c * c, h: warmed(hue, lightness) };
}

/**
 * A drawing dressed in a palette. Motifs are written in fixed colours; each part says which group it belongs
 * to, and the palette moves the group while light and shade stay as drawn. Without a palette every colour
 * stays as written: the motif's house version.
 */
export class Stage extends Atmosphere {
  private readonly groups: Readonly<Record<Tone, (colour: string) => string>>;
  private readonly cache = new Map<string, string>();
  private readonly choices: Stream;

  constructor(
    readonly hues: Hues,
    readonly palette: Palette | undefined,
    seed: number,
    width = 360,
    height = 480,
  ) {
    super(width, height, seed);
    this.choices = stream(hash(seed, 0x51ed));
    this.groups = palette ? this.tintsOf(palette) : untinted;
  }

  /** Whether the motif shows in the colours it was drawn in. */
  get isHouse(): boolean {
    return this.palette === undefined;
  }

  /** A number between two bounds; in the house version the number drawn. */
  vary(house: number, low: number, high: number): number {
    return this.palette ? low + this.choices() * (high - low) : house;
  }

  /** One of several; in the house version the first. */
  choose<T>(options: readonly T[]): T {
    return at(options, this.palette ? Math.floor(this.choices() * options.length) : 0);
  }

  /** A list in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    return shuffled(list, this.choices);
  }

  private tintsOf(palette: Palette): Record<Tone, (colour: string) => string> {
    const sky = parseHex(palette.sky[1]);
    const glow = parseHex(palette.glow);
    const { gain, lift } = lifts[palette.light];
    const chroma = Math.min(1.25, 0.35 + sky.c * 6);
    const make = (tone: Tone, change: (colour: Oklch) => Oklch) => (hex: string) => {
      const key = tone + hex;
      const known = this.cache.get(key);
      if (known) return known;
      const made = toHex(change(parseHex(hex)));
      this.cache.set(key, made);
      return made;
    };
    return {
      sky: make('sky', (x) => ({ l: x.l * gain + lift, c: x.c * chroma, h: sky.h })),
      ink: make('ink', (x) => ({ l: x.l, c: x.c * chroma, h: sky.h })),
      glow: make('glow', (x) => ({ l: x.l, c: Math.min(x.c, glow.c + 0.03), h: glow.h })),
      body: make('body', (x) => shifted(x, this.hues.body, palette.body)),
      trim: make('trim', (x) => shifted(x, this.hues.trim, palette.trim)),
    };
  }

  /** Draws in a group of the palette. */
  in(tone: Tone, draw: () => void): this {
    return this.tinted(this.groups[tone], draw);
  }

  /** A colour of a group, for the rare shape that mixes groups. */
  tone(tone: Tone, colour: string): string {
    return this.groups[tone](colour);
  }

  /** The background: the palette's own, or the three colours given. */
  sky(top: string, middle: string, bottom: string): this {
    const [a, b, c] = this.palette?.sky ?? [top, middle, bottom];
    return this.background(a, b, c);
  }

  /** Light of the palette's own colour, or of the colour given. */
  light(x: number, y: number, r: number, colour: string, opacity?: number): this {
    return this.glow(x, y, r, this.palette?.glow ?? colour, opacity);
  }

  beams(
    x: number,
    y: number,
    count: number,
    length: number,
    colour: string,
    opacity?: number,
    width?: number,
  ): this {
    return this.rays(x, y, count, length, this.palette?.glow ?? colour, opacity, width);
  }

  sparks(
    count: number,
    colour: string,
    low?: number,
    high?: number,
    box?: readonly [number, number, number, number],
  ): this {
    return this.dust(count, this.palette?.glow ?? colour, low, high, box);
  }

  /** The dark foot of the picture; on light palettes a fainter one. */
  foot(colour: string, from?: number, opacity = 0.72): this {
    if (!this.palette) return this.floor(colour, from, opacity);
    const dark = this.palette.sky.reduce((a, b) => (parseHex(a).l < parseHex(b).l ? a : b));
    return this.floor(dark, from, opacity * (this.palette.light === 'night' ? 1 : 0.5));
  }

  /** A disc of light such as a sun or moon, shaded by the stops given. */
  disc(x: number, y: number, r: number, stops: readonly Stop[], cx = 0.4, cy = 0.36, radius = 0.75): this {
    return this.in('glow', () => this.circle(x, y, r, this.radial(stops, cx, cy, radius)));
  }
}

const same = (colour: string) => colour;
const untinted = { sky: same, glow: same, body: same, trim: same, ink: same };
