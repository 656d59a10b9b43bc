import { and, asc, eq, lte } from 'drizzle-orm';
import type { GameCategory } from '../../../contract';
import type { Db, Tx } from '../../db/database';
import { accounts, bets, tableBets, type TableBetRow } from '../../db/schema';
import { post } from '../../ledger/ledger';
import { errorFields } from '../../log';
import type { Ports } from '../../ports';
import { countBet } from '../cashier/countBet';
import { computeValidBet } from '../records/recordBet';
import { settingOf } from '../settings';
import { payoutOf, pointsOf, type Hand } from './rules';
import { handOf } from './table';

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher' | 'log'> & { db: Db };

/** Bets that one run settles; the next run takes the rest. */
const batch = 500;

/**
 * Settles the bets of rounds whose cards lie open, oldest first, each in its own transaction: after an interruption the
 * rest follows, and two servers at once settle each bet once. Returns how many it settled.
 */
export async function settleTableBets(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const due = await db
    .select({ id: tableBets.id, gameId: tableBets.gameId, round: tableBets.round })
    .from(tableBets)
    .where(and(eq(tableBets.status, 'open'), lte(tableBets.settlesAt, clock.now())))
    .orderBy(asc(tableBets.settlesAt), asc(tableBets.id))
    .limit(batch);
  let settled = 0;
  for (const { id, gameId, round } of due) {
    // A bet that cannot be settled must not hold up those behind it.
    try {
      const hand = await handOf(deps, gameId, Number(round));
      settled += await db.transaction(async (tx) => {
        const [row] = await tx.select().from(tableBets).where(eq(tableBets.id, id)).for('update');
        if (row?.status !== 'open') return 0;
        await settle(deps, tx, row, hand);
        return 1;
      });
    } catch (error) {
      deps.log.error('table bet not settled', { bet: id, ...errorFields(error) });
    }
  }
  return settled;
}

async function settle({ clock, ids }: Deps, tx: Tx, row: TableBetRow, hand: Hand): Promise<void> {
  const now = clock.now();
  const payout = payoutOf(row.area, row.stake, hand);
  if (payout > 0n)
    await post(tx, {
      id: ids.next(),
      actor: 'house',
      key: `tableWin:${row.id}`,
      kind: 'tableWin',
      postings: [
        { account: row.house, amount: -payout },
        { account: row.wallet, amount: payout },
      ],
      meta: { game: row.gameId, bet: row.id },
      at: now,
    });
  const status = payout > row.stake ? 'won' : payout < row.stake ? 'lost' : 'even';
  await tx.update(tableBets).set({ status, payout, settledAt: now }).where(eq(tableBets.id, row.id));
  if (row.money === 'play') return;
  const [bet] = await tx.select().from(bets).where(eq(bets.id, row.id));
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId));
  if (!bet || !owner) throw new Error(`bet ${row.id} has no record`);
  const shares = await settingOf(tx, owner.merchantCode, 'validBetShares');
  const valid = computeValidBet(row.stake, payout, shares[bet.gameType as GameCategory] ?? 10_000);
  await tx
    .update(bets)
    .set({
      status,
      payout,
      settledAt: now,
      validBet: valid.amount,
      validBetReason: valid.reason,
      validBetShare: valid.share,
      facts: { ...bet.facts, Result: `${pointsOf(hand.player)} : ${pointsOf(hand.banker)}` },
    })
    .where(eq(bets.id, row.id));
  await countBet({ clock, ids }, tx, {
    id: row.id,
    accountId: row.accountId,
    gameType: bet.gameType,
    game: bet.gameId,
    stake: row.stake,
    validBet: valid.amount,
    at: now,
  });
}
