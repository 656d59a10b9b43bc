import { polar, ramp, xy } from '../drawing';
import type { Motif } from '../motif';
import { petal } from '../objects/nature';

const turn = Math.PI * 2;

export const owl: Motif = {
  silhouette: 'creature',
  hues: { body: 275, trim: 78 },
  seed: 47,
  grounds: ['stars', 'halo', 'leaves', 'peaks', 'arches', 'mandala', 'skylight'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0d1230', '#2a3278', '#0c0f28').stars(60, 300).light(180, 214, 230, '#8fa6ff', 0.45);
    s.in('glow', () => {
      s.ring(180, 214, 146, '#f3cd7a', 1.4, { opacity: 0.7 }).ring(180, 214, 154, '#f3cd7a', 0.8, {
        opacity: 0.5,
      });
      for (let i = 0; i < 24; i++)
        s.circle(...polar(180, 214, 150, (i / 24) * turn), i % 6 ? 1.4 : 4, '#f3cd7a');
    });
  },
  subject: (s) => {
    s.in('body', () => {
      s.path(
        'M180,118C262,118 290,190 278,280C270,352 226,394 180,394C134,394 90,352 82,280C70,190 98,118 180,118Z',
        s.linear(ramp('#5a6ad8', '#232a6b')),
      );
      s.path(
        'M92,124C112,132 146,128 180,148C214,128 248,132 268,124C276,166 254,196 180,196C106,196 84,166 92,124Z',
        '#7686f0',
      );
    });
    const eye = s.shape(() => {
      s.in('body', () => s.circle(0, 0, 50, '#1b2158'));
      s.in('trim', () => {
        s.circle(0, 0, 44, '#f7e2b0');
        let lashes = '';
        for (let i = 0; i < 22; i++)
          lashes += `M${xy(polar(0, 0, 30, (i / 22) * turn))}L${xy(polar(0, 0, 43, (i / 22) * turn))}`;
        s.stroke(lashes, '#d49a3b', 3).circle(0, 0, 28, s.radial(ramp('#ffcf4d', '#f08a1c')));
      });
      s.circle(0, 0, 15, '#10132e').circle(-6, -7, 5, '#fff');
    });
    for (const side of [-1, 1]) s.stamp(eye, { x: 180 + side * 46, y: 196 });
    s.in('trim', () =>
      s.path('M180,206L196,222L180,252L164,222Z', '#f4b23e').path('M180,206L196,222L180,252Z', '#c97f1d'),
    );
    s.in('body', () => {
      for (let row = 0; row < 5; row++) {
        const count = row > 3 ? 4 : 5;
        let d = '';
        for (let i = 0; i < count; i++)
          d += `M${180 + (i - (count - 1) / 2) * 30 - 15},${272 + row * 22}a15,18 0 0 0 30,0`;
        s.path(d, row % 2 ? '#8fa0ff' : '#b9c5ff', { opacity: 0.62 });
      }
      for (const f of [-1, 1])
        s.path(
          `M${180 + f * 84},220C${180 + f * 122},270 ${180 + f * 112},340 ${180 + f * 66},372C${180 + f * 84},330 ${180 + f * 84},270 ${180 + f * 84},220Z`,
          '#1d2360',
        );
    });
    s.in('trim', () => {
      for (const f of [-1, 1]) s.stroke(`M${180 + f * 16},392l-8,16m8,-16v18m0,-18l8,16`, '#f4b23e', 5);
    });
    s.in('ink', () => s.rect('#3a2a4f', 60, 408, 240, 12, { rx: 6 }));
  },
  front: (s) => void s.foot('#070920', 0.76, 0.75),
};

export const peacock: Motif = {
  silhouette: 'pattern',
  hues: { body: 170, trim: 258 },
  seed: 13,
  grounds: ['rays', 'stars', 'lattice', 'curtains', 'rings', 'arches'],
  isFree: false,
  backdrop: (s) => void s.sky('#07173a', '#0d4a63', '#06122b').light(180, 300, 280, '#2ed9c3', 0.4),
  subject: (s) => {
    const count = s.choose([0, 1, -1]);
    const size = s.vary(1, 0.94, 1.05);
    const lean = s.vary(0, -4, 4);
    const fan = (
      length: number,
      width: number,
      feathers: number,
      spread: number,
      light: string,
      dark: string,
    ) => {
      const feather = s.shape(() => {
        s.in('body', () => s.path(petal(length, width), s.linear(ramp(light, dark))));
        s.stroke(`M0,-40V${-length + 8}`, '#eafff5', 1, { opacity: 0.35 });
        s.in('trim', () => {
          s.tinted(
            (x) => x,
            () => s.ellipse(0, -length + 34, width * 0.52, 22, '#f0b93f'),
          );
          s.ellipse(0, -length + 32, width * 0.38, 16, '#1e7fd0').ellipse(
            0,
            -length + 29,
            width * 0.22,
            9,
            '#0b1240',
          );
        });
        s.ellipse(0, -length + 26, width * 0.1, 4, '#fff');
      });
      for (let i = 0; i < feathers; i++)
        s.stamp(feather, {
          x: 180,
          y: 372,
          turn: lean - spread + (2 * spread * i) / (feathers - 1),
          scale: size,
        });
    };
    fan(322, 30, 13 + count, 84, '#1fae8f', '#0a5b66');
    fan(256, 28, 12 + count, 76, '#4fd8a4', '#0c6f78');
    fan(188, 25, 11 + count, 68, '#8df0bd', '#128a86');
    fan(126, 20, 9 + count, 58, '#c6ffdb', '#1fa79a');
    s.in('trim', () => {
      s.path(
        'M180,206C206,206 214,232 206,256C202,276 236,320 226,380C220,420 140,420 134,380C124,320 158,276 154,256C146,232 154,206 180,206Z',
        s.linear(ramp('#3ea2ff', '#1a55c8', '#12307f')),
      );
      for (let i = 0; i < 4; i++)
        s.stroke(
          `M${146 + i * 2},${312 + i * 20}Q180,${336 + i * 20} ${214 - i * 2},${312 + i * 20}`,
          '#6fc3ff',
          1.6,
          { opacity: 0.5 },
        );
      for (const k of [-16, 0, 16]) s.stroke(`M180,206L${180 + k},176`, '#7fd4ff', 2);
    });
    s.path('M180,244L190,254L180,268L170,254Z', '#f5bb3c');
    for (const side of [-12, 12])
      s.circle(180 + side, 236, 4.6, '#fff').circle(180 + side, 236, 2.4, '#0b1240');
    for (const k of [-16, 0, 16]) s.circle(180 + k, 173, 4.4, '#f5bb3c');
  },
  front: (s) => void s.foot('#050d22', 0.74, 0.8),
};

