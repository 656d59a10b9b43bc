import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { gemShape } from '../objects/gems';
import { coin, glint, sphere, star } from '../objects/round';

export const chest: Motif = {
  silhouette: 'object',
  hues: { body: 55, trim: 85 },
  seed: 349,
  grounds: ['rays', 'waves', 'bokeh', 'halo', 'shafts', 'lattice', 'dunes'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#06243a', '#0f6a86', '#04182a').light(180, 220, 250, '#ffdf8a', 0.85);
    s.beams(180, 250, 24, 430, '#ffe9a8', 0.18);
  },
  subject: (s) => {
    s.ellipse(180, 404, 150, 24, '#000', { opacity: 0.45 });
    s.in('body', () => {
      s.path('M62,214C62,128 112,96 180,96C248,96 298,128 298,214Z', s.linear(ramp('#7a4422', '#3a1c10')));
      s.path('M82,214C84,150 122,118 180,118C238,118 276,150 278,214Z', '#220e08');
      for (const x of [112, 180, 248])
        s.path(`M${x - 9},${x === 180 ? 97 : 108}h18V214h-18Z`, '#4f2a14', { opacity: 0.7 });
    });
    s.in('trim', () => {
      s.stroke('M62,214C62,128 112,96 180,96C248,96 298,128 298,214', '#d9a03a', 9, { cap: 'butt' });
      s.path(
        'M62,262C90,206 120,232 140,208C168,190 196,190 220,210C246,226 276,208 298,262Z',
        s.linear(ramp('#fff3b8', '#e3a02c')),
      );
    });
    const pile = [
      [92, 240, 20, -14],
      [132, 222, 22, 8],
      [172, 206, 24, -6],
      [214, 216, 22, 14],
      [256, 236, 21, -8],
      [112, 256, 22, 10],
      [152, 246, 22, -12],
      [194, 240, 23, 6],
      [236, 256, 21, 12],
      [276, 258, 17, -10],
    ] as const;
    for (const [x, y, r, angle] of pile) coin(s, x, y, r, angle);
    s.stamp(gemShape(s, ['#d9f7ff', '#6fd0ff', '#2f7fe0', '#1f3fa0']), { x: 226, y: 186, scale: 0.3 });
    s.stamp(gemShape(s, ['#ffd9e6', '#ff6f9c', '#d02a66', '#7a1244']), { x: 124, y: 196, scale: 0.26 });
    s.in('body', () => {
      s.path(
        'M54,262H306L294,392C294,402 286,406 276,406H84C74,406 66,402 66,392Z',
        s.linear(ramp('#b56a34', '#8a4a22', '#4a2412')),
      );
      s.stroke('M58,300H302M61,338H299M64,374H296', '#3a1c0e', 2.4, { opacity: 0.6 });
    });
    s.in('trim', () => {
      const brass = s.linear(ramp('#fff0b8', '#e3ab42', '#8f5f1a'));
      s.rect(brass, 48, 254, 264, 18, { rx: 5 }).path(
        'M86,272H114L112,406H90ZM246,272H274L270,406H248Z',
        brass,
      );
      s.path('M150,262H210V312C210,332 196,342 180,346C164,342 150,332 150,312Z', brass);
      for (const y of [290, 330, 384]) s.circle(100, y, 4, '#7a4e14').circle(260, y, 4, '#7a4e14');
    });
    s.circle(180, 296, 9, '#2a1408').path('M175,300L172,322H188L185,300Z', '#2a1408');
    s.path(glint(172, 186, 12) + glint(270, 214, 9) + glint(96, 214, 8), '#fff');
  },
  front: (s) => void s.sparks(44, '#ffe9a0', 0.8, 2.8, [30, 30, 330, 260]).foot('#03121e', 0.82, 0.6),
};

