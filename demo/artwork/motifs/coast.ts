import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { at } from '../random';

export const lighthouse: Motif = {
  silhouette: 'object',
  hues: { body: 20, trim: 85 },
  seed: 283,
  grounds: ['stars', 'clouds', 'skylight', 'rays'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#0a1638', '#2f5a94', '#e08a6a').stars(60, 250);
    s.in('sky', () => s.rect(s.linear(ramp('#3d78ac', '#0b2244')), 0, 352, 360, 128));
  },
  subject: (s) => {
    const flip = s.choose([false, true]);
    s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
      s.polygon(
        [
          [196, 118],
          [-40, 44],
          [-40, 186],
        ],
        s.linear(
          [
            [0, s.tone('glow', '#fff0b8'), 0],
            [1, s.tone('glow', '#fff0b8'), 0.75],
          ],
          [0, 0, 1, 0],
        ),
      );
      s.polygon(
        [
          [196, 118],
          [400, 84],
          [400, 156],
        ],
        s.linear(
          [
            [0, s.tone('glow', '#fff0b8'), 0.7],
            [1, s.tone('glow', '#fff0b8'), 0],
          ],
          [0, 0, 1, 0],
        ),
      );
      s.light(196, 118, 110, '#fff0b8', 0.9);
      s.in('ink', () =>
        s
          .path('M84,420C120,376 150,352 196,352C244,352 286,380 330,424V480H60Z', '#152238')
          .path('M84,420C110,404 140,400 170,410L150,440L70,452Z', '#25385a'),
      );
      const tower = 'M168,152H224L240,362H152Z';
      s.path(
        tower,
        s.linear(
          [
            [0, '#fff'],
            [0.55, '#f2ece6'],
            [1, '#b9b3c4'],
          ],
          [0, 0, 1, 0],
        ),
      );
      s.group({ clip: s.clipPath(tower) }, () =>
        s.in('body', () => {
          for (const y of [176, 240, 304])
            s.polygon(
              [
                [140, y + 20],
                [252, y],
                [252, y + 32],
                [140, y + 52],
              ],
              s.linear(
                [
                  [0, '#ff6a5c'],
                  [0.6, '#d8343c'],
                  [1, '#8a1830'],
                ],
                [0, 0, 1, 0],
              ),
            );
        }),
      );
      s.in('ink', () =>
        s.rect('#1c2b48', 158, 144, 76, 10, { rx: 3 }).rect('#1c2b48', 176, 96, 40, 48, { rx: 3 }),
      );
      s.in('glow', () => s.rect('#fff6d0', 181, 100, 30, 40, { rx: 2 }));
      s.in('body', () =>
        s
          .path(
            'M170,98C174,76 186,66 196,62C206,66 218,76 222,98Z',
            s.linear(ramp('#ff7a68', '#b5283a'), [0, 0, 1, 0]),
          )
          .rect('#8a1830', 193, 50, 6, 16),
      );
      s.in('ink', () =>
        s
          .path('M186,362V336a10,10 0 0 1 20,0V362Z', '#1c2b48')
          .rect('#1c2b48', 188, 206, 14, 20, { rx: 6 })
          .rect('#1c2b48', 188, 270, 14, 20, { rx: 6 })
          .rect('#1c2b48', 228, 336, 62, 44)
          .path('M222,338L259,312L296,338Z', '#3a2438'),
      );
      s.in('glow', () => s.rect('#ffdf8a', 240, 350, 12, 14).rect('#ffdf8a', 264, 350, 12, 14));
    });
    s.in('sky', () => {
      for (let row = 0; row < 3; row++)
        s.path(
          `M-20,${426 + row * 20}q15,-10 30,0t30,0t30,0t30,0t30,0t30,0t30,0t30,0t30,0t30,0t30,0t30,0t30,0V490H-20Z`,
          at(['#2a6296', '#1c4a7c', '#123660'], row),
          { opacity: 0.95 },
        );
    });
  },
  front: (s) => void s.sparks(20, '#fff3cf', 0.7, 2, [10, 20, 350, 330]).foot('#06102a', 0.84, 0.6),
};

