import type { LotteryTrend } from '#contract';

/** How many draws one can look back over. */
export const trendRanges = ['30', '50', '100', '200'] as const;
export type TrendRange = (typeof trendRanges)[number];

/** A place of the draw: which numbers it can have, and which it had. */
export interface TrendPlace {
  id: string;
  kind: 'place' | 'head' | 'tail';
  /** Every number that can come, as it is written. */
  numbers: readonly string[];
  /** What came in the draws, oldest first. */
  drawn: readonly string[];
}

/** What is known of one number over the draws. */
export interface NumberTrend {
  number: string;
  /** Draws since it came last; as many as there are when it never came. */
  omission: number;
  times: number;
  /** Draws without it, shared out over the gaps between; whole. */
  average: number;
  longest: number;
  /** Most draws one after the other that had it. */
  run: number;
}

const span = (from: number, to: number, digits = 1): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => String(from + step).padStart(digits, '0'));

const numbersOf: Partial<Record<LotteryTrend['family'], readonly string[]>> = {
  '11X5': span(1, 11, 2),
  PK10: span(1, 10, 2),
  K3: span(1, 6),
};

/** The places of a family's draws. Of LHC and VN the two digits of the special number. */
export function placesOf({ family, draws }: LotteryTrend): TrendPlace[] {
  const oldest = draws.toReversed();
  if (family === 'LHC' || family === 'VN') {
    const specials = oldest.map(({ numbers }) =>
      ((family === 'VN' ? numbers[0] : numbers[6]) ?? '').slice(-2),
    );
    return [
      {
        id: 'head',
        kind: 'head',
        numbers: span(0, family === 'VN' ? 9 : 4),
        drawn: specials.map((special) => special.slice(0, 1)),
      },
      { id: 'tail', kind: 'tail', numbers: span(0, 9), drawn: specials.map((special) => special.slice(-1)) },
    ];
  }
  return (oldest[0]?.numbers ?? []).map((_, place) => ({
    id: String(place + 1),
    kind: 'place',
    numbers: numbersOf[family] ?? span(0, 9),
    drawn: oldest.map(({ numbers }) => numbers[place] ?? ''),
  }));
}

/** For each draw, oldest first, how many draws each number had been absent; 0 where it came. */
export function omissionsOf({ numbers, drawn }: TrendPlace): number[][] {
  let absent = numbers.map(() => 0);
  return drawn.map((number) => {
    absent = absent.map((count, at) => (numbers[at] === number ? 0 : count + 1));
    return absent;
  });
}

/** Every number of a place, in its order. */
export function trendsOf(place: TrendPlace): NumberTrend[] {
  const omissions = omissionsOf(place);
  return place.numbers.map((number, at) => {
    const column = omissions.map((row) => row[at] ?? 0);
    const times = column.filter((count) => count === 0).length;
    let [run, longestRun] = [0, 0];
    for (const count of column) {
      run = count === 0 ? run + 1 : 0;
      longestRun = Math.max(longestRun, run);
    }
    return {
      number,
      omission: column.at(-1) ?? 0,
      times,
      average: Math.floor((column.length - times) / (times + 1)),
      longest: Math.max(0, ...column),
      run: longestRun,
    };
  });
}

/** Two sides that a number can be on, and the draws in between that are on neither. */
export const roadKinds = ['size', 'parity'] as const;
export type RoadKind = (typeof roadKinds)[number];
export type RoadSide = 'first' | 'second' | 'tie';

/**
 * Which side each draw of a place was on, oldest first: big or small, odd or even. Of eleven numbers the last is on
 * neither, as its bets give the stake back.
 */
export function roadOf({ numbers, drawn }: TrendPlace, kind: RoadKind): RoadSide[] {
  const isPush = numbers.length === 11;
  const half = Math.floor(numbers.length / 2);
  return drawn.map((number) => {
    if (isPush && number === numbers.at(-1)) return 'tie';
    const isFirst = kind === 'size' ? numbers.indexOf(number) >= half : Number(number) % 2 === 1;
    return isFirst ? 'first' : 'second';
  });
}

/** A road as columns of draws that were on one side, one after the other; what is on neither stays in its column. */
export function columnsOf(road: readonly RoadSide[]): RoadSide[][] {
  const columns: RoadSide[][] = [];
  let side: RoadSide | undefined;
  for (const each of road) {
    const last = columns.at(-1);
    if (last && (each === 'tie' || side === undefined || each === side)) last.push(each);
    else columns.push([each]);
    if (each !== 'tie') side = each;
  }
  return columns;
}

/** Most draws of a road that were on one side, one after the other. */
export const longestOf = (road: readonly RoadSide[]): number =>
  Math.max(0, ...columnsOf(road).map((column) => column.filter((side) => side !== 'tie').length));

/** How hot a number is: among the three that came most often, among the three that are absent for longest, or neither. */
export function heatOf(trends: readonly NumberTrend[]): ReadonlyMap<string, 'hot' | 'cold'> {
  const few = Math.min(3, Math.floor(trends.length / 3));
  const first = (by: (trend: NumberTrend) => number) =>
    trends.toSorted((a, b) => by(b) - by(a)).slice(0, few);
  const heat = new Map<string, 'hot' | 'cold'>();
  for (const { number, omission } of first((trend) => trend.omission))
    if (omission > 0) heat.set(number, 'cold');
  for (const { number, times } of first((trend) => trend.times)) if (times > 0) heat.set(number, 'hot');
  return heat;
}

/** The number that came most often, and the one that has been absent for longest. */
export function extremesOf(
  trends: readonly NumberTrend[],
): { hot: NumberTrend; cold: NumberTrend } | undefined {
  const [hot] = trends.toSorted((a, b) => b.times - a.times);
  const [cold] = trends.toSorted((a, b) => b.omission - a.omission);
  return hot && cold && { hot, cold };
}
