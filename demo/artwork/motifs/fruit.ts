import { type Drawing, ramp } from '../drawing';
import type { Motif } from '../motif';
import { glint, sphere } from '../objects/round';

interface Fruit {
  readonly rind: string;
  readonly pith: string;
  readonly pulp: string;
  readonly light: string;
}

/** A cut citrus fruit: `parts` segments round the middle. */
function slice(d: Drawing, x: number, y: number, r: number, fruit: Fruit, parts: number, angle: number) {
  d.place({ x, y, turn: angle }, () => {
    d.circle(5, 10, r, '#5b0d35', { opacity: 0.32, filter: d.blur(8) })
      .circle(0, 0, r, fruit.rind)
      .circle(0, 0, r * 0.92, fruit.pith);
    const q = (Math.PI / parts) * 0.84;
    const reach = r * 0.83;
    const [sx, sy] = [Math.sin(q) * reach, -Math.cos(q) * reach];
    const wedge = d.shape(() => {
      const flesh = d.linearAt(ramp(fruit.light, fruit.pulp), 0, 0, 0, -reach);
      d.path(`M0,${-r * 0.1}L${-sx},${sy}A${reach},${reach} 0 0 1 ${sx},${sy}Z`, flesh, {
        stroke: fruit.pulp,
        width: 3,
        join: 'round',
      });
      d.ellipse(0, -r * 0.58, r * 0.03, r * 0.1, '#fff', { opacity: 0.5 });
    });
    for (let i = 0; i < parts; i++) d.stamp(wedge, { turn: (i * 360) / parts });
  });
}

const lime: Fruit = { rind: '#8fc93a', pith: '#f4ffd9', light: '#94cf3c', pulp: '#bfe65a' };

const grapefruit: Fruit = { rind: '#ff5d8f', pith: '#ffe6ea', light: '#f2486f', pulp: '#ff7f9c' };

const orange: Fruit = { rind: '#ff9d1f', pith: '#fff0cf', light: '#ff8b1e', pulp: '#ffb63c' };

const lemon: Fruit = { rind: '#ffd23f', pith: '#fffbe0', light: '#ffcf33', pulp: '#ffe267' };

export const citrus: Motif = {
  silhouette: 'food',
  hues: { body: 65, trim: 20 },
  seed: 41,
  grounds: ['rays', 'bokeh', 'lattice', 'petals', 'scales'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#ff7a59', '#ff5470', '#c22a6b').beams(180, 250, 22, 460, '#ffd59a', 0.28, 0.5);
  },
  subject: (s) => {
    const [a, b, c, e] = s.choose([
      [lime, grapefruit, orange, lemon],
      [lemon, lime, grapefruit, orange],
      [orange, lemon, lime, grapefruit],
      [grapefruit, orange, lemon, lime],
    ] as const);
    const flip = s.choose([false, true]);
    s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
      slice(s, 284, 128, 84, a, 9, 12);
      slice(s, 60, 386, 92, b, 11, 8);
      slice(s, 178, 246, 128, c, 12, 4);
      s.stroke('M300,300C312,330 316,352 306,378M300,300C326,322 340,340 340,362', '#3f7d34', 5).path(
        'M300,300C322,276 350,284 356,296C336,310 316,308 300,300Z',
        '#6fbf47',
      );
      sphere(s, 304, 402, 30, '#ff6a75', '#a80f34');
      sphere(s, 344, 384, 27, '#ff6a75', '#a80f34');
      slice(s, 58, 92, 46, e, 9, 20);
    });
  },
  front: (s) => void s.dust(30, '#fff', 1, 3).foot('#6a0f45', 0.72, 0.6),
};

