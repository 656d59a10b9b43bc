/** Rows of a line on the five reels: 0 top, 1 middle, 2 bottom. */
export type Line = readonly [number, number, number, number, number];

const read = (text: string): Line[] =>
  text
    .trim()
    .split(/\s+/)
    .map((rows) => Array.from(rows, Number) as unknown as Line);

/** The lines of every game, in the order in which a game takes them. */
const all = read(`
  11111 00000 22222 01210 21012 00122 22100 10121 12101 10010
  12212 01001 21221 02020 20202 10201 12021 01110 21112 02220
  20002 11011 11211 00100 22122 01012 21210 12221 10001 00200
  22022 02120 20102 10101 12121 01221 21001 00012 22210 11022
  11200 02202 20020 12012 10210 01102 21120 00222 22000 11010
`);

/** How many lines a game may have. A stake is shared evenly among them. */
export const lineCounts = [10, 20, 25, 40, 50] as const;

/** The first `count` lines. */
export function linesOf(count: number): readonly Line[] {
  if (!(lineCounts as readonly number[]).includes(count)) throw new RangeError(`no game has ${count} lines`);
  return all.slice(0, count);
}
