import { num, ramp } from '../drawing';
import type { Motif } from '../motif';
import { sphere } from '../objects/round';

export const orbit: Motif = {
  silhouette: 'object',
  hues: { body: 345, trim: 210 },
  seed: 37,
  grounds: ['stars', 'rings', 'bokeh', 'skylight', 'hexes'],
  isFree: true,
  backdrop: (s) =>
    void s.sky('#2a0f5e', '#8a2fa8', '#2b0f58').stars(70, 480).light(180, 230, 230, '#ff9ae0', 0.5),
  subject: (s) => {
    const tilt = { transform: 'rotate(-18 180 230)' };
    s.in('body', () =>
      s.ellipse(180, 236, 172, 44, 'none', { stroke: '#ffd6f3', width: 15, opacity: 0.9, ...tilt }),
    );
    s.in('trim', () =>
      s.ellipse(180, 236, 150, 34, 'none', { stroke: '#8be9ff', width: 6, opacity: 0.9, ...tilt }),
    );
    s.in('body', () =>
      s.circle(
        180,
        230,
        104,
        s.radial(
          [
            [0, '#ffd9f4'],
            [0.6, '#ff7fc8'],
            [1, '#c3309a'],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ),
    );
    s.group({ clip: s.clipCircle(180, 230, 104) }, () => {
      let bands = '';
      for (let i = 0; i < 7; i++)
        bands += `M60,${150 + i * 30}C120,${132 + i * 30} 240,${176 + i * 30} 300,${146 + i * 30}v11C240,${188 + i * 30} 120,${144 + i * 30} 60,${162 + i * 30}Z`;
      s.path(bands, '#fff', { opacity: 0.42 });
      s.in('body', () =>
        s.circle(
          230,
          270,
          120,
          s.radial([
            [0.6, '#5b0f7a', 0],
            [1, '#3d0862', 0.6],
          ]),
        ),
      );
    });
    s.group(tilt, () => {
      s.in('body', () => s.stroke('M8,236a172,44 0 0 0 344,0', '#ffe9fa', 15, { cap: 'butt' }));
      s.in('trim', () => s.stroke('M30,236a150,34 0 0 0 300,0', '#a5f0ff', 6, { cap: 'butt' }));
    });
    sphere(s, 66, 92, 32, '#fff1a8', '#f0962a');
    s.stroke('M40,80Q66,96 94,80', '#fff', 4, { opacity: 0.5 });
    s.in('trim', () => sphere(s, 300, 380, 42, '#b8ffe2', '#1fa58a'));
    s.stroke('M262,372Q300,392 340,370', '#fff', 5, { opacity: 0.5 });
    sphere(s, 306, 84, 17, '#d0e5ff', '#5a6be8');
    sphere(s, 58, 384, 20, '#ffd0d8', '#e3466a');
  },
  front: (s) => void s.foot('#18063b', 0.74, 0.7),
};

export const comet: Motif = {
  silhouette: 'scene',
  hues: { body: 275, trim: 55 },
  seed: 97,
  grounds: ['stars', 'bokeh', 'peaks', 'rings'],
  isFree: false,
  isNocturnal: true,
  backdrop: (s) => {
    s.sky('#060818', '#1a1c56', '#080a1c').stars(80, 420);
    let grid = '';
    for (let i = 1; i < 8; i++) grid += `M0,${i * 60}H360M${i * 48},0V480`;
    s.in('glow', () => s.stroke(grid, '#8b90ff', 1, { opacity: 0.14 }));
  },
  subject: (s) => {
    const [x, y] = [s.vary(274, 232, 292), s.vary(150, 110, 190)];
    const curve = `M20,410C130,404 214,340 ${num(x)},${num(y)}`;
    s.in('body', () => {
      s.path(
        `${curve}V412H20Z`,
        s.linear([
          [0, '#6f7bff', 0.6],
          [1, '#6f7bff', 0],
        ]),
      );
      s.stroke(curve, '#000', 10, { opacity: 0.2, transform: 'translate(0 6)' });
      s.stroke(
        curve,
        s.linearAt(
          [
            [0, '#5a63ff', 0.2],
            [0.6, '#7fd4ff'],
            [1, '#fff'],
          ],
          20,
          410,
          x,
          y,
        ),
        9,
      );
    });
    s.light(x, y - 2, 110, '#ffcf7a', 0.9);
    s.in('trim', () => {
      s.place({ x: x - 274, y: y - 150 }, () => {
        s.path(
          'M274,148C262,196 240,250 196,300C216,238 230,196 246,142Z',
          s.linear([
            [0, '#fff1b8'],
            [1, '#ff7a3d', 0],
          ]),
        );
        sphere(s, 274, 142, 32, '#fff6d0', '#f0802a');
        s.circle(284, 150, 7, '#c85a18', { opacity: 0.6 }).circle(264, 130, 4.6, '#c85a18', { opacity: 0.6 });
      });
    });
  },
  front: (s) => void s.sparks(30, '#ffd9a0', 0.8, 2.8, [180, 160, 300, 330]).foot('#04050f', 0.78, 0.7),
};

export const sun: Motif = {
  silhouette: 'face',
  hues: { body: 75, trim: 265 },
  seed: 337,
  grounds: ['stars', 'clouds', 'lattice', 'rings', 'waves', 'dunes', 'scales'],
  isFree: true,
  backdrop: (s) => {
    s.sky('#10184a', '#2f4aa8', '#0c1238').stars(70, 480).light(180, 230, 260, '#ffd27a', 0.6);
    s.in('glow', () =>
      s
        .ring(180, 230, 168, '#f3d48a', 1.4, { opacity: 0.6 })
        .ring(180, 230, 176, '#f3d48a', 0.8, { opacity: 0.5 }),
    );
  },
  subject: (s) =>
    s.place({ x: 180, y: 230 }, () => {
      s.in('body', () => {
        const straight = s.shape(() =>
          s
            .path('M-20,-96L0,-166L20,-96Z', s.linear(ramp('#ffe28a', '#f0962a')))
            .path('M0,-166L20,-96H0Z', '#c9641c', { opacity: 0.45 }),
        );
        const wavy = s.shape(() =>
          s.path('M-14,-96C-22,-116 6,-122 -4,-154C22,-132 2,-116 14,-96Z', '#ffcb5c'),
        );
        for (let i = 0; i < 12; i++) s.stamp(i % 2 ? wavy : straight, { turn: i * 30 });
        s.circle(0, 0, 104, '#c9641c').circle(
          0,
          0,
          99,
          s.radial(
            [
              [0, '#fff3c0'],
              [0.6, '#ffc24d'],
              [1, '#ef8a26'],
            ],
            0.42,
            0.36,
            0.75,
          ),
        );
        s.stroke('M-58,-26C-46,-42 -24,-42 -14,-28M58,-26C46,-42 24,-42 14,-28', '#a5480f', 5);
        s.path(
          'M-56,-10C-46,-24 -26,-24 -16,-10C-26,-2 -46,-2 -56,-10ZM56,-10C46,-24 26,-24 16,-10C26,-2 46,-2 56,-10Z',
          '#fffbe9',
        );
        s.circle(-36, -11, 8, '#7a300a').circle(36, -11, 8, '#7a300a');
        s.stroke('M-12,-26C-8,0 -12,18 -18,24C-8,32 8,32 18,24', '#a5480f', 4)
          .path('M-30,48C-12,40 12,40 30,48C16,64 -16,64 -30,48Z', '#d8521e')
          .stroke('M-30,48C-12,54 12,54 30,48', '#8a300a', 2.4);
        s.circle(-62, 28, 15, '#f2703a', { opacity: 0.5 }).circle(62, 28, 15, '#f2703a', { opacity: 0.5 });
        s.path('M0,-84l9,16l-9,16l-9,-16Z', '#e0661c');
      });
      s.in('trim', () => {
        for (const a of [45, 135, 225, 315])
          s.place({ turn: a }, () => s.path('M0,-196l7,13l13,7l-13,7l-7,13l-7,-13l-13,-7l13,-7Z', '#bcd0ff'));
      });
    }),
  front: (s) => void s.sparks(24, '#ffe9b0', 0.8, 2.4).foot('#080e2c', 0.8, 0.6),
};
