import { and, asc, lte } from 'drizzle-orm';
import type { CashedOut } from '#contract/cashOut';
import type { Db, Tx } from '../../db/database';
import { bets, type BetDetails, type BetRow, type LaterKind } from '../../db/schema';
import { post, vendorRowOf, type Posted, type PostInput } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import type { ValidBet } from '../records/computeValidBet';
import type { GamePosting } from '../records/gamePostings';
import { isRecordOf, settleRecord, voidRecord } from '../records/openBet';
import { countPayout } from '../saferPlay/playTime';
import { laterThan, settleDue, type DueBet } from '../records/settleDue';
import { isOfKind, isOpen, lockBet } from './readBets';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** How a bet ended. */
interface Settlement<Kind extends LaterKind> {
  /** The posting that pays it. */
  kind: GamePosting;
  /** The stake included; 0 for nothing. Without what was paid for it before its end. */
  payout: bigint;
  /** In words, for the record. */
  result: string;
  meta?: Record<string, string>;
  /** What its game says of it from now on. */
  details?: BetDetails[Kind];
  /** The part of the stake that stood for something; all of it when absent. */
  stood?: bigint;
  /** What was sold of it before its end: it is not settled, and counts for nothing. */
  cashedOut?: CashedOut;
  /** Takes from what counts what the rules of the game leave out. */
  revise?: (valid: ValidBet) => ValidBet;
}

/**
 * Settles the open bets of a kind whose results are known, oldest first, each in its own transaction: after an interruption the
 * rest follows, and two servers at once settle each bet once. Returns how many it settled.
 *
 * @param settle ends a bet, which nobody else changes meanwhile; false when there is nothing to do yet
 */
export function settleDueBets<Kind extends LaterKind>(
  { db, clock, log }: Pick<Ports, 'clock' | 'log'> & { db: Db },
  kind: Kind,
  settle: (tx: Tx, bet: BetRow<Kind>) => Promise<boolean>,
): Promise<number> {
  const { id, dueAt, placedAt } = bets;
  return settleDue<DueBet & { placedAt: Date }>(
    { log },
    `${kind} bet`,
    async (last, limit) => {
      const found = await db
        .select({ id, placedAt, at: dueAt })
        .from(bets)
        .where(and(isOfKind(kind), isOpen, lte(dueAt, clock.now()), laterThan(dueAt, id, last)))
        .orderBy(asc(dueAt), asc(id))
        .limit(limit);
      return found.map((due) => ({ ...due, at: due.at ?? due.placedAt }));
    },
    (due) =>
      db.transaction(async (tx) => {
        const bet = await lockBet(tx, kind, isRecordOf(due));
        return bet?.status === 'open' && settle(tx, bet);
      }),
  );
}

/** Ends an open bet of any kind, in one transaction: pays it, and ends it with all that follows. The caller holds its row. */
export async function settleWager<Kind extends LaterKind>(
  deps: Deps,
  tx: Tx,
  bet: BetRow<Kind>,
  { kind, payout, meta, ...outcome }: Settlement<Kind>,
): Promise<void> {
  if (payout > 0n) await payOut(deps, tx, bet, { kind, payout, ...(meta && { meta }) });
  await settleRecord(deps, tx, bet, { payout: bet.payout + payout, ...outcome });
}

/** Gives the stake of an open bet back: it counts for nothing, and is no loss of its session. The caller holds its row. */
export async function voidWager<Kind extends LaterKind>(
  deps: Deps,
  tx: Tx,
  bet: BetRow<Kind>,
  kind: GamePosting,
  { result, details }: Partial<Pick<Settlement<Kind>, 'result' | 'details'>> = {},
): Promise<void> {
  await payOut(deps, tx, bet, { kind, payout: bet.stake });
  await voidRecord(tx, bet, deps.clock.now(), {
    ...(result !== undefined && { facts: { ...bet.facts, Result: result } }),
    ...(details && { details }),
  });
  if (bet.money === 'real') await countPayout(tx, { ...bet, payout: bet.stake });
}

/** Pays an open bet, once for a bet and a kind. */
const payOut = (
  deps: Deps,
  tx: Tx,
  bet: Pick<BetRow, 'id' | 'house' | 'wallet' | 'accountId'>,
  { kind, payout: amount, meta }: Pick<Settlement<LaterKind>, 'kind' | 'payout' | 'meta'>,
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
  { house, wallet, accountId }: Pick<BetRow, 'house' | 'wallet' | 'accountId'>,
  {
    amount,
    ...posting
  }: Pick<PostInput, 'actor' | 'key' | 'inputHash' | 'kind' | 'meta'> & { amount: bigint },
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
