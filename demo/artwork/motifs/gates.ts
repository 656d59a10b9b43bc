import { num, ramp } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';

export const pyramid: Motif = {
  silhouette: 'scene',
  hues: { body: 65, trim: 20 },
  seed: 21,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(180, 120, 240);
    s.sky('#2b1248', '#c2486a', '#f39a4f').stars(36, 150).light(x, 214, 230, '#ffe3a0', 0.8);
    s.in('glow', () => s.circle(x, 214, 84, s.linear(ramp('#fff6d2', '#ffbf5e'))));
  },
  subject: (s) => {
    const flip = s.choose([false, true]);
    s.in('body', () => {
      s.place({ x: flip ? 360 : 0, isMirrored: flip }, () => {
        s.polygon(
          [
            [180, 120],
            [40, 352],
            [196, 352],
          ],
          '#f2b25b',
        ).polygon(
          [
            [180, 120],
            [196, 352],
            [330, 352],
          ],
          '#8b3b4a',
        );
        s.polygon(
          [
            [180, 120],
            [156, 160],
            [183, 163],
          ],
          '#fff0bd',
        ).polygon(
          [
            [180, 120],
            [183, 163],
            [205, 158],
          ],
          '#c47b55',
        );
        let lit = '';
        let dark = '';
        for (let i = 1; i < 7; i++) {
          const y = 160 + i * 29;
          const k = (y - 120) / 232;
          lit += `M${num(180 - 140 * k)},${y}L${num(180 + 16 * k)},${y}`;
          dark += `M${num(180 + 16 * k)},${y}L${num(180 + 150 * k)},${y}`;
        }
        s.stroke(lit, '#c98034', 1.3, { opacity: 0.55 }).stroke(dark, '#5d2238', 1.3, { opacity: 0.55 });
        s.polygon(
          [
            [292, 236],
            [226, 352],
            [300, 352],
          ],
          '#d9904b',
        ).polygon(
          [
            [292, 236],
            [300, 352],
            [352, 352],
          ],
          '#6e2c42',
        );
      });
      const phase = s.vary(0, 0, 3);
      s.dune(352, 14, 2.2, '#d5793d', 0.4 + phase)
        .dune(384, 18, 1.7, '#a6503a', 2.4 + phase)
        .dune(424, 16, 1.5, '#6d2b3c', 0.2 + phase)
        .dune(456, 12, 1.3, '#3c1630', 2.6 + phase);
    });
  },
  front: (s) => void s.foot('#180819', 0.74, 0.6),
};

