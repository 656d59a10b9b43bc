import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { lotteries, type LocalisedText } from '../../db/schema';
import type { PlayRule } from './playRules';
import type { LotteryFamily } from './results';
import { sscGroups, sscPlays } from './sscPlays';

/** What can be bet on a family of lotteries. */
export interface Plays {
  groups: readonly { id: string; name: LocalisedText }[];
  plays: readonly PlayRule[];
}

const playsByFamily: Partial<Record<LotteryFamily, Plays>> = {
  SSC: { groups: sscGroups, plays: sscPlays },
};

/** Play types of a family; undefined where none can be bet on yet. */
export const playsOf = (family: LotteryFamily): Plays | undefined => playsByFamily[family];

/** Play types of a lottery, whether it takes bets now or not. */
export async function playsOfLottery(db: Executor, code: string): Promise<Plays | undefined> {
  const [found] = await db
    .select({ family: lotteries.family })
    .from(lotteries)
    .where(eq(lotteries.code, code));
  return found && playsOf(found.family);
}
