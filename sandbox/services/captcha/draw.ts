import type { Random } from '../../ports';
import { encodePng } from './png';
import { alphabet, strokesOf } from './strokes';

/** Size of the picture, pixels. */
export const captchaSize = { width: 112, height: 44 } as const;
const letters = 4;

type Line = readonly [x1: number, y1: number, x2: number, y2: number, ink: number, thickness: number];

/** A random text of letters that nobody mixes up. */
export function captchaText(random: Random): string {
  return Array.from({ length: letters }, () => alphabet[random.below(alphabet.length)]).join('');
}

/** Draws the text turned, slanted, waved and crossed by lines: a PNG in base64. */
export async function drawCaptcha(text: string, random: Random): Promise<string> {
  const between = (low: number, high: number): number => low + ((high - low) * random.below(10_001)) / 10_000;
  const { width, height } = captchaSize;
  const lines: Line[] = [...text].flatMap((letter, index) => letterLines(letter, index, between));
  for (let line = 0; line < 3; line += 1)
    lines.push([
      0,
      between(4, height - 4),
      width,
      between(4, height - 4),
      between(60, 120),
      between(0.6, 1.1),
    ]);
  const wave = { size: between(1, 2.2), length: between(24, 40), start: between(0, 6.28) };
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const bent = y + wave.size * Math.sin((x / wave.length) * 6.28 + wave.start);
      let ink = 0;
      for (const line of lines) ink = Math.max(ink, line[4] * coverage(line, x + 0.5, bent + 0.5));
      pixels[y * width + x] = Math.max(0, Math.round(246 - between(0, 22) - ink));
    }
  return btoa(String.fromCharCode(...(await encodePng(pixels, width, height))));
}

function letterLines(letter: string, index: number, between: (low: number, high: number) => number): Line[] {
  const size = between(4.1, 4.9);
  const [turn, slant] = [between(-0.3, 0.3), between(-0.25, 0.25)];
  const [left, top] = [18 + index * 25.5 + between(-2.5, 2.5), 22 + between(-3, 3)];
  const ink = between(150, 210);
  const thickness = between(1.3, 1.8);
  const place = ([x, y]: readonly [number, number]): [number, number] => {
    const [across, down] = [(x - 2 + (3 - y) * slant) * size, (y - 3) * size];
    return [
      left + across * Math.cos(turn) - down * Math.sin(turn),
      top + across * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
  return strokesOf(letter).flatMap((points) =>
    points
      .slice(1)
      .map((point, step): Line => [...place(points[step] ?? point), ...place(point), ink, thickness]),
  );
}

/** How much of a pixel a line covers, by its distance. */
function coverage([x1, y1, x2, y2, , thickness]: Line, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  const distance = Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
  return Math.min(1, Math.max(0, thickness + 0.5 - distance));
}
