import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { gemShape } from '../objects/gems';
import { glint } from '../objects/round';

export const gem: Motif = {
  silhouette: 'object',
  hues: { body: 245, trim: 350 },
  seed: 3,
  grounds: ['rays', 'stars', 'hexes', 'lattice', 'bokeh', 'medallion', 'mandala'],
  isFree: true,
  backdrop: (s) =>
    void s
      .sky('#150b3a', '#3b1a86', '#10082b')
      .light(180, 222, 240, '#7ad7ff', 0.55)
      .beams(180, 222, 30, 430, '#b79bff', 0.16),
  subject: (s) => {
    s.in('trim', () => {
      s.stamp(gemShape(s, ['#ffd0ea', '#ff7cbf', '#d23c94', '#7f1f63']), { x: 78, y: 344, scale: 0.62 });
      s.stamp(gemShape(s, ['#d2fff2', '#63e6c3', '#22a98d', '#0e5c55']), { x: 284, y: 352, scale: 0.56 });
    });
    s.in('body', () =>
      s.stamp(gemShape(s, ['#e9fbff', '#8be0ff', '#4a93ff', '#3340c8']), { x: 180, y: 214, scale: 1.52 }),
    );
    s.path(
      [
        [84, 108, 12],
        [286, 130, 9],
        [262, 70, 6],
        [120, 386, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => glint(x, y, r))
        .join(''),
      '#fff',
    );
  },
  front: (s) => void s.sparks(30, '#cfe9ff', 0.6, 1.8).foot('#0a0520', 0.7, 0.75),
};

export const mines: Motif = {
  silhouette: 'pattern',
  hues: { body: 295, trim: 180 },
  seed: 103,
  grounds: ['stars', 'bokeh', 'rays'],
  isFree: false,
  isNocturnal: true,
  backdrop: (s) => void s.sky('#170a2e', '#3c1d66', '#12081f').light(180, 240, 240, '#ff9ad2', 0.3),
  subject: (s) => {
    const cells = s.isHouse
      ? [2, 5, 10, 12, 13, 16, 7, 18]
      : s.shuffle(Array.from({ length: 20 }, (_, i) => i));
    const [stones, bombs] = [cells.slice(0, 6), cells.slice(6, 8)];
    for (let i = 0; i < 20; i++) {
      const x = 34 + (i % 4) * 76;
      const y = 58 + Math.floor(i / 4) * 76;
      s.rect('#0a0415', x, y + 5, 64, 64, { rx: 14, opacity: 0.6 });
      if (stones.includes(i)) {
        s.in('ink', () => s.rect('#1c0d36', x, y, 64, 64, { rx: 14 }));
        s.in('trim', () =>
          s
            .glow(x + 32, y + 32, 40, '#6fffe0', 0.6)
            .stamp(gemShape(s, ['#e6fffb', '#7af5dc', '#2fc7b0', '#127f80']), {
              x: x + 32,
              y: y + 28,
              scale: 0.3,
            }),
        );
      } else if (bombs.includes(i)) {
        s.in('ink', () => s.rect('#1c0d36', x, y, 64, 64, { rx: 14 }));
        s.glow(x + 32, y + 32, 38, '#ff5f6d', 0.55)
          .circle(x + 32, y + 34, 15, s.radial(ramp('#ff9aa2', '#c41d3a'), 0.35, 0.3, 0.8))
          .stroke(`M${x + 40},${y + 22}q8,-10 13,-4`, '#ffe07a', 3);
      } else {
        s.in('body', () => s.rect(s.linear(ramp('#7d52c9', '#4f2f96')), x, y, 64, 64, { rx: 14 }));
        s.rect('#fff', x + 4, y + 3, 56, 22, { rx: 10, opacity: 0.13 });
      }
    }
  },
};

export const crown: Motif = {
  silhouette: 'object',
  hues: { body: 80, trim: 15 },
  seed: 347,
  grounds: ['rays', 'curtains', 'halo', 'medallion', 'lattice', 'arches', 'mandala'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#2a0620', '#8a1650', '#1c0416').light(180, 200, 250, '#ffd27a', 0.65);
    s.beams(180, 200, 26, 440, '#ffd27a', 0.13);
  },
  subject: (s) => {
    s.ellipse(180, 410, 130, 22, '#000', { opacity: 0.4 });
    s.in('trim', () => {
      s.path(
        'M56,340C40,332 42,318 60,318C120,304 240,304 300,318C318,318 320,332 304,340C326,366 322,398 304,412C240,426 120,426 56,412C38,398 34,366 56,340Z',
        s.linear(ramp('#f2607a', '#b3224c', '#5f0f30')),
      );
      s.path('M62,344C130,330 230,330 298,344', 'none', { stroke: '#ff9aa8', width: 3, opacity: 0.5 });
    });
    s.in('body', () => {
      for (const f of [-1, 1])
        s.circle(180 + f * 128, 404, 10, '#f3c65a').stroke(
          `M${180 + f * 128},412v26M${180 + f * 134},412l${f * 6},22M${180 + f * 122},412l${-f * 4},22`,
          '#e0a43a',
          3,
        );
      const gold = s.linear(
        [
          [0, '#fff3c0'],
          [0.45, '#f5c04a'],
          [1, '#9c6416'],
        ],
        [0, 0, 1, 1],
      );
      s.path(
        'M80,308L56,168L122,226L150,130L180,210L210,130L238,226L304,168L280,308C220,324 140,324 80,308Z',
        '#8a5410',
        { transform: 'translate(0 5)' },
      );
      s.path(
        'M80,308L56,168L122,226L150,130L180,210L210,130L238,226L304,168L280,308C220,324 140,324 80,308Z',
        gold,
      );
      s.path('M78,292C140,308 220,308 282,292L286,262C224,278 136,278 74,262Z', '#b87a1c').path(
        'M76,288C140,304 220,304 284,288L287,268C224,284 136,284 73,268Z',
        s.linear(ramp('#ffe9a8', '#d9962c')),
      );
      for (const [x, y, r] of [
        [56, 164, 13],
        [150, 124, 13],
        [210, 124, 13],
        [304, 164, 13],
      ] as const)
        s.circle(x, y, r, s.radial(ramp('#fffbe0', '#e0a132'), 0.36, 0.3, 0.8));
      s.path('M80,308L56,168L66,178L94,300Z', '#fff', { opacity: 0.35 });
    });
    s.in('trim', () => {
      s.stamp(gemShape(s, ['#ffe0e6', '#ff7a94', '#d82a55', '#8a0f38']), { x: 180, y: 240, scale: 0.3 });
      for (const [x, y] of [
        [116, 258],
        [244, 258],
      ] as const)
        s.circle(x, y, 10, s.radial(ramp('#ffd0dc', '#c9204e'), 0.36, 0.3, 0.8));
    });
    for (const [x, y, r] of [
      [100, 286, 6],
      [140, 295, 6],
      [180, 298, 7],
      [220, 295, 6],
      [260, 286, 6],
    ] as const)
      s.circle(x, y, r, s.radial(ramp('#fff', '#8fd8e8'), 0.36, 0.3, 0.8));
    s.path(glint(96, 116, 14) + glint(268, 98, 10) + glint(182, 76, 8), '#fff');
  },
  front: (s) => void s.sparks(40, '#ffe3a0', 0.7, 2.6).foot('#140310', 0.8, 0.6),
};
