import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { lotteryBets, type LotteryBetRow } from '../../db/schema';
import type { PlayRule } from './playRules';

/** A line on one draw, as far as the highest stake asks about it. */
type DrawLine = Pick<LotteryBetRow, 'issue' | 'play' | 'picks' | 'stake'>;

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
  { accountId, lottery, plays }: { accountId: string; lottery: string; plays: readonly PlayRule[] },
  lines: readonly DrawLine[],
): Promise<bigint> {
  const placed = await tx
    .select({
      issue: lotteryBets.issue,
      play: lotteryBets.play,
      picks: lotteryBets.picks,
      stake: lotteryBets.stake,
    })
    .from(lotteryBets)
    .where(
      and(
        eq(lotteryBets.accountId, accountId),
        eq(lotteryBets.lotteryCode, lottery),
        ne(lotteryBets.status, 'void'),
        inArray(lotteryBets.issue, [...new Set(lines.map(({ issue }) => issue))]),
      ),
    );
  const all: DrawLine[] = [...placed, ...lines];
  let most = 0n;
  for (const line of lines) {
    const rule = plays.find(({ id }) => id === line.play);
    const sum = all
      .filter(({ issue, play }) => issue === line.issue && play === line.play)
      .filter(({ picks }) => !rule || shareBet(rule, line.picks, picks))
      .reduce((total, { stake }) => total + stake, 0n);
    if (sum > most) most = sum;
  }
  return most;
}
