import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bets, type BetRow } from '../../db/schema';
import { isOpen, readBets } from '../wagers/readBets';
import type { PlayRule } from './playRules';

/** A line on one draw, as far as the highest stake asks about it. */
type DrawLine = Pick<BetRow<'lottery'>, 'stake' | 'details'>;

/** Whether two lines of a play type hold a bet that is the same in both. */
function shareBet(
  { mode, size }: Pick<PlayRule, 'mode' | 'size'>,
  one: string[][],
  other: string[][],
): boolean {
  const shared = one.map((row, place) => row.filter((id) => other[place]?.includes(id)).length);
  if (mode === 'each') return shared.some((count) => count > 0);
  const least = mode === 'combination' ? size : mode === 'double' ? 2 : 1;
  return shared.every((count) => count >= least);
}

/**
 * The stake that a member would have on one outcome of a draw, at the most, with these lines: what was placed before and
 * all lines that hold the same bet count together.
 */
export async function mostOnOutcome(
  tx: Tx,
  { accountId, gameId, plays }: { accountId: string; gameId: string; plays: readonly PlayRule[] },
  lines: readonly DrawLine[],
): Promise<bigint> {
  // No draw that takes bets has been drawn: what counts there is open.
  const isOwn = and(eq(bets.accountId, accountId), eq(bets.gameId, gameId), isOpen);
  const all: DrawLine[] = [...(await readBets(tx, 'lottery', isOwn)), ...lines];
  let most = 0n;
  for (const { details: line } of lines) {
    const rule = plays.find(({ id }) => id === line.play);
    const sum = all
      .filter(({ details: { issue, play } }) => issue === line.issue && play === line.play)
      .filter(({ details: { picks } }) => !rule || shareBet(rule, line.picks, picks))
      .reduce((total, { stake }) => total + stake, 0n);
    if (sum > most) most = sum;
  }
  return most;
}
