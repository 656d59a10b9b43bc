import { and, eq } from 'drizzle-orm';
import type { LotteryBet } from '#contract';
import { lotteryPayout } from '#contract/lotteryRules';
import { keyOf, type SignedInCtx } from '../../context';
import type { Db, Tx } from '../../db/database';
import { accounts, bets, draws, lotteries, type BetRow } from '../../db/schema';
import { openHouseAccount, post } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { refuse } from '../../refusal';
import { isRecordOf } from '../records/openBet';
import { lockBet } from '../wagers/readBets';
import { settleDueBets, settleWager } from '../wagers/settleWager';
import { refund, isClosed, isDrawForbidden, lockRemainingDraws, hasEarlierOpenDraw } from './chase';
import { readDrawSeeds, type DrawSeeds } from './drawSeed';
import { facesOf } from './faces';
import { coversDraw, winningOdds } from './playRules';
import { playsOf } from './playsOf';
import { resultOf, type OpenLottery } from './settleDraws';
import type { LotteryRules } from './rules';
import { drawOf, lotteryCodeOf, playsOfBet, toLotteryBet } from './toLotteryBet';

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher'> & { db: Db };
type JobDeps = Deps & Pick<Ports, 'log'>;
type LotteryBetRow = BetRow<'lottery'>;

/** Settles the open bets of draws that are over. Returns how many it settled. */
export const settleBets = (deps: JobDeps): Promise<number> =>
  settleDueBets(deps, 'lottery', async (tx, row) => {
    const seeds = await readDrawSeeds(tx);
    // A win of an earlier draw may end the chase, so its draws are settled in order, whoever settles them.
    if (!seeds || (await hasEarlierOpenDraw(tx, row))) return false;
    if (await isDrawForbidden(tx, row)) await refund(deps, tx, row);
    else await settle(deps, tx, row, seeds);
    return true;
  });

/** The result of the bet's draw, written down when nobody asked for it yet. */
async function drawnNumbers(
  deps: Deps,
  tx: Tx,
  seeds: DrawSeeds,
  lottery: OpenLottery,
  { issue, drawsAt }: { issue: string; drawsAt: Date },
): Promise<string[]> {
  const of = and(eq(draws.lotteryCode, lottery.code), eq(draws.issue, issue));
  const [known] = await tx.select().from(draws).where(of);
  if (known) return known.numbers;
  const numbers = await resultOf(deps, seeds.at(drawsAt), lottery, issue);
  await tx
    .insert(draws)
    .values({ lotteryCode: lottery.code, issue, drawnAt: drawsAt, numbers })
    .onConflictDoNothing();
  return numbers;
}

async function lotteryOf(tx: Tx, code: string): Promise<OpenLottery> {
  const [lottery] = await tx.select().from(lotteries).where(eq(lotteries.code, code));
  if (!lottery) throw new Error(`no lottery ${code}`);
  return { ...lottery, rules: lottery.rules as unknown as LotteryRules };
}

async function settle(deps: Deps, tx: Tx, row: LotteryBetRow, seeds: DrawSeeds): Promise<void> {
  const { issue, picks, series, unitStake, chase, rebate } = row.details;
  const drawsAt = drawOf(row);
  const lottery = await lotteryOf(tx, lotteryCodeOf(row));
  const numbers = await drawnNumbers(deps, tx, seeds, lottery, { issue, drawsAt });
  const play = playsOf(lottery, drawsAt).plays.find(({ id }) => id === row.details.play);
  // A play type that the operator took away is never settled by guess: the stake goes back.
  if (!play) return refund(deps, tx, row);
  const odds = winningOdds(play, picks, facesOf(lottery.family, numbers), series);
  const payout = lotteryPayout(BigInt(unitStake), odds, row.currency);
  // Before money moves: who stops the chase by hand locks its bets before the wallet, too.
  const ended = payout > 0n && chase?.stopsOnWin ? await lockRemainingDraws(tx, row) : [];
  if (BigInt(rebate) > 0n) await payRebate(deps, tx, row, BigInt(rebate));
  for (const later of ended) await refund(deps, tx, later);
  await settleWager(deps, tx, row, {
    kind: 'lotteryWin',
    payout,
    result: numbers.join(' '),
    revise: (valid) => (coversDraw(play, picks) ? { ...valid, amount: 0n, reason: 'coversDraw' } : valid),
  });
}

/** Pays what a lower prize series gives back. It is a rebate, no win: the account record has it, and no result holds it. */
async function payRebate({ clock, ids }: Deps, tx: Tx, row: LotteryBetRow, rebate: bigint): Promise<void> {
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
      { account: house, amount: -rebate },
      { account: row.wallet, amount: rebate },
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
    const row = await lockBet(tx, 'lottery', eq(bets.id, id));
    if (row?.accountId !== ctx.actor.account.id) refuse('record.unknown');
    if (row.status !== 'void') {
      if (row.status !== 'open' || isClosed(row, ctx.clock.now())) refuse('bets.closed');
      await refund(ctx, tx, row);
    }
    const plays = await playsOfBet(tx, row);
    return toLotteryBet((await lockBet(tx, 'lottery', isRecordOf(row))) ?? row, plays, language);
  });
}
