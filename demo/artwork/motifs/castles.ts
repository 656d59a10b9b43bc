import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';

export const castle: Motif = {
  silhouette: 'scene',
  hues: { body: 285, trim: 20 },
  seed: 293,
  grounds: ['stars', 'clouds', 'skylight', 'peaks', 'halo'],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(236, 110, 250);
    s.sky('#1a1450', '#7a5ac8', '#f0a0b4').stars(60, 240).light(x, 150, 210, '#ffeccf', 0.6);
    s.disc(x, 146, 76, [
      [0, '#fffdf2'],
      [0.8, '#ffeed0'],
      [1, '#f8d09a'],
    ]);
    s.in('sky', () =>
      s.path('M-10,372L60,300L110,340L170,292L250,352L306,306L380,360V490H-10Z', '#6a4fb0', { opacity: 0.8 }),
    );
  },
  subject: (s) => {
    const flip = s.choose([false, true]);
    s.in('sky', () => s.path('M-10,430C60,372 130,352 190,352C250,352 310,380 380,420V490H-10Z', '#2f2470'));
    s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
      const tower = (x: number, top: number, width: number, base: number, roof: number) => {
        s.in('body', () =>
          s.rect(
            s.linear(ramp('#d9cff5', '#a99ae0', '#5d4fa8'), [0, 0, 1, 0]),
            x - width / 2,
            top,
            width,
            base - top,
          ),
        );
        s.in('body', () => s.rect('#c9bdf0', x - width / 2 - 3, top - 4, width + 6, 8));
        s.in('trim', () =>
          s
            .path(
              `M${x - width / 2 - 6},${top - 3}L${x},${top - roof}L${x + width / 2 + 6},${top - 3}Z`,
              s.linear(ramp('#ff9a8a', '#e0506a', '#8a2450'), [0, 0, 1, 0]),
            )
            .stroke(`M${x},${top - roof}v-16`, '#8a2450', 2)
            .path(`M${x},${top - roof - 16}l16,5l-16,6Z`, '#ffc24d'),
        );
        s.in('glow', () => {
          for (let y = top + 20; y < base - 16; y += 38)
            s.path(`M${x - 4},${y + 12}v-9a4,4 0 0 1 8,0v9Z`, '#ffe9a0');
        });
      };
      tower(92, 246, 34, 380, 58);
      tower(268, 236, 36, 380, 62);
      tower(138, 190, 40, 372, 74);
      tower(226, 206, 38, 372, 68);
      s.in('body', () => {
        s.path(
          'M104,292h12v-10h14v10h14v-10h14v10h44v-10h14v10h14v-10h14v10h12V392H104Z',
          s.linear(ramp('#b9acea', '#5d4fa8')),
        );
        s.path('M160,392V346a20,20 0 0 1 40,0V392Z', '#241a5a');
      });
      tower(182, 132, 46, 300, 92);
      s.in('glow', () => s.path('M168,392V348a12,12 0 0 1 24,0V392Z', '#ffdf8a', { opacity: 0.55 }));
      s.in('sky', () =>
        s.path(
          'M160,392C150,420 196,430 176,456C168,470 190,480 196,490H270C250,470 226,462 232,440C238,420 204,412 200,392Z',
          '#b58ad0',
          { opacity: 0.6 },
        ),
      );
    });
    s.in('ink', () => {
      for (const [x, y, r] of [
        [24, 446, 34],
        [70, 462, 26],
        [316, 452, 36],
        [350, 432, 30],
        [276, 470, 24],
      ] as const)
        s.circle(x, y, r, '#1a1248');
    });
  },
  front: (s) => void s.sparks(26, '#fff0cf', 0.7, 2.2).foot('#120c3a', 0.82, 0.6),
};

export const temple: Motif = {
  silhouette: 'scene',
  hues: { body: 80, trim: 150 },
  seed: 307,
  grounds: ['rays', 'clouds', 'halo', 'skylight', 'stars', 'arches'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#2a6fb8', '#8fd0ef', '#fff0cf')
      .light(180, 190, 250, '#fff6d0', 0.9)
      .beams(180, 200, 22, 440, '#fff6d0', 0.28);
    s.in('glow', () => s.circle(180, 196, 92, s.linear(ramp('#fffbe6', '#ffdf8a'))));
  },
  subject: (s) => {
    s.in('sky', () => s.path('M-10,420C80,376 280,376 380,420V490H-10Z', '#3f8f7a'));
    s.in('body', () => {
      const stone = s.linear([
        [0, '#fffaf0'],
        [0.6, '#f0dfc0'],
        [1, '#b8976a'],
      ]);
      s.polygon(
        [
          [180, 112],
          [52, 176],
          [308, 176],
        ],
        stone,
      ).polygon(
        [
          [180, 130],
          [96, 170],
          [264, 170],
        ],
        '#c9a877',
      );
      s.rect(stone, 46, 176, 268, 16).rect('#d9bf94', 56, 192, 248, 8);
      for (let i = 0; i < 6; i++) {
        const x = 78 + i * 41;
        s.rect(
          s.linear(
            [
              [0, '#fff8ea'],
              [0.4, '#f5e6c8'],
              [1, '#a88858'],
            ],
            [0, 0, 1, 0],
          ),
          x - 12,
          210,
          24,
          164,
        )
          .rect(stone, x - 17, 200, 34, 11, { rx: 3 })
          .rect(stone, x - 17, 372, 34, 11, { rx: 2 });
        s.stroke(`M${x - 5},214V370M${x + 2},214V370M${x + 8},214V370`, '#a88858', 1.2, { opacity: 0.55 });
      }
      s.rect(stone, 40, 384, 280, 12).rect('#d9bf94', 26, 396, 308, 14).rect('#b8976a', 10, 410, 340, 16);
      s.circle(180, 154, 11, '#fff3cf');
    });
    s.in('trim', () => {
      for (const f of [-1, 1])
        s.place({ x: 180, y: 450, isMirrored: f < 0 }, () => {
          for (let i = 0; i < 7; i++)
            s.place({ x: 26 + i * 19, y: -i * i * 1.1, turn: 52 - i * 7 }, () =>
              s.path(petal(34, 10), i % 2 ? '#3f9f6a' : '#5fc07f'),
            );
        });
      s.circle(180, 450, 8, '#ffd35c');
    });
  },
  front: (s) => void s.sparks(30, '#fffbe6', 0.8, 2.6).foot('#1a4a4a', 0.82, 0.5),
};

