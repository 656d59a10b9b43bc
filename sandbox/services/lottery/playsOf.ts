import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { lotteries, type Wording } from '../../db/schema';
import type { PlayRule } from './playRules';
import { dailyGroups, dailyPlays } from './plays/dailyPlays';
import { diceGroups, dicePlays } from './plays/dicePlays';
import { elevenGroups, elevenPlays } from './plays/elevenPlays';
import { luckyGroups, luckyPlays } from './plays/luckyPlays';
import { markGroups, markPlays } from './plays/markPlays';
import { raceGroups, racePlays } from './plays/racePlays';
import { sscGroups, sscPlays } from './plays/sscPlays';
import { vnGroups, vnPlays } from './plays/vnPlays';
import type { LotteryFamily } from './results';
import type { LotteryRules } from './rules';

/** What can be bet on a family of lotteries. */
export interface Plays {
  groups: readonly { id: string; name: Wording }[];
  plays: readonly PlayRule[];
}

/** Groups without a play type are left out: a house may have no zodiac. */
const filled = ({ groups, plays }: Plays): Plays => ({
  groups: groups.filter(({ id }) => plays.some(({ group }) => group === id)),
  plays,
});

/** Play types of a lottery for a draw at that moment; the zodiac goes by the lunar year. */
export function playsOf({ family, rules }: { family: LotteryFamily; rules: LotteryRules }, at: Date): Plays {
  switch (family) {
    case 'SSC':
      return { groups: sscGroups, plays: sscPlays };
    case '11X5':
      return { groups: elevenGroups, plays: elevenPlays };
    case 'PK10':
      return { groups: raceGroups, plays: racePlays };
    case 'K3':
      return { groups: diceGroups, plays: dicePlays };
    case 'PCB':
      return { groups: luckyGroups, plays: luckyPlays };
    case 'LF':
      return rules.digits === 5
        ? { groups: sscGroups, plays: sscPlays }
        : { groups: dailyGroups, plays: dailyPlays };
    case 'LHC':
      return filled({ groups: markGroups, plays: markPlays(rules, at) });
    case 'VN':
      return { groups: vnGroups, plays: vnPlays(rules) };
  }
}

/** Play types of a lottery, whether it takes bets now or not. */
export async function playsOfLottery(db: Executor, code: string, at: Date): Promise<Plays | undefined> {
  const [found] = await db.select().from(lotteries).where(eq(lotteries.code, code));
  return found && playsOf({ family: found.family, rules: found.rules as unknown as LotteryRules }, at);
}
