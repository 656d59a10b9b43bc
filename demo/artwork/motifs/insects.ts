import { polar, ramp } from '../drawing';
import type { Motif } from '../motif';
import { fronds } from '../objects/foliage';
import { petal } from '../objects/nature';

export const butterfly: Motif = {
  silhouette: 'creature',
  hues: { body: 275, trim: 60 },
  seed: 443,
  grounds: ['stars', 'leaves', 'halo', 'bokeh', 'petals', 'rays', 'medallion', 'mandala'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0b2a40', '#1f7a8a', '#061c2c').light(180, 220, 250, '#d9fff0', 0.55);
    s.in('sky', () => fronds(s, ['#135a68', '#0f4656', '#0b3444']));
  },
  subject: (s) =>
    s.place({ x: 180, y: 232, turn: s.vary(-10, -16, 16), scale: 1.08 }, () => {
      const half = s.shape(() => {
        s.in('body', () => {
          s.path('M6,-20C40,-120 120,-152 158,-120C176,-84 140,-20 86,0C52,10 22,4 6,-6Z', '#1c1048').path(
            'M10,-22C44,-112 116,-142 148,-114C162,-84 130,-28 82,-8C52,2 26,-2 10,-10Z',
            s.linear(ramp('#b9a0ff', '#6f5cf0', '#2f3fc0'), [1, 0, 0, 1]),
          );
          s.path('M6,-2C50,-4 116,16 124,66C126,110 84,134 56,108C34,88 18,40 6,14Z', '#1c1048').path(
            'M10,4C50,4 108,24 114,66C114,100 84,120 60,98C40,80 22,38 10,14Z',
            s.linear([
              [0, '#8fd0ff'],
              [0.6, '#5a6cf0'],
              [1, '#7a3fd0'],
            ]),
          );
          for (const d of [
            'M12,-20C50,-60 96,-92 142,-112',
            'M14,-16C54,-40 100,-58 146,-84',
            'M16,-12C52,-20 84,-24 118,-38',
            'M14,8C50,20 84,42 108,76',
            'M14,12C42,40 62,70 76,104',
          ])
            s.stroke(d, '#1c1048', 3, { opacity: 0.75 });
        });
        s.in('trim', () => {
          for (const [x, y, r] of [
            [126, -104, 9],
            [132, -78, 7],
            [112, -50, 6],
            [100, -112, 6],
          ] as const)
            s.circle(x, y, r, '#ffd9a0');
          s.circle(78, 70, 17, '#ffb04a')
            .circle(78, 70, 10, '#1c1048')
            .circle(76, 67, 4, '#fff')
            .circle(100, 92, 6, '#ffd9a0')
            .circle(96, 44, 5, '#ffd9a0');
        });
      });
      s.stamp(half, {}).stamp(half, { isMirrored: true });
      s.in('body', () => {
        s.path(
          'M0,-58C10,-50 11,-20 8,10C10,50 6,84 0,98C-6,84 -10,50 -8,10C-11,-20 -10,-50 0,-58Z',
          s.linear(ramp('#5a3fb8', '#2a1a66', '#130a3c')),
        );
        for (let i = 0; i < 6; i++)
          s.stroke(`M${-7 + i * 0.4},${14 + i * 12}h${14 - i * 0.8}`, '#8f7af0', 2, { opacity: 0.6 });
        s.circle(0, -62, 11, '#2a1a66')
          .stroke('M-4,-70C-14,-100 -30,-116 -48,-122M4,-70C14,-100 30,-116 48,-122', '#2a1a66', 3)
          .circle(-49, -123, 4.4, '#2a1a66')
          .circle(49, -123, 4.4, '#2a1a66');
      });
    }),
  front: (s) => void s.sparks(50, '#e6fff4', 0.8, 3).foot('#041620', 0.8, 0.6),
};

export const beetle: Motif = {
  silhouette: 'creature',
  hues: { body: 200, trim: 80 },
  seed: 449,
  grounds: ['rays', 'dunes', 'medallion', 'arches', 'lattice', 'scales', 'mandala'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#2a1608', '#a8702a', '#1c0e06').light(180, 220, 250, '#ffe0a0', 0.7);
    s.in('glow', () => {
      for (let i = 0; i < 16; i++)
        s.place({ x: 180, y: 220, turn: i * 22.5 }, () =>
          s.path('M0,-150L16,-250L0,-420L-16,-250Z', '#ffd98a', { opacity: 0.18 }),
        );
    });
  },
  subject: (s) =>
    s.place({ x: 180, y: 236 }, () => {
      s.in('trim', () => {
        const gold = s.linear(ramp('#fff0b0', '#efb648', '#9c6418'));
        const wing = s.shape(() => {
          for (let i = 0; i < 8; i++)
            s.place({ x: 26, y: -20, turn: 48 + i * 11 }, () =>
              s
                .path(petal(148 - i * 7, 13), i % 2 ? '#f5c65a' : '#d9922c')
                .path(petal(86, 9), '#fff3c4', { opacity: 0.35 }),
            );
        });
        s.stamp(wing, {}).stamp(wing, { isMirrored: true });
        for (const f of [-1, 1])
          s.stroke(
            `M${f * 40},-64q${f * 34},-26 ${f * 28},-64M${f * 54},20q${f * 44},10 ${f * 56},58M${f * 40},76q${f * 26},26 ${f * 20},62`,
            '#b8761c',
            11,
            { join: 'round' },
          );
        s.circle(0, -142, 34, gold)
          .circle(0, -142, 25, '#e0562c')
          .circle(-7, -150, 8, '#ffc9a0', { opacity: 0.8 });
      });
      s.in('body', () => {
        s.path('M-34,-82C-40,-112 -20,-120 0,-118C20,-120 40,-112 34,-82Z', '#0c4a5c').path(
          'M-52,-34C-56,-70 -30,-90 0,-90C30,-90 56,-70 52,-34Z',
          s.linear(ramp('#7ff0e6', '#127a8c')),
        );
        s.path(
          'M-4,-28H-60C-74,26 -54,92 -4,108ZM4,-28H60C74,26 54,92 4,108Z',
          s.radial(ramp('#b6fff0', '#2fb8c0', '#0a4f6c'), 0.4, 0.25, 0.9),
        );
        s.stroke(
          'M-50,-6C-58,34 -44,72 -18,92M50,-6C58,34 44,72 18,92M-30,-22C-36,30 -28,66 -12,86M30,-22C36,30 28,66 12,86',
          '#0a4f6c',
          2.4,
          { opacity: 0.6 },
        );
        for (const f of [-1, 1]) s.circle(f * 20, -100, 5, '#042a38');
      });
      s.in('trim', () =>
        s.stroke('M-56,-32H56M0,-30V108', '#f5c65a', 5).path('M0,-78l14,18l-14,18l-14,-18Z', '#ffe9a8'),
      );
    }),
  front: (s) => void s.sparks(36, '#ffe6b0', 0.8, 2.6).foot('#140a04', 0.82, 0.6),
};

