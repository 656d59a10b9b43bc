import type { Ctx } from '../../context';
import type { Tx } from '../../db/database';
import { releaseBonus } from './bonuses';
import { fillTurnover, type CountedBet } from './turnover';

/** Counts a settled bet towards what has to be bet, and releases a bonus that it earned; in the bet's transaction. */
export async function countBet(deps: Pick<Ctx, 'clock' | 'ids'>, tx: Tx, bet: CountedBet): Promise<void> {
  for (const met of await fillTurnover(tx, bet)) await releaseBonus(deps, tx, met);
}
