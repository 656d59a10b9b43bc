import { polar, polygonPath, xy } from '../drawing';
import { petal } from '../objects/nature';
import { line, soft, type Ground } from './ground';

export const rays: Ground = (s, x, y) => {
  const count = s.choose([18, 24, 30]);
  s.light(x, y, 260, '#fff', 0.6).beams(x, y, count, 460, '#fff', soft(s, 0.18, 0.3));
};

export const rings: Ground = (s, x, y) => {
  s.light(x, y, 250, '#fff', 0.5);
  for (let i = 0; i < 9; i++) s.ring(x, y, 44 + i * 34, line(s), 1.6, { opacity: 0.42 - i * 0.036 });
};

export const halo: Ground = (s, x, y) => {
  s.light(x, y, 270, '#fff', 0.55);
  s.circle(
    x,
    y,
    142,
    s.linear([
      [0, line(s), soft(s, 0.85, 0.95)],
      [1, line(s), soft(s, 0.25, 0.4)],
    ]),
  );
  for (const [r, o] of [
    [154, 0.5],
    [166, 0.3],
    [180, 0.16],
  ] as const)
    s.ring(x, y, r, line(s), 1.6, { opacity: o });
};

export const lattice: Ground = (s, x, y) => {
  s.light(x, y, 270, '#fff', 0.55);
  const step = s.choose([36, 45, 60]);
  let d = '';
  for (let i = -480; i < 840; i += step) d += `M${i},0l480,480M${i},480l480,-480`;
  s.stroke(d, line(s), 1.2, { opacity: soft(s, 0.2, 0.4) });
  let knots = '';
  for (let row = 0; row * step <= 480; row++)
    for (let i = -480; i < 840; i += step) {
      const kx = i + row * step;
      if (kx >= 0 && kx <= 360) knots += `M${kx},${row * step}h0`;
    }
  s.stroke(knots, line(s), 4, { opacity: soft(s, 0.5, 0.7) });
};

export const hexes: Ground = (s, x, y) => {
  s.light(x, y, 260, '#fff', 0.55);
  const paths = ['', '', ''];
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 8; column++) {
      const cx = column * 54 + (row % 2) * 27 - 10;
      const cell = polygonPath(
        Array.from({ length: 6 }, (_, i) => polar(cx, row * 47 + 6, 29, ((i * 60 - 90) * Math.PI) / 180)),
      );
      const pick = Math.floor(s.random() * 3);
      paths[pick] += cell;
    }
  paths.forEach((d, i) => s.stroke(d, line(s), 1.2, { opacity: soft(s, 0.1, 0.22) * (i + 1) }));
};

export const arches: Ground = (s, x) => {
  const [a, b] = [s.palette?.sky[1] ?? '#146152', line(s)];
  for (let i = 7; i >= 0; i--) {
    const half = 62 + i * 30;
    const top = 214 - i * 27;
    const d = `M${x - half},500V${top + half}a${half},${half} 0 0 1 ${half * 2},0V500Z`;
    s.path(d, i % 2 ? a : b, {
      opacity: i % 2 ? 0.55 : soft(s, 0.1 + (7 - i) * 0.035, 0.16 + (7 - i) * 0.05),
    });
    s.stroke(d, b, 1.4, { opacity: soft(s, 0.3, 0.5) });
  }
  s.light(x, 240, 190, '#fff', 0.7);
};

export const medallion: Ground = (s, x, y) => {
  s.light(x, y, 260, '#fff', 0.5).stars(30, 300, '#fff');
  s.ring(x, y, 158, line(s), 1.6, { opacity: 0.8 })
    .ring(x, y, 167, line(s), 0.9, { opacity: 0.6 })
    .ring(x, y, 146, line(s), 0.9, { opacity: 0.4 });
  let beads = '';
  let knots = '';
  for (let i = 0; i < 24; i++) {
    const point = xy(polar(x, y, 162.5, (i / 24) * Math.PI * 2));
    if (i % 6) beads += `M${point}h0`;
    else knots += `M${point}h0`;
  }
  s.stroke(beads, line(s), 3.4).stroke(knots, line(s), 9);
};

export const mandala: Ground = (s, x, y) => {
  s.light(x, y, 260, '#fff', 0.5);
  for (const [length, width, count, opacity] of [
    [236, 30, 24, 0.13],
    [186, 26, 20, 0.17],
    [136, 22, 16, 0.22],
  ] as const) {
    const leaf = s.shape(() =>
      s
        .path(petal(length, width), line(s), { opacity: soft(s, opacity, opacity * 1.7) })
        .circle(0, -length - 5, 3, line(s), { opacity: 0.5 }),
    );
    for (let i = 0; i < count; i++) s.stamp(leaf, { x, y, turn: (i * 360) / count });
  }
};

export const scales: Ground = (s, x, y) => {
  const scale = (x: number, y: number) => {
    s.circle(x, y, 30, s.palette?.sky[1] ?? '#17538a');
    for (const [r, o] of [
      [29, 0.45],
      [21, 0.3],
      [13, 0.2],
    ] as const)
      s.ring(x, y, r, line(s), 1.8, { opacity: soft(s, o, o * 1.4) });
  };
  // Each row covers the feet of the one above it, so the tile draws its rows from the top, edges included.
  const rows = s.pattern(60, 42, () => {
    for (const [y, start] of [
      [-21, 30],
      [0, 0],
      [21, 30],
      [42, 0],
      [63, 30],
    ] as const)
      for (let x = start - 60; x <= 90; x += 60) scale(x, y);
  });
  s.fill(rows);
  const [top, , bottom] = s.palette?.sky ?? ['#000', '#000', '#000'];
  s.fill(
    s.linear([
      [0, top, 0.72],
      [0.5, top, 0],
      [1, bottom, 0.75],
    ]),
  );
  s.light(x, y, 230, '#fff', 0.7);
};

export const curtains: Ground = (s, x, y) => {
  const [dark, mid] = s.palette?.sky ?? ['#2a0914', '#7a1730'];
  const fold = s.linear(
    [
      [0, dark],
      [0.45, mid],
      [0.7, line(s), 0.5],
      [1, dark],
    ],
    [0, 0, 1, 0],
  );
  for (let i = 0; i < 8; i++) s.rect(fold, i * 46 - 4, 0, 47, 480);
  s.fill(
    s.linear([
      [0, dark, 0.7],
      [0.4, dark, 0],
      [1, dark, 0.6],
    ]),
  );
  s.light(x, y, 250, '#fff', 0.75);
};
