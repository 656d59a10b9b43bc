import { polar, ramp } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';
import { glint, sector, sphere } from '../objects/round';
import { at } from '../random';

export const bell: Motif = {
  silhouette: 'object',
  hues: { body: 80, trim: 20 },
  seed: 397,
  grounds: ['rays', 'halo', 'bokeh', 'lattice', 'stars', 'arches', 'mandala'],
  isFree: true,
  backdrop: (s) =>
    void s
      .sky('#3a0a16', '#c22a3c', '#26060f')
      .light(180, 220, 250, '#ffe0a0', 0.6)
      .beams(180, 220, 24, 440, '#ffd9a0', 0.16),
  subject: (s) => {
    s.group({ transform: `rotate(${s.choose([-9, 9])} 180 110)` }, () => {
      s.in('body', () => {
        sphere(s, 180, 378, 27, '#ffe9a8', '#9c5c12');
        s.path(
          'M180,106C246,106 262,166 266,226C270,284 290,312 318,338C322,352 312,362 296,364H64C48,362 38,352 42,338C70,312 90,284 94,226C98,166 114,106 180,106Z',
          s.linear(
            [
              [0, '#8f5a14'],
              [0.28, '#fff0b4'],
              [0.55, '#f0b23e'],
              [1, '#7a4610'],
            ],
            [0, 0, 1, 0],
          ),
        );
        s.path(
          'M42,338C110,360 250,360 318,338C322,352 312,362 296,364H64C48,362 38,352 42,338Z',
          '#8a5212',
          { opacity: 0.6 },
        );
        s.stroke('M88,270C140,288 220,288 272,270M84,288C140,306 220,306 276,288', '#7a4610', 3, {
          opacity: 0.6,
        });
        s.path('M120,330C120,236 122,160 152,124C136,190 138,270 140,334Z', '#fff', { opacity: 0.3 });
      });
      s.in('trim', () => {
        const silk = s.linear(ramp('#ff8f8a', '#e0364e', '#8a1232'));
        s.path(
          'M172,110C120,40 52,48 60,96C64,130 120,132 172,114ZM188,110C240,40 308,48 300,96C296,130 240,132 188,114Z',
          silk,
        );
        s.path(
          'M170,116C140,150 116,176 84,186L110,196L106,222C140,200 168,160 184,122ZM190,116C220,150 244,176 276,186L250,196L254,222C220,200 192,160 176,122Z',
          silk,
        );
        s.path(
          'M164,108C130,72 92,72 84,92C82,108 122,116 164,112ZM196,108C230,72 268,72 276,92C278,108 238,116 196,112Z',
          '#7a0f2c',
          { opacity: 0.45 },
        );
        s.rect('#c22440', 160, 92, 40, 36, { rx: 12 }).rect('#ffb0ac', 166, 96, 9, 28, {
          rx: 4,
          opacity: 0.6,
        });
      });
    });
    s.path(glint(84, 250, 11) + glint(290, 214, 9), '#fff');
  },
  front: (s) => void s.sparks(40, '#ffe9b8', 0.8, 2.6).foot('#1c040a', 0.82, 0.55),
};

const turn = Math.PI * 2;

