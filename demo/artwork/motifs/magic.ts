import { polar, ramp } from '../drawing';
import type { Motif } from '../motif';
import { glint, star } from '../objects/round';

export const potion: Motif = {
  silhouette: 'object',
  hues: { body: 320, trim: 75 },
  seed: 467,
  grounds: ['stars', 'rings', 'hexes', 'bokeh', 'medallion', 'arches', 'lattice'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0e1a34', '#2f5a6a', '#0a1222').light(180, 280, 240, '#ff9af0', 0.55);
    s.in('glow', () => {
      for (let i = 0; i < 6; i++)
        s.ring(180, 286, 124 + i * 40, '#ffb8f5', 1.4, { opacity: 0.3 - i * 0.045 });
    });
  },
  subject: (s) => {
    s.ellipse(180, 416, 112, 18, '#000', { opacity: 0.45 });
    const flask =
      'M150,104H210V196C268,216 300,262 300,308C300,372 246,414 180,414C114,414 60,372 60,308C60,262 92,216 150,196Z';
    s.path(flask, '#fff', { opacity: 0.16 });
    s.group({ clip: s.clipPath(flask) }, () =>
      s.in('body', () => {
        s.path(
          'M40,282C90,258 140,300 190,280C240,262 280,290 320,272V430H40Z',
          s.linear([
            [0, '#ff9af0'],
            [0.4, '#d93fc8'],
            [1, '#5a0f7a'],
          ]),
        );
        s.path(
          'M40,298C100,276 140,318 200,296C250,280 280,306 320,292V300C280,316 250,292 200,310C140,330 100,290 40,312Z',
          '#ffd6fa',
          { opacity: 0.5 },
        );
        s.stroke(
          'M130,390C90,360 120,320 160,340C196,360 170,390 210,390C250,388 262,350 236,330',
          '#ffc4f7',
          7,
          { opacity: 0.5 },
        );
        for (const [x, y, r] of [
          [120, 330, 9],
          [232, 366, 12],
          [176, 322, 6],
          [256, 316, 7],
          [96, 358, 6],
          [196, 392, 8],
          [146, 372, 5],
        ] as const)
          s.circle(x, y, r, '#ffe6fc', { opacity: 0.7 });
      }),
    );
    s.stroke(flask, '#fff', 4, { opacity: 0.8, join: 'round' }).path(
      'M84,306C86,266 116,234 146,222C124,248 106,276 106,316Z',
      '#fff',
      { opacity: 0.45 },
    );
    s.in('trim', () => {
      s.rect(
        s.linear(
          [
            [0, '#8a5a2a'],
            [0.4, '#e8b878'],
            [1, '#6a3f1a'],
          ],
          [0, 0, 1, 0],
        ),
        154,
        60,
        52,
        56,
        { rx: 8 },
      )
        .rect('#fff0c8', 142, 108, 76, 16, { rx: 7 })
        .rect('#d9a84a', 142, 116, 76, 8, { rx: 4 });
      s.path('M150,196C140,206 128,208 118,214C150,224 210,224 242,214C232,208 220,206 210,196Z', '#d9a03a')
        .circle(180, 214, 13, '#fff0b8')
        .circle(180, 214, 8, '#c2402c');
    });
    s.in('body', () => {
      for (const [x, y, r, o] of [
        [196, 40, 10, 0.7],
        [168, 22, 7, 0.5],
        [214, 14, 6, 0.4],
      ] as const)
        s.circle(x, y, r, '#ffb0f2', { opacity: o });
    });
    s.path(glint(70, 190, 12) + glint(300, 210, 10) + glint(288, 90, 8) + glint(72, 84, 8), '#fff');
  },
  front: (s) => void s.sparks(40, '#ffd0f8', 0.8, 2.6).foot('#070c1a', 0.84, 0.55),
};

