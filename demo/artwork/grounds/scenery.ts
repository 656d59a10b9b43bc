import { num, polar } from '../drawing';
import { fronds } from '../objects/foliage';
import { cloud, petal } from '../objects/nature';
import { glint } from '../objects/round';
import type { Stage } from '../stage';
import { line, soft, type Ground } from './ground';

function ridge(s: Stage, base: number, height: number, steps: number, fill: string) {
  let d = `M0,480L0,${num(base)}`;
  for (let i = 0; i <= steps; i++) {
    const rise = i % 2 ? s.random() * height : s.random() * height * 0.3;
    d += `L${num((i / steps) * 360)},${num(base - rise)}`;
  }
  s.path(`${d}L360,480Z`, fill);
}

export const stars: Ground = (s, x, y) => {
  s.light(x, y, 250, '#fff', 0.5).stars(70, 400, '#fff');
  for (let i = 0; i < 5; i++)
    s.path(glint(24 + s.random() * 312, 24 + s.random() * 210, 5 + s.random() * 7), '#fff', {
      opacity: 0.85,
    });
};

export const petals: Ground = (s, x, y) => {
  s.light(x, y, 260, '#fff', 0.6);
  const one = s.shape(() => s.path(petal(26, 10), '#fff').stroke('M0,-3V-20', line(s), 1));
  for (let i = 0; i < 30; i++)
    s.stamp(one, {
      x: s.random() * 360,
      y: s.random() * 480,
      turn: s.random() * 360,
      scale: 0.4 + s.random() * 0.7,
      opacity: 0.25 + s.random() * 0.5,
    });
};

export const bokeh: Ground = (s, x, y) => {
  s.light(x, y, 260, '#fff', 0.55);
  const spot = s.shape(() =>
    s.circle(0, 0, 40, line(s), { opacity: 0.5 }).ring(0, 0, 40, '#fff', 2, { opacity: 0.35 }),
  );
  for (let i = 0; i < 22; i++) {
    const angle = s.random() * Math.PI * 2;
    const [bx, by] = polar(x, y, 110 + s.random() * 190, angle);
    s.stamp(spot, { x: bx, y: by, scale: 0.25 + s.random() * 0.95, opacity: 0.14 + s.random() * 0.4 });
  }
};

export const waves: Ground = (s, x, y) => {
  s.light(x, y - 40, 240, '#fff', 0.65).stars(30, 220);
  s.in('sky', () => {
    for (let row = 0; row < 5; row++) {
      const y0 = 318 + row * 32;
      let crest = `M-20,${y0}`;
      for (let i = 0; i < 9; i++) crest += ' q12,-18 24,0t24,0';
      s.path(`${crest}V490H-20Z`, ['#2379a6', '#1b648f', '#144f76', '#0e3b5b', '#082943'][row] ?? '#082943');
      s.stroke(crest, '#a5e4f4', 1.8, { opacity: 0.6 });
    }
  });
};

export const dunes: Ground = (s, x, y) => {
  s.light(x, y, 250, '#fff', 0.7);
  s.circle(
    x,
    y - 24,
    96,
    s.linear([
      [0, line(s)],
      [1, line(s), 0.25],
    ]),
  );
  s.in('sky', () => {
    const phase = s.random() * 3;
    s.dune(344, 16, 2.2, '#6a4a78', 0.4 + phase).dune(380, 18, 1.7, '#54365f', 2.4 + phase);
    s.dune(420, 16, 1.5, '#3d2748', 0.2 + phase).dune(452, 12, 1.3, '#271832', 2.6 + phase);
  });
};

export const peaks: Ground = (s, x, y) => {
  s.light(x, y, 250, '#fff', 0.6).stars(34, 220);
  s.circle(x + s.choose([-70, 70]), y - 90, 46, line(s), { opacity: 0.9 });
  s.in('sky', () => {
    ridge(s, 350, 150, 6, '#5b7aa8');
    ridge(s, 392, 110, 8, '#3c5888');
    ridge(s, 436, 90, 10, '#223a63');
  });
};

export const clouds: Ground = (s, x, y) => {
  s.light(x, y, 250, '#fff', 0.6);
  s.circle(
    x,
    y - 10,
    120,
    s.linear([
      [0, line(s), 0.95],
      [1, line(s), 0.35],
    ]),
  );
  const puff = s.shape(() =>
    s.path(cloud, '#fff').stroke(cloud, s.palette?.sky[1] ?? '#fff', 2, { opacity: 0.3 }),
  );
  for (const [px, py, scale, opacity] of [
    [40, 96, 0.9, 0.5],
    [330, 60, 0.8, 0.35],
    [336, 330, 1.3, 0.55],
    [24, 372, 1.4, 0.6],
    [190, 436, 1.7, 0.5],
    [332, 452, 1.2, 0.7],
  ] as const)
    s.stamp(puff, {
      x: px + (s.random() - 0.5) * 30,
      y: py,
      scale,
      opacity: soft(s, opacity * 0.6, opacity),
    });
};

export const leaves: Ground = (s, x, y) => {
  s.light(x, y, 250, '#fff', 0.6);
  s.in('sky', () => fronds(s, ['#1c6a48', '#0f4a32', '#0a3324']));
};

export const shafts: Ground = (s, x, y) => {
  s.light(x, 40, 300, '#fff', 0.6);
  for (let i = 0; i < 6; i++)
    s.polygon(
      [
        [20 + i * 62, -10],
        [48 + i * 62, -10],
        [-10 + i * 88, 490],
        [-70 + i * 88, 490],
      ],
      line(s),
      { opacity: 0.08 + s.random() * 0.07 },
    );
  s.light(x, y, 200, '#fff', 0.35);
};

export const skylight: Ground = (s, x, y) => {
  s.stars(56, 300, '#fff').light(x, y, 230, '#fff', 0.45);
  for (const [top, drop, opacity] of [
    [70, 150, 0.42],
    [120, 170, 0.36],
    [40, 120, 0.3],
  ] as const) {
    const [p, q] = [top + s.random() * 40, s.random() * 60];
    s.path(
      `M-20,${num(p + drop)}C80,${num(p - 50 + q)} 150,${num(p + drop)} 230,${num(p + 60)}S330,${num(p)} 390,${num(p + 90)}V${num(p)}C320,${num(p - 80)} 250,${num(p + 30)} 170,${num(p - 10)}S40,${num(p - 70)} -20,${num(p)}Z`,
      s.linear([
        [0, line(s), 0],
        [0.6, line(s), opacity],
        [1, line(s), 0],
      ]),
    );
  }
};
