/** What can be bet on in a match. */
export const markets = ['winner', 'handicap', 'total'] as const;
export type Market = (typeof markets)[number];

export const sides = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Side = (typeof sides)[number];

/** The outcomes of each market, in the order in which a book shows them. */
export const sidesOf: Readonly<Record<Market, readonly Side[]>> = {
  winner: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
};

/** Parts of a match that can be bet on by themselves. */
export const periods = ['firstHalf', 'secondHalf'] as const;
export type Period = (typeof periods)[number];

/** One outcome of a match. */
export interface Outcome {
  market: Market;
  side: Side;
  /** The half whose goals alone count; absent of the whole match. */
  period?: Period | undefined;
  /** In quarter goals: the home side's handicap, or the goals to be above or below; 0 for the winner. */
  line: number;
}

/** One outcome of one meeting. */
export interface Pick extends Outcome {
  match: string;
  /** Number of the meeting: a fixture is played daily. */
  round: number;
}

/** Lines lie within so many quarter goals. */
export const farthestLine = 80;

/** Whether a market has such an outcome at such a line. */
export const isOutcome = ({ market, side, line }: Outcome): boolean =>
  sidesOf[market].includes(side) && (market !== 'winner' || line === 0) && (market !== 'total' || line > 1);

/** Whether an outcome is two bets: its line lies between a whole and a half one. */
export const isQuarter = ({ line }: Outcome): boolean => line % 2 !== 0;

/**
 * The lines of the bets that an outcome is: its own or, of a quarter line, the two beside it. The one whose figure its player
 * reads as the lower comes first.
 */
export function splitLine<T extends Outcome>(outcome: T): T[] {
  if (!isQuarter(outcome)) return [outcome];
  const { line, side } = outcome;
  // The away side's handicap is the home side's turned round.
  const lines = side === 'away' ? [line + 1, line - 1] : [line - 1, line + 1];
  return lines.map((each) => ({ ...outcome, line: each }));
}

/** A line as its player reads it, in quarter goals. */
export const ownLine = ({ side, line }: Outcome): number => (side === 'away' ? -line : line);

/** A line in figures: −0.75, +1, 2.25. A handicap has a sign. */
export function lineText(outcome: Outcome): string {
  const own = ownLine(outcome);
  const sign = own < 0 ? '−' : own > 0 && outcome.market === 'handicap' ? '+' : '';
  return `${sign}${Math.abs(own) / 4}`;
}
