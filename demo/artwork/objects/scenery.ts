import type { Stage } from '../stage';

const craters = [
  [-50, -46, 20],
  [58, -30, 14],
  [-60, 44, 12],
  [48, 56, 24],
  [-4, -88, 10],
] as const;

/** A large pale moon with craters. */
export function moon(s: Stage, x: number, y: number, r: number) {
  s.disc(
    x,
    y,
    r,
    [
      [0, '#fffdf2'],
      [0.75, '#ffeebc'],
      [1, '#f6cf86'],
    ],
    0.42,
    0.36,
    0.8,
  );
  s.in('glow', () => {
    for (const [dx, dy, size] of craters)
      s.circle(x + (dx * r) / 126, y + (dy * r) / 126, (size * r) / 126, '#efca85', { opacity: 0.4 });
  });
}

/** A row of see-through firs standing on `base`, `low` to `high` tall. */
export function forest(
  s: Stage,
  count: number,
  base: number,
  low: number,
  high: number,
  colour: string,
  opacity: number,
) {
  for (let i = 0; i < count; i++) {
    const x = s.random() * 360;
    const h = low + s.random() * (high - low);
    const y = base + s.random() * 20;
    s.polygon(
      [
        [x, y - h],
        [x - h * 0.24, y],
        [x + h * 0.24, y],
      ],
      colour,
      { opacity },
    );
  }
}
