import { type Drawing, num, polar, ramp, xy } from '../drawing';

const turn = Math.PI * 2;

/** A glossy ball. */
export function sphere(
  d: Drawing,
  x: number,
  y: number,
  r: number,
  light: string,
  dark: string,
  shine = 0.75,
) {
  d.circle(x, y, r, d.radial(ramp(light, dark), 0.36, 0.3, 0.8));
  const [hx, hy] = [x - r * 0.32, y - r * 0.42];
  d.ellipse(hx, hy, r * 0.32, r * 0.2, '#fff', {
    opacity: shine,
    transform: `rotate(-32 ${num(hx)} ${num(hy)})`,
    filter: d.blur(Math.max(1, Math.round(r * 0.06))),
  });
}

/** A cog wheel; `hole` is the share of the radius left open. */
export function gear(
  d: Drawing,
  x: number,
  y: number,
  r: number,
  teeth: number,
  fill: string,
  hole: number,
  angle = 0,
) {
  let path = '';
  for (let i = 0; i < teeth; i++)
    for (const [offset, share] of [
      [-0.26, 0.86],
      [-0.17, 1],
      [0.17, 1],
      [0.26, 0.86],
    ] as const)
      path += `${path ? 'L' : 'M'}${xy(polar(0, 0, r * share, (i / teeth) * turn + (offset * turn) / teeth))}`;
  const h = num(r * hole);
  path += `ZM${h},0A${h},${h} 0 1 0 -${h},0A${h},${h} 0 1 0 ${h},0Z`;
  d.place({ x, y, turn: angle }, () => d.path(path, fill, { rule: 'evenodd' }));
}

/** One slice of a ring or wheel as a path, angles in radians. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > Math.PI ? 1 : 0;
  const start = `M${xy(polar(x, y, outer, from))}A${num(outer)},${num(outer)} 0 ${wide} 1 ${xy(polar(x, y, outer, to))}`;
  if (inner <= 0) return `${start}L${num(x)},${num(y)}Z`;
  return `${start}L${xy(polar(x, y, inner, to))}A${num(inner)},${num(inner)} 0 ${wide} 0 ${xy(polar(x, y, inner, from))}Z`;
}

/** A struck coin facing us, with a star. */
export function coin(d: Drawing, x: number, y: number, r: number, angle = 0) {
  d.place({ x, y, turn: angle }, () => {
    d.ellipse(0, r * 0.16, r, r * 0.9, '#8a5610');
    d.ellipse(0, 0, r, r * 0.9, d.linear(ramp('#fff0b8', '#f0b94a', '#c98a2c'), [0, 0, 1, 1]));
    d.ellipse(0, 0, r * 0.78, r * 0.7, 'none', { stroke: '#a86d14', width: r * 0.05 });
    d.path(star(0, 0, r * 0.44), '#a86d14');
  });
}

/** A five-pointed star as a path. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.42): string {
  let path = '';
  for (let i = 0; i < points * 2; i++)
    path += `${i ? 'L' : 'M'}${xy(polar(x, y, i % 2 ? r * inner : r, (i / points - 0.5) * Math.PI))}`;
  return `${path}Z`;
}

/** A four-pointed glint. */
export function glint(x: number, y: number, r: number): string {
  const [l, t, right, b] = [num(x - r), num(y - r), num(x + r), num(y + r)];
  const c = `${num(x)},${num(y)}`;
  return `M${num(x)},${t}Q${c} ${right},${num(y)}Q${c} ${num(x)},${b}Q${c} ${l},${num(y)}Q${c} ${num(x)},${t}Z`;
}
