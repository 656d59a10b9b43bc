import { hueDifference, parseHex, toHex, vividLightness, type Oklch } from './colour';
import type { Tone } from './drawings';
import type { Motif } from './motifs';
import type { Palette, Shift } from './palettes';

/** Where the colours of a tone go. */
export type Tint = (tone: Tone, colour: string) => string;

/** Moves the colours of a drawing that have a tone. */
export const tinted = (svg: string, tones: ReadonlyMap<string, Tone>, tint: Tint): string => {
  const made = new Map([...tones].map(([colour, tone]) => [colour, tint(tone, colour)]));
  return svg.replaceAll(/#[\da-f]{6}/g, (colour) => made.get(colour) ?? colour);
};

const lifts = {
  night: { gain: 1, lift: 0 },
  vivid: { gain: 0.62, lift: 0.26 },
  day: { gain: 0.5, lift: 0.46 },
} as const;

/** The colours of a motif in a palette: light and shade stay as drawn, hue and chroma move. */
export function paletteTint(palette: Palette, hues: Motif['hues']): Tint {
  const [top, middle, bottom] = palette.sky;
  const sky = parseHex(middle);
  const glow = parseHex(palette.glow);
  const { gain, lift } = lifts[palette.light];
  const chroma = Math.min(1.25, 0.35 + sky.c * 6);
  const dark = palette.sky.reduce((a, b) => (parseHex(a).l < parseHex(b).l ? a : b));
  const fixed = new Map(Object.entries({ top, middle, bottom, dark, light: palette.glow }));
  const moved = new Map<Tone, (colour: Oklch) => Oklch>([
    ['sky', ({ l, c }) => ({ l: l * gain + lift, c: c * chroma, h: sky.h })],
    ['ink', ({ l, c }) => ({ l, c: c * chroma, h: sky.h })],
    ['glow', ({ l, c }) => ({ l, c: Math.min(c, glow.c + 0.03), h: glow.h })],
    ['body', (colour) => shifted(colour, hues.body, palette.body)],
    ['trim', (colour) => shifted(colour, hues.trim, palette.trim)],
  ]);
  return (tone, colour) => {
    const move = moved.get(tone);
    return move ? toHex(move(parseHex(colour))) : (fixed.get(tone) ?? colour);
  };
}

function shifted(colour: Oklch, from: number, { h, c = 1, l = 0 }: Shift): Oklch {
  if (colour.c < 0.02) return colour;
  const hue = (h + hueDifference(from, colour.h) * 0.75 + 360) % 360;
  // A yellow kept at the lightness of a blue turns to mud, so a third of the way is made good.
  const weight = Math.min(1, colour.c / 0.14) * 0.34;
  const lift = (vividLightness(hue) - vividLightness(colour.h)) * weight;
  const room = colour.l > 0.3 ? 1 : colour.l / 0.3;
  const lightness = Math.min(0.985, colour.l + (lift + l) * room);
  return { l: lightness, c: colour.c * c, h: warmed(hue, lightness) };
}

/** Gold darkens towards orange: kept at its own hue a dark yellow is khaki. */
function warmed(hue: number, lightness: number): number {
  const nearness = Math.max(0, 1 - Math.abs(hue - 88) / 34);
  return hue - nearness * Math.min(34, Math.max(0, 0.84 - lightness) * 78);
}
