/** What of a draw decides whether an option wins. `at` are the places of the draw that count. */
export type Condition =
  | { readonly kind: 'range'; readonly at: readonly number[]; readonly from: number; readonly to: number }
  | { readonly kind: 'parity'; readonly at: readonly number[]; readonly odd: boolean }
  | { readonly kind: 'order'; readonly at: readonly [number, number]; readonly sign: -1 | 0 | 1 }
  /** The sum is one of these. */
  | { readonly kind: 'sum'; readonly at: readonly number[]; readonly values: readonly number[] }
  /** One win for each place with such a number, or one win in all once there are `least` of them. */
  | {
      readonly kind: 'hits';
      readonly at: readonly number[];
      readonly values: readonly number[];
      readonly least?: number;
    }
  /** So many different numbers, or so many at least. */
  | {
      readonly kind: 'kinds';
      readonly at: readonly number[];
      readonly count: number;
      readonly orMore?: boolean;
    }
  /** All different and one after the other, in any order. */
  | { readonly kind: 'run'; readonly at: readonly number[] }
  | { readonly kind: 'all'; readonly of: readonly Condition[] };

/** How often a condition is met by a draw; most are met once or not at all. */
export function timesMet(condition: Condition, drawn: readonly number[]): number {
  if (condition.kind === 'all') return Math.min(...condition.of.map((each) => timesMet(each, drawn)));
  const values = condition.at.map((place) => drawn[place] ?? 0);
  if (condition.kind === 'hits') {
    const hits = values.filter((value) => condition.values.includes(value)).length;
    return condition.least === undefined ? hits : Number(hits >= condition.least);
  }
  return Number(isMet(condition, values));
}

function isMet(condition: Exclude<Condition, { kind: 'all' | 'hits' }>, values: readonly number[]): boolean {
  const sum = values.reduce((total, value) => total + value, 0);
  const kinds = new Set(values).size;
  switch (condition.kind) {
    case 'order':
      return Math.sign((values[0] ?? 0) - (values[1] ?? 0)) === condition.sign;
    case 'parity':
      return (sum % 2 === 1) === condition.odd;
    case 'range':
      return sum >= condition.from && sum <= condition.to;
    case 'sum':
      return condition.values.includes(sum);
    case 'kinds':
      return condition.orMore ? kinds >= condition.count : kinds === condition.count;
    case 'run':
      return kinds === values.length && Math.max(...values) - Math.min(...values) === values.length - 1;
  }
}

/** Every draw of so many numbers from `low` to `high`, each as often as the others; `different` leaves out repeats. */
export function allDraws(count: number, low: number, high: number, different = false): number[][] {
  const faces = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  let made: number[][] = [[]];
  for (let step = 0; step < count; step += 1)
    made = made.flatMap((draw) =>
      faces.filter((face) => !different || !draw.includes(face)).map((face) => [...draw, face]),
    );
  return made;
}

/** The share of these draws that meet a condition, of those that `push` leaves. */
export function shareOf(
  draws: readonly (readonly number[])[],
  when: Condition,
  push?: Condition,
): [favourable: number, of: number] {
  const counted = push ? draws.filter((draw) => timesMet(push, draw) === 0) : draws;
  return [counted.filter((draw) => timesMet(when, draw) > 0).length, counted.length];
}
