import { num, ramp } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';
import type { Stage } from '../stage';

const koiBody =
  'M2,-104C34,-88 44,-40 34,12C28,46 12,72 16,104C2,98 -8,76 -14,50C-26,6 -42,-40 -28,-80C-22,-96 -10,-106 2,-104Z';

function carp(s: Stage, x: number, y: number, angle: number, scale: number, base: string, patch: string) {
  s.place({ x, y, turn: angle, scale }, () => {
    s.path(koiBody, '#02121c', { opacity: 0.5, transform: 'translate(14 18)', filter: s.blur(9) });
    s.path(
      'M14,92C34,108 52,128 54,152C38,146 28,138 20,126C14,142 2,154 -14,160C-10,136 0,112 14,92Z',
      base,
      { opacity: 0.82 },
    );
    s.path(
      'M30,-40C58,-42 82,-24 88,-2C66,-4 46,-10 34,-14ZM-34,-46C-62,-44 -82,-22 -86,2C-64,-4 -48,-12 -34,-20Z',
      base,
      { opacity: 0.78 },
    );
    s.path('M-16,28C-34,34 -44,48 -44,62C-30,58 -20,50 -12,44Z', base, { opacity: 0.7 });
    s.path(koiBody, s.linear(ramp('#fff', '#e9e3ea'), [0, 0, 1, 0.3]));
    s.group({ clip: s.clipPath(koiBody) }, () => {
      s.ellipse(4, -84, 24, 20, patch)
        .path('M-40,-44C-4,-66 14,-30 48,-44V6C24,20 -6,-16 -40,12Z', patch)
        .path('M-18,40C2,26 20,42 34,34L30,74C14,84 0,62 -14,74Z', patch);
      s.stroke('M2,-104C-6,-40 2,30 16,104', '#fff', 7, { strokeOpacity: 0.35, cap: 'butt' });
    });
    s.circle(22, -84, 4.4, '#12141d').circle(-17, -84, 4.4, '#12141d');
  });
}

function lilyPad(s: Stage, x: number, y: number, r: number, angle: number) {
  s.place({ x, y, turn: angle }, () => {
    s.path(
      `M0,0L${num(r * 0.97)},${num(-r * 0.26)}A${r},${r} 0 1 0 ${num(r * 0.97)},${num(r * 0.26)}Z`,
      s.radial(ramp('#7fdc95', '#1e8a5b')),
    );
    let veins = '';
    for (let i = 1; i < 8; i++)
      veins += `M0,0L${num(Math.cos(i * 0.7 + 0.6) * r * 0.8)},${num(Math.sin(i * 0.7 + 0.6) * r * 0.8)}`;
    s.stroke(veins, '#c9f7c6', 1.2, { opacity: 0.4 });
  });
}

export const koi: Motif = {
  silhouette: 'creature',
  hues: { body: 32, trim: 72 },
  seed: 31,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    s.sky('#062a3d', '#0b5f78', '#052133');
    s.in('glow', () => {
      for (let i = 0; i < 9; i++) s.ring(180, 236, 30 + i * 38, '#8fe6ef', 1.4, { opacity: 0.4 - i * 0.036 });
    });
    s.light(180, 236, 220, '#7fe9ee', 0.3);
  },
  subject: (s) => {
    const swing = s.vary(0, -60, 60);
    s.group(swing ? { transform: `rotate(${num(swing)} 180 240)` } : {}, () => {
      s.in('body', () => carp(s, 118, 222, 18, 1.02, '#ffe3d6', '#f0492b'));
      s.in('trim', () => carp(s, 248, 262, 196, 0.98, '#fff', '#f5a51c'));
    });
    const at = s.choose([0, 1]);
    const flip = (x: number) => (at ? 360 - x : x);
    lilyPad(s, flip(54), 78, 46, s.vary(30, 0, 360));
    lilyPad(s, flip(318), 106, 34, 200);
    lilyPad(s, flip(40), 414, 38, 300);
    lilyPad(s, flip(312), 428, 52, 140);
    lilyPad(s, flip(110), 40, 22, 80);
    for (let k = 0; k < 12; k++)
      s.place({ x: flip(318), y: 104, turn: k * 30 }, () =>
        s.path(petal(30, 9), k % 2 ? '#ffd3e4' : '#ff9cc3'),
      );
    s.circle(flip(318), 104, 7, '#ffe08a');
  },
};

