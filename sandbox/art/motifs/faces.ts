import type { Point } from '../drawing';
import type { Motif } from '../motif';
import { fronds } from '../objects/foliage';
import type { Stage } from '../stage';

type Facet = readonly [points: readonly Point[], fill: string];

const flip = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/**
 * A face of flat facets, drawn as its left half and mirrored; the far side gets a veil of shade. `plain`
 * holds the fills that shade leaves alone, such as eyes.
 */
function faceted(s: Stage, facets: readonly Facet[], shade: string, plain: readonly string[]) {
  for (const [points, fill] of facets) {
    const edge = { stroke: fill, width: 0.7 };
    s.polygon(points, fill, edge).polygon(flip(points), fill, edge);
    if (!plain.includes(fill)) s.polygon(flip(points), shade, { opacity: 0.2 });
  }
}

const foxFacets: readonly Facet[] = [
  [[[-98, -140], [-108, -26], [-60, -64]], '#c4430f'],
  [[[-98, -140], [-60, -64], [-24, -70]], '#ff8a34'],
  [[[-90, -112], [-76, -58], [-50, -70]], '#45121a'],
  [[[-24, -70], [0, -54], [0, -4], [-30, -24]], '#ffa24a'],
  [[[-60, -64], [-24, -70], [-30, -24], [-66, -32]], '#f0732a'],
  [[[-60, -64], [-108, -26], [-66, -32]], '#d4561a'],
  [[[-66, -32], [-30, -24], [-34, 4], [-62, -8]], '#b33c12'],
  [[[-108, -26], [-66, -32], [-62, -8], [-118, 26]], '#e5661f'],
  [[[-118, 26], [-62, -8], [-34, 4], [-18, 64], [-56, 62]], '#fff1e2'],
  [[[-118, 26], [-62, -8], [-70, 34], [-56, 62]], '#f4d6bd'],
  [[[-30, -24], [0, -4], [0, 72], [-18, 64], [-34, 4]], '#ff9440'],
  [[[-34, 4], [-18, 64], [-26, 40]], '#ffd9b5'],
  [[[-18, 64], [0, 72], [0, 104], [-14, 88]], '#f7e3d0'],
  [[[-15, 70], [0, 64], [0, 90]], '#1b0d14'],
  [[[-60, -18], [-34, -8], [-38, 4], [-54, 0]], '#ffe27a'],
  [[[-48, -12], [-42, -9], [-44, 2], [-49, 0]], '#22070d'],
]; // prettier-ignore

export const fox: Motif = {
  silhouette: 'face',
  hues: { body: 45, trim: 85 },
  seed: 5,
  grounds: ['rays', 'halo', 'lattice', 'leaves', 'peaks', 'medallion', 'arches'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#3a0d1c', '#7d1d22', '#1d0710').light(180, 226, 250, '#ff8a2c', 0.72);
    s.beams(180, 226, 26, 420, '#ffb25a', 0.14);
  },
  subject: (s) =>
    s.in('body', () =>
      s.place({ x: 180, y: 232, scale: 1.18 }, () =>
        faceted(s, foxFacets, '#3a0610', ['#1b0d14', '#ffe27a', '#22070d', '#45121a']),
      ),
    ),
  front: (s) => void s.sparks(46, '#ffc46b', 0.8, 3, [10, 60, 350, 470]).foot('#12040a', 0.7, 0.8),
};

