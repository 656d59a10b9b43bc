import type { Random } from '../../ports';
import { encodePng } from '../captcha/png';

/** Size of the picture and of the piece, pixels. */
export const sliderSize = { width: 280, height: 150, piece: 46 } as const;

/** Where the gap lies: its left and top edge. */
export interface Gap {
  left: number;
  top: number;
}

/** A place for the gap: never so far left that the piece would begin upon it. */
export function chooseGap(random: Random): Gap {
  const { width, height, piece } = sliderSize;
  const leftmost = piece + 20;
  return {
    left: leftmost + random.below(width - piece - leftmost),
    top: 10 + random.below(height - piece - 20),
  };
}

type Colour = readonly [red: number, green: number, blue: number];
type Paint = (x: number, y: number) => Colour;

/** Draws hills under a sky, with a gap in them; and the piece that was cut out. Both as PNG in base64. */
export async function drawSlider(gap: Gap, random: Random): Promise<{ image: string; piece: string }> {
  const { width, height, piece } = sliderSize;
  const paint = landscape(random);
  const picture = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [inside, edge] = shape(x - gap.left, y - gap.top);
      const dim = inside ? (edge ? 0.72 : 0.42) : 1;
      picture.set(
        paint(x, y).map((value) => value * dim),
        (y * width + x) * 3,
      );
    }
  const cut = new Uint8Array(piece * piece * 4);
  for (let y = 0; y < piece; y += 1)
    for (let x = 0; x < piece; x += 1) {
      const [inside, edge] = shape(x, y);
      const colour = paint(gap.left + x, gap.top + y);
      const light = edge ? colour.map((value) => value + (255 - value) * 0.75) : colour;
      if (inside) cut.set([...light, 255], (y * piece + x) * 4);
    }
  return {
    image: base64(await encodePng(picture, width, height, 'rgb')),
    piece: base64(await encodePng(cut, piece, piece, 'rgba')),
  };
}

/** A square with a knob above and a notch at its left side; and whether the point lies at its edge. */
function shape(x: number, y: number): [inside: boolean, edge: boolean] {
  const isIn = (px: number, py: number): boolean => {
    const knob = Math.hypot(px - 25, py - 7) <= 6.5;
    const notch = Math.hypot(px - 5, py - 28) <= 6.5;
    const body = px >= 4 && px < 44 && py >= 10 && py < 44;
    return (body && !notch) || (knob && py < 12);
  };
  if (!isIn(x, y)) return [false, false];
  const near = [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
  ] as const;
  return [true, near.some(([dx, dy]) => !isIn(x + dx, y + dy))];
}

/** Sky, sun and three rows of hills in colours of chance: enough structure that the piece fits in one place only. */
function landscape(random: Random): Paint {
  const between = (low: number, high: number): number => low + ((high - low) * random.below(10_001)) / 10_000;
  const { width, height } = sliderSize;
  const sky: Colour = [between(40, 110), between(90, 160), between(150, 220)];
  const sun = { x: between(40, width - 40), y: between(18, 46), size: between(10, 18) };
  const hills = [0, 1, 2].map((row) => ({
    edge: ridge(height * (0.42 + row * 0.2) + between(-8, 8), between),
    colour: [between(20, 70) + row * 12, between(80, 130) - row * 14, between(70, 110) - row * 14] as Colour,
  }));
  return (x, y) => {
    // Fine, fixed grain: the same point always has the same colour.
    const grain = (((x * 73_856_093) ^ (y * 19_349_663)) & 15) - 8;
    const hill = hills.findLast(({ edge }) => y > (edge[x] ?? 0));
    const glow = Math.max(0, 1 - Math.hypot(x - sun.x, y - sun.y) / (sun.size * 2.4));
    const light = hill ? 0 : (y / height) * 60 + glow * 90;
    const [red, green, blue] = hill?.colour ?? sky;
    return [clamp(red + light + grain), clamp(green + light + grain), clamp(blue + light + grain)];
  };
}

const clamp = (value: number): number => Math.max(0, Math.min(255, value));

/** The height of a row of hills at each column: three waves of chance. */
function ridge(base: number, between: (low: number, high: number) => number): number[] {
  const waves = [1, 2, 3].map((wave) => ({
    size: between(4, 15) / wave,
    length: between(34, 90) / wave,
    start: between(0, 6.28),
  }));
  return Array.from({ length: sliderSize.width }, (_, x) =>
    waves.reduce((sum, { size, length, start }) => sum + size * Math.sin((x / length) * 6.28 + start), base),
  );
}

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
