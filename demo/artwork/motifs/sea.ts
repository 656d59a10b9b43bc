import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { reflections, skyline } from '../objects/nature';
import { at } from '../random';

export const tide: Motif = {
  silhouette: 'pattern',
  hues: { body: 235, trim: 85 },
  seed: 11,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const [x, y] = [s.vary(180, 120, 240), s.vary(168, 130, 186)];
    s.sky('#0a1a3f', '#17538a', '#0b2c4d').stars(46, 210).light(x, y, 210, '#ffe7b0', 0.5);
    s.disc(x, y, 74, [
      [0, '#fffbe9'],
      [0.8, '#ffe2a0'],
      [1, '#f7c86d'],
    ]);
    s.in('glow', () =>
      s
        .circle(x - 24, y - 20, 13, '#f0c577', { opacity: 0.45 })
        .circle(x + 26, y + 18, 18, '#f0c577', { opacity: 0.38 })
        .circle(x + 10, y - 32, 8, '#f0c577', { opacity: 0.4 }),
    );
  },
  subject: (s) => {
    const rows = [
      ['#1d7aa8', '#7fd4e8', 262, 46],
      ['#14628f', '#58bddb', 300, 54],
      ['#0e4b76', '#3da2c8', 346, 62],
      ['#0a3759', '#2c86ad', 400, 72],
      ['#072740', '#1f6a91', 462, 84],
    ] as const;
    s.in(s.choose(['sky', 'body']), () =>
      rows.forEach(([fill, line, y, r], row) => {
        const scallop = s.shape(() => {
          s.circle(0, 0, r, fill);
          [0.82, 0.62, 0.42, 0.22].forEach((share, ring) =>
            s.ring(0, 0, r * share, line, 2.6, { opacity: 0.9 - ring * 0.17 }),
          );
          s.ring(0, 0, r - 1.2, line, 2.6);
        });
        for (let x = row % 2 ? 0 : -r; x < 360 + r; x += r * 1.72) s.stamp(scallop, { x, y: y + r * 0.5 });
      }),
    );
  },
  front: (s) => void s.foot('#03101f', 0.66, 0.7),
};

const sail = 'M-92,-176H92C84,-120 88,-90 98,-52C40,-40 -40,-40 -98,-52C-88,-90 -84,-120 -92,-176Z';

const hull =
  'M-150,-34C-156,-70 -150,-92 -136,-104C-128,-110 -118,-104 -122,-96C-130,-90 -126,-60 -108,-26H108C126,-60 130,-90 122,-96C118,-104 128,-110 136,-104C150,-92 156,-70 150,-34C138,16 90,40 0,40C-90,40 -138,16 -150,-34Z';

