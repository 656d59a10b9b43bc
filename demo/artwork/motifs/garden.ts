import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';

export const lotus: Motif = {
  silhouette: 'object',
  hues: { body: 355, trim: 160 },
  seed: 43,
  grounds: ['stars', 'halo', 'bokeh', 'rings', 'clouds'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#082c2a', '#12695a', '#04201e').light(180, 220, 240, '#ffd9ea', 0.5);
    s.in('glow', () => {
      for (let i = 0; i < 5; i++)
        s.ellipse(180, 372, 90 + i * 46, 22 + i * 12, 'none', {
          stroke: '#9ff0d0',
          width: 1.6,
          opacity: 0.5 - i * 0.09,
        });
    });
  },
  subject: (s) => {
    s.in('body', () => {
      for (const [count, length, width, spread, light, dark, y] of [
        [9, 196, 46, 84, '#ffd6e8', '#d94f93', 346],
        [7, 184, 48, 58, '#ffe4f0', '#ee6fa9', 350],
        [5, 168, 46, 34, '#fff0f7', '#f78dbd', 354],
        [3, 146, 42, 16, '#ffffff', '#ffb0d3', 358],
      ] as const) {
        const leaf = s.shape(() =>
          s
            .path(petal(length, width), s.linear(ramp(light, dark)))
            .stroke(`M0,-18V${-length * 0.84}`, '#fff', 1.2, { opacity: 0.35 }),
        );
        for (let i = 0; i < count; i++)
          s.stamp(leaf, { x: 180, y, turn: -spread + (2 * spread * i) / (count - 1) });
      }
    });
    s.glow(180, 262, 70, '#fff3b0', 0.8);
    for (let i = 0; i < 9; i++) s.circle(160 + i * 5, 262 + (i % 2) * 5, 2.6, '#f2b53a');
    s.in('trim', () => {
      s.ellipse(86, 398, 84, 24, '#1c8a64')
        .ellipse(290, 412, 92, 26, '#14704f')
        .ellipse(180, 432, 120, 26, '#0e5a42');
      s.stroke('M20,398H150', '#7fe0b0', 1, { opacity: 0.5 }).stroke('M212,412H366', '#7fe0b0', 1, {
        opacity: 0.4,
      });
    });
  },
  front: (s) => void s.sparks(34, '#fff0b8', 0.8, 2.6, [10, 30, 350, 350]).foot('#02110f', 0.78, 0.7),
};

export const rose: Motif = {
  silhouette: 'object',
  hues: { body: 12, trim: 150 },
  seed: 439,
  grounds: ['arches', 'lattice', 'halo', 'curtains', 'medallion', 'petals', 'mandala'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#1a0d2e', '#54307a', '#100820').light(180, 190, 240, '#ffc0c9', 0.5);
    s.in('glow', () => {
      for (let i = 0; i < 12; i++)
        s.place({ x: 180, y: 190, turn: i * 30 }, () =>
          s.stroke('M0,-150L40,-210M0,-150L-40,-210M0,-150V-60', '#f3c9d8', 1.2, { opacity: 0.3 }),
        );
    });
  },
  subject: (s) => {
    s.in('trim', () => {
      s.stroke('M182,280C190,340 176,390 184,460', '#14502c', 13).stroke(
        'M180,280C188,340 174,390 182,460',
        '#3f9f55',
        6,
      );
      s.path(
        'M184,390C222,340 282,344 306,368C284,404 222,416 184,390Z',
        s.linear(ramp('#7fd07a', '#1f6a3c')),
      ).path('M180,352C144,312 92,320 70,346C94,376 148,382 180,352Z', s.linear(ramp('#6ac26c', '#1a5c36')));
      s.stroke('M192,388C224,372 262,366 296,370M172,352C144,342 110,340 80,346', '#1a5c36', 2, {
        opacity: 0.7,
      });
      for (const f of [-1, 1])
        s.path(
          `M180,290C${180 + f * 40},300 ${180 + f * 70},282 ${180 + f * 88},306C${180 + f * 60},318 ${180 + f * 24},318 180,300Z`,
          '#2c8a4c',
        );
    });
    s.in('body', () => {
      const outer = s.shape(() =>
        s.path(
          'M0,0C-70,-18 -96,-78 -66,-118C-40,-142 40,-142 66,-118C96,-78 70,-18 0,0Z',
          s.radial(
            [
              [0, '#ff9a98'],
              [0.7, '#d92a48'],
              [1, '#7a0a30'],
            ],
            0.5,
            0.2,
            0.9,
          ),
        ),
      );
      for (const [angle, scale] of [
        [-112, 0.92],
        [112, 0.92],
        [-58, 1.02],
        [58, 1.02],
        [180, 0.86],
        [0, 1.04],
      ] as const)
        s.stamp(outer, { x: 180, y: 206, turn: angle, scale });
      for (const [r, light, dark, angle] of [
        [84, '#f0455e', '#8a0f34', 10],
        [68, '#ff6f78', '#a8163c', 70],
        [53, '#f0455e', '#8a0f34', 140],
        [39, '#ff8288', '#b31a42', 215],
        [26, '#e8384f', '#7a0a30', 300],
        [14, '#ff9a98', '#a8163c', 20],
      ] as const)
        s.place({ x: 180, y: 198, turn: angle }, () =>
          s
            .path(
              `M${-r},${r * 0.12}C${-r},${-r * 0.72} ${-r * 0.4},${-r} 0,${-r}C${r * 0.6},${-r} ${r},${-r * 0.6} ${r},0C${r * 0.96},${r * 0.5} ${r * 0.5},${r * 0.92} 0,${r * 0.86}C${-r * 0.6},${r * 0.82} ${-r * 0.94},${r * 0.6} ${-r},${r * 0.12}Z`,
              s.linear(ramp(light, dark)),
            )
            .stroke(
              `M${-r * 0.9},${-r * 0.2}C${-r * 0.8},${-r * 0.7} ${-r * 0.3},${-r * 0.94} ${r * 0.1},${-r * 0.94}`,
              '#ffd0cc',
              2.4,
              { opacity: 0.5 },
            ),
        );
    });
    for (const [x, y] of [
      [116, 150],
      [250, 236],
      [212, 118],
    ] as const)
      s.ellipse(x, y, 5, 6.4, '#fff', { opacity: 0.8 }).ellipse(x + 1, y + 2, 3, 3.4, '#ffd9e0', {
        opacity: 0.6,
      });
  },
  front: (s) => void s.sparks(36, '#ffd6dc', 0.8, 2.6).foot('#0c0618', 0.82, 0.6),
};

