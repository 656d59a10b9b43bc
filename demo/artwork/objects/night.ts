import { num, type Drawing } from '../drawing';
import { stream } from '../random';

/** A hanging veil of light below a wavy line of points, `height` tall. */
export function auroraVeil(
  d: Drawing,
  points: readonly (readonly [number, number])[],
  colour: string,
  opacity: number,
  height: number,
) {
  const up = points.map(([x, y]) => `${num(x)},${num(y)}`).join('L');
  const down = [...points]
    .reverse()
    .map(([x, y]) => `L${num(x)},${num(y - height)}`)
    .join('');
  d.path(`M${up}${down}Z`, d.linear([[0, colour, 0], [0.72, colour, opacity], [1, colour, opacity * 0.2]]), { filter: d.blur(13) }); // prettier-ignore
}

/** A jagged ridge across a wide picture; it rises by `peak` times its height around x = `about`. */
export function ridgeLine(
  width: number,
  height: number,
  base: number,
  rise: number,
  seed: number,
  about: number,
): string {
  const random = stream(seed);
  let d = `M0,${height}L0,${base}`;
  for (let x = 0; x <= width; x += 40) {
    const lift = x > width * 0.48 ? Math.max(0, 1 - Math.abs(x - about) / 300) * rise * 1.2 : 0;
    d += `L${x},${num(base - random() * rise - lift)}`;
  }
  return `${d}L${width},${height}Z`;
}
