import { polar, ramp, xy } from '../drawing';
import type { Motif } from '../motif';
import { reflections } from '../objects/nature';
import { glint } from '../objects/round';
import { at } from '../random';
import type { Stage } from '../stage';

function paperLantern(s: Stage, x: number, y: number, scale: number, opacity: number) {
  s.place({ x, y, scale, opacity }, () => {
    s.in('glow', () =>
      s.glow(0, 0, 92, '#ffb057', 0.75).stroke('M0,-300V-52', '#f5c98a', 1.4, { opacity: 0.5 }),
    );
    s.in('body', () => {
      s.rect('#c8872f', -17, -52, 34, 9, { rx: 3 });
      s.path(
        'M-20,-44C-56,-34 -56,34 -20,44H20C56,34 56,-34 20,-44Z',
        s.radial(
          [
            [0, '#fff2b8'],
            [0.45, '#ffab45'],
            [1, '#d43b2a'],
          ],
          0.5,
          0.5,
          0.62,
        ),
      );
      for (const k of [-0.62, -0.2, 0.2, 0.62])
        s.stroke(`M${k * 30},-44C${k * 82},-24 ${k * 82},24 ${k * 30},44`, '#a92a22', 1.6, { opacity: 0.55 });
      s.rect('#c8872f', -17, 43, 34, 9, { rx: 3 })
        .stroke('M0,52V84', '#ffc46b', 2)
        .stroke('M-6,54V76M6,54V76', '#ffc46b', 1.4);
    });
  });
}

export const lantern: Motif = {
  silhouette: 'object',
  hues: { body: 50, trim: 50 },
  seed: 17,
  grounds: ['stars', 'bokeh', 'clouds'],
  isFree: false,
  backdrop: (s) =>
    void s
      .sky('#180a2e', '#4a1742', '#1b0a22')
      .stars(40, 260, '#ffd9b0')
      .light(190, 190, 240, '#ff7a3d', 0.4),
  subject: (s) => {
    const flip = s.choose([false, true]);
    const x = (value: number) => (flip ? 360 - value : value);
    paperLantern(s, x(64), 96, 0.42, 0.7);
    paperLantern(s, x(306), 74, 0.5, 0.75);
    paperLantern(s, x(132), 168, 0.6, 0.88);
    paperLantern(s, x(300), 252, 0.7, 0.94);
    paperLantern(s, x(68), 292, 0.62, 0.9);
    paperLantern(s, x(196), 262, 1.18, 1);
  },
  front: (s) => {
    s.in('ink', () =>
      s.rect(
        s.linear([
          [0, '#2a0d2c', 0],
          [0.2, '#1b0a22', 1],
          [1, '#0d0513'],
        ]),
        0,
        388,
        360,
        92,
      ),
    );
    for (let i = 0; i < 26; i++) {
      const y = 398 + i * 3.2;
      const width = 16 + s.random() * 60;
      const x = at([64, 196, 300], i) + (s.random() - 0.5) * 40;
      s.in('body', () =>
        s.rect('#ffab55', x - width / 2, y, width, 1.7, { rx: 1, opacity: 0.55 - i * 0.017 }),
      );
    }
  },
};

const turn = Math.PI * 2;

function burst(s: Stage, x: number, y: number, r: number, light: string, dark: string) {
  for (const [share, count, width, shift] of [
    [1, 22, 2.4, 0],
    [0.66, 16, 2, 0.5],
    [0.36, 10, 1.6, 0.2],
  ] as const) {
    let d = '';
    let tips = '';
    for (let i = 0; i < count; i++) {
      const angle = ((i + shift) / count) * turn;
      const [tx, ty] = polar(x, y, r * share, angle);
      d += `M${xy(polar(x, y, r * share * 0.34, angle))}L${xy([tx, ty])}`;
      tips += `M${xy([tx, ty])}h0`;
    }
    s.stroke(d, share === 0.66 ? dark : light, width, { opacity: 0.85 }).stroke(tips, '#fff', width * 2, {
      opacity: 0.9,
    });
  }
  s.glow(x, y, r * 0.9, light, 0.5);
}

export const fireworks: Motif = {
  silhouette: 'scene',
  hues: { body: 20, trim: 200 },
  seed: 383,
  grounds: [],
  isFree: false,
  isNocturnal: true,
  backdrop: (s) =>
    void s.sky('#080a2a', '#2a2470', '#0a0a26').stars(60, 300).light(180, 180, 250, '#ff9a8a', 0.3),
  subject: (s) => {
    const flip = s.choose([false, true]);
    const x = (value: number) => (flip ? 360 - value : value);
    s.in('trim', () => burst(s, x(78), 104, 74, '#7fe6ff', '#3a8ae0'));
    s.in('body', () => burst(s, x(206), 176, 128, '#ffd06a', '#ff6a4a'));
    s.in('trim', () => burst(s, x(306), 74, 58, '#b6ffd0', '#3fc08a'));
    s.in('body', () =>
      s.stroke(`M${x(206)},360C${x(200)},300 ${x(208)},260 ${x(206)},200`, '#ffd9a0', 2, { opacity: 0.5 }),
    );
    s.in('ink', () => {
      s.rect(s.linear(ramp('#1c1c58', '#060820')), 0, 366, 360, 114);
      s.path(
        'M-10,366V340H30V318H58V346H92V326H110V350H150V362H214V344H236V320H262V348H300V330H330V352H370V366Z',
        '#0b0c2c',
      );
      s.path(
        'M-10,366C60,320 100,320 180,352C260,320 300,320 370,366H352C300,338 262,338 180,366C98,338 60,338 8,366Z',
        '#12143c',
      );
    });
    s.in('body', () =>
      reflections(s, 30, ['#ffc46b', '#ff7a5c'], [x(206) - 90, 376, x(206) + 60, 470], [14, 54], 0.7),
    );
    s.in('trim', () => reflections(s, 24, ['#7fe6ff', '#b6ffd0'], [10, 376, 310, 470], [10, 40], 0.6));
  },
  front: (s) => void s.sparks(50, '#ffe3b0', 0.6, 2, [10, 20, 350, 330]).foot('#04051a', 0.82, 0.6),
};

