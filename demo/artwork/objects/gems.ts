import type { Drawing, Point } from '../drawing';

/** Light, middle, deep and dark of one stone. */
export type Stone = readonly [light: string, middle: string, deep: string, dark: string];

/** A brilliant-cut stone, 144 wide and 144 high, as a stamp. */
export function gemShape(d: Drawing, [light, middle, deep, dark]: Stone): string {
  const facets: readonly [readonly Point[], string, number?][] = [
    [[[-34, -52], [34, -52], [20, -26], [-20, -26]], light],
    [[[-34, -52], [-20, -26], [-46, -26], [-72, -20]], middle],
    [[[34, -52], [20, -26], [46, -26], [72, -20]], deep],
    [[[-72, -20], [-46, -26], [-20, -26], [-30, 4]], light, 0.82],
    [[[72, -20], [46, -26], [20, -26], [30, 4]], dark],
    [[[-20, -26], [20, -26], [30, 4], [-30, 4]], middle],
    [[[-72, -20], [-30, 4], [0, 92]], deep],
    [[[72, -20], [30, 4], [0, 92]], dark, 0.92],
    [[[-30, 4], [30, 4], [0, 92]], middle, 0.88],
    [[[-30, 4], [-6, 4], [0, 92]], light, 0.5],
    [[[-34, -52], [-10, -52], [-20, -26]], '#fff', 0.4],
  ]; // prettier-ignore
  return d.shape(() => {
    for (const [points, fill, opacity] of facets) d.polygon(points, fill, opacity ? { opacity } : {});
  });
}
