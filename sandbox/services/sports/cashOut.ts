import type { CashedOut } from '#contract/cashOut';
import type { Tx } from '../../db/database';
import { bets, type BetRow } from '../../db/schema';
import type { Ports } from '../../ports';
import { isRecordOf, settleRecord } from '../records/openBet';
import { countPayout } from '../saferPlay/playTime';
import { payFromHouse } from '../wagers/settleWager';

type Deps = Pick<Ports, 'clock' | 'ids'>;
type SportsBet = BetRow<'sports'>;

/** What was sold of a bet so far. */
export const cashedOutOf = ({ details }: Pick<SportsBet, 'details'>): CashedOut => ({
  stake: BigInt(details.cashedOut?.stake ?? 0),
  paid: BigInt(details.cashedOut?.paid ?? 0),
});

/** The part of a bet's stake that is still in play: what was cashed out is not settled again. */
export const openStakeOf = (bet: Pick<SportsBet, 'stake' | 'details'>): bigint =>
  bet.stake - cashedOutOf(bet).stake;

/**
 * Pays for a part of an open bet or for all of it, which ends the bet. Turnover counts only what stays. The caller holds the
 * bet's row, and has looked that nothing was posted under the key.
 *
 * @param key idempotency key, one for each cash-out that the player asked for
 * @param inputHash digest of what was asked under it
 */
export async function cashOutWager(
  deps: Deps,
  tx: Tx,
  bet: SportsBet,
  { key, inputHash, ...part }: CashedOut & { key: string; inputHash: string },
): Promise<void> {
  const before = cashedOutOf(bet);
  const sold = { stake: before.stake + part.stake, paid: before.paid + part.paid };
  if (part.stake <= 0n || part.paid <= 0n || sold.stake > bet.stake)
    throw new Error(`bet ${bet.id} has no such part to cash out`);
  const at = deps.clock.now();
  const amount = part.paid.toString();
  await payFromHouse(deps, tx, bet, {
    actor: bet.accountId,
    key,
    inputHash,
    kind: 'sportsCashOut',
    amount: part.paid,
    meta: { game: bet.gameId, bet: bet.id, stake: part.stake.toString() },
  });
  const details = {
    ...bet.details,
    cashedOut: { stake: sold.stake.toString(), paid: sold.paid.toString() },
  };
  await tx
    .update(bets)
    .set({
      details,
      payout: sold.paid,
      steps: [...bet.steps, { step: 'cashedOut', at: at.toISOString(), amount }],
    })
    .where(isRecordOf(bet));
  if (sold.stake === bet.stake)
    await settleRecord(deps, tx, bet, { payout: sold.paid, cashedOut: sold, details });
  else await countPayout(tx, { ...bet, payout: part.paid });
}