export const frog: Motif = {
  silhouette: 'creature',
  hues: { body: 135, trim: 350 },
  seed: 281,
  grounds: ['leaves', 'bokeh', 'rings', 'halo', 'petals', 'shafts'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0a3a3c', '#1f8a72', '#062626').light(180, 180, 240, '#f4ffc9', 0.6);
    s.in('sky', () => {
      for (let i = 0; i < 9; i++)
        s.stroke(
          `M${14 + i * 42},490C${i * 44},380 ${24 + i * 40},320 ${(i - 4) * 14 + i * 42},${190 + (i % 3) * 46}`,
          i % 2 ? '#0f5a48' : '#17705a',
          8,
          { opacity: 0.8 },
        );
    });
  },
  subject: (s) =>
    s.place({ x: 180, y: 262, scale: 1.1 }, () => {
      s.ellipse(0, 148, 150, 34, '#052a24', { opacity: 0.5 });
      s.path(
        'M-150,132a150,34 0 0 0 300,0a150,34 0 0 0 -128,-33L0,118L-30,98a150,34 0 0 0 -120,34Z',
        s.linear(ramp('#58c07a', '#166a4c')),
      );
      s.in('body', () => {
        s.path(
          'M-66,40C-128,44 -138,118 -112,134C-92,142 -52,136 -40,128ZM66,40C128,44 138,118 112,134C92,142 52,136 40,128Z',
          s.linear(ramp('#7cd05a', '#2f8a3c')),
        );
        s.path(
          'M0,-70C66,-70 102,-34 102,8C102,44 84,66 78,92C74,120 40,134 0,134C-40,134 -74,120 -78,92C-84,66 -102,44 -102,8C-102,-34 -66,-70 0,-70Z',
          s.linear([
            [0, '#a8ec7a'],
            [0.55, '#5cc048'],
            [1, '#2f8a3c'],
          ]),
        );
        s.path('M-64,46C-40,66 40,66 64,46C70,84 52,130 0,130C-52,130 -70,84 -64,46Z', '#f0ffcf', {
          opacity: 0.9,
        });
        for (const f of [-1, 1]) s.circle(f * 54, -66, 40, '#5cc048').circle(f * 54, -68, 34, '#8fdd66');
        s.stroke('M-82,16C-50,52 50,52 82,16', '#20652c', 4.4).path(
          'M-40,124q-8,18 -24,16q4,-14 -6,-22ZM40,124q8,18 24,16q-4,-14 6,-22Z',
          '#3f9c40',
        );
        for (const [dx, dy, r] of [
          [-20, -30, 7],
          [8, -44, 9],
          [30, -22, 6],
          [-84, 92, 7],
          [86, 88, 8],
        ] as const)
          s.circle(dx, dy, r, '#2f8a3c', { opacity: 0.45 });
      });
      for (const f of [-1, 1])
        s.circle(f * 54, -68, 25, '#fffbe6')
          .circle(f * 51, -67, 15, '#14201a')
          .circle(f * 51 - 5, -73, 5, '#fff');
      s.in('trim', () => {
        s.ellipse(-78, 18, 15, 9, '#ff9ab0', { opacity: 0.6 }).ellipse(78, 18, 15, 9, '#ff9ab0', {
          opacity: 0.6,
        });
        s.path(
          'M-36,-108L-40,-140L-18,-122L0,-148L18,-122L40,-140L36,-108C16,-102 -16,-102 -36,-108Z',
          '#ffd35c',
        )
          .circle(0, -116, 5, '#e0466a')
          .circle(-40, -142, 4, '#fff3c4')
          .circle(40, -142, 4, '#fff3c4')
          .circle(0, -150, 4.6, '#fff3c4');
      });
    }),
  front: (s) => void s.sparks(30, '#f6ffc9', 0.8, 2.6).foot('#031c1a', 0.78, 0.6),
};
