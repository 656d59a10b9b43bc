import { num, ramp } from '../drawing';
import type { Motif } from '../motif';
import { grass } from '../objects/nature';
import { forest } from '../objects/scenery';

export const stag: Motif = {
  silhouette: 'creature',
  hues: { body: 245, trim: 230 },
  seed: 89,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    const x = s.vary(180, 160, 200);
    s.sky('#0b1c3a', '#4d86b8', '#dfeef7').stars(40, 200).light(x, 190, 200, '#eafaff', 0.7);
    s.in('glow', () => s.circle(x, 180, 96, '#fff', { opacity: 0.88 }));
    s.in('sky', () => forest(s, 26, 380, 60, 150, '#2b5b86', 0.5));
  },
  subject: (s) => {
    const ink = '#12294d';
    const shapes: Record<string, string> = {};
    const branch = (x: number, y: number, angle: number, length: number, width: number, depth: number) => {
      const [x2, y2] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      const key = width.toFixed(1);
      shapes[key] = `${shapes[key] ?? ''}M${num(x)},${num(y)}L${num(x2)},${num(y2)}`;
      if (depth === 0) return;
      branch(x2, y2, angle - 0.34, length * 0.8, width * 0.76, depth - 1);
      if (depth > 1) branch(x2, y2, angle + 0.62, length * 0.66, width * 0.66, depth - 2);
    };
    branch(166, 222, -2.2, 34, 9, 4);
    s.in('ink', () => {
      const antler = s.shape(() => {
        for (const [width, d] of Object.entries(shapes)) s.stroke(d, ink, Number(width));
      });
      s.stamp(antler, {}).stamp(antler, { x: 360, isMirrored: true });
      s.path(
        'M180,210C206,212 214,232 210,254C206,284 196,316 180,322C164,316 154,284 150,254C146,232 154,212 180,210Z',
        ink,
      );
      s.path(
        'M150,236C130,226 116,230 110,240C124,252 140,252 152,250ZM210,236C230,226 244,230 250,240C236,252 220,252 208,250Z',
        ink,
      );
      s.path('M152,290C120,330 96,380 90,440H270C264,380 240,330 208,290C200,320 160,320 152,290Z', ink);
      s.path('M166,316L180,322L194,316L186,372L180,384L174,372Z', '#4d86b8', { opacity: 0.6 });
    });
    s.in('glow', () =>
      s
        .circle(164, 256, 3.6, '#bfe8ff')
        .circle(196, 256, 3.6, '#bfe8ff')
        .path('M172,306h16l-8,9Z', '#bfe8ff'),
    );
  },
  front: (s) => {
    s.in('glow', () => s.dune(420, 10, 1.8, '#bcd9ea', 0.3).dune(446, 10, 1.4, '#e9f5fb', 2));
    s.dust(70, '#fff', 0.8, 3.2).foot('#0b1c3a', 0.76, 0.55);
  },
};

export const bear: Motif = {
  silhouette: 'creature',
  hues: { body: 50, trim: 30 },
  seed: 271,
  grounds: ['peaks', 'stars', 'halo', 'leaves', 'petals', 'skylight'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#08243a', '#2f7f8f', '#0a2c38').stars(40, 180).light(180, 180, 230, '#fff0c0', 0.6);
    s.in('sky', () => {
      s.path('M-10,330L84,196L128,248L196,150L268,246L306,210L380,320V480H-10Z', '#5aa0b0', {
        opacity: 0.75,
      });
      forest(s, 30, 372, 60, 130, '#1b5a60', 0.9);
    });
    s.path('M196,150L172,185L188,196L200,182L214,198L226,190ZM84,196L68,219L82,226L94,214L104,219Z', '#fff', {
      opacity: 0.85,
    });
  },
  subject: (s) => {
    s.in('sky', () => s.path('M-20,400C80,372 280,372 380,400V490H-20Z', '#1a6f6c'));
    s.in('body', () => {
      s.path(
        'M132,322C118,292 116,258 130,234C118,222 118,198 136,192C150,188 162,196 166,206C176,202 186,202 196,206C200,196 212,188 226,192C244,198 244,222 232,234C246,258 244,292 230,322C262,344 284,400 282,500H80C80,400 100,344 132,322Z',
        s.linear([
          [0, '#b9784a'],
          [0.6, '#8a4f2c'],
          [1, '#4f2a18'],
        ]),
      );
      s.path(
        'M139,204a13,13 0 0 1 18,10l-12,12a16,16 0 0 1 -6,-22ZM223,204a13,13 0 0 0 -18,10l12,12a16,16 0 0 0 6,-22Z',
        '#5a2f1c',
      );
      s.path('M120,500C114,414 146,366 181,366C216,366 248,414 242,500Z', '#d9a676', { opacity: 0.65 });
      s.ellipse(181, 288, 33, 27, '#eec9a0');
      for (const f of [-1, 1])
        s.path(
          `M${181 + f * 92},364C${181 + f * 112},392 ${181 + f * 96},440 ${181 + f * 56},436C${181 + f * 62},408 ${181 + f * 70},382 ${181 + f * 92},364Z`,
          '#7a4426',
        );
    });
    s.path('M168,276q13,-8 26,0q-2,12 -13,14q-11,-2 -13,-14Z', '#20120c').stroke(
      'M181,290V300M181,300q-8,8 -15,3M181,300q8,8 15,3',
      '#20120c',
      3,
    );
    for (const f of [-1, 1])
      s.circle(181 + f * 27, 256, 6.4, '#20120c').circle(181 + f * 27 - 2, 253.6, 2, '#fff');
    s.in('trim', () => {
      s.path(
        'M100,424C136,398 214,400 252,420C222,444 150,450 122,434L96,448L106,428Z',
        s.linear(ramp('#ffb199', '#e0583c')),
      ).path('M236,414l26,-8l-6,22l6,18l-28,-12Z', '#e0583c');
      for (let i = 0; i < 4; i++) s.stroke(`M${138 + i * 22},414q10,12 0,24`, '#fff', 1.6, { opacity: 0.5 });
    });
    s.circle(114, 424, 3.6, '#20120c');
  },
  front: (s) => void s.sparks(26, '#fff6d0', 0.8, 2.4).foot('#04181c', 0.8, 0.55),
};

