import { ramp } from '../drawing';
import type { Motif } from '../motif';
import { glint, sphere } from '../objects/round';
import { at } from '../random';

export const candy: Motif = {
  silhouette: 'food',
  hues: { body: 350, trim: 200 },
  seed: 419,
  grounds: ['rays', 'bokeh', 'lattice', 'scales', 'clouds', 'petals'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#ffb3d9', '#f77fc0', '#a63a9c').beams(180, 190, 20, 460, '#fff0fa', 0.3);
  },
  subject: (s) => {
    const wrapped = (
      x: number,
      y: number,
      scale: number,
      angle: number,
      tone: 'body' | 'trim',
      light: string,
      dark: string,
    ) =>
      s.place({ x, y, scale, turn: angle }, () =>
        s.in(tone, () => {
          s.path(
            'M-40,0L-84,-34C-76,-12 -76,12 -84,34ZM40,0L84,-34C76,-12 76,12 84,34Z',
            s.linear(ramp(light, dark)),
          );
          s.circle(
            0,
            0,
            44,
            s.radial(
              [
                [0, '#fff'],
                [0.35, light],
                [1, dark],
              ],
              0.36,
              0.3,
              0.85,
            ),
          );
          for (const a of [0, 120, 240])
            s.place({ turn: a }, () =>
              s.path('M0,0C10,-14 10,-30 0,-43C14,-43 26,-36 33,-28C28,-16 16,-6 0,0Z', '#fff', {
                opacity: 0.7,
              }),
            );
        }),
      );
    s.rect('#fff', 173, 214, 14, 250, { rx: 7 }).rect('#d9c9e6', 181, 214, 6, 250, { rx: 3 });
    s.in('body', () => {
      s.circle(180, 166, 116, '#8a1f5c', { opacity: 0.35, transform: 'translate(4 8)' }).circle(
        180,
        166,
        114,
        '#fff2f8',
      );
      const swirl = s.shape(() =>
        s.path(
          'M0,0C30,-16 52,-62 30,-108A114,114 0 0 1 88,-72C66,-20 30,4 0,0Z',
          s.linear(ramp('#ff7ab8', '#e8308a')),
        ),
      );
      for (let i = 0; i < 6; i++) s.stamp(swirl, { x: 180, y: 166, turn: i * 60 });
      s.ring(180, 166, 111, '#c81f78', 6, { opacity: 0.6 });
    });
    s.path('M92,138C104,92 140,70 176,66C140,82 116,110 108,150Z', '#fff', { opacity: 0.45 });
    wrapped(76, 344, 0.96, -24, 'trim', '#8ff0ff', '#1f8fc8');
    wrapped(284, 330, 0.84, 28, 'body', '#ffd08a', '#f0802a');
    wrapped(262, 426, 0.74, -12, 'trim', '#b6ffd8', '#1fa883');
    s.path(glint(290, 80, 11) + glint(60, 250, 9), '#fff');
  },
  front: (s) => void s.dust(30, '#fff', 1, 2.8).foot('#6a1a6a', 0.8, 0.5),
};

export const sundae: Motif = {
  silhouette: 'food',
  hues: { body: 0, trim: 55 },
  seed: 421,
  grounds: ['bokeh', 'lattice', 'rays', 'scales', 'clouds', 'halo'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#8fe0d8', '#4fc0cc', '#2a7fa8').light(180, 190, 240, '#fff', 0.6);
    for (let i = 0; i < 10; i++) s.rect('#fff', i * 40 - 10, 0, 20, 480, { opacity: 0.09 });
  },
  subject: (s) => {
    s.ellipse(180, 440, 90, 14, '#0b3a52', { opacity: 0.4 });
    const scoop = (x: number, y: number, r: number, tone: 'body' | 'trim', light: string, dark: string) =>
      s.in(tone, () => {
        s.circle(
          x,
          y,
          r,
          s.radial(
            [
              [0, '#fff'],
              [0.35, light],
              [1, dark],
            ],
            0.38,
            0.3,
            0.85,
          ),
        );
        s.path(
          `M${x - r - 4},${y + r * 0.42}q${r * 0.25},${r * 0.34} ${r * 0.52},0q${r * 0.25},${r * 0.4} ${r * 0.52},0q${r * 0.25},${r * 0.34} ${r * 0.52},0q${r * 0.25},${r * 0.36} ${r * 0.52},-${r * 0.02}L${x + r},${y}H${x - r}Z`,
          light,
        );
      });
    s.in('trim', () => {
      for (const k of [0, 14])
        s.path(`M${266 + k},86L${216 + k},250`, 'none', { stroke: k ? '#f6d9a6' : '#c98a4a', width: 13 });
    });
    scoop(116, 212, 56, 'trim', '#ffe2b0', '#d8924a');
    scoop(242, 214, 55, 'body', '#ff9fc0', '#cf3f78');
    scoop(180, 150, 62, 'body', '#fff0f6', '#f0b6cf');
    s.path(
      'M122,132C130,92 232,92 238,132C230,150 222,134 214,150C206,170 196,140 184,146C174,176 160,148 150,150C140,166 126,150 122,132Z',
      '#6b3420',
    ).path('M140,118C156,102 186,98 206,108', 'none', { stroke: '#a8694a', width: 5, cap: 'round' });
    sphere(s, 180, 82, 23, '#ff7a80', '#a80f34');
    s.stroke('M184,62C190,40 206,32 222,34', '#3f7d34', 4);
    const glass =
      'M62,236H298C292,300 246,336 200,344V398C220,404 240,414 246,428H114C120,414 140,404 160,398V344C114,336 68,300 62,236Z';
    s.path(
      glass,
      s.linear(
        [
          [0, '#fff', 0.75],
          [0.5, '#dff6ff', 0.45],
          [1, '#fff', 0.7],
        ],
        [0, 0, 1, 0],
      ),
    );
    s.in('body', () =>
      s.path(
        'M72,262C120,276 240,276 288,262C276,304 236,328 196,334H164C124,328 84,304 72,262Z',
        '#ff9fc0',
        { opacity: 0.7 },
      ),
    );
    s.stroke(glass, '#fff', 3, { opacity: 0.8 }).stroke('M90,252C96,286 118,312 146,324', '#fff', 7, {
      opacity: 0.6,
    });
    const specks = ['#ffd35c', '#5fd0e6', '#ff6f91', '#8fdd66'];
    for (let i = 0; i < 16; i++)
      s.place({ x: 128 + s.random() * 104, y: 104 + s.random() * 60, turn: s.random() * 180 }, () =>
        s.rect(at(specks, i), -5, -1.6, 10, 3.4, { rx: 1.7 }),
      );
  },
  front: (s) => void s.dust(26, '#fff', 1, 2.6).foot('#14506e', 0.82, 0.45),
};