export const whale: Motif = {
  silhouette: 'scene',
  hues: { body: 245, trim: 30 },
  seed: 251,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const [x, y] = [s.vary(250, 90, 270), s.vary(108, 90, 130)];
    s.sky('#0b1240', '#3a4aa8', '#0a1438').stars(60, 200).light(x, y, 190, '#ffe9c0', 0.6);
    s.disc(x, y, 52, [
      [0, '#fffdf0'],
      [0.8, '#ffe9b8'],
      [1, '#f3c67a'],
    ]);
    s.in('sky', () => {
      s.rect(
        s.linear([
          [0, '#4f7fd8'],
          [0.3, '#1f4aa8'],
          [1, '#061238'],
        ]),
        0,
        214,
        360,
        266,
      );
      for (let i = 0; i < 5; i++)
        s.polygon(
          [
            [50 + i * 56, 214],
            [78 + i * 56, 214],
            [40 + i * 90, 490],
            [-30 + i * 90, 490],
          ],
          '#bfe0ff',
          { opacity: 0.07 },
        );
    });
  },
  subject: (s) => {
    const flip = s.choose([false, true]);
    s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
      s.in('body', () => {
        s.path(
          'M28,330C40,268 130,252 214,282C250,296 278,318 292,300C300,276 286,258 262,250C290,242 312,252 318,270C322,250 338,238 356,240C356,268 340,284 324,292C322,340 282,392 206,402C120,412 30,396 28,330Z',
          s.linear(ramp('#8fb4ff', '#3f66d0', '#1b2f86')),
        );
        s.path('M32,346C80,372 160,372 214,352C196,392 130,404 84,394C52,388 34,370 32,346Z', '#dbe8ff');
        for (let i = 0; i < 6; i++)
          s.stroke(
            `M${48 + i * 4},${356 + i * 6}C${90 + i * 4},${376 + i * 3} ${140 + i * 2},${374 + i * 3} ${188 - i * 8},${364 + i * 4}`,
            '#7f9ce8',
            1.6,
            { opacity: 0.7 },
          );
        s.path('M150,372C150,410 182,436 214,440C216,410 200,382 180,366Z', '#2b4ab0');
      });
      s.circle(76, 332, 6, '#0a1438').circle(74, 330, 2, '#fff');
      s.stroke('M40,346C56,352 70,352 84,348', '#0a1438', 2.4, { opacity: 0.5 });
      s.in('glow', () =>
        s.stroke(
          'M112,262C110,232 92,222 80,226M112,262C112,226 118,214 112,196M112,262C116,232 132,222 144,228',
          '#eaf6ff',
          5,
          { opacity: 0.85 },
        ),
      );
      s.in('trim', () => {
        s.path('M196,198C214,210 262,210 282,196C276,222 206,224 196,198Z', '#8a3a24');
        s.stroke('M238,202V132', '#5a2418', 3)
          .path('M242,136C272,150 278,178 276,192H242Z', '#fff1dc')
          .path('M234,146C214,160 208,180 208,192H234Z', '#ff8a5c')
          .path('M238,132l16,-6l-16,-6Z', '#ffd36b');
      });
    });
    s.in('sky', () =>
      s.path('M0,214q22,-8 45,0t45,0t45,0t45,0t45,0t45,0t45,0t45,0V222H0Z', '#bfe0ff', { opacity: 0.75 }),
    );
  },
  front: (s) => {
    for (let i = 0; i < 14; i++)
      s.ring(20 + s.random() * 320, 240 + s.random() * 220, 2 + s.random() * 5, '#fff', 1.2, {
        opacity: 0.4,
      });
    s.foot('#04102c', 0.78, 0.65);
  },
};
