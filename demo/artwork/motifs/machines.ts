import { type Point, polar, ramp, xy } from '../drawing';
import type { Motif } from '../motif';
import { gear, sphere } from '../objects/round';
import type { Stage } from '../stage';

const turn = Math.PI * 2;

export const clockwork: Motif = {
  silhouette: 'object',
  hues: { body: 72, trim: 235 },
  seed: 8,
  grounds: ['rays', 'halo', 'lattice', 'rings'],
  isFree: false,
  backdrop: (s) => void s.sky('#1d1410', '#5a3a1f', '#150d0a').light(180, 214, 230, '#ffcf7a', 0.5),
  subject: (s) => {
    s.in('body', () => {
      const brass = s.linear(ramp('#ffe9b0', '#d69a45', '#7a4a1a'), [0, 0, 1, 1]);
      const dark = s.linear(ramp('#a97438', '#4a2c12'), [0, 0, 1, 1]);
      gear(s, 66, 96, 66, 14, dark, 0.5, 8);
      gear(s, 312, 348, 82, 16, dark, 0.55, 4);
      gear(s, 52, 388, 58, 12, dark, 0.45, 12);
      gear(s, 318, 82, 52, 12, dark, 0.4, 2);
      gear(s, 180, 226, 142, 28, brass, 0.8, 3);
      s.circle(
        180,
        226,
        110,
        s.radial([
          [0, '#fffaf0'],
          [0.8, '#f5e4c3'],
          [1, '#d9b987'],
        ]),
      )
        .ring(180, 226, 110, '#6b4118', 3)
        .ring(180, 226, 96, '#6b4118', 1);
      let minutes = '';
      let hours = '';
      for (let i = 0; i < 60; i++) {
        const angle = (i / 60) * turn;
        const mark = `M${xy(polar(180, 226, i % 5 ? 90 : 82, angle))}L${xy(polar(180, 226, 95, angle))}`;
        if (i % 5) minutes += mark;
        else hours += mark;
      }
      s.stroke(minutes, '#4a2c12', 1.2).stroke(hours, '#4a2c12', 3.4);
      gear(s, 180, 226, 40, 12, dark, 0.36, 0);
      const hand = (angle: number, length: number) => xy(polar(180, 226, length, (angle * Math.PI) / 180));
      s.stroke(`M180,226L${s.isHouse ? '140,162' : hand(s.vary(0, 0, 360), 76)}`, '#2b1708', 6).stroke(
        `M180,226L${s.isHouse ? '236,186' : hand(s.vary(0, 0, 360), 70)}`,
        '#2b1708',
        4,
      );
      s.tinted(
        (x) => x,
        () => s.stroke('M180,226L196,296', '#c23b2c', 2.2),
      );
      s.circle(180, 226, 8, brass);
      s.path('M126,104L118,52L150,76L180,38L210,76L242,52L234,104Z', brass, {
        stroke: '#6b4118',
        width: 1.5,
      }).rect(dark, 126, 102, 108, 12, { rx: 3 });
    });
    s.circle(118, 50, 5, '#ff6b6b')
      .circle(242, 50, 5, '#ff6b6b')
      .circle(152, 92, 4.5, '#fff')
      .circle(208, 92, 4.5, '#fff');
    s.in('trim', () => s.circle(180, 36, 6, '#7fd4ff').circle(180, 88, 7, '#7fd4ff'));
  },
  front: (s) => void s.foot('#0d0705', 0.7, 0.75),
};

/** Where the ball passes: beside a peg in each row, one step left or right. */
const houseDrop: readonly Point[] = [[180, 40], [174, 74], [164, 96], [150, 130], [178, 164], [196, 198], [214, 232], [196, 268], [214, 300], [230, 336], [232, 372]]; // prettier-ignore

function fall(s: Stage): readonly Point[] {
  if (s.isHouse) return houseDrop;
  let x = 180;
  return Array.from({ length: 11 }, (_, row): Point => {
    if (row > 0) x = Math.min(300, Math.max(60, x + s.choose([-1, 1]) * 16.5));
    return [x, 40 + row * 33.2];
  });
}

