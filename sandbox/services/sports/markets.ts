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

/** One outcome of one meeting. */
export interface Pick {
  match: string;
  /** Number of the meeting: a fixture is played daily. */
  round: number;
  market: Market;
  side: Side;
  /** In half goals: the home side's handicap, or the goals to be above or below; 0 for the winner. */
  line: number;
}

/** Lines lie within so many half goals. */
export const farthestLine = 40;

/** Whether a market has such an outcome at such a line. */
export const isOutcome = ({ market, side, line }: Pick): boolean =>
  sidesOf[market].includes(side) && (market !== 'winner' || line === 0) && (market !== 'total' || line > 0);

export type LegResult = 'won' | 'lost' | 'push';

/** How far an outcome is from being met by a score: above 0 it is met, 0 is the line itself. Not for the winner. */
export function overLine({ market, side, line }: Pick, [home, away]: readonly [number, number]): number {
  const above = market === 'handicap' ? 2 * (home - away) + line : 2 * (home + away) - line;
  return side === 'home' || side === 'over' ? above : -above;
}

/** What a final score makes of an outcome. A whole line that is met exactly gives the stake back. */
export function resultOf(pick: Pick, score: readonly [number, number]): LegResult {
  if (pick.market === 'winner') {
    const winner = score[0] > score[1] ? 'home' : score[0] < score[1] ? 'away' : 'draw';
    return winner === pick.side ? 'won' : 'lost';
  }
  const over = overLine(pick, score);
  return over > 0 ? 'won' : over < 0 ? 'lost' : 'push';
}