export const cherries: Motif = {
  silhouette: 'food',
  hues: { body: 18, trim: 140 },
  seed: 431,
  grounds: ['rays', 'halo', 'bokeh', 'lattice', 'hexes', 'rings', 'scales'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0d3b3a', '#1f8a78', '#072524')
      .light(180, 230, 250, '#fff0b8', 0.6)
      .beams(180, 230, 22, 440, '#fff6cf', 0.15);
  },
  subject: (s) => {
    s.stroke('M112,300C118,220 160,150 214,92M246,318C250,240 240,160 214,92', '#2f6a2c', 10).stroke(
      'M110,300C116,220 158,150 212,92M244,318C248,240 238,160 212,92',
      '#8fcf4f',
      4,
    );
    s.in('trim', () => {
      s.path(
        'M212,96C240,40 312,36 346,76C312,122 250,126 212,96Z',
        s.linear(ramp('#a5e86a', '#2f8f3f')),
      ).stroke(
        'M216,96C256,84 300,78 338,78M250,90l12,-26M280,84l10,-22M256,92l18,18M288,84l16,16',
        '#2f7a34',
        2.4,
        { opacity: 0.6 },
      );
      s.path(
        'M210,96C184,52 132,44 96,70C120,112 172,120 210,96Z',
        s.linear(ramp('#7fd05a', '#23743a')),
      ).stroke('M206,96C172,84 136,74 104,72', '#1f6030', 2.4, { opacity: 0.6 });
    });
    s.in('body', () => {
      for (const [x, y, r] of [
        [112, 320, 78],
        [248, 338, 74],
      ] as const) {
        s.circle(x + 6, y + 12, r, '#3a0414', { opacity: 0.35 }).circle(
          x,
          y,
          r,
          s.radial(
            [
              [0, '#ff8a86'],
              [0.45, '#e8273f'],
              [1, '#7a0426'],
            ],
            0.36,
            0.3,
            0.82,
          ),
        );
        s.path(`M${x - 20},${y - r + 8}q20,18 40,0q-8,22 -20,22q-12,0 -20,-22Z`, '#7a0426', { opacity: 0.6 });
        s.ellipse(x - r * 0.36, y - r * 0.36, r * 0.24, r * 0.15, '#fff', {
          opacity: 0.85,
          transform: `rotate(-34 ${x - r * 0.36} ${y - r * 0.36})`,
        });
        s.stroke(
          `M${x + r * 0.7},${y + r * 0.4}A${r * 0.82},${r * 0.82} 0 0 1 ${x + r * 0.1},${y + r * 0.8}`,
          '#ffb0a8',
          5,
          { opacity: 0.45 },
        );
      }
    });
    s.path(glint(72, 214, 12) + glint(300, 236, 10) + glint(180, 404, 8), '#fff');
  },
  front: (s) => void s.sparks(30, '#fff6d0', 0.8, 2.6).foot('#041a1a', 0.82, 0.55),
};

export const berries: Motif = {
  silhouette: 'food',
  hues: { body: 295, trim: 140 },
  seed: 433,
  grounds: ['rays', 'halo', 'leaves', 'bokeh', 'rings', 'lattice', 'medallion'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#f6d98a', '#f2b05a', '#b85a3c')
      .light(180, 220, 250, '#fffbe0', 0.8)
      .beams(180, 220, 20, 450, '#fffbe0', 0.3);
  },
  subject: (s) => {
    s.stroke('M180,40C176,70 184,92 180,124', '#6b4a24', 9);
    s.in('trim', () => {
      s.path(
        'M178,104C120,52 60,70 34,118C84,120 92,168 150,156C166,146 176,128 178,104Z',
        s.linear(ramp('#b5e86a', '#3f9440')),
      ).path(
        'M186,100C226,40 296,44 330,92C284,98 276,148 222,146C202,138 190,122 186,100Z',
        s.linear(ramp('#9bdc5c', '#2f7f3c')),
      );
      s.stroke('M172,110C130,96 88,100 50,116M192,106C230,84 276,80 318,92', '#2c6a30', 2.4, {
        opacity: 0.6,
      });
      s.stroke('M196,76C230,84 250,64 238,44C228,30 208,44 222,56', '#7fb84a', 4);
    });
    s.in('body', () => {
      const grape = s.shape(() =>
        s
          .circle(
            0,
            0,
            33,
            s.radial(
              [
                [0, '#e9c4ff'],
                [0.4, '#9a4fd8'],
                [1, '#3f127a'],
              ],
              0.36,
              0.3,
              0.85,
            ),
          )
          .ellipse(-11, -13, 8, 5, '#fff', { opacity: 0.75 }),
      );
      const rows = [5, 6, 5, 4, 3, 2, 1];
      rows.forEach((count, row) => {
        for (let i = 0; i < count; i++)
          s.stamp(grape, {
            x: 180 + (i - (count - 1) / 2) * 47,
            y: 164 + row * 39,
            scale: row === 1 ? 1.02 : 1,
          });
      });
    });
    s.path(glint(66, 330, 11) + glint(300, 320, 9), '#fff');
  },
  front: (s) => void s.dust(24, '#fff', 1, 2.4).foot('#5a2430', 0.84, 0.45),
};
