import type { Motif } from '../motif';
import { fishShape } from '../objects/nature';
import { stream } from '../random';
import type { Stage } from '../stage';

const bell =
  'M-78,26C-82,-60 -36,-92 0,-92C36,-92 82,-60 78,26C62,12 52,36 39,26C26,12 14,36 0,26C-14,12 -26,36 -39,26C-52,36 -62,12 -78,26Z';

function medusa(s: Stage, x: number, y: number, scale: number, light: string, dark: string, opacity: number) {
  s.place({ x, y, scale, opacity }, () => {
    s.glow(0, 10, 130, light, 0.55);
    for (let i = -4; i <= 4; i++)
      s.stroke(
        `M${i * 14},20C${i * 20 - 18},70 ${i * 12 + 24},110 ${i * 18 - 10},160S${i * 16 + 16},210 ${i * 18},${230 - Math.abs(i) * 12}`,
        light,
        i % 2 ? 2 : 4.5,
        { opacity: i % 2 ? 0.55 : 0.8 },
      );
    s.path(
      bell,
      s.radial(
        [
          [0, '#fff', 0.95],
          [0.4, light, 0.9],
          [1, dark, 0.86],
        ],
        0.45,
        0.3,
        0.8,
      ),
    );
    for (const k of [-40, 0, 40]) s.stroke(`M0,-84Q${k * 1.3},-40 ${k},18`, '#fff', 2, { opacity: 0.4 });
    s.ellipse(-26, -54, 18, 10, '#fff', { opacity: 0.5, transform: 'rotate(-28 -26 -54)' });
  });
}

export const jellyfish: Motif = {
  silhouette: 'creature',
  hues: { body: 335, trim: 220 },
  seed: 59,
  grounds: ['shafts', 'bokeh', 'rings', 'scales'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#02102e', '#0b3b8a', '#020b22').light(170, 170, 240, '#5aa8ff', 0.4);
    s.in('glow', () => {
      for (let i = 0; i < 5; i++)
        s.polygon(
          [
            [60 + i * 60, -10],
            [90 + i * 60, -10],
            [40 + i * 86, 480],
            [-20 + i * 86, 480],
          ],
          '#9fd6ff',
          { opacity: 0.06 },
        );
    });
  },
  subject: (s) => {
    s.in('trim', () => {
      medusa(s, 292, 96, 0.42, '#8be9ff', '#2a6be0', 0.7);
      medusa(s, 62, 330, 0.46, '#ffb0ea', '#8d3bd0', 0.75);
      medusa(s, 304, 330, 0.34, '#b0ffe6', '#1f9bb0', 0.6);
    });
    s.in('body', () => medusa(s, 168, 186, 1.24, '#ff9fe6', '#6a3df0', 1));
  },
  front: (s) => void s.sparks(40, '#bfe8ff', 0.8, 3).foot('#010816', 0.74, 0.7),
};

const turn = Math.PI * 2;

export const shoal: Motif = {
  silhouette: 'pattern',
  hues: { body: 75, trim: 55 },
  seed: 61,
  grounds: ['shafts', 'bokeh', 'rings'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#013246', '#067b93', '#01202f').light(180, 230, 230, '#fff0b0', 0.75);
    s.in('glow', () => {
      for (let i = 0; i < 6; i++)
        s.polygon(
          [
            [30 + i * 60, -10],
            [50 + i * 60, -10],
            [10 + i * 84, 480],
            [-40 + i * 84, 480],
          ],
          '#d4fbff',
          { opacity: 0.07 },
        );
    });
  },
  subject: (s) => {
    const place = stream(s.vary(3, 3, 900));
    const shapes: string[] = [];
    s.in('body', () => {
      shapes.push(
        fishShape(s, '#ffe9a3', '#f09a1c', '#fff6d8'),
        fishShape(s, '#ffc65a', '#e0661c', '#fff6d8'),
      );
    });
    for (const [radius, count, scale, offset] of [
      [222, 22, 0.42, 0],
      [176, 17, 0.52, 0.2],
      [128, 12, 0.62, 0.4],
      [80, 8, 0.5, 0.1],
    ] as const)
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * turn + offset;
        const r = radius + (place() - 0.5) * 22;
        const warm = place() > 0.5 ? 0 : 1;
        s.stamp(shapes[warm] ?? '', {
          x: 180 + Math.cos(angle) * r,
          y: 236 + Math.sin(angle) * r * 1.06,
          turn: (angle * 180) / Math.PI + 96,
          scale: scale * (0.8 + place() * 0.5),
        });
      }
    s.light(180, 236, 60, '#fff', 0.8);
  },
  front: (s) => void s.sparks(40, '#e6fdff', 1, 4).foot('#011722', 0.76, 0.7),
};

const branch =
  'M0,0V-60M0,-22C-30,-34 -34,-56 -32,-78M0,-40C24,-50 30,-74 28,-92M-30,-58C-50,-66 -52,-80 -52,-92M0,-60C-4,-78 2,-94 0,-110';

export const reef: Motif = {
  silhouette: 'creature',
  hues: { body: 40, trim: 340 },
  seed: 67,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    s.sky('#0aa2b8', '#0b6e9e', '#062a55').light(150, 40, 240, '#eaffff', 0.7);
    for (let i = 0; i < 5; i++)
      s.polygon(
        [
          [90 + i * 44, -10],
          [112 + i * 44, -10],
          [40 + i * 92, 480],
          [-10 + i * 92, 480],
        ],
        '#fff',
        { opacity: 0.08 },
      );
  },
  subject: (s) => {
    const coral = (x: number, y: number, scale: number, colour: string, angle: number) =>
      s.in('trim', () =>
        s.place({ x, y, turn: angle, scale }, () => s.stroke(branch, colour, 15, { join: 'round' })),
      );
    coral(52, 470, 1.3, '#7b2a8c', -8);
    coral(316, 474, 1.4, '#a3265f', 8);
    coral(110, 484, 0.9, '#ff6f91', 4);
    coral(268, 486, 0.86, '#ff9f68', -6);
    s.in('sky', () => s.dune(452, 10, 1.6, '#0a2148', 0.4));
    const small = (x: number, y: number, scale: number, angle: number, light: string, dark: string) =>
      s.stamp(fishShape(s, light, dark, '#fff'), { x, y, turn: angle, scale });
    small(86, 120, 0.62, 8, '#fff3b5', '#f3b12f');
    small(292, 164, 0.5, 176, '#ffd1e8', '#e0559b');
    small(92, 326, 0.58, -10, '#c7fff2', '#2bb79d');
    s.in('body', () =>
      s.stamp(fishShape(s, '#ff9d4d', '#e2432b', '#fff4e6'), { x: 176, y: 232, turn: -6, scale: 2.1 }),
    );
    small(300, 322, 0.66, 190, '#d8e4ff', '#5a78ea');
    for (let i = 0; i < 20; i++)
      s.ring(300 + s.random() * 40, 60 + s.random() * 200, 2 + s.random() * 7, '#fff', 1.4, { opacity: 0.6 });
  },
  front: (s) => void s.foot('#041a3a', 0.78, 0.6),
};
