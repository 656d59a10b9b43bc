import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { sphere } from '../objects/round';

export const turtle: Motif = {
  silhouette: 'creature',
  hues: { body: 150, trim: 85 },
  seed: 241,
  grounds: ['rings', 'shafts', 'scales', 'bokeh', 'mandala'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#04405a', '#0f9aa8', '#032b40').light(180, 220, 250, '#e6fff4', 0.6);
    s.in('glow', () => {
      for (let i = 0; i < 6; i++)
        s.polygon(
          [
            [10 + i * 66, -10],
            [36 + i * 66, -10],
            [-10 + i * 88, 490],
            [-70 + i * 88, 490],
          ],
          '#d4fbff',
          { opacity: 0.08 },
        );
    });
  },
  subject: (s) =>
    s.place({ x: 182, y: 236, turn: 24, scale: 1.14 }, () => {
      s.ellipse(16, 24, 92, 112, '#021824', { opacity: 0.4, filter: s.blur(12) });
      s.in('body', () => {
        const flipper = s.shape(() => {
          s.path(
            'M-44,-62C-96,-92 -138,-72 -150,-22C-120,-30 -92,-30 -62,-26Z',
            s.linear(ramp('#8fe0a4', '#2c8a66')),
          );
          s.path('M-84,-66q8,10 2,20M-108,-62q8,10 4,22M-64,-62q6,10 0,22', 'none', {
            stroke: '#d8ffd9',
            width: 3,
            opacity: 0.5,
          });
          s.path('M-46,82C-74,96 -88,122 -82,142C-58,136 -38,118 -28,100Z', '#3c9a70');
        });
        s.stamp(flipper, {}).stamp(flipper, { isMirrored: true });
        s.path(
          'M0,-158C26,-158 34,-132 28,-108C22,-92 -22,-92 -28,-108C-34,-132 -26,-158 0,-158Z',
          s.linear(ramp('#a5ecb4', '#3ba276')),
        );
        s.path('M-6,112L0,140L6,112Z', '#3c9a70');
        s.path(
          'M0,-112C62,-112 92,-62 90,0C88,66 46,118 0,118C-46,118 -88,66 -90,0C-92,-62 -62,-112 0,-112Z',
          '#0e5a4a',
        );
      });
      s.in('trim', () => {
        const plates = s.linear(ramp('#ffe9a0', '#e3b04a', '#9c6a24'));
        for (const y of [-66, -8, 50])
          s.polygon(
            [
              [-20, y - 24],
              [20, y - 24],
              [34, y],
              [20, y + 24],
              [-20, y + 24],
              [-34, y],
            ],
            plates,
          );
        for (const f of [-1, 1])
          for (const [x, y, w, h] of [
            [56, -50, 22, 26],
            [66, 2, 20, 24],
            [54, 52, 20, 24],
          ] as const)
            s.polygon(
              [
                [f * (x - w + 4), y - h + 6],
                [f * (x + w * 0.4), y - h],
                [f * (x + w), y + h * 0.3],
                [f * (x + w * 0.2), y + h],
                [f * (x - w + 2), y + h - 2],
              ],
              '#d9a03f',
            );
        s.stroke('M-60,-70C-40,-96 -20,-102 0,-102', '#fff6d0', 4, { opacity: 0.6 });
      });
      for (const f of [-1, 1]) s.circle(f * 15, -134, 5, '#10231c').circle(f * 15 - 1.5, -136, 1.6, '#fff');
    }),
  front: (s) => {
    for (let i = 0; i < 12; i++)
      s.ring(40 + s.random() * 280, 30 + s.random() * 400, 3 + s.random() * 7, '#fff', 1.4, { opacity: 0.4 });
    s.foot('#021c2c', 0.76, 0.65);
  },
};