export const key: Motif = {
  silhouette: 'object',
  hues: { body: 80, trim: 200 },
  seed: 353,
  grounds: ['medallion', 'arches', 'lattice', 'rays', 'stars', 'mandala', 'hexes'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0c2430', '#1f6676', '#081820').light(180, 180, 240, '#ffe3a0', 0.6);
    s.in('glow', () => {
      for (let i = 0; i < 7; i++)
        s.ring(180, 158, 96 + i * 34, '#f3d9a0', 1.2, { opacity: 0.34 - i * 0.045 });
    });
  },
  subject: (s) => {
    s.group({ transform: 'rotate(16 180 240)' }, () => {
      s.in('body', () => {
        const gold = s.linear(ramp('#fff6cf', '#efbb4c', '#8f5c16'), [0, 0, 1, 1]);
        for (let i = 0; i < 6; i++)
          s.place({ x: 180, y: 142, turn: i * 60 }, () =>
            s
              .ring(0, -46, 25, '#8f5c16', 15)
              .ring(0, -46, 25, '#f0bf52', 10)
              .ring(0, -46, 25, '#fff3c0', 2.4, { opacity: 0.8 }),
          );
        s.circle(180, 142, 42, gold).ring(180, 142, 42, '#8f5c16', 2).circle(180, 142, 32, '#5a3a0c');
        s.rect('#8f5c16', 168, 214, 28, 14, { rx: 5 })
          .rect(gold, 164, 210, 32, 14, { rx: 5 })
          .rect(gold, 166, 230, 28, 9, { rx: 4 });
        s.rect('#8f5c16', 175, 238, 16, 176, { rx: 6 }).rect(
          s.linear(ramp('#fff3c0', '#efbb4c', '#a56c1c'), [0, 0, 1, 0]),
          171,
          236,
          16,
          178,
          { rx: 6 },
        );
        s.path('M187,352H236V366H222V378H236V406H222V394H210V406H187Z', gold).rect(gold, 166, 300, 26, 10, {
          rx: 4,
        });
      });
      s.in('trim', () =>
        s.stamp(gemShape(s, ['#d9fbff', '#6fe0f0', '#1f9fc0', '#0c5a7a']), { x: 180, y: 136, scale: 0.34 }),
      );
    });
    s.path(star(70, 330, 10, 4, 0.3) + star(292, 300, 8, 4, 0.3) + star(80, 90, 9, 4, 0.3), '#fff', {
      opacity: 0.9,
    });
  },
  front: (s) => void s.sparks(40, '#ffedc0', 0.7, 2.4).foot('#051318', 0.8, 0.6),
};

export const pearl: Motif = {
  silhouette: 'object',
  hues: { body: 335, trim: 260 },
  seed: 463,
  grounds: ['shafts', 'waves', 'scales', 'bokeh', 'rings', 'halo', 'rays'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0c2a54', '#2a7fb8', '#071c3c').light(180, 240, 250, '#fff', 0.6);
    s.in('glow', () => {
      for (let i = 0; i < 6; i++)
        s.polygon(
          [
            [20 + i * 62, -10],
            [48 + i * 62, -10],
            [-10 + i * 88, 490],
            [-70 + i * 88, 490],
          ],
          '#d4f0ff',
          { opacity: 0.08 },
        );
    });
  },
  subject: (s) => {
    s.ellipse(180, 404, 138, 22, '#041226', { opacity: 0.5 });
    s.in('body', () => {
      const rib = s.shape(() =>
        s
          .path(
            'M0,0C-26,-60 -28,-140 0,-176C28,-140 26,-60 0,0Z',
            s.linear([
              [0, '#ffd6ea'],
              [0.6, '#f08ac0'],
              [1, '#8a2f7a'],
            ]),
          )
          .stroke('M0,-8V-160', '#fff', 2, { opacity: 0.4 }),
      );
      for (const angle of [-62, 62, -42, 42, -21, 21, 0])
        s.stamp(rib, { x: 180, y: 300, turn: angle, scale: 1.16 - Math.abs(angle) * 0.0016 });
      s.path('M44,304C60,270 112,262 180,262C248,262 300,270 316,304C300,330 60,330 44,304Z', '#5a1a54').path(
        'M60,302C84,280 130,274 180,274C230,274 276,280 300,302C276,316 84,316 60,302Z',
        '#ffb8d8',
      );
      s.path(
        'M36,308C70,332 290,332 324,308C330,366 262,408 180,408C98,408 30,366 36,308Z',
        s.linear(ramp('#ffc4de', '#e878b0', '#7a266c')),
      );
      for (const k of [-96, -64, -32, 0, 32, 64, 96])
        s.stroke(
          `M${180 + k * 1.24},${322 - Math.abs(k) * 0.06}Q${180 + k},370 ${180 + k * 0.4},406`,
          '#8a2f7a',
          2.4,
          { opacity: 0.55 },
        );
    });
    s.light(180, 268, 96, '#fff', 0.85);
    s.in('trim', () => sphere(s, 180, 268, 46, '#ffffff', '#8fa0d8', 0.9));
    s.circle(196, 284, 14, '#ffd9f0', { opacity: 0.35 });
  },
  front: (s) => {
    for (let i = 0; i < 14; i++)
      s.ring(30 + s.random() * 300, 20 + s.random() * 260, 3 + s.random() * 8, '#fff', 1.5, { opacity: 0.5 });
    s.sparks(24, '#fff', 0.8, 2.4).foot('#04122a', 0.84, 0.55);
  },
};