export const shrine: Motif = {
  silhouette: 'scene',
  hues: { body: 28, trim: 0 },
  seed: 71,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    s.sky('#ffd3c2', '#ff9aa6', '#b14a78');
    s.in('glow', () => s.circle(180, 214, 116, s.linear(ramp('#fff7e8', '#ffcf9e'))));
    s.in('sky', () =>
      s.path('M0,352L70,276L120,316L196,232L262,312L306,272L360,330V480H0Z', '#c75e86', { opacity: 0.6 }),
    );
    s.path('M196,232L170,261L186,270L198,258L212,272L222,263Z', '#fff', { opacity: 0.8 });
    s.in('sky', () => s.dune(366, 14, 1.8, '#8d345f', 0.4));
  },
  subject: (s) => {
    const ink = '#2b1230';
    s.in('ink', () => s.path('M44,132C120,152 240,152 316,132L322,156C240,170 120,170 38,156Z', ink));
    s.in('body', () => {
      const red = s.linear(ramp('#ff5a4d', '#b01e33'));
      s.path('M50,156C120,168 240,168 310,156L308,176H52Z', red)
        .rect(red, 92, 172, 24, 236)
        .rect(red, 244, 172, 24, 236)
        .rect(red, 70, 214, 220, 17);
    });
    s.in('ink', () => s.rect(ink, 168, 178, 24, 36));
    s.rect('#ffd36b', 173, 183, 14, 26);
    s.in('ink', () => s.rect(ink, 86, 398, 36, 20, { rx: 3 }).rect(ink, 238, 398, 36, 20, { rx: 3 }));
    s.in('sky', () => {
      s.path('M116,480L150,408H210L250,480Z', '#f7c9b2', { opacity: 0.65 });
      for (let i = 0; i < 4; i++)
        s.stroke(`M${142 - i * 7},${424 + i * 15}H${218 + i * 9}`, '#8d345f', 1.6, { opacity: 0.5 });
    });
    s.in('ink', () =>
      s.stroke(
        'M-10,40C60,56 110,44 172,78M60,50C84,70 96,86 126,100M118,52C150,46 168,36 196,34',
        '#4d2038',
        7,
      ),
    );
  },
  front: (s) => {
    const kinds: string[] = [];
    s.in('trim', () => {
      for (const fill of ['#ff7fa5', '#fff0f4', '#fff0f4'])
        kinds.push(
          s.shape(() => {
            for (let k = 0; k < 5; k++) s.place({ turn: k * 72 }, () => s.path(petal(32, 14), fill));
            s.circle(0, 0, 6, '#e8437c');
          }),
        );
    });
    for (let i = 0; i < 64; i++) {
      const isOnBranch = i < 46;
      const t = s.random();
      const x = isOnBranch ? t * 200 - 6 + (s.random() - 0.5) * 40 : s.random() * 360;
      const y = isOnBranch ? 44 + t * 34 + (s.random() - 0.5) * 54 : 110 + s.random() * 340;
      s.stamp(kinds[i % 3] ?? '', { x, y, turn: i * 20, scale: isOnBranch ? 0.32 : 0.2 });
    }
    s.foot('#4a1540', 0.76, 0.65);
  },
};

const vault = [
  '#fffbe0',
  '#ffe9a8',
  '#f4c869',
  '#d69a3c',
  '#8fbf8a',
  '#3f9f7d',
  '#1f7f68',
  '#146152',
  '#0d483e',
  '#09352f',
] as const;

export const gate: Motif = {
  silhouette: 'pattern',
  hues: { body: 170, trim: 30 },
  seed: 79,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    s.sky('#061f1c', '#0c3d35', '#041412');
    const step = s.vary(30, 27, 33);
    for (let i = 9; i >= 0; i--) {
      const half = 44 + i * step;
      const top = 236 - i * 26;
      const d = `M${num(180 - half)},500V${num(top + half)}a${num(half)},${num(half)} 0 0 1 ${num(half * 2)},0V500`;
      s.in(i < 4 ? 'glow' : 'body', () => s.path(`${d}Z`, vault[i] ?? '#09352f'));
      s.in('glow', () => s.stroke(d, '#f7dc9a', 1.6, { opacity: 0.85 - i * 0.06 }));
    }
    s.light(180, 270, 130, '#fff8d0', 0.9).beams(180, 270, 20, 360, '#fff3bd', 0.12);
  },
  subject: (s) => {
    s.in('trim', () => s.circle(180, 250, 30, '#e8563f'));
    s.in('body', () => s.path('M0,480V440C60,424 120,430 180,440C240,430 300,424 360,440V480Z', '#04211c'));
    s.in('glow', () => s.path('M120,480L158,392H202L240,480Z', '#ffe9a8', { opacity: 0.55 }));
    for (const f of [-1, 1])
      s.place({ x: 180 + f * 120, y: 420, isMirrored: f < 0 }, () => {
        s.in('body', () =>
          s
            .rect('#0a2d27', -18, -6, 36, 40, { rx: 3 })
            .ellipse(0, -24, 19, 22, '#146152')
            .circle(-8, -44, 8, '#146152')
            .circle(8, -44, 8, '#146152'),
        );
        s.in('glow', () =>
          s
            .circle(-7, -28, 2.4, '#ffe9a8')
            .circle(7, -28, 2.4, '#ffe9a8')
            .stroke('M-8,-16q8,7 16,0', '#ffe9a8', 2),
        );
      });
  },
  front: (s) => void s.foot('#020d0b', 0.8, 0.6),
};
