import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bets } from '../../db/schema';
import type { Ports } from '../../ports';
import { isStakeForbidden } from '../saferPlay/laterStake';
import { lockBet } from '../wagers/readBets';
import { settleWager } from '../wagers/settleWager';
import { standUp, type RoomState } from './room';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** Gives the stake of a seat back before its cards are dealt. */
export async function giveSeatBack(deps: Deps, tx: Tx, bet: string): Promise<void> {
  const row = await lockBet(tx, 'room', eq(bets.id, bet));
  if (row?.status !== 'open') throw new Error(`bet ${bet} is not open`);
  await settleWager(deps, tx, row, {
    kind: 'roomReturn',
    payout: row.stake,
    result: 'Seat given back',
    meta: { game: row.gameId },
  });
}

/** The table without those whose break, exclusion or limits forbid the stake of the next deal at a moment; they get it back. */
export async function withoutForbidden(
  deps: Deps,
  tx: Tx,
  state: RoomState,
  at: Date,
  only?: string,
): Promise<RoomState> {
  let left = state;
  if (state.deal) return left;
  for (const person of state.people) {
    if (!person || (only !== undefined && person.account !== only)) continue;
    const row = await lockBet(tx, 'room', eq(bets.id, person.bet));
    if (!row || !(await isStakeForbidden(tx, row, at))) continue;
    await giveSeatBack(deps, tx, row.id);
    left = standUp(left, person.account);
  }
  return left;
}