export const pagoda: Motif = {
  silhouette: 'scene',
  hues: { body: 20, trim: 85 },
  seed: 311,
  grounds: ['clouds', 'halo', 'peaks', 'stars', 'petals', 'skylight'],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(180, 110, 250);
    s.sky('#0d2b3f', '#2f7a86', '#e8b48a').light(x, 170, 220, '#fff0cf', 0.7);
    s.disc(x, 168, 92, [
      [0, '#fff8e6'],
      [0.8, '#ffe0a8'],
      [1, '#f5b870'],
    ]);
    s.in('sky', () =>
      s
        .path(
          'M-10,340C40,260 80,300 120,270C170,230 220,310 260,280C300,250 340,300 380,290V490H-10Z',
          '#4a98a0',
          { opacity: 0.65 },
        )
        .path('M-10,390C60,340 130,380 190,352C250,330 310,372 380,350V490H-10Z', '#2b6f7c', {
          opacity: 0.85,
        }),
    );
  },
  subject: (s) => {
    const tier = (y: number, half: number, height: number) => {
      s.in('body', () =>
        s.rect(
          s.linear(
            [
              [0, '#f2604e'],
              [0.6, '#c9363c'],
              [1, '#7a1a2c'],
            ],
            [0, 0, 1, 0],
          ),
          180 - half * 0.6,
          y,
          half * 1.2,
          height,
        ),
      );
      s.in('glow', () => {
        for (const k of [-0.36, 0, 0.36])
          s.rect('#ffe3a0', 180 + k * half - 5, y + height * 0.35, 10, height * 0.5, { rx: 1 });
      });
      s.in('ink', () =>
        s.path(
          `M${180 - half - 16},${y + 6}C${180 - half},${y} ${180 - half * 0.6},${y - 14} ${180 - half * 0.42},${y - 28}H${180 + half * 0.42}C${180 + half * 0.6},${y - 14} ${180 + half},${y} ${180 + half + 16},${y + 6}C${180 + half * 0.5},${y + 12} ${180 - half * 0.5},${y + 12} ${180 - half - 16},${y + 6}Z`,
          '#1c2a40',
        ),
      );
      s.in('trim', () =>
        s
          .stroke(
            `M${180 - half - 16},${y + 6}C${180 - half * 0.5},${y + 12} ${180 + half * 0.5},${y + 12} ${180 + half + 16},${y + 6}`,
            '#f3c65a',
            2.6,
          )
          .circle(180 - half - 14, y + 15, 4, '#f3c65a')
          .circle(180 + half + 14, y + 15, 4, '#f3c65a'),
      );
    };
    tier(346, 104, 54);
    tier(288, 88, 46);
    tier(236, 72, 40);
    tier(190, 57, 34);
    tier(150, 42, 30);
    s.in('trim', () =>
      s
        .stroke('M180,122V70', '#f3c65a', 4)
        .circle(180, 102, 6, '#f3c65a')
        .circle(180, 88, 4.6, '#f3c65a')
        .circle(180, 70, 4, '#fff3c4'),
    );
    s.in('ink', () =>
      s
        .rect('#14202f', 96, 400, 168, 12)
        .rect('#1c2a40', 82, 412, 196, 12)
        .path('M-10,440C60,414 300,414 370,440V490H-10Z', '#0f1c2c'),
    );
    s.in('body', () => {
      for (const [x, y, r] of [
        [36, 424, 30],
        [70, 438, 22],
        [322, 428, 32],
        [286, 442, 20],
      ] as const)
        s.circle(x, y, r, '#d8485a', { opacity: 0.9 }).circle(x - r * 0.3, y - r * 0.3, r * 0.5, '#f28a8a', {
          opacity: 0.6,
        });
    });
  },
  front: (s) => void s.sparks(24, '#fff0cf', 0.8, 2.4).foot('#081826', 0.82, 0.55),
};
