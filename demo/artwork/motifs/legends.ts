import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';
import { sphere } from '../objects/round';

export const phoenix: Motif = {
  silhouette: 'creature',
  hues: { body: 40, trim: 85 },
  seed: 233,
  grounds: ['rays', 'halo', 'clouds', 'peaks', 'mandala', 'skylight', 'medallion'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#2a0716', '#a0281e', '#1a0510').light(180, 210, 260, '#ffb04a', 0.85);
    s.beams(180, 210, 30, 460, '#ffd36b', 0.16);
  },
  subject: (s) => {
    const wing = s.shape(() =>
      s.in('body', () => {
        const rows = [
          [150, 26, 9, '#ff7a2c', '#a81e1a'],
          [112, 22, 7, '#ffa23c', '#d8451e'],
          [74, 18, 6, '#ffd36b', '#f0812a'],
        ] as const;
        rows.forEach(([length, width, count, light, dark], row) => {
          const plume = s.shape(() =>
            s
              .path(petal(length, width), s.linear(ramp(light, dark)))
              .stroke(`M0,-14V${-length + 16}`, '#fff3c4', 1.2, { opacity: 0.45 }),
          );
          for (let i = 0; i < count; i++)
            s.stamp(plume, {
              x: 12 + i * (8 - row),
              y: 6 - i * 5,
              turn: 112 - i * (row ? 14 : 12.5) - row * 6,
              scale: 1 - Math.abs(i - count * 0.6) * 0.028,
            });
        });
      }),
    );
    const tail = s.shape(() =>
      s.in('body', () => {
        s.path(petal(170, 20), s.linear(ramp('#ffb347', '#b8231c')));
        s.ellipse(0, -136, 9, 17, '#ffe9a0').ellipse(0, -134, 5, 10, '#d8301e');
      }),
    );
    s.place({ x: 180, y: 226 }, () => {
      for (const angle of [180, 202, 158, 224, 136])
        s.stamp(tail, { y: 44, turn: angle, scale: 1 - Math.abs(180 - angle) * 0.005 });
      s.stamp(wing, { x: 8, y: 0 }).stamp(wing, { x: -8, y: 0, isMirrored: true });
      s.in('body', () => {
        s.path(
          'M0,-96C20,-92 26,-70 18,-50C40,-22 40,38 0,84C-40,38 -40,-22 -18,-50C-26,-70 -20,-92 0,-96Z',
          s.linear([
            [0, '#fff0b0'],
            [0.4, '#ffae3c'],
            [1, '#d8301e'],
          ]),
        );
        for (let i = 0; i < 4; i++)
          s.stroke(`M${-20 + i * 2},${-16 + i * 20}q${20 - i * 2},16 ${40 - i * 4},0`, '#fff3c4', 2, {
            opacity: 0.6,
          });
      });
      s.in('trim', () => {
        s.path('M-7,-74L7,-74L0,-54Z', '#7a3a10');
        for (const [dx, dy] of [
          [-20, -30],
          [-8, -38],
          [8, -38],
          [20, -30],
        ] as const)
          s.stroke(`M0,-94q${dx / 2},${dy / 2} ${dx},${dy}`, '#ffe28a', 3).circle(
            dx,
            -94 + dy,
            4.4,
            '#fff3c4',
          );
      });
      s.circle(-8, -78, 3.4, '#2a0a10').circle(8, -78, 3.4, '#2a0a10');
    });
  },
  front: (s) => void s.sparks(60, '#ffd98a', 0.8, 3.2).foot('#16040a', 0.74, 0.7),
};

