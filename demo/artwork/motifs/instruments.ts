import { polar, ramp, xy } from '../drawing';
import type { Motif } from '../motif';

export const hourglass: Motif = {
  silhouette: 'object',
  hues: { body: 75, trim: 45 },
  seed: 367,
  grounds: ['stars', 'dunes', 'medallion', 'rays', 'rings', 'arches', 'bokeh'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#1a1038', '#5a3a8a', '#e08a5c').stars(40, 260).light(180, 230, 240, '#ffe0a8', 0.6);
    s.in('sky', () => s.dune(384, 16, 2, '#8a4a5c', 0.5).dune(424, 14, 1.5, '#5a2c50', 2));
  },
  subject: (s) => {
    s.ellipse(180, 432, 110, 14, '#000', { opacity: 0.35 });
    s.in('body', () => {
      const wood = s.linear(
        [
          [0, '#8a5a20'],
          [0.4, '#ffe0a0'],
          [1, '#7a4a16'],
        ],
        [0, 0, 1, 0],
      );
      for (const x of [86, 262]) s.rect(wood, x, 84, 12, 316, { rx: 5 });
      s.rect(wood, 66, 60, 228, 18, { rx: 8 })
        .rect(wood, 78, 78, 204, 12, { rx: 4 })
        .rect(wood, 78, 396, 204, 12, { rx: 4 })
        .rect(wood, 66, 408, 228, 20, { rx: 8 });
    });
    const glass =
      'M110,92H250C256,170 204,204 190,232C186,240 186,248 190,256C204,284 256,318 250,394H110C104,318 156,284 170,256C174,248 174,240 170,232C156,204 104,170 110,92Z';
    s.path(glass, '#fff', { opacity: 0.16 });
    s.in('trim', () => {
      s.group({ clip: s.clipPath(glass) }, () => {
        s.path('M100,164C140,176 220,150 260,166L190,236H170Z', s.linear(ramp('#ffe9a8', '#e88a3c')));
        s.rect('#ffcf6a', 177.6, 230, 4.8, 130).path(
          'M100,400V382C130,378 156,340 180,318C204,340 230,378 260,382V400Z',
          s.linear(ramp('#ffe9a8', '#d8702c')),
        );
      });
      s.dust(36, '#fff0c0', 0.6, 1.6, [140, 330, 220, 392]);
    });
    s.stroke(glass, '#fff', 3, { opacity: 0.75 }).stroke(
      'M124,108C124,156 146,184 160,204M124,380C124,340 144,312 160,290',
      '#fff',
      5,
      { opacity: 0.5 },
    );
  },
  front: (s) => void s.sparks(34, '#ffedc4', 0.7, 2.4).foot('#140a28', 0.84, 0.5),
};

const turn = Math.PI * 2;

export const compass: Motif = {
  silhouette: 'object',
  hues: { body: 75, trim: 20 },
  seed: 373,
  grounds: ['waves', 'lattice', 'rings', 'stars', 'halo', 'scales', 'rays'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0b2a4a', '#1f6a9a', '#071c34').light(180, 230, 250, '#ffe9b0', 0.5);
    let lines = '';
    for (let i = 0; i < 16; i++) lines += `M180,232L${xy(polar(180, 232, 420, (i / 16) * turn))}`;
    s.in('glow', () => s.stroke(lines, '#cfe6ff', 1, { opacity: 0.3 }));
  },
  subject: (s) => {
    s.circle(186, 246, 150, '#000', { opacity: 0.3 });
    s.in('body', () => {
      s.rect('#c98f35', 170, 62, 20, 26, { rx: 5 }).ring(180, 52, 18, '#e8b65a', 8);
      s.circle(180, 236, 150, s.linear(ramp('#fff3c8', '#d99f42', '#7a4c14'), [0, 0, 1, 1])).circle(
        180,
        236,
        130,
        '#6b4214',
      );
      s.circle(
        180,
        236,
        126,
        s.radial([
          [0, '#fffdf4'],
          [0.75, '#f7e8c8'],
          [1, '#e0c492'],
        ]),
      );
      s.ring(180, 236, 108, '#a97c3a', 1.2).ring(180, 236, 84, '#a97c3a', 1);
      let ticks = '';
      for (let i = 0; i < 72; i++)
        ticks += `M${xy(polar(180, 236, i % 6 ? 114 : 108, (i / 72) * turn))}L${xy(polar(180, 236, 120, (i / 72) * turn))}`;
      s.stroke(ticks, '#8a6224', 1.4);
      const point = (length: number, width: number, light: string, dark: string, angle: number) =>
        s.place({ x: 180, y: 236, turn: angle }, () =>
          s
            .path(`M0,${-length}L${width},${-width}L0,0Z`, dark)
            .path(`M0,${-length}L${-width},${-width}L0,0Z`, light),
        );
      for (const angle of [45, 135, 225, 315]) point(82, 11, '#e3c68f', '#a97c3a', angle);
      for (const angle of [0, 90, 180, 270]) point(104, 15, '#caa264', '#7a5420', angle);
    });
    s.in('trim', () =>
      s.place({ x: 180, y: 236, turn: s.vary(28, 0, 360) }, () => {
        s.path('M0,-112L15,0H-15Z', s.linear(ramp('#ff6a5c', '#c22a40'))).path('M0,-112L15,0H0Z', '#7a1430', {
          opacity: 0.4,
        });
        s.tinted(
          (x) => x,
          () => s.path('M0,112L15,0H-15Z', '#2a3a5c').path('M0,112L15,0H0Z', '#fff', { opacity: 0.2 }),
        );
      }),
    );
    s.in('body', () => s.circle(180, 236, 11, s.radial(ramp('#fff6d8', '#b0772a'), 0.36, 0.3, 0.8)));
    s.path('M86,178C104,136 142,118 178,116C148,134 116,156 98,200Z', '#fff', { opacity: 0.35 });
  },
  front: (s) => void s.sparks(26, '#fff0cc', 0.7, 2.2).foot('#051426', 0.82, 0.55),
};