export const mushroom: Motif = {
  silhouette: 'scene',
  hues: { body: 190, trim: 320 },
  seed: 277,
  grounds: ['stars', 'bokeh', 'leaves', 'shafts', 'skylight'],
  isFree: false,
  backdrop: (s) => {
    s.sky('#0b1030', '#233a7a', '#070a20').light(180, 240, 240, '#6ff0e0', 0.4);
    s.in('sky', () => {
      for (const [x, w] of [
        [20, 30],
        [80, 18],
        [290, 22],
        [336, 34],
      ] as const)
        s.path(
          `M${x - w / 2},-10C${x - w * 0.3},160 ${x - w * 0.7},320 ${x - w},490H${x + w}C${x + w * 0.6},320 ${x + w * 0.3},160 ${x + w / 2},-10Z`,
          '#142658',
          { opacity: 0.85 },
        );
    });
  },
  subject: (s) => {
    const cap = (x: number, y: number, scale: number, tone: 'body' | 'trim', lean: number) =>
      s.place({ x, y, scale, turn: lean }, () => {
        s.in(tone, () => {
          const [light, mid, deep] =
            tone === 'body' ? ['#d9fffb', '#4fe0d8', '#12708a'] : ['#ffe0f6', '#f27fd0', '#8a2a8c'];
          s.glow(0, -20, 120, mid, 0.5);
          s.path('M-17,0C-14,50 -22,92 -26,122H26C22,92 14,50 17,0Z', s.linear(ramp(light, deep)));
          s.ellipse(0, 4, 68, 13, deep);
          s.path(
            'M-80,6C-78,-52 -38,-86 0,-86C38,-86 78,-52 80,6C46,18 -46,18 -80,6Z',
            s.radial(
              [
                [0, light],
                [0.45, mid],
                [1, deep],
              ],
              0.42,
              0.3,
              0.8,
            ),
          );
          for (const [dx, dy, rx, ry] of [
            [-34, -30, 13, 10],
            [16, -50, 15, 10],
            [44, -16, 10, 8],
            [-4, -12, 9, 7],
            [-56, -4, 8, 5],
          ] as const)
            s.ellipse(dx, dy, rx, ry, '#fff', { opacity: 0.75 });
          s.stroke('M-62,-18C-54,-48 -34,-66 -12,-74', '#fff', 4, { opacity: 0.5 });
        });
      });
    const flip = s.choose([1, -1]);
    const x = (value: number) => 180 + (value - 180) * flip;
    cap(x(296), 330, 0.66, 'trim', 8 * flip);
    cap(x(64), 352, 0.58, 'body', -8 * flip);
    cap(x(170), 262, 1.36, s.choose(['body', 'trim']), -3 * flip);
    cap(x(258), 398, 0.42, 'body', 6 * flip);
    cap(x(112), 410, 0.4, 'trim', -5 * flip);
    s.in('ink', () => {
      s.dune(446, 10, 1.6, '#070d26', 0.6);
      s.stroke(grass(s, 34, 440, 30), '#12306a', 2.6);
    });
  },
  front: (s) => void s.sparks(60, '#b8fff4', 0.8, 3, [10, 60, 350, 440]).foot('#04071a', 0.8, 0.6),
};
