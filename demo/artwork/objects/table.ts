import { at } from '../random';
import { type Drawing, type Point, num, ramp } from '../drawing';
import { sphere } from './round';

export type Suit = 'heart' | 'spade' | 'diamond' | 'club';
export type Rank = 'A' | 'K' | 'Q' | 'J' | 'X' | '9' | '8';

const suits: Record<Suit, string> = {
  heart: 'M0,30C-46,-2 -26,-34 0,-14C26,-34 46,-2 0,30Z',
  spade: 'M0,-32C40,2 24,28 5,12L11,32L-11,32L-5,12C-24,28 -40,2 0,-32Z',
  diamond: 'M0,-34L26,0L0,34L-26,0Z',
  club: 'M0,-30a14,14 0 0 1 11,23a14,14 0 1 1 -6,20l6,19h-22l6,-19a14,14 0 1 1 -6,-20a14,14 0 0 1 11,-23Z',
};

const ranks: Record<Rank, string> = {
  A: 'M-7,9L0,-9L7,9M-4.4,3.4H4.4',
  K: 'M-6,-9V9M7,-9L-5,1L7,9',
  Q: 'M0,-9a7.5,9 0 1 0 .1,0M3,4L8,10',
  J: 'M4,-9V4a5,5 0 0 1 -10,0',
  X: 'M-9,-9V9M-2,0a5,9 0 1 0 10,0a5,9 0 1 0 -10,0',
  '9': 'M6,-3a6,6 0 1 0 -12,0a6,6 0 1 0 12,0V2a6,7 0 0 1 -10,5',
  '8': 'M0,-1a5,4.4 0 1 0 -.1,0a6,5 0 1 0 .2,0',
};

/** A playing card. Pips are drawn shapes, as everywhere: art carries no text. */
export function card(d: Drawing, x: number, y: number, width: number, turn: number, suit: Suit, rank: Rank) {
  const height = width * 1.42;
  const ink = suit === 'heart' || suit === 'diamond' ? '#cf2f45' : '#20233a';
  const unit = width / 100;
  d.place({ x, y, turn }, () => {
    const rx = width * 0.1;
    d.rect('#000', -width / 2 + 4, -height / 2 + 8, width, height, { rx, opacity: 0.34, filter: d.blur(7) });
    const face = d.linear(ramp('#fffdf8', '#e3e1ea'), [0, 0, 1, 1]);
    d.rect(face, -width / 2, -height / 2, width, height, { rx });
    d.place({ scale: unit }, () => d.path(suits[suit], ink));
    for (const turned of [0, 180])
      d.place({ turn: turned }, () =>
        d.place({ x: -width * 0.36, y: -height * 0.38 }, () => {
          d.place({ scale: unit }, () => d.stroke(ranks[rank], ink, 2.9, { join: 'round' }));
          d.place({ y: 17 * unit, scale: 0.2 * unit }, () => d.path(suits[suit], ink));
        }),
      );
  });
}

/** A casino chip seen from the side; `thickness` is its rim. */
export function chip(
  d: Drawing,
  x: number,
  y: number,
  rx: number,
  ry: number,
  thickness: number,
  light: string,
  dark: string,
  edge = '#fff',
) {
  const rim = d.linear(ramp(dark, light, dark), [0, 0, 1, 0]);
  d.path(`M${x - rx},${y}v${thickness}a${rx},${ry} 0 0 0 ${rx * 2},0v${-thickness}Z`, rim);
  for (const [share, width] of [
    [-0.72, 0.16],
    [-0.24, 0.22],
    [0.32, 0.22],
    [0.78, 0.13],
  ] as const) {
    const drop = ry * Math.sqrt(1 - share * share);
    const left = x + rx * share - (rx * width) / 2;
    d.path(`M${num(left)},${num(y + drop)}v${thickness}l${num(rx * width)},0v${-thickness}Z`, edge, {
      opacity: 0.85,
    });
  }
  d.ellipse(x, y, rx, ry, d.linear(ramp(light, dark), [0, 0, 1, 1]));
  const dash = `${num(rx * 0.2)} ${num(rx * 0.12)}`;
  d.ellipse(x, y, rx * 0.68, ry * 0.68, 'none', { stroke: edge, strokeOpacity: 0.8, width: 2, dash });
  d.ellipse(x, y, rx * 0.5, ry * 0.5, '#fff', { opacity: 0.12 });
}

