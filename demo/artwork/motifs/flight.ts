import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { cloud } from '../objects/nature';

export const rocket: Motif = {
  silhouette: 'object',
  hues: { body: 25, trim: 235 },
  seed: 317,
  grounds: ['stars', 'rays', 'bokeh', 'rings', 'peaks', 'hexes'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0b1046', '#3a46b8', '#e87a8a').stars(80, 360).light(200, 180, 230, '#bcd0ff', 0.45);
    s.disc(64, 96, 38, [
      [0, '#fff'],
      [0.8, '#f0e6ff'],
      [1, '#c9b8ee'],
    ]);
  },
  subject: (s) => {
    s.place({ x: 188, y: 222, turn: 24, scale: 1.1 }, () => {
      s.path(
        'M-26,92C-40,150 -12,180 0,232C12,180 40,150 26,92Z',
        s.linear([
          [0, '#fff6c4'],
          [0.4, '#ffb03a'],
          [1, '#ff5a3a', 0],
        ]),
      );
      s.path('M-13,92C-18,128 -6,150 0,182C6,150 18,128 13,92Z', '#fffbe0');
      s.in('body', () =>
        s.path(
          'M-36,20C-78,40 -84,84 -78,112C-60,92 -48,84 -30,82ZM36,20C78,40 84,84 78,112C60,92 48,84 30,82Z',
          s.linear(ramp('#ff7a6b', '#a8203c')),
        ),
      );
      s.path(
        'M0,-138C40,-104 54,-40 44,30C40,60 34,80 28,92H-28C-34,80 -40,60 -44,30C-54,-40 -40,-104 0,-138Z',
        s.linear(ramp('#fff', '#eef0fa', '#9aa3c8'), [0, 0, 1, 0]),
      );
      s.in('body', () => {
        s.path(
          'M0,-138C20,-120 34,-94 41,-66C20,-58 -20,-58 -41,-66C-34,-94 -20,-120 0,-138Z',
          s.linear(ramp('#ff8a78', '#e8433f', '#9c1c38'), [0, 0, 1, 0]),
        );
        s.path('M-35,72C-14,80 14,80 35,72L28,94H-28Z', '#c22a40').path(
          'M-6,28C-6,60 -4,96 0,112C4,96 6,60 6,28Z',
          '#e8433f',
        );
      });
      s.in('trim', () =>
        s
          .circle(0, -20, 25, '#2f4a8c')
          .circle(0, -20, 18, s.radial(ramp('#d6f4ff', '#3f8fd8'), 0.36, 0.3, 0.8)),
      );
      s.ellipse(-6, -27, 6, 4, '#fff', { opacity: 0.9 });
    });
    for (const [x, y, k, o] of [
      [70, 430, 1.1, 0.95],
      [140, 462, 1.2, 1],
      [24, 458, 0.9, 0.9],
      [220, 470, 0.9, 0.85],
    ] as const)
      s.place({ x, y, scale: k, opacity: o }, () => s.path(cloud, s.linear(ramp('#fff', '#f0c9d8'))));
  },
  front: (s) => void s.sparks(30, '#fff0d0', 0.8, 2.6).foot('#14103c', 0.86, 0.4),
};

export const balloon: Motif = {
  silhouette: 'object',
  hues: { body: 20, trim: 75 },
  seed: 331,
  grounds: ['clouds', 'rays', 'peaks', 'stars', 'halo', 'dunes'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#3fa0dc', '#a5dcf2', '#ffe6c4').light(300, 90, 200, '#fffbe0', 0.9);
    s.in('sky', () =>
      s
        .path('M-10,400C60,350 110,388 170,366C230,344 290,392 380,356V490H-10Z', '#4f93a8', { opacity: 0.7 })
        .path('M-10,440C70,404 150,436 220,414C280,396 330,420 380,404V490H-10Z', '#2f6f86', {
          opacity: 0.85,
        }),
    );
  },
  subject: (s) => {
    const ship = (
      x: number,
      y: number,
      scale: number,
      tone: 'body' | 'trim',
      house: readonly [string, string, string],
    ) =>
      s.place({ x, y, scale }, () => {
        const [light, mid, dark] = house;
        s.in(tone, () => {
          const skin =
            'M0,-120C74,-120 112,-66 104,-6C98,44 46,84 26,112H-26C-46,84 -98,44 -104,-6C-112,-66 -74,-120 0,-120Z';
          s.path(
            skin,
            s.radial(
              [
                [0, light],
                [0.6, mid],
                [1, dark],
              ],
              0.38,
              0.32,
              0.85,
            ),
          );
          s.group({ clip: s.clipPath(skin) }, () => {
            for (const [a, b] of [
              [-92, -54],
              [-18, 18],
              [54, 92],
            ] as const)
              s.path(
                `M0,-122C${a * 1.2},-90 ${a * 1.3},10 ${a * 0.3},114H${b * 0.3}C${b * 1.3},10 ${b * 1.2},-90 0,-122Z`,
                '#fff',
                { opacity: 0.72 },
              );
            s.path('M-120,-8C-60,20 60,20 120,-8V18C60,46 -60,46 -120,18Z', dark, { opacity: 0.75 });
            s.ellipse(60, 10, 90, 130, dark, { opacity: 0.22 });
          });
        });
        s.stroke('M-24,112L-16,146M24,112L16,146M0,112V146', '#5a3a24', 2);
        s.path('M-20,146H20L16,178H-16Z', s.linear(ramp('#c98a4a', '#7a4a24'))).rect(
          '#8a5a30',
          -22,
          143,
          44,
          7,
          { rx: 3 },
        );
        s.stroke('M-18,158H18M-17,168H17', '#5a3a24', 1.4, { opacity: 0.6 });
      });
    ship(298, 138, 0.36, 'trim', ['#ffe9a8', '#f5b53c', '#b06a14']);
    ship(66, 320, 0.42, 'trim', ['#c9ffe6', '#3fc08f', '#14705c']);
    ship(176, 208, 1.22, 'body', ['#ff9a86', '#ea4a48', '#9c1c3c']);
    for (const [x, y, k, o] of [
      [40, 200, 0.6, 0.7],
      [320, 300, 0.8, 0.8],
      [290, 424, 1.1, 0.9],
      [60, 440, 0.9, 0.85],
    ] as const)
      s.place({ x, y, scale: k, opacity: o }, () => s.path(cloud, '#fff'));
  },
  front: (s) => void s.foot('#14405a', 0.86, 0.4),
};