export const diver: Motif = {
  silhouette: 'object',
  hues: { body: 60, trim: 200 },
  seed: 379,
  grounds: ['shafts', 'bokeh', 'scales', 'rings', 'lattice'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#04405c', '#0e8a9c', '#02263c').light(180, 160, 250, '#d9fff4', 0.55);
    s.in('glow', () => {
      for (let i = 0; i < 6; i++)
        s.polygon(
          [
            [20 + i * 62, -10],
            [48 + i * 62, -10],
            [-10 + i * 88, 490],
            [-70 + i * 88, 490],
          ],
          '#d4fbff',
          { opacity: 0.08 },
        );
    });
  },
  subject: (s) => {
    s.in('body', () => {
      const copper = s.radial(
        [
          [0, '#ffe6c0'],
          [0.45, '#e39a54'],
          [1, '#6d3618'],
        ],
        0.36,
        0.3,
        0.85,
      );
      s.path(
        'M52,430C56,356 112,326 180,326C248,326 304,356 308,430C260,452 100,452 52,430Z',
        s.linear(ramp('#e8a562', '#5f2f16')),
      );
      for (const x of [84, 132, 180, 228, 276])
        s.circle(x, 404 - Math.abs(x - 180) * 0.1 + 14, 9, '#ffdcae').circle(
          x,
          405 - Math.abs(x - 180) * 0.1 + 14,
          5,
          '#8a4c22',
        );
      s.rect('#7a4220', 106, 314, 148, 26, { rx: 10 }).rect(
        s.linear(
          [
            [0, '#7a4220'],
            [0.4, '#ffd9a8'],
            [1, '#7a4220'],
          ],
          [0, 0, 1, 0],
        ),
        110,
        310,
        140,
        20,
        { rx: 8 },
      );
      s.circle(180, 206, 122, copper);
      for (const f of [-1, 1])
        s.ellipse(180 + f * 116, 208, 22, 44, '#8a4c22').ellipse(180 + f * 118, 208, 13, 32, '#3a1c10');
      s.rect('#8a4c22', 164, 74, 32, 26, { rx: 6 }).circle(180, 74, 16, copper);
      s.circle(180, 210, 80, '#7a4220').circle(180, 210, 74, '#f0b878');
      for (let i = 0; i < 12; i++) s.circle(...polar(180, 210, 73, (i / 12) * turn), 5, '#7a4220');
    });
    s.in('trim', () =>
      s.circle(180, 210, 62, s.radial(ramp('#bff4ff', '#2a8aa8', '#06283c'), 0.36, 0.3, 0.9)),
    );
    s.path('M138,196C142,170 160,158 178,156C160,168 150,186 150,210Z', '#fff', { opacity: 0.6 });
    s.in('body', () =>
      s.stroke('M180,148V272M118,210H242', '#a5622c', 7).stroke('M180,148V272M118,210H242', '#f0b878', 2.4),
    );
  },
  front: (s) => {
    for (let i = 0; i < 18; i++)
      s.ring(s.random() * 360, 10 + s.random() * 300, 3 + s.random() * 9, '#fff', 1.6, { opacity: 0.5 });
    s.foot('#021a2c', 0.82, 0.6);
  },
};