export const mask: Motif = {
  silhouette: 'face',
  hues: { body: 325, trim: 82 },
  seed: 389,
  grounds: ['curtains', 'rays', 'bokeh', 'halo', 'lattice', 'mandala', 'medallion'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#1c0838', '#5a1f86', '#12051f').light(180, 220, 250, '#ffb3e0', 0.5);
    s.in('sky', () => {
      const fold = s.linear(ramp('#2a0d4a', '#6a2a96', '#2a0d4a'), [0, 0, 1, 0]);
      for (let i = 0; i < 8; i++) s.rect(fold, i * 46 - 4, 0, 47, 480, { opacity: 0.6 });
    });
  },
  subject: (s) => {
    const plume = (
      x: number,
      y: number,
      angle: number,
      length: number,
      tone: 'body' | 'trim',
      light: string,
      dark: string,
    ) =>
      s.place({ x, y, turn: angle }, () =>
        s.in(tone, () =>
          s
            .path(
              `M0,0C${length * 0.22},${-length * 0.3} ${length * 0.2},${-length * 0.86} 0,${-length}C${-length * 0.06},${-length * 0.9} ${-length * 0.2},${-length * 0.5} 0,0Z`,
              s.linear(ramp(light, dark)),
            )
            .stroke(
              `M0,-6C${length * 0.05},${-length * 0.4} ${length * 0.05},${-length * 0.8} 1,${-length + 6}`,
              '#fff',
              1.4,
              { opacity: 0.5 },
            ),
        ),
      );
    for (const [i, angle] of [-58, 58, -38, 38, -19, 19, 0].entries())
      plume(
        180 + angle * 0.9,
        206 - Math.abs(angle) * 0.1,
        angle,
        172 - Math.abs(angle) * 0.5,
        i % 3 === 2 ? 'trim' : 'body',
        i % 3 === 2 ? '#fff0b0' : '#ffa0e0',
        i % 3 === 2 ? '#d8902c' : '#8a1f8a',
      );
    s.in('body', () => {
      s.path(
        'M180,214C232,186 300,190 330,222C334,276 304,330 250,332C218,332 200,306 180,306C160,306 142,332 110,332C56,330 26,276 30,222C60,190 128,186 180,214Z',
        s.linear(ramp('#ff8ad8', '#c93fb0', '#5a1470')),
      );
      s.path(
        'M180,214C232,186 300,190 330,222C334,240 330,260 322,278C290,230 230,222 180,244C130,222 70,230 38,278C30,260 26,240 30,222C60,190 128,186 180,214Z',
        '#fff',
        { opacity: 0.16 },
      );
    });
    s.in('trim', () => {
      s.stroke(
        'M180,214C232,186 300,190 330,222C334,276 304,330 250,332C218,332 200,306 180,306C160,306 142,332 110,332C56,330 26,276 30,222C60,190 128,186 180,214Z',
        '#f3c65a',
        5,
        { join: 'round' },
      );
      for (const f of [-1, 1]) {
        s.path(
          `M${180 + f * 34},266C${180 + f * 56},236 ${180 + f * 96},238 ${180 + f * 118},258C${180 + f * 98},294 ${180 + f * 56},294 ${180 + f * 34},266Z`,
          '#1a0626',
          { stroke: '#f3c65a', width: 4 },
        );
        s.stroke(
          `M${180 + f * 130},246C${180 + f * 150},256 ${180 + f * 140},292 ${180 + f * 116},306C${180 + f * 132},310 ${180 + f * 128},322 ${180 + f * 116},320`,
          '#f7d27a',
          3,
        );
      }
      s.path('M180,196l14,22l-14,26l-14,-26Z', '#ffe9a8').circle(180, 288, 6, '#ffe9a8');
      s.stroke('M320,300C326,360 318,410 306,452', '#d9a03a', 8).stroke(
        'M320,300C326,360 318,410 306,452',
        '#fff0b8',
        2,
        { opacity: 0.7 },
      );
    });
    s.path(glint(96, 214, 9) + glint(272, 318, 8) + glint(70, 330, 7), '#fff');
  },
  front: (s) => void s.sparks(40, '#ffd6f0', 0.8, 2.6).foot('#0c0418', 0.8, 0.6),
};
