import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';
import { type Rank, type Suit, card, chip } from '../objects/table';
import type { Stage } from '../stage';

type Dealt = readonly [Suit, Rank];

export const baccarat: Motif = {
  silhouette: 'table',
  hues: { body: 85, trim: 260 },
  seed: 107,
  grounds: ['curtains', 'rays', 'lattice', 'bokeh'],
  isFree: false,
  backdrop: (s) => void s.sky('#2a0914', '#7a1730', '#19050d').light(180, 150, 240, '#ffb98a', 0.5),
  subject: (s) => {
    s.in('body', () => {
      for (let i = 0; i < 5; i++)
        s.ellipse(180, 520, 250 - i * 30, 190 - i * 28, 'none', {
          stroke: '#f3cd7a',
          width: i ? 1.2 : 3,
          opacity: 0.75 - i * 0.11,
        });
    });
    const [a, b] = s.choose<readonly [Dealt, Dealt]>([
      [
        ['spade', '9'],
        ['heart', 'A'],
      ],
      [
        ['club', 'K'],
        ['diamond', '9'],
      ],
      [
        ['heart', '8'],
        ['spade', 'K'],
      ],
      [
        ['diamond', 'Q'],
        ['club', '8'],
      ],
    ]);
    card(s, s.vary(132, 122, 140), 220, 138, s.vary(-13, -20, -6), ...a);
    card(s, s.vary(226, 220, 236), 236, 138, s.vary(11, 4, 18), ...b);
    s.in('trim', () => {
      for (const y of [392, 378]) chip(s, 92, y, 40, 15, 12, '#2f68d8', '#143a86');
    });
    s.in('body', () => chip(s, 270, 400, 42, 16, 12, '#e8c25a', '#8f661a'));
  },
  front: (s) => void s.foot('#120308', 0.76, 0.7),
};

export const blackjack: Motif = {
  silhouette: 'table',
  hues: { body: 15, trim: 285 },
  seed: 113,
  grounds: ['curtains', 'rays', 'lattice', 'bokeh'],
  isFree: false,
  backdrop: (s) => void s.sky('#062a20', '#0f6a4c', '#041c16').light(180, 150, 230, '#d9ffd0', 0.32),
  subject: (s) => {
    s.in('glow', () =>
      s
        .ellipse(180, 560, 300, 260, 'none', { stroke: '#f3e0a8', width: 2.4, opacity: 0.6 })
        .ellipse(180, 560, 270, 232, 'none', { stroke: '#f3e0a8', width: 1, opacity: 0.5 }),
    );
    const [a, b] = s.choose<readonly [Dealt, Dealt]>([
      [
        ['diamond', 'K'],
        ['spade', 'A'],
      ],
      [
        ['club', 'A'],
        ['heart', 'Q'],
      ],
      [
        ['heart', 'J'],
        ['club', 'A'],
      ],
    ]);
    card(s, s.vary(148, 138, 156), 190, 146, s.vary(-9, -16, -4), ...a);
    card(s, s.vary(222, 214, 232), 212, 146, s.vary(12, 5, 18), ...b);
    s.in('body', () => {
      for (let i = 0; i < 5; i++)
        chip(s, 96, 400 - i * 14, 46, 17, 13, i % 2 ? '#22262f' : '#d63a4a', i % 2 ? '#0b0d12' : '#7d1422');
    });
    s.in('trim', () => {
      for (let i = 0; i < 3; i++) chip(s, 262, 410 - i * 14, 46, 17, 13, '#5a4bd8', '#2b2280');
    });
  },
  front: (s) => void s.foot('#03130f', 0.8, 0.6),
};

const hands: readonly (readonly Dealt[])[] = [
  [
    ['club', '8'],
    ['diamond', '9'],
    ['spade', 'X'],
    ['heart', 'J'],
    ['spade', 'Q'],
  ],
  [
    ['heart', '9'],
    ['heart', 'X'],
    ['heart', 'J'],
    ['heart', 'Q'],
    ['heart', 'K'],
  ],
  [
    ['spade', 'A'],
    ['diamond', 'K'],
    ['club', 'Q'],
    ['heart', 'J'],
    ['diamond', 'X'],
  ],
];

