import { and, asc, eq, lte } from 'drizzle-orm';
import type { GameCategory, LotteryBet } from '../../../contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Db, Tx } from '../../db/database';
import { accounts, bets, draws, lotteries, lotteryBets, type LotteryBetRow } from '../../db/schema';
import { errorFields } from '../../log';
import type { Ports } from '../../ports';
import { refuse } from '../../refusal';
import { countBet } from '../cashier/countBet';
import { computeValidBet } from '../records/recordBet';
import { settingOf } from '../settings';
import { readDrawSeed } from './drawSeed';
import { facesOf } from './faces';
import { coversDraw, winningOdds } from './playRules';
import { giveBack, lockBet, lockLater, pay, waitsForEarlier } from './chase';
import { playsOf, playsOfLottery } from './playsOf';
import { resultOf, type OpenLottery } from './settleDraws';
import type { LotteryRules } from './rules';
import { toLotteryBet } from './toLotteryBet';

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher'> & { db: Db };
type JobDeps = Deps & Pick<Ports, 'log'>;

/** Bets that one run settles; the next run takes the rest. */
const batch = 500;
const scale = 10_000n;

/**
 * Settles the open bets of draws that are over, oldest first, each in its own transaction: a platform that was off at the
 * draw catches up, and two servers at once settle each bet once. Returns how many it settled.
 */
export async function settleBets(deps: JobDeps): Promise<number> {
  const { db, clock } = deps;
  const due = await db
    .select({ id: lotteryBets.id })
    .from(lotteryBets)
    .where(and(eq(lotteryBets.status, 'open'), lte(lotteryBets.drawsAt, clock.now())))
    .orderBy(asc(lotteryBets.drawsAt), asc(lotteryBets.id))
    .limit(batch);
  if (due.length === 0) return 0;
  const seed = await readDrawSeed(db);
  if (seed === undefined) return 0;
  let settled = 0;
  for (const { id } of due)
    // A bet that cannot be settled must not hold up those behind it.
    try {
      settled += await db.transaction(async (tx) => {
        const row = await lockBet(tx, id);
        if (row?.status !== 'open') return 0;
        // A win of an earlier draw may end the chase, so its draws are settled in order, whoever settles them.
        if (await waitsForEarlier(tx, row)) return 0;
        await settle(deps, tx, row, await drawnNumbers(deps, tx, seed, row));
        return 1;
      });
    } catch (error) {
      deps.log.error('lottery bet not settled', { bet: id, ...errorFields(error) });
    }
  return settled;
}

/** The result of the bet's draw, written down when nobody asked for it yet. */
async function drawnNumbers(deps: Deps, tx: Tx, seed: string, row: LotteryBetRow): Promise<string[]> {
  const of = and(eq(draws.lotteryCode, row.lotteryCode), eq(draws.issue, row.issue));
  const [known] = await tx.select().from(draws).where(of);
  if (known) return known.numbers;
  const numbers = await resultOf(deps, seed, await lotteryOf(tx, row.lotteryCode), row.issue);
  await tx
    .insert(draws)
    .values({ lotteryCode: row.lotteryCode, issue: row.issue, drawnAt: row.drawsAt, numbers })
    .onConflictDoNothing();
  return numbers;
}

async function lotteryOf(tx: Tx, code: string): Promise<OpenLottery> {
  const [lottery] = await tx.select().from(lotteries).where(eq(lotteries.code, code));
  if (!lottery) throw new Error(`no lottery ${code}`);
  return { ...lottery, rules: lottery.rules as unknown as LotteryRules };
}

async function settle({ clock, ids }: Deps, tx: Tx, row: LotteryBetRow, numbers: string[]): Promise<void> {
  const lottery = await lotteryOf(tx, row.lotteryCode);
  const play = playsOf(lottery, row.drawsAt).plays.find(({ id }) => id === row.play);
  // A play type that the operator took away is never settled by guess: the stake goes back.
  if (!play) return giveBack({ clock, ids }, tx, row);
  const now = clock.now();
  const payout =
    (row.unitStake * BigInt(winningOdds(play, row.picks, facesOf(lottery.family, numbers), row.series))) /
    scale;
  // Before money moves: who stops the chase by hand locks its bets before the wallet, too.
  const ended = payout > 0n && row.stopsOnWin ? await lockLater(tx, row) : [];
  if (payout > 0n) await pay({ clock, ids }, tx, row, payout, 'lotteryWin');
  const status = payout > row.stake ? 'won' : payout < row.stake ? 'lost' : 'even';
  await tx.update(lotteryBets).set({ status, payout, settledAt: now }).where(eq(lotteryBets.id, row.id));
  for (const later of ended) await giveBack({ clock, ids }, tx, later);
  if (row.money === 'play') return;
  const [bet] = await tx.select().from(bets).where(eq(bets.id, row.id));
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId));
  if (!bet || !owner) throw new Error(`bet ${row.id} has no record`);
  const shares = await settingOf(tx, owner.merchantCode, 'validBetShares');
  const own = computeValidBet(row.stake, payout, shares[bet.gameType as GameCategory] ?? 10_000);
  const valid = coversDraw(play, row.picks) ? { ...own, amount: 0n, reason: 'coversDraw' as const } : own;
  await tx
    .update(bets)
    .set({
      status,
      payout,
      settledAt: now,
      validBet: valid.amount,
      validBetReason: valid.reason,
      validBetShare: valid.share,
      facts: { ...bet.facts, Result: numbers.join(' ') },
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

/**
 * Takes a bet back before its draw closes; the stake goes back at once. Said again, it answers the same. Refuses with
 * `record.unknown` for a bet that is not the member's, and `bets.closed` after the close.
 */
export async function cancelBet(
  ctx: SignedInCtx,
  { id, language }: { id: string; language: string },
): Promise<LotteryBet> {
  keyOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const row = await lockBet(tx, id);
    if (row?.accountId !== ctx.actor.account.id) refuse('record.unknown');
    if (row.status !== 'void') {
      if (row.status !== 'open' || ctx.clock.now() >= row.closesAt) refuse('bets.closed');
      await giveBack(ctx, tx, row);
    }
    const plays = (await playsOfLottery(tx, row.lotteryCode, row.drawsAt)) ?? { groups: [], plays: [] };
    return toLotteryBet((await lockBet(tx, id)) ?? row, plays, language);
  });
}
