import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { lotteryBets, roomBets, sportsBets, tableBets } from '../../db/schema';
import { balanceOf, post, vendorRowOf, type Posted, type PostInput } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import type { GamePosting } from '../records/gamePostings';
import { settleRecord, voidRecord, type OpenBet } from '../records/openBet';
import { statusOf, type ValidBet } from '../records/computeValidBet';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** Tables of bets that are settled later than they are placed, one for each kind. */
type WagerTable = typeof lotteryBets | typeof roomBets | typeof sportsBets | typeof tableBets;

/** How a bet ended. */
interface Settlement<Table extends WagerTable = WagerTable> {
  /** The posting that pays it. */
  kind: GamePosting;
  /** The stake included; 0 for nothing. */
  payout: bigint;
  /** In words, for the record. */
  result: string;
  meta?: Record<string, string>;
  /** What the row of its kind says besides. */
  row?: Partial<Table['$inferInsert']>;
  /** Takes from what counts what the rules of the game leave out. */
  revise?: (valid: ValidBet) => ValidBet;
}

/** Currency that a bet was placed in. */
export async function currencyOfBet(tx: Tx, { wallet }: Pick<OpenBet, 'wallet'>): Promise<string> {
  const held = await balanceOf(tx, wallet);
  if (!held) throw new Error(`no account ${wallet}`);
  return held.currency;
}

/**
 * Ends an open bet of any kind, in one transaction: pays it, closes its row, and ends its record with all that follows from a
 * bet. The caller holds its row and has seen it open.
 */
export async function settleWager<Table extends WagerTable>(
  deps: Deps,
  tx: Tx,
  table: Table,
  bet: OpenBet,
  { kind, payout, result, meta, row, revise }: Settlement<Table>,
): Promise<void> {
  if (payout > 0n) await payOut(deps, tx, bet, { kind, payout, ...(meta && { meta }) });
  const end = { status: statusOf(bet.stake, payout), payout, settledAt: deps.clock.now() };
  await tx
    .update<WagerTable>(table)
    .set({ ...row, ...end })
    .where(eq(table.id, bet.id));
  await settleRecord(deps, tx, bet, { payout, result, ...(revise && { revise }) });
}

/** Gives the stake of an open lottery bet back before its draw: it counts for nothing. The caller holds its row. */
export async function voidWager(
  deps: Deps,
  tx: Tx,
  table: typeof lotteryBets,
  bet: OpenBet,
  kind: GamePosting,
): Promise<void> {
  const settledAt = deps.clock.now();
  await payOut(deps, tx, bet, { kind, payout: bet.stake });
  await tx.update(table).set({ status: 'void', payout: bet.stake, settledAt }).where(eq(table.id, bet.id));
  await voidRecord(tx, bet, settledAt);
}

/** Pays an open bet, once for a bet and a kind. */
const payOut = (
  deps: Deps,
  tx: Tx,
  bet: OpenBet,
  { kind, payout: amount, meta }: Pick<Settlement, 'kind' | 'payout' | 'meta'>,
): Promise<Posted> =>
  payFromHouse(deps, tx, bet, {
    actor: 'house',
    key: `${kind}:${bet.id}`,
    kind,
    amount,
    meta: { ...meta, bet: bet.id },
  });

/** Moves money of a vendor's house to the player, once for an actor and a key. */
export const payFromHouse = (
  { clock, ids }: Deps,
  tx: Tx,
  { house, wallet, accountId }: Pick<OpenBet, 'house' | 'wallet' | 'accountId'>,
  { amount, ...posting }: Pick<PostInput, 'actor' | 'key' | 'kind' | 'meta'> & { amount: bigint },
): Promise<Posted> =>
  post(tx, {
    id: ids.next(),
    postings: [
      { account: vendorRowOf(house, accountId), amount: -amount },
      { account: wallet, amount },
    ],
    at: clock.now(),
    ...posting,
  });