export const fan: Motif = {
  silhouette: 'table',
  hues: { body: 230, trim: 85 },
  seed: 131,
  grounds: ['rays', 'lattice', 'curtains', 'halo', 'bokeh', 'medallion'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#0a2440', '#14618a', '#071a30').light(180, 240, 240, '#9fe4ff', 0.4);
    s.in('glow', () => {
      for (let i = 0; i < 8; i++) s.ring(180, 620, 180 + i * 40, '#bfeaff', 1, { opacity: 0.2 });
    });
  },
  subject: (s) => {
    const spread = s.vary(17, 14, 18);
    const tilt = s.vary(0, -8, 8);
    s.choose(hands).forEach((dealt, i) => {
      const angle = (i - 2) * spread + tilt;
      const radians = (angle * Math.PI) / 180;
      card(s, 180 + Math.sin(radians) * 250, 500 - Math.cos(radians) * 262, 116, angle, ...dealt);
    });
  },
  front: (s) => void s.foot('#051222', 0.78, 0.7),
};

type Tile = 'dot' | 'bam' | 'red' | 'grn' | 'wht' | 'one';

function pattern(s: Stage, kind: Tile) {
  const [red, green, blue, ivory] = ['#c8283c', '#15803f', '#2158b8', '#fffdf4'];
  if (kind === 'dot')
    for (let i = 0; i < 6; i++) {
      const [x, y] = [24 + (i % 2) * 30, 24 + Math.floor(i / 2) * 27];
      const fill = i < 2 ? green : i < 4 ? red : blue;
      s.circle(x, y, 11, fill).circle(x, y, 6.4, ivory).circle(x, y, 3, fill);
    }
  if (kind === 'bam')
    for (let i = 0; i < 5; i++) {
      const [x, y] = i < 4 ? [24 + (i % 2) * 30, 28 + Math.floor(i / 2) * 46] : [39, 51];
      s.rect(i === 4 ? red : green, x - 5, y - 17, 10, 34, { rx: 5 })
        .rect(ivory, x - 5, y - 1.5, 10, 3)
        .rect(ivory, x - 1, y - 14, 2, 28, { opacity: 0.5 });
    }
  if (kind === 'red')
    s.rect('none', 18, 20, 42, 62, { rx: 6, stroke: red, width: 5 }).stroke(
      'M39,12V90M22,38H56M22,62H56',
      red,
      5,
    );
  if (kind === 'grn') s.stroke('M24,22L54,22M39,22V84M22,44H56M28,64L22,82M50,64L56,82', green, 6);
  if (kind === 'wht')
    s.rect('none', 16, 18, 46, 66, { rx: 8, stroke: blue, width: 5 }).rect('none', 24, 26, 30, 50, {
      rx: 5,
      stroke: blue,
      width: 2,
    });
  if (kind === 'one') {
    s.circle(39, 51, 27, red).circle(39, 51, 20, ivory);
    for (let i = 0; i < 10; i++)
      s.place({ x: 39, y: 51, turn: i * 36 }, () => s.path(petal(18, 5), i % 2 ? green : blue));
    s.circle(39, 51, 6, red);
  }
}

export const mahjong: Motif = {
  silhouette: 'pattern',
  hues: { body: 165, trim: 25 },
  seed: 137,
  grounds: ['rays', 'lattice', 'scales', 'bokeh', 'clouds'],
  isFree: false,
  backdrop: (s) => void s.sky('#0c2b25', '#1f7a5f', '#08201b').light(180, 200, 230, '#fff3c4', 0.4),
  subject: (s) => {
    const piece = (x: number, y: number, kind: Tile) =>
      s.place({ x, y }, () => {
        s.rect('#03120e', 6, 14, 78, 106, { rx: 12, opacity: 0.45, filter: s.blur(6) });
        s.in('body', () =>
          s.rect('#0f8f66', 0, 10, 78, 104, { rx: 12 }).rect('#0a6b4c', 0, 96, 78, 18, { rx: 9 }),
        );
        s.rect(s.linear(ramp('#fffdf4', '#ece4cf'), [0, 0, 1, 1]), 0, 0, 78, 102, { rx: 12 });
        pattern(s, kind);
      });
    const kinds = s.choose<readonly Tile[]>([
      ['bam', 'dot', 'wht', 'grn', 'red', 'one', 'bam', 'grn', 'dot'],
      ['one', 'grn', 'dot', 'red', 'bam', 'wht', 'dot', 'one', 'red'],
      ['red', 'one', 'bam', 'dot', 'grn', 'red', 'wht', 'bam', 'one'],
    ]);
    const places = [
      [18, 306],
      [100, 306],
      [182, 306],
      [264, 306],
      [58, 190],
      [140, 190],
      [222, 190],
      [100, 74],
      [182, 74],
    ] as const;
    places.forEach(([x, y], i) => piece(x, y, kinds[i] ?? 'dot'));
  },
  front: (s) => void s.sparks(26, '#fff3c4', 0.8, 2.4).foot('#04140f', 0.8, 0.65),
};