export const octopus: Motif = {
  silhouette: 'creature',
  hues: { body: 20, trim: 60 },
  seed: 257,
  grounds: ['shafts', 'bokeh', 'rings', 'scales', 'lattice'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#04283e', '#0d6f84', '#031b2c').light(180, 190, 240, '#c9fff2', 0.5);
    s.in('glow', () => {
      for (let i = 0; i < 6; i++)
        s.ring(180, 190, 120 + i * 44, '#a5f0e6', 1.4, { opacity: 0.26 - i * 0.04 });
    });
  },
  subject: (s) =>
    s.in('body', () => {
      const arms = [
        'M146,250C96,270 70,330 36,322C10,314 18,280 42,286',
        'M158,262C120,316 128,390 84,410C56,420 44,392 64,382',
        'M172,268C160,330 186,396 150,440C132,458 108,444 120,428',
        'M188,268C200,330 174,396 210,440C228,458 252,444 240,428',
        'M202,262C240,316 232,390 276,410C304,420 316,392 296,382',
        'M214,250C264,270 290,330 324,322C350,314 342,280 318,286',
      ];
      for (const [i, d] of arms.entries()) {
        s.stroke(d, '#8a1f3a', 31).stroke(d, i % 2 ? '#f2607a' : '#e24a68', 25);
        s.stroke(d, '#ffc2c0', 7, { dash: '0.1 12', opacity: 0.85, transform: 'translate(0 6)' });
      }
      s.path(
        'M180,72C246,72 276,122 268,176C262,218 240,256 214,274C200,284 160,284 146,274C120,256 98,218 92,176C84,122 114,72 180,72Z',
        s.radial(ramp('#ffb0ac', '#f2607a', '#a82548'), 0.4, 0.3, 0.85),
      );
      for (const [x, y, r] of [
        [138, 116, 9],
        [120, 146, 6],
        [222, 106, 7],
        [244, 140, 10],
        [160, 96, 5],
        [206, 132, 5],
      ] as const)
        s.circle(x, y, r, '#ffd0c4', { opacity: 0.5 });
      s.ellipse(146, 106, 26, 13, '#fff', { opacity: 0.35, transform: 'rotate(-32 146 106)' });
      for (const f of [-1, 1])
        s.tinted(
          (x) => x,
          () =>
            s
              .circle(180 + f * 34, 206, 24, '#fff')
              .circle(180 + f * 30, 208, 14, '#1a1230')
              .circle(180 + f * 30 - 5, 202, 5, '#fff'),
        );
      s.stroke('M164,242q16,12 32,0', '#6d1430', 4);
    }),
  front: (s) => {
    s.in('trim', () => {
      for (const [x, y, r] of [
        [52, 86, 17],
        [318, 112, 13],
        [300, 60, 8],
      ] as const)
        sphere(s, x, y, r, '#fff6dc', '#e0a94a', 0.8);
    });
    for (let i = 0; i < 14; i++)
      s.ring(20 + s.random() * 320, 20 + s.random() * 420, 3 + s.random() * 6, '#fff', 1.4, {
        opacity: 0.45,
      });
    s.foot('#021420', 0.78, 0.6);
  },
};

export const seahorse: Motif = {
  silhouette: 'creature',
  hues: { body: 300, trim: 75 },
  seed: 263,
  grounds: ['shafts', 'bokeh', 'rings', 'medallion', 'lattice', 'halo'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#06305e', '#1a86c0', '#042046').light(190, 200, 240, '#d8fbff', 0.6);
    s.in('sky', () => {
      for (const [x, h, lean] of [
        [30, 250, 14],
        [62, 190, -10],
        [304, 230, 12],
        [338, 290, -16],
      ] as const)
        s.stroke(
          `M${x},490C${x + lean},${480 - h / 3} ${x - lean},${480 - (h * 2) / 3} ${x + lean},${480 - h}`,
          '#0c6f6a',
          15,
          { opacity: 0.8 },
        );
    });
  },
  subject: (s) => {
    s.in('trim', () =>
      s
        .path(
          'M232,214C282,204 300,246 286,288C276,272 262,262 240,266Z',
          s.linear(ramp('#fff1b8', '#f0a63c')),
        )
        .stroke('M240,220l42,20M242,234l44,24M242,250l38,22', '#c9791c', 1.6, { opacity: 0.6 }),
    );
    s.in('body', () => {
      const trunk = 'M196,126C238,140 250,184 234,222C222,252 226,278 214,306';
      const tail =
        'M216,300C204,334 172,346 158,374C144,404 160,438 190,434C214,430 218,398 196,394C184,392 178,404 184,412';
      s.stroke(tail, '#5a2a8c', 30).stroke(trunk, '#5a2a8c', 48);
      s.stroke(tail, '#a95bd6', 22).stroke(trunk, s.linear(ramp('#c987f0', '#a95bd6')), 40);
      s.path(
        'M176,70C216,62 244,92 240,130C236,164 214,176 192,170C180,166 166,158 158,150C138,148 112,150 94,148C86,146 86,134 94,132C116,130 136,126 150,112C150,90 160,74 176,70Z',
        s.linear(ramp('#e0a8ff', '#9a4ed0')),
      );
      s.path('M212,196C244,220 220,262 218,300C206,330 176,340 176,300C176,262 184,220 212,196Z', '#e6b8ff', {
        opacity: 0.75,
      });
      for (let i = 0; i < 9; i++)
        s.stroke(`M${188 - i * 1.6},${204 + i * 17}q22,10 ${44 - i * 2},${-4 - i}`, '#7a3ab0', 3, {
          opacity: 0.65,
        });
    });
    s.in('trim', () => {
      for (const [x, y] of [
        [184, 50],
        [204, 48],
        [224, 56],
        [240, 72],
      ] as const)
        s.stroke(`M202,84L${x},${y}`, '#f0b24a', 6).circle(x, y, 6, '#ffe9a8');
      s.circle(186, 118, 15, '#fff3c9');
    });
    s.circle(184, 118, 9, '#180a2e').circle(181, 115, 3, '#fff');
  },
  front: (s) => {
    for (let i = 0; i < 12; i++)
      s.ring(60 + s.random() * 60, 40 + s.random() * 90, 2 + s.random() * 6, '#fff', 1.4, { opacity: 0.5 });
    s.foot('#031838', 0.78, 0.6);
  },
};
