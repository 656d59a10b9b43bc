import { polygonPath, ramp, regular } from '../drawing';
import type { Motif } from '../motif';
import { football } from '../objects/football';
import { at } from '../random';

export const pitch: Motif = {
  silhouette: 'object',
  hues: { body: 150, trim: 235 },
  seed: 139,
  grounds: [],
  isFree: false,
  backdrop: (s) => {
    s.sky('#0b2038', '#1d5a7a', '#0c3f2a').glow(60, 40, 150, '#fff', 0.75).glow(300, 40, 150, '#fff', 0.75);
    for (let i = 0; i < 7; i++)
      s.polygon(
        [
          [180 + (i - 3.5) * 44, 250],
          [180 + (i - 2.5) * 44, 250],
          [180 + (i - 2.5) * 150, 490],
          [180 + (i - 3.5) * 150, 490],
        ],
        i % 2 ? '#1f8a4d' : '#187a42',
      );
    s.stroke('M0,250H360', '#eafff0', 2, { opacity: 0.8 }).ellipse(180, 400, 150, 54, 'none', {
      stroke: '#eafff0',
      width: 3,
      opacity: 0.8,
    });
  },
  subject: (s) => {
    const shirts = ['#ffd36b', '#ff8a8a', '#8fd0ff', '#fff', '#7a90b8'];
    const crowd = new Map<string, { x: number; y: number; r: number; opacity: number }[]>();
    for (let i = 0; i < 120; i++) {
      const [x, y, r] = [s.random() * 360, 150 + s.random() * 90, 1.6 + s.random() * 1.4];
      const shirt = at(shirts, Math.floor(s.random() * 5));
      crowd.set(shirt, [...(crowd.get(shirt) ?? []), { x, y, r, opacity: 0.5 }]);
    }
    for (const [shirt, people] of crowd) s.dots(people, shirt);
    s.in('ink', () =>
      s.rect(
        s.linear([
          [0, '#0b2038', 0.9],
          [1, '#0b2038', 0],
        ]),
        0,
        140,
        360,
        60,
      ),
    );
    s.rect('none', 96, 166, 168, 84, { stroke: '#fff', width: 4 });
    let net = '';
    for (let i = 1; i < 14; i++) net += `M${96 + i * 12},166V250`;
    for (let i = 1; i < 7; i++) net += `M96,${166 + i * 12}H264`;
    s.stroke(net, '#fff', 0.7, { opacity: 0.5 });
    const x = s.vary(180, 130, 230);
    s.ellipse(x, 452, 74, 14, '#032414', { opacity: 0.6, filter: s.blur(6) });
    football(s, x, 366, '#1b2338');
  },
};

export const arena: Motif = {
  silhouette: 'object',
  hues: { body: 280, trim: 5 },
  seed: 149,
  grounds: ['hexes', 'rays', 'halo', 'stars'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#0b0720', '#2b1470', '#07041a').light(180, 220, 240, '#4dd6ff', 0.5);
    const cells = ['', '', '', ''];
    for (let row = 0; row < 10; row++)
      for (let column = 0; column < 8; column++)
        cells[Math.floor(s.random() * 4)] += polygonPath(
          regular(6, column * 54 + (row % 2) * 27 - 10, row * 47 + 10, 28),
        );
    s.in('body', () =>
      cells.forEach((d, level) =>
        s.path(d, 'none', { stroke: '#7a6bff', width: 1, opacity: 0.14 + level * 0.075 }),
      ),
    );
  },
  subject: (s) => {
    s.in('body', () => {
      s.polygon(regular(6, 180, 224, 152), '#0d0a2a', { stroke: s.tone('glow', '#4dd6ff'), width: 2.4 });
      s.polygon(regular(6, 180, 224, 138), s.linear(ramp('#2a1c82', '#120a44')), {
        stroke: '#7a6bff',
        width: 1,
      });
    });
    for (const f of [-1, 1])
      s.place({ x: 180, y: 230, turn: f * 40 }, () => {
        s.polygon(
          [
            [-8, -128],
            [0, -146],
            [8, -128],
            [8, 40],
            [-8, 40],
          ],
          f < 0 ? '#dff6ff' : '#b9c8ff',
        ).polygon(
          [
            [0, -146],
            [8, -128],
            [8, 40],
            [0, 40],
          ],
          '#6f8bd8',
        );
        s.rect('#f2b93b', -30, 40, 60, 10, { rx: 4 });
        s.in('body', () => s.rect('#4a2c7a', -6, 50, 12, 40, { rx: 4 }));
        s.circle(0, 94, 9, '#f2b93b');
      });
    s.in('trim', () => s.polygon(regular(6, 180, 226, 42), '#ff4d7d', { stroke: '#fff', width: 3 }));
    s.path('M166,226L180,204L194,226L180,250Z', '#fff');
  },
  front: (s) => void s.sparks(30, '#7fe6ff', 0.8, 2.4).foot('#05031a', 0.76, 0.75),
};