export const swan: Motif = {
  silhouette: 'scene',
  hues: { body: 300, trim: 50 },
  seed: 239,
  grounds: ['stars', 'halo', 'bokeh', 'petals', 'peaks', 'skylight', 'rings'],
  isFree: false,
  backdrop: (s) => {
    const y = s.vary(150, 120, 180);
    s.sky('#1a1550', '#6a5ac0', '#2a1f66').stars(50, 260).light(196, y, 220, '#ffe9f4', 0.6);
    s.disc(s.vary(196, 120, 240), y, 84, [
      [0, '#fff'],
      [0.8, '#f6e4ff'],
      [1, '#d9bdf0'],
    ]);
    s.in('sky', () =>
      s.path('M0,300C60,262 120,286 170,270C230,250 300,284 360,262V330H0Z', '#4a3c98', { opacity: 0.7 }),
    );
  },
  subject: (s) => {
    s.in('sky', () => s.rect(s.linear(ramp('#5546a8', '#140f3c')), 0, 312, 360, 168));
    s.in('glow', () => {
      for (let i = 0; i < 6; i++)
        s.ellipse(180, 392 + i * 9, 116 - i * 14, 11 - i, 'none', {
          stroke: '#f4e6ff',
          width: 1.6,
          opacity: 0.5 - i * 0.07,
        });
    });
    s.path(
      'M92,360C88,388 140,404 206,402C268,400 300,372 306,322C290,340 276,346 262,346C276,330 280,312 276,290C262,318 238,330 214,332C176,334 150,344 138,352C124,340 124,314 138,288C152,262 158,236 144,220C132,208 110,212 104,228C98,226 90,232 80,244C94,244 108,246 116,240C122,236 126,242 122,254C114,280 96,316 92,360Z',
      s.linear([
        [0, '#fff'],
        [0.6, '#f3eafc'],
        [1, '#b9a6e6'],
      ]),
    );
    s.in('body', () =>
      s
        .path(
          'M150,366C190,374 250,362 284,334C270,372 226,388 180,384C164,382 154,376 150,366Z',
          '#b79be8',
          { opacity: 0.5 },
        )
        .stroke('M160,352C206,356 240,346 266,320M176,368C220,370 256,356 282,334', '#c9b2f0', 2.4, {
          opacity: 0.8,
        }),
    );
    s.in('trim', () =>
      s
        .path('M104,228C98,226 90,232 80,244C92,245 104,246 111,242Z', '#ff9a4d')
        .path('M104,228C108,230 112,236 111,242L100,240Z', '#20183a'),
    );
    s.circle(120, 226, 3.2, '#20183a');
    s.place({ x: 0, y: 808, opacity: 0.16 }, () =>
      s.group({ transform: 'scale(1 -1)' }, () =>
        s.path(
          'M92,360C88,388 140,404 206,402C268,400 300,372 306,322C262,346 176,334 138,352C124,340 92,316 92,360Z',
          '#fff',
        ),
      ),
    );
    s.in('body', () => {
      const leaf = petal(40, 13);
      const lily = s.shape(() => {
        for (const a of [-66, -34, 0, 34, 66])
          s.place({ turn: a }, () => s.path(leaf, s.linear(ramp('#fff', '#d99af0'))));
        s.circle(0, -6, 5, '#ffe9a8');
      });
      for (const [x, y, scale] of [
        [60, 432, 0.8],
        [304, 440, 1],
        [250, 462, 0.6],
      ] as const) {
        s.in('sky', () => s.ellipse(x, y + 4, 38 * scale, 9 * scale, '#2b6a72'));
        s.stamp(lily, { x, y, scale });
      }
    });
  },
  front: (s) => void s.sparks(40, '#fff3ff', 0.7, 2.4, [10, 40, 350, 330]).foot('#0b0828', 0.8, 0.6),
};
