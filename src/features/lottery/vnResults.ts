import type { VnDay } from '#contract';

/** A station with its numbers rank by rank, the special prize first. */
export type Ranked = readonly (readonly string[])[];

/** How a number stands while a draw is shown live. */
export type CellState = 'pending' | 'spinning' | 'drawn';

/** Milliseconds for which each number spins while a draw is shown live. */
export const spinMs = 2_500;

/** How much of a number is shown: all of it, or its last two or three digits. */
export const digitViews = ['all', 'last2', 'last3'] as const;
export type DigitView = (typeof digitViews)[number];

/** The numbers of a station, rank by rank. */
export function rankedOf(ranks: VnDay['ranks'], numbers: readonly string[]): Ranked {
  let from = 0;
  return ranks.map(({ count }) => numbers.slice(from, (from += count)));
}

/** Places of ranks in the order of a live draw: the special prize comes last; the north begins with the first prize. */
function drawingOrder({ region, ranks }: Pick<VnDay, 'region' | 'ranks'>): number[] {
  const places = ranks.map((_, place) => place);
  return region === 'NORTH' ? [...places.slice(1), 0] : places.toReversed();
}

/** How many numbers a station draws. */
export const countOf = (ranks: VnDay['ranks']): number => ranks.reduce((sum, { count }) => sum + count, 0);

/** Whether a draw is still being shown live, so many milliseconds after it began. */
export const isLive = ({ ranks }: Pick<VnDay, 'ranks'>, elapsed: number): boolean =>
  elapsed < countOf(ranks) * spinMs;

/** The states of all numbers, rank by rank, so many milliseconds after the draw began; negative before it. */
export function statesOf(day: Pick<VnDay, 'region' | 'ranks'>, elapsed: number): CellState[][] {
  const drawn = Math.floor(elapsed / spinMs);
  const states = day.ranks.map((): CellState[] => []);
  let place = 0;
  for (const rank of drawingOrder(day))
    for (let each = 0; each < (day.ranks[rank]?.count ?? 0); each += 1) {
      states[rank]?.push(place < drawn ? 'drawn' : place === drawn ? 'spinning' : 'pending');
      place += 1;
    }
  return states;
}

/** A number in two parts: what stands before its last two digits, and those; or only what the view shows of it. */
export function partsOf(number: string, view: DigitView): { before: string; pair: string } {
  const shown = view === 'all' ? number : number.slice(view === 'last2' ? -2 : -3);
  return { before: shown.slice(0, -2), pair: shown.slice(-2) };
}

/** One digit of the table of pairs, with the digits that came beside it, in order. */
export interface LotoRow {
  digit: string;
  /** Last digits of the pairs that begin with it. */
  tails: readonly string[];
  /** First digits of the pairs that end with it. */
  heads: readonly string[];
}

/** The table of last two digits: for each digit what it came with, as a first and as a last one. */
export function lotoOf(numbers: readonly string[]): LotoRow[] {
  const pairs = numbers.map((number) => number.slice(-2));
  return Array.from({ length: 10 }, (_, digit) => {
    const own = String(digit);
    return {
      digit: own,
      tails: pairs.flatMap((pair) => (pair[0] === own ? [pair[1] ?? ''] : [])).toSorted(),
      heads: pairs.flatMap((pair) => (pair[1] === own ? [pair[0] ?? ''] : [])).toSorted(),
    };
  });
}

/** A prize that a ticket wins. */
export interface TicketWin {
  rank: VnDay['ranks'][number];
  number: string;
}

/** Every prize whose number the ticket ends with. A ticket has as many digits as the special prize. */
export const checkTicket = (ranks: VnDay['ranks'], ranked: Ranked, ticket: string): TicketWin[] =>
  ranks.flatMap((rank, place) =>
    (ranked[place] ?? []).filter((number) => ticket.endsWith(number)).map((number) => ({ rank, number })),
  );