export const tree: Motif = {
  silhouette: 'scene',
  hues: { body: 350, trim: 75 },
  seed: 461,
  grounds: ['stars', 'halo', 'clouds', 'peaks', 'skylight', 'petals', 'rings'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#141a4a', '#4a4aa0', '#0d1034').stars(60, 300).light(180, 180, 250, '#ffd9e6', 0.5);
    s.disc(180, 176, 130, [
      [0, '#fffdf6'],
      [0.8, '#ffeccf'],
      [1, '#f5cf9a'],
    ]);
  },
  subject: (s) => {
    s.in('sky', () => s.path('M-10,430C80,392 280,392 370,430V490H-10Z', '#232a70'));
    s.in('ink', () =>
      s
        .path(
          'M150,440C172,400 168,350 160,310C140,296 112,286 92,260C120,276 146,280 160,284C152,254 130,232 120,206C142,228 162,246 172,268C176,240 172,214 180,180C188,214 186,242 188,268C200,244 222,226 242,204C232,234 208,256 202,286C218,280 246,272 270,252C250,284 222,296 202,310C196,350 194,400 214,440C196,434 168,434 150,440Z',
          '#1c1230',
        )
        .path('M150,440C130,446 110,446 96,456H268C252,446 234,446 214,440Z', '#1c1230'),
    );
    const blob = (fill: string, r: number) => s.shape(() => s.circle(0, 0, r, fill));
    const layers: string[][] = [];
    s.in('body', () =>
      layers.push(
        [blob('#8a2a6a', 28), blob('#a83c7c', 23)],
        [blob('#d85a9a', 24), blob('#e87ab0', 19)],
        [blob('#ff9fc8', 17), blob('#ffc0dc', 12)],
      ),
    );
    const crown = [
      [90, 236],
      [66, 204],
      [104, 190],
      [78, 166],
      [124, 150],
      [104, 122],
      [150, 112],
      [182, 92],
      [214, 110],
      [180, 136],
      [150, 176],
      [212, 172],
      [252, 126],
      [242, 160],
      [284, 168],
      [262, 198],
      [296, 206],
      [272, 238],
      [230, 214],
      [132, 216],
      [180, 180],
    ] as const;
    layers.forEach((kinds, layer) =>
      crown.forEach(([x, y], i) => {
        const [dx, dy] = [(s.random() - 0.5) * 30, (s.random() - 0.5) * 26 - layer * 6];
        s.stamp(kinds[(i + layer) % 2] ?? '', { x: x + dx, y: y + dy, opacity: layer ? 0.9 : 1 });
      }),
    );
    s.in('trim', () => {
      for (const [x, y, drop] of [
        [96, 242, 40],
        [142, 216, 66],
        [222, 216, 58],
        [268, 242, 44],
      ] as const) {
        s.stroke(`M${x},${y}v${drop}`, '#f3d9a0', 1.4, { opacity: 0.8 }).glow(
          x,
          y + drop + 12,
          34,
          '#ffd27a',
          0.9,
        );
        s.path(`M${x - 8},${y + drop}h16l3,20l-5,5h-12l-5,-5Z`, s.linear(ramp('#fff6cf', '#f0a33c')));
      }
    });
    s.in('body', () => {
      for (let i = 0; i < 22; i++)
        s.place({ x: s.random() * 360, y: 250 + s.random() * 200, turn: s.random() * 360 }, () =>
          s.path('M0,0q5,-7 0,-13q-5,6 0,13Z', '#ffb3d4', { opacity: 0.85 }),
        );
    });
  },
  front: (s) => void s.sparks(24, '#fff0e0', 0.8, 2.4).foot('#090b2a', 0.84, 0.6),
};