const rim = (i: number, r: number) => Math.sqrt(Math.max(0, 0.77 - (i * 0.24) ** 2)) * r;

export const shields: Motif = {
  silhouette: 'pattern',
  hues: { body: 20, trim: 245 },
  seed: 53,
  grounds: [],
  isFree: false,
  backdrop: (s) => void s.sky('#131a24', '#3a4b5e', '#0e141c').light(180, 200, 240, '#9fd0ff', 0.35),
  subject: (s) => {
    const shield = (
      x: number,
      y: number,
      r: number,
      tone: 'body' | 'trim',
      dark: string,
      light: string,
      parts: number,
      angle: number,
    ) =>
      s.place({ x, y, turn: angle }, () => {
        s.circle(6, 12, r, '#000', { opacity: 0.45, filter: s.blur(10) });
        s.circle(0, 0, r, s.linear(ramp('#e6d6b8', '#8d7a58', '#4b3c26'), [0, 0, 1, 1])).circle(
          0,
          0,
          r * 0.88,
          light,
        );
        let quarters = '';
        for (let i = 1; i < parts; i += 2) {
          const [a, b] = [(i / parts) * Math.PI * 2, ((i + 1) / parts) * Math.PI * 2];
          const q = r * 0.88;
          quarters += `M0,0L${Math.cos(a) * q},${Math.sin(a) * q}A${q},${q} 0 0 1 ${Math.cos(b) * q},${Math.sin(b) * q}Z`;
        }
        s.in(tone, () => s.path(quarters, dark));
        let planks = '';
        for (let i = -3; i <= 3; i++) planks += `M${i * r * 0.24},${-rim(i, r)}V${rim(i, r)}`;
        s.stroke(planks, '#000', 1.2, { opacity: 0.22 }).ring(0, 0, r * 0.88, '#f2d489', r * 0.035);
        let studs = '';
        for (let i = 0; i < 16; i++)
          studs += `M${Math.cos((i / 8) * Math.PI) * r * 0.94},${Math.sin((i / 8) * Math.PI) * r * 0.94}h0`;
        s.stroke(studs, '#fff3cf', r * 0.052);
        s.circle(0, 0, r * 0.26, s.radial(ramp('#fff', '#c3cbd6', '#5d6877'), 0.36, 0.3, 0.8)).ring(
          0,
          0,
          r * 0.27,
          '#f2d489',
          r * 0.04,
        );
      });
    const spin = s.vary(0, -20, 20);
    shield(84, 128, 84, 'trim', '#20456e', '#d9dfe6', 8, 10 + spin);
    shield(292, 142, 78, 'trim', '#2c5b46', '#d7c28c', 8, 32 - spin);
    shield(66, 356, 82, 'body', '#6a3a20', '#e0c089', 6, spin);
    shield(306, 364, 86, 'trim', '#403a6e', '#c7c9de', 8, 12 - spin);
    shield(180, 246, 122, 'body', '#a32632', '#f0e2c4', s.choose([8, 6, 12]), 22.5 + spin);
  },
  front: (s) => void s.sparks(40, '#e8f2ff', 0.6, 2).foot('#080c12', 0.7, 0.75),
};
