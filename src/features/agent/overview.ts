import type { reportCalls, ReplyOf } from '#contract';
import type { gameTypeMessages } from '../gameType.messages';

/** A team at a glance. */
export type TeamOverview = ReplyOf<typeof reportCalls.overview>;

/** By account with `under` as the team's root, by day, or each movement of one type. */
export type OverviewReport =
  | { is: 'accounts'; under?: string; view?: 'all' | 'day' }
  | { is: 'transactions'; type: 'deposit' | 'withdrawal' }
  | { is: 'bets' };

/** Valid bets by type of game, most first; the lottery's two kinds are one to a person. */
export function byType(found: TeamOverview['gameTypes']): [keyof typeof gameTypeMessages, number][] {
  const sums = new Map<keyof typeof gameTypeMessages, number>();
  for (const { gameType, validBet } of found) {
    const type = gameType === 'LOTT' ? 'ELOTT' : gameType;
    sums.set(type, (sums.get(type) ?? 0) + Number(validBet));
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}