const digits = [
  'M0,-9a6,9 0 1 0 .1,0',
  'M-4,-5L1,-9V9',
  'M-5,-5a5.4,5 0 0 1 10,1C5,1 -5,5 -5.4,9H6',
  'M-5,-7a5,4.4 0 1 1 4,7a5.4,5 0 1 1 -5,6',
  'M3,9V-9L-6,4H7',
  'M5,-9H-4L-5,-1a5.6,5.6 0 1 1 -1,8',
  'M4,-8C-4,-7 -6,0 -5.6,4a5.6,5.2 0 1 0 1,-4',
  'M-6,-9H6L-1,9',
  'M0,-1a4.8,4.2 0 1 0 -.1,0a5.6,5 0 1 0 .2,0',
  'M-4,8C4,7 6,0 5.6,-4a5.6,5.2 0 1 0 -1,4',
];

/** A number drawn as strokes, centred. */
export function numeral(d: Drawing, value: number, x: number, y: number, scale: number, ink: string) {
  const figures = [...String(value)];
  figures.forEach((figure, i) =>
    d.place({ x: x + (i - (figures.length - 1) / 2) * 15 * scale, y, scale }, () =>
      d.stroke(at(digits, Number(figure)), ink, 3.1, { join: 'round' }),
    ),
  );
}

/** A lottery ball with its number. */
export function ball(
  d: Drawing,
  x: number,
  y: number,
  r: number,
  light: string,
  dark: string,
  value: number,
  ink = '#1b1d2b',
) {
  d.ellipse(x, y + r * 1.06, r * 0.8, r * 0.16, '#000', {
    opacity: 0.35,
    filter: d.blur(Math.round(r * 0.08)),
  });
  sphere(d, x, y, r, light, dark, 0.6);
  d.circle(x, y, r * 0.58, '#fffdf6', { opacity: 0.96 });
  numeral(d, value, x, y, r / 26, ink);
}

const pips: Record<1 | 2 | 3 | 5, readonly Point[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]], // prettier-ignore
  3: [[-1, -1], [0, 0], [1, 1]], // prettier-ignore
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], // prettier-ignore
};
export type Face = keyof typeof pips;

/** A die seen from a corner, with its top, left and right faces. */
export function die(
  d: Drawing,
  x: number,
  y: number,
  scale: number,
  faces: readonly [Face, Face, Face],
  shades: readonly [string, string, string],
) {
  const spots = (face: Face, spread: number) =>
    pips[face].map(([px, py]): Point => [px * spread, py * spread]);
  const side = (points: readonly Point[], fill: string) =>
    d.polygon(points, fill, { stroke: fill, width: 6, join: 'round' });
  d.place({ x, y, scale }, () => {
    d.ellipse(0, 62, 58, 14, '#000', { opacity: 0.4, filter: d.blur(6) });
    side([[0, -56], [54, -28], [0, 2], [-54, -28]], shades[0]); // prettier-ignore
    side([[-54, -24], [-3, 4], [-3, 64], [-54, 34]], shades[1]); // prettier-ignore
    side([[54, -24], [3, 4], [3, 64], [54, 34]], shades[2]); // prettier-ignore
    for (const [px, py] of spots(faces[0], 0.5))
      d.ellipse(px * 27 - py * 27, -27 + px * 14 + py * 14, 8, 5, '#c22338');
    for (const [px, py] of spots(faces[1], faces[1] === 5 ? 0.85 : 0.9))
      d.ellipse(-28 + px * 16, 20 + px * 9 + py * 20, 5.4, 7, '#1b1d2b');
    for (const [px, py] of spots(faces[2], faces[2] === 5 ? 0.85 : 0.9))
      d.ellipse(28 + px * 16, 20 - px * 9 + py * 20, 5.4, 7, '#1b1d2b');
  });
}