const tigerFacets: readonly Facet[] = [
  [[[-92, -112], [-112, -72], [-96, -40], [-62, -84]], '#e07a1c'],
  [[[-92, -98], [-102, -72], [-92, -54], [-74, -80]], '#5a1d12'],
  [[[-62, -84], [0, -98], [0, -46], [-34, -42], [-70, -48]], '#ffa63c'],
  [[[-96, -40], [-62, -84], [-70, -48], [-82, -14]], '#f08a24'],
  [[[-96, -40], [-82, -14], [-92, 34], [-116, 8]], '#fff0dc'],
  [[[-82, -14], [-70, -48], [-34, -42], [-30, -6], [-56, 4]], '#ffb752'],
  [[[-34, -42], [0, -46], [0, 18], [-24, 20], [-30, -6]], '#ff9a30'],
  [[[-82, -14], [-56, 4], [-46, 40], [-92, 34]], '#ffd9a6'],
  [[[-92, 34], [-46, 40], [-40, 84], [-72, 74]], '#ffe9cd'],
  [[[-56, 4], [-30, -6], [-24, 20], [-46, 40]], '#ff8a22'],
  [[[-46, 40], [-24, 20], [0, 26], [0, 66], [-30, 74]], '#fff6e8'],
  [[[-30, 74], [0, 66], [0, 98], [-24, 96]], '#f4dcc0'],
  [[[-46, 40], [-30, 74], [-24, 96], [-40, 84]], '#e8c9a4'],
  [[[-20, 22], [0, 18], [0, 42], [-8, 38]], '#d4485c'],
  [[[-6, 42], [0, 42], [0, 62], [-3, 62]], '#3a1018'],
  [[[-24, 68], [0, 60], [0, 66], [-22, 74]], '#3a1018'],
  [[[-64, -20], [-38, -14], [-34, -2], [-54, -2]], '#ffe98a'],
  [[[-52, -17], [-43, -14], [-43, -3], [-49, -3]], '#1b0d14'],
  [[[-66, -26], [-34, -20], [-36, -12], [-64, -19]], '#2a0d14'],
  [[[-16, -92], [-4, -94], [-4, -70], [-12, -74]], '#2a0d14'],
  [[[-18, -68], [-3, -62], [-3, -52], [-14, -56]], '#2a0d14'],
  [[[-54, -84], [-42, -86], [-34, -62], [-44, -66]], '#2a0d14'],
  [[[-78, -58], [-56, -50], [-58, -44], [-80, -48]], '#2a0d14'],
  [[[-112, 2], [-80, 6], [-78, 12], [-104, 12]], '#2a0d14'],
  [[[-92, 30], [-68, 26], [-66, 32], [-86, 38]], '#2a0d14'],
  [[[-82, 54], [-60, 46], [-58, 52], [-76, 62]], '#2a0d14'],
]; // prettier-ignore

export const tiger: Motif = {
  silhouette: 'face',
  hues: { body: 62, trim: 20 },
  seed: 211,
  grounds: ['rays', 'leaves', 'halo', 'lattice', 'clouds', 'scales', 'mandala'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0d2b1c', '#1f6a3f', '#061a10').light(180, 236, 250, '#ffd27a', 0.6);
    s.in('sky', () => fronds(s, ['#0d4028', '#17603a', '#0a3420']));
  },
  subject: (s) =>
    s.in('body', () =>
      s.place({ x: 180, y: 246, scale: 1.36 }, () => {
        faceted(s, tigerFacets, '#3a0610', ['#1b0d14', '#ffe98a', '#2a0d14', '#3a1018']);
        for (const side of [-1, 1])
          s.stroke(
            `M${side * 30},58q${side * 34},-6 ${side * 62},-22M${side * 30},64q${side * 36},2 ${side * 66},-6`,
            '#fffaf0',
            1.4,
            { opacity: 0.8 },
          );
      }),
    ),
  front: (s) => void s.sparks(34, '#ffe08a', 0.8, 2.6).foot('#04120a', 0.72, 0.75),
};

const bullFacets: readonly Facet[] = [
  [[[-44, -60], [0, -72], [0, -20], [-30, -22]], '#b4532f'],
  [[[-44, -60], [-74, -44], [-52, -18], [-30, -22]], '#8a3820'],
  [[[-74, -44], [-122, -34], [-104, -8], [-64, -16]], '#6d2a1a'],
  [[[-116, -30], [-102, -14], [-78, -22]], '#f2b8a0'],
  [[[-52, -18], [-74, -44], [-64, -16], [-54, 20]], '#9c4326'],
  [[[-52, -18], [-30, -22], [-26, 34], [-54, 20]], '#c9663a'],
  [[[-30, -22], [0, -20], [0, 44], [-26, 34]], '#dd7d4a'],
  [[[-54, 20], [-26, 34], [-34, 74], [-46, 60]], '#8a3820'],
  [[[-26, 34], [0, 44], [0, 62], [-34, 74]], '#b4532f'],
  [[[-34, 74], [0, 62], [0, 116], [-30, 108], [-42, 90]], '#f0c9b0'],
  [[[-30, 84], [-16, 80], [-12, 92], [-24, 96]], '#3a1018'],
  [[[-56, -2], [-36, 6], [-38, 16], [-52, 12]], '#ffe98a'],
  [[[-49, 2], [-42, 5], [-43, 14], [-48, 12]], '#1b0d14'],
]; // prettier-ignore

