import { num, polygonPath, regular } from './drawing';
import { petal } from './objects/nature';
import { sector, star } from './objects/round';
import { at } from './random';

const turn = Math.PI * 2;
const path = (d: string, isEvenOdd = false) => `<path d="${d}"${isEvenOdd ? ' fill-rule="evenodd"' : ''}/>`;
const spun = (count: number, one: string, offset = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${num(offset + (i * 360) / count)} 12 12)">${one}</g>`,
  ).join('');
const disc = (x: number, y: number, r: number) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;
const box = (x: number, y: number, w: number, h: number, r = 0) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r ? ` rx="${r}"` : ''}/>`;
/** A disc as a path, to be cut from others. */
const hole = (x: number, y: number, r: number) =>
  `M${num(x - r)},${num(y)}a${r},${r} 0 1 0 ${r * 2},0a${r},${r} 0 1 0 ${-r * 2},0Z`;
const arc = (inner: number, outer: number, from: number, to: number) =>
  path(sector(12, 12, inner, outer, from * turn, to * turn));
const bloom = (count: number, length: number, width: number, offset = 0) =>
  spun(count, `<path transform="translate(12 12)" d="${petal(length, width)}"/>`, offset);
const grid = (rows: readonly string[], size = 6, gap = 1.5, r = 0) =>
  rows
    .flatMap((row, y) =>
      [...row].map((cell, x) =>
        cell === 'x'
          ? box(2 + x * (size + gap), 2 + y * (size + gap), size, size, r)
          : cell === 'o'
            ? disc(2 + x * (size + gap) + size / 2, 2 + y * (size + gap) + size / 2, size / 2)
            : '',
      ),
    )
    .join('');
const wave = (y: number, height: number) =>
  `M2,${y}c3.300,-4 6.700,-4 10,0s6.700,4 10,0v${height}c-3.300,4 -6.700,4 -10,0s-6.700,-4 -10,0Z`;
const polygonHole = (sides: number, r: number, inner: number, offset = 0) =>
  path(
    polygonPath(regular(sides, 12, 12, r, offset)) + polygonPath(regular(sides, 12, 12, inner, offset)),
    true,
  );

const shapes: readonly string[] = [
  path('M3 5h5l4 9 4-9h5L14 21h-4z'),
  path('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4z') + disc(16.5, 16.5, 3.5),
  path('M4 3l8 6 8-6v11l-8 7-8-7z'),
  path('M12 2a10 10 0 1 0 10 10h-5a5 5 0 1 1-5-5z'),
  path('M12 2c5 4 7 8 7 12a7 7 0 0 1-14 0c0-4 2-8 7-12z'),
  disc(8, 12, 6) + disc(18.5, 7, 3.5) + disc(18.5, 17, 3.5),
  path('M3 20 14 4l2.500 6L21 12z'),
  path('M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z'),
  path('M2 8c6-5 8 3 12-1 3-3 6-2 8 1-2 3-6 2-8 5 4-1 5 4 2 7-4-6-10-4-14-12z'),
  path('M12 2l9 5v10l-9 5-9-5V7zm0 5L7.500 9.500v5L12 17l4.500-2.500v-5z', true),
  path('M3 7a9 9 0 0 1 18 0zM3 17a9 9 0 0 0 18 0zM3 9.500h18v5H3z'),
  path('M4 4h16v4H9v3h9v4H9v5H4z'),
  path('M12 3a9 9 0 0 1 9 9h-9zM3 12h9v9a9 9 0 0 1-9-9z'),
  path('M5 21V8l7-5 7 5v13h-5v-7h-4v7z'),
  path('M2 12l5-8h10l5 8-5 8H7zm6.500 0l2 4h3l2-4-2-4h-3z', true),
  path('M4 20C4 10 10 4 20 4c0 10-6 16-16 16zm5-5c3-1 5-3 6-6-3 1-5 3-6 6z', true),
  bloom(6, 10.5, 4.6),
  path('M3 14a9 9 0 0 1 18 0h-4.500a4.500 4.500 0 0 0-9 0z') + box(3, 16.5, 18, 3.6, 1.6),
  path(star(12, 12.4, 11, 5, 0.5)),
  grid(['xo', 'ox'], 9.2, 1.6),
  polygonHole(3, 11.5, 4.6),
  spun(3, path('M12 2c4 2 5 6 3 9.500l-3 .5z')),
  arc(6, 10, -0.25, 0.42) + disc(12, 12, 3.2),
  path('M3 4h6l3 5 3-5h6l-6.500 8L21 20h-6l-3-5-3 5H3l6.500-8z'),
  path(wave(6, 3.4)) + path(wave(14.5, 3.4)),
  grid(['xxx', '.x.', '.x.'], 5.8, 1.3, 1.4),
  spun(4, box(12.8, 2, 8.2, 8.2, 4.1)),
  path(`M12 2a10 10 0 0 1 10 10H12zM2 12h10v10A10 10 0 0 1 2 12z${hole(7, 7, 4)}${hole(17, 17, 4)}`),
  path('M4 3h10a6 6 0 0 1 2 11.600L21 21h-6l-4-6H9v6H4zm5 4v4h4.500a2 2 0 0 0 0-4z', true),
  grid(['o.o', '.o.', 'o.o'], 5.8, 1.3),
  spun(6, path('M12 2.500l2.600 4.500H9.400z')) + path(polygonPath(regular(6, 12, 12, 4.4))),
  path('M4 4h8a8 8 0 0 1 0 16H4zm5 4.500v7h3a3.500 3.500 0 0 0 0-7z', true),
  bloom(3, 11, 6.2, 0) + disc(12, 19.5, 2.4),
  path(
    'M12 3c4.500 0 8 3 8 7 0 5-5 6-5 11h-6c0-5-5-6-5-11 0-4 3.500-7 8-7zm0 4a3.200 3.200 0 1 0 0 6.400A3.200 3.200 0 0 0 12 7z',
    true,
  ),
  path('M6 2h12l-2 7h5L9 22l2.500-9H5z'),
  path('M2 18 8.500 5l3.700 7 2.800-4.600L22 18z'),
  arc(8, 10.6, 0.02, 0.31) +
    arc(8, 10.6, 0.35, 0.65) +
    arc(8, 10.6, 0.69, 0.98) +
    path(polygonPath(regular(3, 12, 12.6, 5.4))),
  path(
    'M12 2l2.400 4.200L19 5l-1.200 4.600L22 12l-4.200 2.400L19 19l-4.600-1.200L12 22l-2.400-4.200L5 19l1.200-4.600L2 12l4.200-2.400L5 5l4.600 1.200z',
  ),
  box(3, 4, 18, 3.6, 1.8) + box(3, 10.2, 12, 3.6, 1.8) + box(3, 16.4, 6, 3.6, 1.8),
  path(
    'M3 12C6 5 18 5 21 12 18 19 6 19 3 12zm9-3.600a3.600 3.600 0 1 0 0 7.200 3.600 3.600 0 0 0 0-7.200z',
    true,
  ),
  path('M13 2c0 5 6 6 6 12a7 7 0 0 1-14 0c0-3 2-4 2-7 2 1 2.500 2.500 2.500 4C11.500 9 13 6 13 2z'),
  polygonHole(8, 11, 5.4, 22.5),
  path('M5 2h4v8h6V2h4v20h-4v-8H9v8H5z'),
  path('M12 2 20 7v5l-8-5-8 5V7zM12 10l8 5v5l-8-5-8 5v-5z'),
  bloom(4, 10.8, 5.6, 45) + `<circle cx="12" cy="12" r="1.600"/>`,
  path('M12 3a6 6 0 0 1 6 6c0 3-2 4-2 7h-8c0-3-2-4-2-7a6 6 0 0 1 6-6zM8.500 18h7v3h-7z'),
  path('M14.500 2.400A10 10 0 1 0 21.600 15 8 8 0 0 1 14.500 2.400z'),
  path('M3 21V3h4.600l8.800 11V3H21v18h-4.600L7.600 10v11z'),
  path('M12 2 22 12 12 22 2 12zm0 5.500L7.500 12l4.500 4.500 4.500-4.500z', true),
  path(`M12 2a10 10 0 0 1 0 20c-5 0-5-7 0-10s5-10 0-10z`),
  spun(5, path('M12 12 8.600 3.400A9 9 0 0 1 15.400 3.400z')),
  path('M2 7l5-3 5 3 5-3 5 3v12l-5-3-5 3-5-3-5 3zM11 9.400v6.200l2 1.200v-6.200z', true),
  spun(2, path('M3 3h11a7 7 0 0 1 7 7H10a7 7 0 0 1-7-7z')),
  disc(12, 5, 3.4) +
    disc(5.4, 16.6, 3.4) +
    disc(18.6, 16.6, 3.4) +
    path(polygonPath(regular(3, 12, 12.6, 4.2, 60))),
  path(hole(12, 12, 10.5) + polygonPath(regular(5, 12, 12.4, 6.6)), true),
  path('M2 20c0-9 6-16 10-18 4 2 10 9 10 18-4 0-7-2-8-5v6h-4v-6c-1 3-4 5-8 5z'),
  arc(0, 10, 0, 0.25) + arc(0, 10, 0.5, 0.75) + disc(16.6, 7.4, 3) + disc(7.4, 16.6, 3),
  spun(8, path('M10.400 2h3.200L12 9.500z')) + disc(12, 12, 2.6),
  path('M3 8 12 3l9 5-9 5zM3 13l9 5 9-5v3l-9 5-9-5z'),
  path(`M4 12a8 8 0 0 1 16 0v9h-5v-9a3 3 0 0 0-6 0v9H4z`) + disc(12, 17.6, 2.4),
];

/** Signs of the lottery platforms, which are not studios: a ball, a ticket, a star and a wheel of numbers. */
const lotteryMarks = {
  TCG_SEA: path(hole(12, 12, 10) + hole(12, 12, 4.6), true),
  GPI: path('M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zm12 2.500v2h2v-2zm0 5v2h2v-2z', true),
  TCG_LOTTO_VN: path(hole(12, 12, 10.5) + star(12, 12.6, 7), true),
  TCG_LOTT: spun(8, disc(12, 3.6, 2.4)) + disc(12, 12, 3.4),
};

export type LotteryPlatform = keyof typeof lotteryMarks;
export const lotteryPlatforms = Object.keys(lotteryMarks) as LotteryPlatform[];

/** A vendor's mark: 24 by 24, one colour, taken from the text around it or from a mask's background. */
export function vendorMark(index: number): string {
  return framed(at(shapes, index));
}

/** The mark of a lottery platform. */
export function lotteryMark(code: LotteryPlatform): string {
  return framed(lotteryMarks[code]);
}

const framed = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">${shape}</svg>`;

/** How many different marks there are. */
export const markCount = shapes.length;
