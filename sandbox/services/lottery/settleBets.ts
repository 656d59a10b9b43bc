import { and, asc, eq, lte } from 'drizzle-orm';
import type { LotteryBet } from '#contract';
import { lotteryPayout } from '#contract/lotteryRules';
import { keyOf, type SignedInCtx } from '../../context';
import type { Db, Tx } from '../../db/database';
import { accounts, draws, lotteries, lotteryBets, type LotteryBetRow } from '../../db/schema';
import { openHouseAccount, post } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { refuse } from '../../refusal';
import { laterThan, settleDue } from '../records/settleDue';
import { currencyOfBet, settleWager } from '../wagers/settleWager';
import { refund, isDrawForbidden, lockBet, lockRemainingDraws, hasEarlierOpenDraw } from './chase';
import { readDrawSeeds, type DrawSeeds } from './drawSeed';
import { facesOf } from './faces';
import { coversDraw, winningOdds } from './playRules';
import { playsOf, playsOfLottery } from './playsOf';
import { resultOf, type OpenLottery } from './settleDraws';
import type { LotteryRules } from './rules';
import { toLotteryBet } from './toLotteryBet';

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher'> & { db: Db };
type JobDeps = Deps & Pick<Ports, 'log'>;

/**
 * Settles the open bets of draws that are over, oldest first, each in its own transaction: a platform that was off at the
 * draw catches up, and two servers at once settle each bet once. Returns how many it settled.
 */
export async function settleBets(deps: JobDeps): Promise<number> {
  const { db, clock } = deps;
  const { id, drawsAt: at, status } = lotteryBets;
  const isDue = and(eq(status, 'open'), lte(at, clock.now()));
  if ((await db.$count(lotteryBets, isDue)) === 0) return 0;
  const seeds = await readDrawSeeds(db);
  if (!seeds) return 0;
  return settleDue(
    deps,
    'lottery bet',
    (last, limit) =>
      db
        .select({ id, at })
        .from(lotteryBets)
        .where(and(isDue, laterThan(at, id, last)))
        .orderBy(asc(at), asc(id))
        .limit(limit),
    (bet) =>
      db.transaction(async (tx) => {
        const row = await lockBet(tx, bet.id);
        // A win of an earlier draw may end the chase, so its draws are settled in order, whoever settles them.
        if (row?.status !== 'open' || (await hasEarlierOpenDraw(tx, row))) return false;
        if (await isDrawForbidden(tx, row)) await refund(deps, tx, row);
        else await settle(deps, tx, row, await drawnNumbers(deps, tx, seeds, row));
        return true;
      }),
  );
}

/** The result of the bet's draw, written down when nobody asked for it yet. */
async function drawnNumbers(deps: Deps, tx: Tx, seeds: DrawSeeds, row: LotteryBetRow): Promise<string[]> {
  const of = and(eq(draws.lotteryCode, row.lotteryCode), eq(draws.issue, row.issue));
  const [known] = await tx.select().from(draws).where(of);
  if (known) return known.numbers;
  const numbers = await resultOf(
    deps,
    seeds.at(row.drawsAt),
    await lotteryOf(tx, row.lotteryCode),
    row.issue,
  );
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

async function settle(deps: Deps, tx: Tx, row: LotteryBetRow, numbers: string[]): Promise<void> {
  const lottery = await lotteryOf(tx, row.lotteryCode);
  const play = playsOf(lottery, row.drawsAt).plays.find(({ id }) => id === row.play);
  // A play type that the operator took away is never settled by guess: the stake goes back.
  if (!play) return refund(deps, tx, row);
  const odds = winningOdds(play, row.picks, facesOf(lottery.family, numbers), row.series);
  const payout = lotteryPayout(row.unitStake, odds, await currencyOfBet(tx, row));
  // Before money moves: who stops the chase by hand locks its bets before the wallet, too.
  const ended = payout > 0n && row.stopsOnWin ? await lockRemainingDraws(tx, row) : [];
  if (row.rebate > 0n) await payRebate(deps, tx, row);
  for (const later of ended) await refund(deps, tx, later);
  await settleWager(deps, tx, lotteryBets, row, {
    kind: 'lotteryWin',
    payout,
    result: numbers.join(' '),
    revise: (valid) => (coversDraw(play, row.picks) ? { ...valid, amount: 0n, reason: 'coversDraw' } : valid),
  });
}

/** Pays what a lower prize series gives back. It is a rebate, no win: the account record has it, and no result holds it. */
async function payRebate({ clock, ids }: Deps, tx: Tx, row: LotteryBetRow): Promise<void> {
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId));
  if (!owner) throw new Error(`no owner of bet ${row.id}`);
  const at = clock.now();
  const house = await openHouseAccount(tx, {
    merchant: owner.merchantCode,
    purpose: 'rebate',
    currency: owner.currency,
    money: row.money,
    at,
  });
  await post(tx, {
    id: ids.next(),
    actor: 'house',
    key: `rebate.lottery:${row.id}`,
    kind: 'rebate.lottery',
    postings: [
      { account: house, amount: -row.rebate },
      { account: row.wallet, amount: row.rebate },
    ],
    meta: { bet: row.id },
    at,
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
      await refund(ctx, tx, row);
    }
    const plays = (await playsOfLottery(tx, row.lotteryCode, row.drawsAt)) ?? { groups: [], plays: [] };
    return toLotteryBet((await lockBet(tx, id)) ?? row, plays, language);
  });
}