export const serpent: Motif = {
  silhouette: 'creature',
  hues: { body: 162, trim: 82 },
  seed: 9,
  grounds: ['clouds', 'halo', 'rings', 'peaks', 'lattice', 'waves'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#04231f', '#0c5a4a', '#03201c').light(214, 128, 200, '#ffe9a6', 0.5);
    s.in('body', () => {
      for (let i = 0; i < 7; i++) s.ring(180, 470, 90 + i * 52, '#3fd0a0', 1.2, { opacity: 0.34 - i * 0.04 });
    });
  },
  subject: (s) => {
    const d =
      'M20,440C150,500 360,440 318,360C286,298 90,344 58,270C28,198 268,238 286,164C296,120 256,96 222,110';
    s.in('body', () => {
      s.stroke(d, '#02130f', 76, { opacity: 0.5, transform: 'translate(0 14)', filter: s.blur(9) }).stroke(
        d,
        '#06382e',
        70,
      );
      s.stroke(d, s.linearAt(ramp('#0fa57b', '#2fd49b', '#7df0bd'), 0, 460, 0, 90), 60);
      s.stroke(d, '#0a6b53', 60, { dash: '3 13', cap: 'butt', opacity: 0.55 })
        .stroke(d, '#d7ffe9', 15, { dash: '11 5', cap: 'butt', opacity: 0.5, transform: 'translate(0 9)' })
        .stroke(d, '#c9ffe6', 5, { opacity: 0.75, transform: 'translate(0 -21)' });
    });
    s.place({ x: 216, y: 112, turn: -8 }, () => {
      s.in('trim', () =>
        s
          .path('M40,-26C64,-58 96,-52 104,-46C84,-40 74,-24 62,-8Z', '#f3c65a')
          .path('M54,-8C84,-26 108,-14 114,-8C96,-6 84,4 66,14Z', '#e7ad3a'),
      );
      s.in('body', () =>
        s
          .path(
            'M60,4C60,34 10,44 -38,30C-58,24 -58,4 -40,-2C-30,-30 40,-44 60,4Z',
            s.linear(ramp('#8df5c6', '#1aa97c')),
          )
          .stroke('M-52,14C-20,26 20,26 56,12', '#06382e', 3),
      );
      s.circle(-2, -8, 9, '#fff3c4').circle(-4, -7, 4.6, '#12241f').circle(-44, 6, 2.4, '#06382e');
      s.in('trim', () => s.stroke('M-46,22C-74,30 -84,56 -72,74M-40,26C-56,44 -54,66 -44,78', '#f3c65a', 3));
    });
    s.light(96, 120, 70, '#fff3bd', 0.9);
    s.in('trim', () => sphere(s, 96, 120, 27, '#fffbe0', '#e5a52c'));
  },
  front: (s) => void s.sparks(30, '#ffe9a6', 0.7, 2.2).foot('#02120f', 0.7, 0.75),
};

export const hatch: Motif = {
  silhouette: 'object',
  hues: { body: 175, trim: 55 },
  seed: 491,
  grounds: ['rays', 'peaks', 'halo', 'leaves', 'scales', 'medallion', 'dunes'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#1c0f24', '#6a2f4a', '#120a18').light(180, 230, 250, '#ffb86a', 0.75);
    s.in('sky', () =>
      s.path('M-10,360L60,210L104,300L150,180L206,292L260,200L320,300L370,240V490H-10Z', '#3f1c38', {
        opacity: 0.8,
      }),
    );
  },
  subject: (s) => {
    const egg =
      'M180,92C248,92 292,196 286,276C280,350 236,388 180,388C124,388 80,350 74,276C68,196 112,92 180,92Z';
    s.in('body', () => {
      s.path(
        egg,
        s.radial(
          [
            [0, '#e6fff6'],
            [0.4, '#4fd0b8'],
            [1, '#0c4a5a'],
          ],
          0.38,
          0.3,
          0.85,
        ),
      );
      s.group({ clip: s.clipPath(egg) }, () => {
        const scale = s.shape(() =>
          s
            .path('M-24,0C-24,20 -10,32 0,40C10,32 24,20 24,0C12,-10 -12,-10 -24,0Z', '#1f8f8c', {
              opacity: 0.55,
            })
            .stroke('M-24,0C-24,20 -10,32 0,40C10,32 24,20 24,0', '#c9fff0', 2, { opacity: 0.55 }),
        );
        for (let row = 0; row < 8; row++)
          for (let i = 0; i < 6; i++) s.stamp(scale, { x: 60 + i * 48 + (row % 2) * 24, y: 110 + row * 36 });
      });
    });
    s.in('trim', () => {
      const crack = 'M80,226L112,246L134,218L160,252L188,214L212,250L238,222L258,246L286,226';
      s.group({ clip: s.clipPath(egg) }, () =>
        s
          .stroke(crack, '#ff8a2c', 15, { join: 'round', opacity: 0.7 })
          .stroke(crack, '#fff3b8', 6, { join: 'round' }),
      );
      s.stroke('M160,252L152,286L166,308M212,250L222,282L210,300M134,218L126,190', '#ffd27a', 4, {
        join: 'round',
      });
      s.glow(180, 236, 130, '#ffc46a', 0.5);
    });
    s.path('M108,190C116,146 138,118 166,110C146,138 134,166 130,204Z', '#fff', { opacity: 0.5 });
    s.in('trim', () => {
      const twigs = [
        'M20,372C90,420 270,420 340,372',
        'M14,392C100,446 260,446 346,392',
        'M30,410C110,452 250,452 330,410',
        'M44,378C110,400 190,430 320,420',
        'M316,378C250,400 170,430 40,420',
      ];
      twigs.forEach((d, i) =>
        s.stroke(d, i % 2 ? '#8a5426' : '#5c3416', 15).stroke(d, '#c98a4a', 3, { opacity: 0.7 }),
      );
    });
  },
  front: (s) => void s.sparks(44, '#ffd9a0', 0.8, 2.8).foot('#0c0612', 0.86, 0.55),
};
