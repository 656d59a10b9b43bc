import { polar, ramp, xy } from '../drawing';
import type { Motif } from '../motif';
import { sector } from '../objects/round';
import { ball, die } from '../objects/table';

const turn = Math.PI * 2;

export const roulette: Motif = {
  silhouette: 'table',
  hues: { body: 50, trim: 85 },
  seed: 109,
  grounds: ['rays', 'lattice', 'curtains', 'rings'],
  isFree: true,
  backdrop: (s) => void s.sky('#10203a', '#1c4a6e', '#0a1424').light(180, 250, 260, '#ffd98a', 0.35),
  subject: (s) => {
    const [x, y] = [180, 262];
    s.circle(x, y + 10, 206, '#000', { opacity: 0.5, filter: s.blur(14) });
    s.in('body', () => s.circle(x, y, 204, s.linear(ramp('#8a5230', '#4a2413', '#7a4424'), [0, 0, 1, 1])));
    s.in('trim', () => s.ring(x, y, 190, '#f3cd7a', 3));
    const red: string[] = [];
    const black: string[] = [];
    const zero = Math.round(s.vary(27, 0, 36));
    for (let i = 0; i < 37; i++) {
      const pocket = sector(x, y, 118, 176, (i / 37) * turn, ((i + 1) / 37) * turn);
      if (i === zero) s.path(pocket, '#14935a', { stroke: '#f3cd7a', width: 1.2 });
      else (i % 2 ? red : black).push(pocket);
    }
    s.path(red.join(''), '#c4253c', { stroke: '#f3cd7a', width: 1.2 }).path(black.join(''), '#15171f', {
      stroke: '#f3cd7a',
      width: 1.2,
    });
    s.in('trim', () => s.ring(x, y, 147, '#f3cd7a', 1, { opacity: 0.6 }));
    s.in('body', () => {
      s.circle(x, y, 116, s.radial(ramp('#b9743c', '#4f2812')));
      let seams = '';
      for (let i = 0; i < 12; i++) seams += `M${x},${y}L${xy(polar(x, y, 112, (i / 12) * turn))}`;
      s.stroke(seams, '#2e150a', 1.4, { opacity: 0.5 });
    });
    s.in('trim', () => {
      const start = s.vary(20, 0, 90);
      for (let i = 0; i < 4; i++)
        s.place({ x, y, turn: i * 90 + start }, () =>
          s
            .rect('#f7dda0', -5, -78, 10, 78, { rx: 5 })
            .circle(0, -80, 11, s.radial(ramp('#fff6d8', '#c98f35'))),
        );
      s.circle(x, y, 34, s.radial(ramp('#fff6d8', '#e8b95e', '#8f5c1c'), 0.38, 0.32, 0.8));
    });
    s.circle(290, 172, 11, s.radial(ramp('#fff', '#b9bfd0'), 0.35, 0.3, 0.8));
  },
  front: (s) => void s.foot('#060c16', 0.74, 0.7),
};

export const dice: Motif = {
  silhouette: 'table',
  hues: { body: 85, trim: 10 },
  seed: 127,
  grounds: ['curtains', 'rays', 'lattice', 'halo', 'rings'],
  isFree: false,
  isNocturnal: true,
  backdrop: (s) => void s.sky('#1b0d33', '#5a2a8a', '#150a28').light(180, 210, 230, '#ffd98a', 0.55),
  subject: (s) => {
    s.in('body', () => s.ellipse(180, 396, 150, 34, s.linear(ramp('#f3cd7a', '#8a5a1c'))));
    s.in('trim', () => s.ellipse(180, 390, 138, 29, '#4a1530'));
    const [a, b, c] = s.choose([
      [
        [1, 2, 3],
        [3, 5, 1],
        [5, 3, 2],
      ],
      [
        [5, 1, 2],
        [2, 3, 5],
        [1, 5, 3],
      ],
      [
        [2, 5, 1],
        [1, 3, 2],
        [3, 2, 5],
      ],
    ] as const);
    const white = ['#ffffff', '#d9d6e4', '#b9b4cc'] as const;
    die(s, s.vary(116, 108, 122), 318, 0.92, a, white);
    die(s, s.vary(246, 240, 254), 322, 0.92, b, white);
    die(s, s.vary(180, 168, 192), 226, 1.1, c, ['#ffffff', '#dedbe8', '#bfbad0']);
    const dome = 'M48,392C40,220 96,92 180,92C264,92 320,220 312,392';
    s.path(dome, '#fff', { opacity: 0.08 })
      .stroke(dome, '#e9dcff', 2.6, { opacity: 0.65 })
      .stroke('M76,350C78,240 110,156 150,126', '#fff', 6, { opacity: 0.45 });
    s.in('body', () => s.circle(180, 86, 12, '#f3cd7a'));
  },
  front: (s) => void s.foot('#0d0619', 0.8, 0.6),
};

const draw = [
  [128, 282, 42, '#ff8f7a', '#c4253c', 7],
  [206, 300, 44, '#8fd0ff', '#1f5fd0', 23],
  [256, 240, 38, '#ffe28a', '#e09a1c', 5],
  [96, 212, 36, '#9ff0c0', '#15803f', 41],
  [178, 214, 46, '#d9b8ff', '#6b3bd0', 88],
  [246, 160, 34, '#ffb8d8', '#d0427f', 9],
  [142, 140, 36, '#a8f0ff', '#1a8fb0', 16],
  [196, 106, 28, '#ffd0a0', '#e0661c', 3],
] as const;

export const drum: Motif = {
  silhouette: 'object',
  hues: { body: 85, trim: 285 },
  seed: 151,
  grounds: ['rays', 'stars', 'curtains', 'lattice', 'halo'],
  isFree: false,
  isNocturnal: true,
  backdrop: (s) => void s.sky('#1a1140', '#4a2fa0', '#120b30').light(180, 220, 240, '#fff0b8', 0.35),
  subject: (s) => {
    s.circle(180, 220, 150, '#fff', { opacity: 0.09 }).ring(180, 220, 150, '#e6e0ff', 3, { opacity: 0.7 });
    const values = s.isHouse
      ? draw.map(([, , , , , value]) => value)
      : s.shuffle(Array.from({ length: 89 }, (_, i) => i + 1));
    draw.forEach(([x, y, r, light, dark], i) => ball(s, x, y, r, light, dark, values[i] ?? 1));
    s.stroke('M66,170C84,112 128,78 170,72', '#fff', 7, { opacity: 0.4 });
    s.in('body', () =>
      s
        .path('M110,404L140,356H220L250,404Z', s.linear(ramp('#f3cd7a', '#8a5a1c')))
        .rect('#c98f35', 84, 402, 192, 18, { rx: 9 }),
    );
  },
  front: (s) => void s.foot('#0a061e', 0.8, 0.6),
};