export const bull: Motif = {
  silhouette: 'face',
  hues: { body: 42, trim: 85 },
  seed: 223,
  grounds: ['rays', 'peaks', 'halo', 'dunes', 'medallion', 'lattice'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#2a0f08', '#a8431c', '#1c0805').light(180, 220, 250, '#ffc46b', 0.75);
    s.disc(180, 214, 138, [[0, '#fff0c4'], [1, '#ffb255']], 0.5, 0.4, 0.7); // prettier-ignore
  },
  subject: (s) =>
    s.place({ x: 180, y: 244, scale: 1.26 }, () => {
      const horn = s.shape(() =>
        s.in('trim', () => {
          s.path('M-46,-56C-96,-66 -132,-96 -120,-152C-104,-122 -82,-108 -50,-98C-40,-84 -38,-68 -46,-56Z', s.linear([[0, '#fff6dc'], [0.6, '#f0d9a0'], [1, '#a5762c']])); // prettier-ignore
          s.stroke('M-62,-64q4,-18 -2,-34M-80,-74q2,-16 -6,-32', '#a5762c', 2, { opacity: 0.5 });
        }),
      );
      s.stamp(horn, {}).stamp(horn, { isMirrored: true });
      s.in('body', () => faceted(s, bullFacets, '#2a0610', ['#1b0d14', '#ffe98a', '#3a1018']));
      s.in('trim', () =>
        s
          .stroke('M-16,98C-18,128 18,128 16,98', '#f3c65a', 7)
          .stroke('M-14,102C-14,122 14,122 14,102', '#fff3c4', 2, { opacity: 0.7 }),
      );
      s.in('body', () =>
        s.path('M-40,-64L-22,-44L-12,-62L0,-34L12,-62L22,-44L40,-64L24,-86L0,-92L-24,-86Z', '#4a1a12'),
      );
    }),
  front: (s) => void s.sparks(40, '#ffcf8a', 0.8, 2.8).foot('#160604', 0.72, 0.75),
};

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
        // prettier-ignore
        s.rect(s.linear([[0, '#8fd88a'], [0.5, green], [1, '#0c4a30']], [0, 0, 1, 0]), x - width / 2, 0, width, 480); // prettier-ignore
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
          // prettier-ignore
          s.place({ x, y, turn }, () => s.path('M0,0C18,-14 46,-14 62,-2C44,10 18,12 0,0Z', '#7cc458').stroke('M3,-1C22,-5 42,-5 58,-2', '#d9f5b0', 1.2));
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
        // prettier-ignore
        const p = s.shape(() => s.path(`M0,${-r}C${w},${-r + 18} ${w},${-r + 50} 0,${-r + 70}C${-w},${-r + 50} ${-w},${-r + 18} 0,${-r}Z`, '#f7c25a', { opacity: 0.26 }).circle(0, -r - 6, 4, '#ffe3a0'));
        for (let i = 0; i < n; i++) s.stamp(p, { x: 180, y: 210, turn: (i * 360) / n });
      }
    });
  },
  subject: (s) =>
    s.place({ x: 180, y: 214, scale: 1.1 }, () => {
      s.in('body', () => {
        const ear = s.shape(() => {
          s.path('M-46,-66C-104,-116 -170,-84 -160,-8C-154,46 -112,70 -60,36Z', s.linear([[0, '#8d86c8'], [1, '#544c92']], [0, 0, 1, 1])); // prettier-ignore
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
        s.path('M-70,-60C-40,-84 40,-84 70,-60C52,-52 34,-34 22,-8L0,34L-22,-8C-34,-34 -52,-52 -70,-60Z', s.linear([[0, '#ffdf8a'], [1, '#e0862c']])); // prettier-ignore
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