export const orb: Motif = {
  silhouette: 'object',
  hues: { body: 230, trim: 75 },
  seed: 479,
  grounds: ['curtains', 'stars', 'halo', 'rings', 'medallion', 'bokeh', 'mandala'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#1a0a38', '#4a1f86', '#10051f').light(180, 210, 250, '#9fd8ff', 0.55);
    s.in('sky', () => {
      const fold = s.linear(ramp('#1f0c44', '#56289a', '#1f0c44'), [0, 0, 1, 0]);
      for (let i = 0; i < 8; i++) s.rect(fold, i * 46 - 4, 0, 47, 480, { opacity: 0.55 });
    });
  },
  subject: (s) => {
    s.ellipse(180, 430, 124, 18, '#000', { opacity: 0.45 });
    s.in('trim', () => {
      const gold = s.linear(ramp('#fff0b8', '#e3a83c', '#7a4a12'));
      s.path(
        'M92,428C96,402 124,392 132,372C112,360 104,340 106,322H254C256,340 248,360 228,372C236,392 264,402 268,428Z',
        gold,
      ).rect(gold, 80, 420, 200, 16, { rx: 8 });
      for (const x of [120, 150, 180, 210, 240]) s.circle(x, 400 - Math.abs(x - 180) * 0.06, 6, '#c2304c');
    });
    s.light(180, 212, 170, '#9fd8ff', 0.5);
    s.in('body', () => {
      s.circle(
        180,
        212,
        126,
        s.radial(
          [
            [0, '#f0fbff'],
            [0.4, '#8fd0ff'],
            [0.8, '#3f6cd8'],
            [1, '#1c2a7a'],
          ],
          0.42,
          0.36,
          0.8,
        ),
      );
      s.group({ clip: s.clipCircle(180, 212, 124) }, () => {
        s.path('M40,260C90,220 130,280 190,244C240,214 280,250 330,220V350H40Z', '#c9a8ff', {
          opacity: 0.5,
        }).path('M40,296C100,262 150,312 210,280C260,254 290,290 330,262V350H40Z', '#6a4fd8', {
          opacity: 0.6,
        });
        s.stroke('M96,180C130,150 160,210 200,176C232,150 250,180 276,160', '#fff', 5, { opacity: 0.4 });
      });
      s.ring(180, 212, 125, '#d9f0ff', 3, { opacity: 0.6 });
    });
    for (const [x, y, r] of [
      [150, 170, 10],
      [216, 200, 14],
      [182, 240, 8],
      [238, 160, 7],
      [130, 226, 7],
    ] as const)
      s.path(glint(x, y, r), '#fff');
    s.path('M84,196C90,140 130,104 176,100C136,120 112,156 106,206Z', '#fff', { opacity: 0.5 });
    s.in('trim', () =>
      s.path('M104,326C130,346 230,346 256,326L250,346C226,360 134,360 110,346Z', '#ffe09a'),
    );
  },
  front: (s) => void s.sparks(40, '#d6f0ff', 0.8, 2.6).foot('#0a0418', 0.84, 0.55),
};

export const book: Motif = {
  silhouette: 'object',
  hues: { body: 20, trim: 80 },
  seed: 487,
  grounds: ['stars', 'rays', 'arches', 'medallion', 'halo', 'skylight', 'lattice'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0e1230', '#2f3a80', '#090b20').stars(50, 260).light(180, 220, 260, '#ffe09a', 0.8);
    s.beams(180, 300, 22, 460, '#ffe9b0', 0.16);
  },
  subject: (s) => {
    s.ellipse(180, 418, 150, 20, '#000', { opacity: 0.45 });
    s.in('body', () =>
      s.path(
        'M22,316L164,340L180,352L196,340L338,316V404L196,412L180,422L164,412L22,404Z',
        s.linear(ramp('#c23a48', '#5a0f26')),
      ),
    );
    s.path(
      'M36,304C84,290 140,304 180,334C220,304 276,290 324,304V392C276,380 220,388 180,410C140,388 84,380 36,392Z',
      '#c9b48a',
    )
      .path(
        'M32,296C82,280 140,296 180,326V402C140,378 82,372 32,384Z',
        s.linear(
          [
            [0, '#fffdf2'],
            [0.8, '#f0e2c0'],
            [1, '#c9b48a'],
          ],
          [0, 0, 1, 0],
        ),
      )
      .path(
        'M328,296C278,280 220,296 180,326V402C220,378 278,372 328,384Z',
        s.linear(
          [
            [0, '#c9b48a'],
            [0.2, '#f0e2c0'],
            [1, '#fffdf2'],
          ],
          [0, 0, 1, 0],
        ),
      );
    for (let i = 0; i < 4; i++)
      s.stroke(
        `M56,${316 + i * 16}C90,${308 + i * 16} 130,${316 + i * 16} 160,${330 + i * 15}M304,${316 + i * 16}C270,${308 + i * 16} 230,${316 + i * 16} 200,${330 + i * 15}`,
        '#a8874a',
        2,
        { opacity: 0.5 },
      );
    s.light(180, 290, 120, '#fff3c0', 0.95);
    s.in('trim', () => {
      s.path(
        'M150,312C110,240 196,220 164,150C220,190 190,240 224,262C250,200 216,160 236,110C280,180 262,260 206,316C190,322 168,322 150,312Z',
        s.linear([
          [0, '#fff6cf', 0.2],
          [0.6, '#ffd36b', 0.75],
          [1, '#ffb03a', 0.9],
        ]),
      );
      s.path(star(180, 96, 40), s.linear(ramp('#fff6cf', '#f0a833')))
        .path(star(84, 180, 19), '#ffdf8a')
        .path(star(284, 170, 22), '#ffdf8a')
        .path(star(114, 110, 11), '#fff0b8')
        .path(star(256, 70, 12), '#fff0b8');
      for (let i = 0; i < 10; i++)
        s.circle(...polar(180, 200, 60 + (i % 4) * 24, -2.6 + i * 0.24), 3 + (i % 3), '#fff0b8');
    });
    s.path(glint(60, 110, 12) + glint(308, 226, 10) + glint(220, 34, 8), '#fff');
  },
  front: (s) => void s.sparks(50, '#ffedc0', 0.8, 2.8, [40, 30, 320, 300]).foot('#05071a', 0.84, 0.55),
};