export const honey: Motif = {
  silhouette: 'pattern',
  hues: { body: 75, trim: 80 },
  seed: 457,
  grounds: [],
  isFree: false,
  backdrop: (s) => void s.sky('#5a2c06', '#d98a1c', '#3a1a04').light(180, 230, 250, '#fff0b0', 0.7),
  subject: (s) => {
    s.in('body', () => {
      const cell = (fill: string) =>
        s.shape(() =>
          s.polygon(
            Array.from({ length: 6 }, (_, i) => polar(0, 0, 34, ((i * 60 - 90) * Math.PI) / 180)),
            fill,
            { stroke: '#8a4a0c', width: 5, join: 'round' },
          ),
        );
      const kinds = [
        cell(s.radial(ramp('#ffe28a', '#f0a024'))),
        cell(s.radial(ramp('#f7b63c', '#c9741a'))),
        cell('#6b380a'),
      ];
      for (let row = 0; row < 10; row++)
        for (let column = 0; column < 7; column++) {
          const x = column * 64 + (row % 2) * 32 - 10;
          const away = Math.hypot(x - 180, row * 55 - 240) / 260;
          s.stamp(kinds[s.random() < away * 0.55 ? 2 : s.random() < 0.6 ? 0 : 1] ?? '', {
            x,
            y: row * 55 - 6,
          });
        }
      s.path(
        'M0,0H360V40C344,70 330,36 312,44C292,54 296,118 276,118C256,118 262,54 238,44C216,36 206,78 190,78C174,78 170,42 146,44C122,48 130,150 108,150C88,150 96,58 72,44C50,34 30,70 0,44Z',
        s.linear(ramp('#ffe9a0', '#f0a020')),
      ).stroke('M100,132v-40M270,100v-30M186,62v-16', '#fff', 4, { opacity: 0.6 });
    });
    s.place({ x: 184, y: 256, turn: s.vary(-16, -40, 30), scale: 1.26 }, () => {
      s.ellipse(8, 20, 66, 40, '#3a1a04', { opacity: 0.4 });
      for (const [x, angle, k] of [
        [-8, -34, 1],
        [22, 10, 0.9],
      ] as const)
        s.place({ x, y: -30, turn: angle, scale: k }, () =>
          s
            .path('M0,0C-34,-30 -36,-86 -6,-96C26,-98 32,-40 0,0Z', '#eaf8ff', { opacity: 0.85 })
            .stroke('M0,-4C-12,-34 -12,-64 -6,-90M-2,-24C10,-40 14,-60 10,-80', '#8fb8d0', 1.6, {
              opacity: 0.7,
            }),
        );
      const body = 'M-70,4C-72,-30 -36,-46 6,-44C46,-42 76,-22 82,4C76,30 46,46 6,46C-36,46 -72,36 -70,4Z';
      s.in('trim', () => s.path(body, s.linear(ramp('#ffe58a', '#f0a020'))));
      s.group({ clip: s.clipPath(body) }, () => {
        for (const x of [-14, 16, 46])
          s.path(
            `M${x},-60C${x + 12},-20 ${x + 12},30 ${x},60H${x + 17}C${x + 29},30 ${x + 29},-20 ${x + 17},-60Z`,
            '#2a1608',
          );
        s.ellipse(0, -30, 70, 12, '#fff', { opacity: 0.3 });
      });
      s.path('M80,-4L98,4L80,12Z', '#2a1608')
        .circle(-66, 2, 30, '#2a1608')
        .circle(-76, -4, 8.6, '#fff')
        .circle(-78, -3, 5, '#140a04')
        .circle(-80, -5, 1.8, '#fff');
      s.stroke('M-78,-26C-92,-44 -104,-48 -114,-44M-64,-28C-70,-52 -80,-62 -90,-64', '#2a1608', 3.4)
        .circle(-115, -44, 4, '#2a1608')
        .circle(-91, -65, 4, '#2a1608')
        .stroke('M-84,12q8,6 16,3', '#ffe58a', 2.4);
    });
  },
  front: (s) => void s.sparks(24, '#fff3c4', 0.8, 2.6).foot('#2a1204', 0.8, 0.6),
};