export const longship: Motif = {
  silhouette: 'object',
  hues: { body: 60, trim: 20 },
  seed: 73,
  grounds: ['skylight', 'stars', 'clouds', 'rays', 'halo'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#03122b', '#0f3f63', '#04142a').stars(60, 260);
    s.in('glow', () => {
      for (const [colour, y, opacity] of [
        ['#2ef2b5', 120, 0.5],
        ['#6ea8ff', 86, 0.42],
        ['#b388ff', 156, 0.36],
      ] as const)
        s.path(
          `M-20,${y + 90}C80,${y - 60} 150,${y + 110} 230,${y}S330,${y - 50} 390,${y + 40}V${y - 80}C320,${y - 130} 250,${y - 60} 170,${y - 50}S40,${y - 90} -20,${y - 20}Z`,
          s.linear([
            [0, colour, 0],
            [0.5, colour, opacity],
            [1, colour, 0],
          ]),
          { filter: s.blur(9) },
        );
    });
    s.in('sky', () => s.dune(318, 8, 3, '#0c3352', 0.3));
  },
  subject: (s) => {
    s.place(
      {
        x: s.vary(180, 172, 188),
        y: 300,
        scale: s.vary(1.06, 0.98, 1.1),
        isMirrored: s.choose([false, true]),
      },
      () => {
        s.in('body', () => s.rect('#3b2413', -4, -190, 8, 190)).path(sail, '#f5e6c8');
        s.group({ clip: s.clipPath(sail) }, () => {
          s.in('trim', () => {
            for (let i = 0; i < 4; i++) s.rect('#b8283a', -92 + i * 52, -180, 26, 150);
          });
          s.rect(
            s.linear([
              [0, '#000', 0],
              [1, '#1a0a1e', 0.5],
            ]),
            -110,
            -180,
            220,
            150,
          );
        });
        s.in('body', () => {
          s.rect('#2b190c', -104, -182, 208, 7, { rx: 3 }).path(hull, s.linear(ramp('#8a5a2e', '#3a2110')));
          s.stroke('M-128,-4C-60,14 60,14 128,-4', '#c98d4e', 2.4).stroke(
            'M-112,14C-50,28 50,28 112,14',
            '#c98d4e',
            2,
            { opacity: 0.7 },
          );
        });
        for (let i = -3; i <= 3; i++) {
          const y = -16 + (3 - Math.abs(i)) * 2;
          s.in('trim', () => s.circle(i * 30, y, 15, at(['#d9a441', '#b8283a', '#2f6d8f'], i + 6)));
          s.ring(i * 30, y, 15, '#f5e6c8', 2).circle(i * 30, y, 4.6, '#f5e6c8');
        }
      },
    );
    s.in('sky', () => {
      for (let row = 0; row < 4; row++) {
        let d = `M-20,${340 + row * 32}`;
        for (let x = -20; x < 380; x += 48) d += ' q12,-18 24,0 t24,0';
        s.path(`${d} V490 H-20Z`, at(['#14587e', '#0f4669', '#0a3452', '#06243c'], row)).stroke(
          d,
          '#8fdcf2',
          1.6,
          { opacity: 0.5 },
        );
      }
    });
  },
  front: (s) => void s.foot('#020b18', 0.8, 0.6),
};

export const harbor: Motif = {
  silhouette: 'scene',
  hues: { body: 350, trim: 210 },
  seed: 19,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(180, 120, 240);
    s.sky('#12062e', '#5b1478', '#ff5d8f').stars(30, 140).light(x, 196, 190, '#ff9ad2', 0.6);
    s.in('body', () => s.circle(x, 196, 82, s.linear(ramp('#fff0a8', '#ff5fa2'))));
    const bars = s.tone('sky', '#7a1b86');
    for (let i = 0; i < 6; i++) s.rect(bars, x - 90, 208 + i * 12, 180, 2 + i * 1.1);
  },
  subject: (s) => {
    const lights = ['#7ee7ff', '#ffd36b', '#ff7ac0'] as const;
    const city = (
      wall: string,
      low: number,
      high: number,
      seed: number,
      brightness: number,
      lit: readonly string[],
    ) => {
      const { walls, windows } = skyline(360, 336, lit, low, high, seed, brightness);
      s.in('ink', () => s.path(walls, wall));
      s.in('trim', () => windows.forEach(({ d, light, opacity }) => s.path(d, light, { opacity })));
    };
    city('#3d0f5c', 40, 130, s.vary(4, 1, 400), 0.5, ['#ff9ad2', '#7ee7ff']);
    city('#1a0635', 30, 100, s.vary(23, 1, 400), 0.95, lights);
    s.in('ink', () => s.rect(s.linear(ramp('#38104f', '#0b0320')), 0, 334, 360, 146));
    s.in('trim', () => {
      reflections(s, 60, ['#ff7ac0', '#7ee7ff', '#ffd36b'], [0, 338, 340, 468], [10, 50], 0.75);
      s.stroke('M0,334H360', '#7ee7ff', 2, { opacity: 0.8 });
    });
  },
  front: (s) => void s.foot('#080216', 0.78, 0.7),
};
