import { at, stream } from '../random';
import { type Drawing, num, ramp } from '../drawing';

/** A pointed petal standing on the origin. */
export const petal = (length: number, width: number) => {
  const [a, b, c] = [num(-length * 0.28), num(-length * 0.78), num(-length)];
  const [w, v] = [num(width), num(width * 0.72)];
  return `M0,0C${w},${a} ${v},${b} 0,${c}C-${v},${b} -${w},${a} 0,0Z`;
};

/** A fish facing right, 100 units long, as a stamp. */
export function fishShape(d: Drawing, light: string, dark: string, stripe: string): string {
  return d.shape(() => {
    d.path('M-34,0C-52,-22 -62,-24 -66,-26C-60,-8 -60,8 -66,26C-62,24 -52,22 -34,0Z', dark);
    d.path('M-6,-18C2,-38 20,-36 26,-32C20,-26 16,-18 14,-14Z', dark);
    d.path('M-8,16C-2,30 8,32 14,30C10,24 10,18 8,14Z', dark);
    d.path('M40,0C28,-24 -8,-26 -38,0C-8,26 28,24 40,0Z', d.linear(ramp(light, dark)));
    const band = 'M18,-15C10,-6 10,6 18,15C12,17 6,17.6 1,17.6C-6,6 -6,-6 1,-17.6C6,-17.6 12,-17 18,-15Z';
    d.path(band, stripe, { opacity: 0.8 });
    d.circle(27, -5, 3.6, '#fff').circle(28, -5, 2, '#10121c');
  });
}

/** A row of buildings: the walls as one path, the lit windows gathered by colour. */
export function skyline(
  width: number,
  base: number,
  lights: readonly string[],
  low: number,
  high: number,
  seed: number,
  brightness = 0.8,
): { walls: string; windows: { d: string; light: string; opacity: number }[] } {
  const random = stream(seed);
  const windows = new Map<string, { d: string; light: string; opacity: number }>();
  let walls = '';
  for (let x = -10; x < width;) {
    const house = 22 + random() * 34;
    const height = low + random() * (high - low);
    walls += `M${num(x)},${num(base - height)}h${num(house)}v${num(height + 4)}h-${num(house)}Z`;
    if (random() > 0.6) walls += `M${num(x + house / 2 - 1.5)},${num(base - height - 18)}h3v18h-3Z`;
    for (let wy = base - height + 9; wy < base - 8; wy += 11)
      for (let wx = x + 6; wx < x + house - 6; wx += 9)
        if (random() > 0.52) {
          const light = at(lights, Math.floor(random() * lights.length));
          const share = Math.round((0.4 + random() * 0.6) * 4) / 4;
          const row = windows.get(light + share) ?? { d: '', light, opacity: brightness * share };
          row.d += `M${num(wx)},${num(wy)}h4v5h-4Z`;
          windows.set(light + share, row);
        }
    x += house + 1;
  }
  return { walls, windows: [...windows.values()] };
}

/** Light streaks lying on water, gathered by colour; they fade with depth. */
export function reflections(
  d: Drawing,
  count: number,
  colours: readonly string[],
  box: readonly [number, number, number, number],
  length: readonly [number, number],
  opacity = 0.7,
) {
  const [x1, y1, x2, y2] = box;
  const rows = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const share = d.random();
    const y = y1 + share * (y2 - y1);
    const key = `${at(colours, i)}|${Math.round((1 - share * 0.85) * 4) / 4}`;
    const start = x1 + d.random() * (x2 - x1);
    const width = length[0] + d.random() * (length[1] - length[0]);
    rows.set(key, `${rows.get(key) ?? ''}M${num(start)},${num(y)}h${num(width)}`);
  }
  for (const [key, path] of rows) {
    const [colour = '#fff', share = '1'] = key.split('|');
    d.stroke(path, colour, 1.7, { opacity: opacity * Number(share) });
  }
}

/** A pine tree standing at (x, y). */
export const pine = (x: number, y: number, height: number) => {
  const tier = (top: number, foot: number, half: number) =>
    `M${num(x)},${num(y - height * top)}l${num(height * half)},${num(height * (top - foot))}h${num(-height * half * 2)}Z`;
  return tier(1, 0.58, 0.14) + tier(0.76, 0.3, 0.2) + tier(0.5, 0, 0.26);
};

/** A tuft of grass blades as one path. */
export function grass(d: Drawing, count: number, y: number, height: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x, foot] = [d.random() * d.width, y + d.random() * 40];
    const [bend, lean] = [(d.random() - 0.5) * 10, (d.random() - 0.5) * 18];
    path += `M${num(x)},${num(foot)}q${num(bend)},${num(-height * 0.57)} ${num(lean)},${num(-height)}`;
  }
  return path;
}

/** A soft cloud of overlapping rounds, flat below, about 120 units wide. */
export const cloud = 'M-58,18a20,20 0 0 1 4,-39a30,30 0 0 1 54,-10a24,24 0 0 1 44,12a19,19 0 0 1 10,37Z';