export const pins: Motif = {
  silhouette: 'pattern',
  hues: { body: 30, trim: 80 },
  seed: 101,
  grounds: ['stars', 'bokeh', 'rays', 'hexes'],
  isFree: false,
  isNocturnal: true,
  backdrop: (s) => void s.sky('#0a1f33', '#12506b', '#071826').light(180, 120, 200, '#7fffe0', 0.4),
  subject: (s) => {
    const drop = fall(s);
    const [x, y] = drop.at(-1) ?? [180, 372];
    const peg = s.shape(() => s.circle(0, 0, 6, '#e8fbff').circle(1, 2, 5, '#8fc7d6', { opacity: 0.5 }));
    for (let row = 0; row < 9; row++)
      for (let i = 0; i < row + 3; i++) s.stamp(peg, { x: 180 + (i - (row + 2) / 2) * 33, y: 84 + row * 34 });
    s.in('trim', () => {
      s.stroke(`M${drop.map(xy).join('L')}`, '#ffe07a', 5, {
        opacity: 0.35,
        join: 'round',
      });
      drop.forEach(([dx, dy], i) => s.circle(dx, dy, 3 + i * 0.9, '#ffd24d', { opacity: 0.12 + i * 0.06 }));
      s.glow(x, y, 60, '#ffd24d', 0.8);
      sphere(s, x, y + 2, 16, '#fff3b0', '#f09a1c');
    });
    const bins = ['#e4405f', '#f0883a', '#f2c14e', '#57c785', '#57c785', '#f2c14e', '#f0883a', '#e4405f'];
    bins.forEach((fill, i) =>
      s
        .rect(fill, 16 + i * 41.4, 404, 36, 34, { rx: 8 })
        .rect('#fff', 16 + i * 41.4, 404, 36, 10, { rx: 5, opacity: 0.22 }),
    );
  },
};

export const train: Motif = {
  silhouette: 'object',
  hues: { body: 25, trim: 80 },
  seed: 359,
  grounds: ['peaks', 'rays', 'clouds', 'stars', 'halo', 'dunes'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#1c1440', '#7a4a8a', '#f0a07a').light(180, 200, 230, '#ffe0b0', 0.7).stars(30, 150);
    s.in('sky', () =>
      s.path('M-10,350L70,230L116,280L180,200L240,270L296,226L370,340V490H-10Z', '#5a3f86', { opacity: 0.8 }),
    );
  },
  subject: (s) => {
    s.in('ink', () => s.path('M-10,380H370V490H-10Z', '#241a3a').path('M140,380H220L330,490H30Z', '#3a2c50'));
    s.in('body', () => {
      for (let i = 0; i < 6; i++)
        s.rect('#5a3a2c', 128 - i * 18, 392 + i * 17, 104 + i * 36, 6 + i, { rx: 2 });
    });
    s.stroke('M150,380L62,490M210,380L298,490', '#c9c3d8', 5);
    for (const [x, y, r, o] of [
      [214, 92, 30, 0.8],
      [252, 62, 38, 0.65],
      [300, 40, 46, 0.5],
      [196, 118, 20, 0.9],
    ] as const)
      s.circle(x, y, r, '#fff6ee', { opacity: o });
    s.in('ink', () =>
      s.path('M92,372H268L250,408H110Z', '#1a1428').path('M110,408L180,392L250,408L232,424H128Z', '#2c2140'),
    );
    s.in('body', () => {
      s.rect(s.linear(ramp('#7a1f2c', '#d8434a', '#7a1f2c'), [0, 0, 1, 0]), 88, 350, 184, 24, { rx: 6 });
      s.circle(180, 262, 96, '#4a0f20').circle(
        180,
        262,
        90,
        s.radial(
          [
            [0, '#f2766a'],
            [0.6, '#c9363f'],
            [1, '#6d1526'],
          ],
          0.4,
          0.32,
          0.85,
        ),
      );
    });
    s.in('trim', () => {
      const brass = s.linear(ramp('#fff3c0', '#e8b24a', '#8f5c16'));
      s.ring(180, 262, 90, '#e8b24a', 6).ring(180, 262, 66, '#e8b24a', 3, { opacity: 0.8 });
      s.path('M162,170L156,118H204L198,170Z', brass).rect(brass, 148, 108, 64, 14, { rx: 5 });
      s.circle(180, 262, 40, brass).circle(180, 262, 32, '#7a4a12');
      for (let i = 0; i < 12; i++) s.circle(...polar(180, 262, 78, (i / 12) * turn), 4, '#fff0b8');
    });
    s.light(180, 262, 90, '#fff6c4', 0.95).circle(180, 262, 28, s.radial(ramp('#fff', '#fff0b0')));
    s.in('ink', () => s.circle(108, 376, 26, '#1a1428').circle(252, 376, 26, '#1a1428'));
    s.in('trim', () => {
      for (const x of [108, 252]) s.ring(x, 376, 19, '#e8b24a', 4).circle(x, 376, 6, '#e8b24a');
      s.stroke('M108,376H252', '#e8b24a', 4, { opacity: 0.7 });
    });
  },
  front: (s) => void s.sparks(30, '#ffe6c0', 0.8, 2.6, [10, 20, 350, 330]).foot('#0e0a20', 0.84, 0.6),
};
