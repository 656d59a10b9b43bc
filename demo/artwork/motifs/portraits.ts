import { ramp } from '../drawing';
import type { Motif } from '../motif';

export const panda: Motif = {
  silhouette: 'face',
  hues: { body: 140, trim: 15 },
  seed: 227,
  grounds: ['halo', 'lattice', 'bokeh', 'leaves', 'scales', 'petals'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0b3a2a', '#3fae7a', '#0a2c20').light(180, 210, 250, '#fff6c4', 0.7);
    s.in('sky', () => {
      for (const [x, width, green] of [
        [34, 26, '#1c7a4e'],
        [92, 16, '#176a44'],
        [282, 18, '#176a44'],
        [330, 28, '#1c7a4e'],
      ] as const) {
        s.rect(s.linear(ramp('#8fd88a', green, '#0c4a30'), [0, 0, 1, 0]), x - width / 2, 0, width, 480);
        for (let y = 40 + (x % 50); y < 480; y += 96)
          s.rect('#0c4a30', x - width / 2 - 2, y, width + 4, 5, { rx: 2 });
      }
    });
  },
  subject: (s) =>
    s.place({ x: 180, y: 262, scale: 1.16 }, () => {
      s.circle(-82, -82, 42, '#15181f')
        .circle(82, -82, 42, '#15181f')
        .circle(-80, -80, 22, '#343944')
        .circle(80, -80, 22, '#343944');
      s.path('M0,-112C80,-112 122,-58 122,4C122,72 70,106 0,106C-70,106 -122,72 -122,4C-122,-58 -80,-112 0,-112Z', s.radial([[0, '#fff'], [0.7, '#f5f2ee'], [1, '#d2cdd0']], 0.42, 0.32, 0.8)); // prettier-ignore
      for (const side of [-1, 1])
        s.place({ x: side * 48, y: -10, turn: side * 24 }, () => {
          s.ellipse(0, 0, 29, 38, '#15181f')
            .circle(side * -3, 4, 14, '#3a2418')
            .circle(side * -3, 4, 9, '#0b0708')
            .circle(side * -3 - 4, 0, 4.4, '#fff');
        });
      s.ellipse(0, 36, 34, 26, '#fffdf9').path('M-15,26q15,-9 30,0q-3,15 -15,17q-12,-2 -15,-17Z', '#15181f');
      s.stroke('M0,43V53M0,53q-9,11 -19,5M0,53q9,11 19,5', '#15181f', 3.4).ellipse(-5, 28, 5, 2.4, '#fff', {
        opacity: 0.5,
      });
      s.in('trim', () =>
        s
          .ellipse(-76, 34, 18, 11, '#ff9aa0', { opacity: 0.55 })
          .ellipse(76, 34, 18, 11, '#ff9aa0', { opacity: 0.55 }),
      );
      s.in('body', () => {
        s.stroke('M-120,96C-70,84 -10,80 70,54', '#5fa53c', 9).stroke(
          'M-120,94C-70,82 -10,78 70,52',
          '#b8e68a',
          2.4,
        );
        for (const [x, y, turn] of [
          [64, 56, -40],
          [56, 58, 10],
          [20, 70, -62],
          [-96, 90, 200],
        ] as const)
          s.place({ x, y, turn }, () =>
            s
              .path('M0,0C18,-14 46,-14 62,-2C44,10 18,12 0,0Z', '#7cc458')
              .stroke('M3,-1C22,-5 42,-5 58,-2', '#d9f5b0', 1.2),
          );
      });
    }),
  front: (s) => void s.sparks(26, '#fff6c4', 0.8, 2.4).foot('#05180f', 0.76, 0.7),
};

export const elephant: Motif = {
  silhouette: 'face',
  hues: { body: 285, trim: 75 },
  seed: 229,
  grounds: ['mandala', 'arches', 'rays', 'medallion', 'scales', 'halo'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#3a0f33', '#c2436e', '#230a26').light(180, 190, 240, '#ffd98a', 0.7);
    s.in('glow', () => {
      for (const [r, n, w] of [
        [210, 24, 26],
        [158, 20, 22],
      ] as const) {
        const p = s.shape(() =>
          s
            .path(
              `M0,${-r}C${w},${-r + 18} ${w},${-r + 50} 0,${-r + 70}C${-w},${-r + 50} ${-w},${-r + 18} 0,${-r}Z`,
              '#f7c25a',
              { opacity: 0.26 },
            )
            .circle(0, -r - 6, 4, '#ffe3a0'),
        );
        for (let i = 0; i < n; i++) s.stamp(p, { x: 180, y: 210, turn: (i * 360) / n });
      }
    });
  },
  subject: (s) =>
    s.place({ x: 180, y: 214, scale: 1.1 }, () => {
      s.in('body', () => {
        const ear = s.shape(() => {
          s.path(
            'M-46,-66C-104,-116 -170,-84 -160,-8C-154,46 -112,70 -60,36Z',
            s.linear(ramp('#8d86c8', '#544c92'), [0, 0, 1, 1]),
          );
          s.path('M-60,-52C-104,-86 -146,-62 -140,-6C-136,32 -106,48 -70,24Z', '#c78ab0', { opacity: 0.75 });
        });
        s.stamp(ear, {}).stamp(ear, { isMirrored: true });
        s.path('M0,-104C56,-104 84,-64 80,-12C78,26 54,52 44,84C38,110 34,150 42,178C48,200 34,214 16,206C-14,192 -30,150 -40,92C-54,52 -78,26 -80,-12C-84,-64 -56,-104 0,-104Z', s.linear([[0, '#a9a3dc'], [0.55, '#7f78b8'], [1, '#5a5298']])); // prettier-ignore
        for (let i = 0; i < 6; i++)
          s.stroke(
            `M${-30 + i * 5},${92 + i * 18}q${30 - i * 2},14 ${62 - i * 6},${-2 - i}`,
            '#4a4286',
            2.4,
            { opacity: 0.5 },
          );
      });
      for (const side of [-1, 1]) {
        s.ellipse(side * 44, -6, 12, 9, '#fff')
          .circle(side * 43, -5, 6.4, '#20183a')
          .circle(side * 43 - 2, -7, 2, '#fff');
        s.in('body', () => s.stroke(`M${side * 30},-16q${side * 14},-10 ${side * 28},2`, '#3f3678', 4));
        s.path(
          `M${side * 46},66C${side * 60},92 ${side * 84},106 ${side * 104},92C${side * 90},112 ${side * 60},118 ${side * 40},92Z`,
          '#fff4dc',
        );
      }
      s.in('trim', () => {
        s.path(
          'M-70,-60C-40,-84 40,-84 70,-60C52,-52 34,-34 22,-8L0,34L-22,-8C-34,-34 -52,-52 -70,-60Z',
          s.linear(ramp('#ffdf8a', '#e0862c')),
        );
        s.path(
          'M-52,-58C-30,-70 30,-70 52,-58C38,-50 26,-34 16,-10L0,18L-16,-10C-26,-34 -38,-50 -52,-58Z',
          '#b8284a',
        );
        s.circle(0, -40, 13, '#fff0b8')
          .circle(0, -40, 8, '#2a9d8f')
          .path('M0,-20l7,10l-7,12l-7,-12Z', '#fff0b8');
        for (const x of [-34, -20, 20, 34]) s.circle(x, -53, 3.6, '#fff0b8');
        s.path('M0,34l9,14l-9,16l-9,-16Z', '#f3c65a');
      });
    }),
  front: (s) => void s.sparks(34, '#ffe3a0', 0.8, 2.6).foot('#180618', 0.74, 0.75),
};