export const clover: Motif = {
  silhouette: 'object',
  hues: { body: 145, trim: 80 },
  seed: 401,
  grounds: ['rays', 'bokeh', 'lattice', 'halo', 'rings', 'medallion'],
  isFree: true,
  backdrop: (s) =>
    void s
      .sky('#08301f', '#1f9a5a', '#052015')
      .light(180, 210, 250, '#fff6b0', 0.6)
      .beams(180, 210, 20, 440, '#fff6b0', 0.14),
  subject: (s) => {
    s.in('trim', () => {
      const shoe =
        'M104,402C56,336 58,236 110,196C150,166 210,166 250,196C302,236 304,336 256,402L222,384C262,330 258,254 222,228C196,210 164,210 138,228C102,254 98,330 138,384Z';
      s.path(shoe, '#7a4a10', { transform: 'translate(4 8)' }).path(
        shoe,
        s.linear(ramp('#fff0b8', '#e8b24a', '#8f5c16'), [0, 0, 1, 1]),
      );
      for (const [x, y] of [
        [96, 330],
        [92, 282],
        [108, 236],
        [252, 236],
        [268, 282],
        [264, 330],
        [150, 204],
        [210, 204],
      ] as const)
        s.circle(x, y, 5.4, '#6b4110');
    });
    s.in('body', () => {
      s.stroke('M180,214C184,280 176,330 208,372', '#0f5a34', 12).stroke(
        'M180,214C184,280 176,330 208,372',
        '#3fbf6a',
        7,
      );
      const leaf = s.shape(() => {
        s.path(
          'M0,0C-26,-22 -76,-50 -62,-92C-50,-120 -12,-112 0,-86C12,-112 50,-120 62,-92C76,-50 26,-22 0,0Z',
          s.radial(ramp('#d0ffb0', '#4fd07a', '#0f7a48'), 0.46, 0.3, 0.85),
        );
        s.stroke('M0,-6V-74M0,-30q-18,-14 -30,-38M0,-30q18,-14 30,-38', '#0f6a40', 2, { opacity: 0.5 });
        s.path('M-46,-92C-40,-104 -22,-104 -14,-92C-24,-94 -36,-90 -44,-78Z', '#fff', { opacity: 0.4 });
      });
      const tilt = s.vary(8, -14, 30);
      for (let i = 0; i < 4; i++) s.stamp(leaf, { x: 180, y: 196, turn: tilt + i * 90, scale: 1.12 });
    });
    s.path(glint(70, 110, 11) + glint(298, 128, 9) + glint(300, 370, 8), '#fff');
  },
  front: (s) => void s.sparks(36, '#fbffc9', 0.8, 2.6).foot('#03160e', 0.82, 0.6),
};

export const wheel: Motif = {
  silhouette: 'pattern',
  hues: { body: 285, trim: 80 },
  seed: 409,
  grounds: ['rays', 'curtains', 'stars', 'bokeh', 'hexes'],
  isFree: true,
  backdrop: (s) =>
    void s
      .sky('#1c0d3d', '#5b2a9a', '#10062a')
      .light(180, 220, 250, '#ffd36b', 0.5)
      .beams(180, 224, 24, 440, '#ffd36b', 0.14),
  subject: (s) => {
    s.path('M150,380H210L246,448H114Z', '#2a1450').rect('#120826', 96, 440, 168, 14, { rx: 7 });
    s.in('trim', () =>
      s
        .circle(180, 236, 164, s.linear(ramp('#ffe9a8', '#e0a436', '#8f5c16'), [0, 0, 1, 1]))
        .circle(180, 236, 150, '#5f3a0c'),
    );
    const fills = s.choose([
      ['#e4405f', '#3a74e8', '#f2b93b', '#7c4ddb', '#1fa27a', '#f0883a'],
      ['#f2f0ff', '#5b3fd0', '#f2b93b', '#8a6af0'],
      ['#e4405f', '#fff3e0', '#2aa8a0', '#fff3e0', '#f2b93b', '#fff3e0'],
    ]);
    const count = s.choose([18, 12, 24]);
    for (let i = 0; i < count; i++) {
      const from = (i / count) * turn - 0.1;
      s.path(sector(180, 236, 0, 146, from, from + turn / count), at(fills, i), {
        stroke: '#fff',
        strokeOpacity: 0.5,
        width: 1,
      });
      s.path(glint(...polar(180, 236, 112, from + turn / count / 2), 10), '#fff', { opacity: 0.85 });
      s.circle(...polar(180, 236, 157, from), 4, '#fff8d8');
    }
    s.circle(180, 236, 62, '#1c0d3d', { opacity: 0.3 });
    s.in('trim', () =>
      s.circle(
        180,
        236,
        46,
        s.radial(
          [
            [0, '#fff6d8'],
            [0.6, '#f0b94a'],
            [1, '#a5681a'],
          ],
          0.38,
          0.32,
          0.8,
        ),
      ),
    );
    for (let i = 0; i < 8; i++)
      s.place({ x: 180, y: 236, turn: i * 45 }, () => s.path(petal(34, 7), '#a5681a', { opacity: 0.5 }));
    s.path('M180,108L160,60H200Z', '#fff').path('M180,108L180,60H200Z', '#c9c3dc');
  },
  front: (s) => void s.sparks(34, '#ffe9b0', 0.8, 2.6).foot('#0a0420', 0.84, 0.5),
};
