import { and, asc, desc, eq } from 'drizzle-orm';
import { lotteryPrefix, type LotteryBet, type LotteryBetLine, type LotteryChase } from '#contract';
import { countBets, seriesRebate } from '#contract/lotteryRules';
import { keyOf, type SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { bets, type BetRow, type GameRow } from '../../db/schema';
import { findPosted, openVendorAccount } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { rememberOpened } from '../games/listRecent';
import { recordOpenBets } from '../records/openBet';
import { settingsAmong } from '../settings';
import { placeWager } from '../wagers/placeWager';
import { readBets, readWager } from '../wagers/readBets';
import { openPlayWallet } from '../wallet/vendorWallets';
import { drawsFrom, findBettable, openDrawAt, seriesOf } from './bettable';
import { isLineValid } from './playRules';
import type { Plays } from './playsOf';
import { mostOnOutcome } from './stakeLimits';
import { pickText, playName, playsOfBet, toLotteryBet } from './toLotteryBet';

const listed = 200;

interface PlaceRequest {
  lottery: string;
  issue: string;
  lines: LotteryBetLine[];
  chase?: LotteryChase | undefined;
  series?: number | undefined;
  total: string;
  language: string;
}

/**
 * Places a basket on the open draw, or on that and the next ones of a chase: every line or none, in one transaction of
 * the ledger. The same key again gives the bets of the first
 * time, whatever changed since. Refuses with `bets.closed` once the draw has closed, `request.invalid` for picks that are no
 * bet, `game.stake` beyond the limits, `lottery.changed` when the cost is not what the person saw, `wallet.short`, and
 * what the player's limits forbid.
 */
export async function placeBets(ctx: SignedInCtx, request: PlaceRequest): Promise<{ list: LotteryBet[] }> {
  const { account } = ctx.actor;
  const { db, clock, ids } = ctx;
  const key = keyOf(ctx);
  const { language, ...input } = request;
  const once = {
    actor: account.id,
    key: `lottery:${key}`,
    inputHash: await ctx.hasher.digest(`lottery:${JSON.stringify(input)}`),
  };
  // First of all: what the bets were allowed by may be otherwise by now.
  const before = await findPosted(db, once);
  if (before !== undefined) return toReply(db, await readSlip(db, before), language);
  const own = seriesOf(account);
  const { series = own } = request;
  if (series > own) refuse('request.invalid', { value: { fields: ['series'] } });
  const bettable = await findBettable(db, request.lottery);
  const { game } = bettable;
  const { chase } = request;
  const multiples = chase?.multiples ?? [1];
  const drawsAt = (now: Date) => drawsFrom(bettable.lottery, now, multiples.length);
  const plays = bettable.playsAt(new Date(openDrawAt(bettable.lottery, clock.now()).drawsAt));
  const { stakeUnit, singleWallet } = await settingsAmong(
    db,
    account.merchantCode,
    'stakeUnit',
    'singleWallet',
  );
  const unit = BigInt(stakeUnit);
  // What can be picked may change with the date of a draw, as the animals of a year do.
  const lines = drawsAt(clock.now()).flatMap((draw, step) => {
    const then = step === 0 ? plays : bettable.playsAt(new Date(draw.drawsAt));
    const times = multiples[step] ?? 1;
    return request.lines.map((line) => ({ ...priceLine(then, game, line, unit, times), step }));
  });
  const total = lines.reduce((sum, { stake }) => sum + stake, 0n);
  if (total.toString() !== request.total) refuse('lottery.changed', { value: { total: total.toString() } });
  const money = account.type === 4 ? 'play' : 'real';
  const wallet = await openPlayWallet(db, account, game.vassalage, {
    at: clock.now(),
    isSingle: singleWallet,
  });
  const house = await openVendorAccount(db, {
    merchant: account.merchantCode,
    vassalage: game.vassalage,
    currency: account.currency,
    money,
    at: clock.now(),
  });
  const made = await db.transaction(async (tx) => {
    const posted = await placeWager(ctx, tx, {
      ...once,
      kind: 'lotteryBet',
      account,
      wallet,
      house,
      money,
      gameType: game.category,
      stake: total,
      meta: { lottery: request.lottery, issue: request.issue },
    });
    if (posted.replayed) return readSlip(tx, posted.id);
    // After the wallet is locked: waiting for it may have outlasted the draw.
    const now = clock.now();
    const draws = drawsAt(now);
    if (draws[0]?.issue !== request.issue) refuse('bets.closed', { value: { draw: draws[0] } });
    const placed = lines.map(({ play, line, count, unitStake, stake, step }) => {
      const draw = draws[step] ?? refuse('request.invalid');
      const pick = `${playName(plays, play, language)}: ${pickText(play, line.picks, language)}`.slice(
        0,
        500,
      );
      return {
        id: ids.next(),
        stake,
        pick,
        facts: { Draw: draw.issue },
        details: {
          issue: draw.issue,
          closesAt: draw.closesAt,
          play: play.id,
          picks: line.picks,
          bets: count,
          unitStake: unitStake.toString(),
          series,
          rebate: seriesRebate(stake, own, series, account.currency).toString(),
          ...(chase && { chase: { stopsOnWin: chase.stopsOnWin } }),
        },
        dueAt: new Date(draw.drawsAt),
      };
    });
    const { least, most } = stakeLimitsOf(game, unit);
    const basket = { accountId: account.id, gameId: game.id, plays: plays.plays };
    if ((await mostOnOutcome(tx, basket, placed)) > most) refuseStake(least, most);
    await rememberOpened(tx, { accountId: account.id, gameId: game.id, playedAt: now });
    const wager = { kind: 'lottery' as const, id: posted.id, placedAt: now };
    return recordOpenBets(tx, { account, game, money, wallet, house }, wager, placed);
  });
  return { list: made.map((row) => toLotteryBet(row, plays, language)) };
}

const readSlip = (db: Executor, id: string): Promise<BetRow<'lottery'>[]> =>
  readWager<'lottery'>(db, id).orderBy(bets.sequence);

/** Least stake of one bet, and the most that a member may have on an outcome of a draw. */
const stakeLimitsOf = ({ minBet, maxBet }: GameRow, unit: bigint) => ({
  least: minBet * unit,
  most: (maxBet ?? 0n) * unit,
});

const refuseStake = (least: bigint, most: bigint): never =>
  refuse('game.stake', { value: { min: least.toString(), max: most.toString() } });

/** @param times how many times its stake the line is bet in this draw of a chase */
function priceLine({ plays }: Plays, game: GameRow, line: LotteryBetLine, unit: bigint, times: number) {
  const play = plays.find(({ id }) => id === line.play) ?? refuse('request.invalid');
  if (!isLineValid(play, line.picks)) refuse('request.invalid');
  const { least, most } = stakeLimitsOf(game, unit);
  const own = BigInt(line.stake);
  if (own < least) refuseStake(least, most);
  const unitStake = own * BigInt(line.multiple * times);
  const count = countBets(play, line.picks);
  const stake = unitStake * BigInt(count);
  if (stake > most) refuseStake(least, most);
  return { play, line, count, unitStake, stake };
}

/** The member's last bets on a lottery, newest first. */
export async function listMyBets(
  { db, actor }: SignedInCtx,
  { lottery, language }: { lottery: string; language: string },
): Promise<{ list: LotteryBet[] }> {
  const isOwn = and(eq(bets.accountId, actor.account.id), eq(bets.gameId, lotteryPrefix + lottery));
  const found = await readBets(db, 'lottery', isOwn)
    .orderBy(desc(bets.placedAt), asc(bets.sequence))
    .limit(listed);
  return toReply(db, found, language);
}

/** Bets on one lottery, as they are told. */
async function toReply(
  db: Executor,
  found: readonly BetRow<'lottery'>[],
  language: string,
): Promise<{ list: LotteryBet[] }> {
  const [first] = found;
  const plays = first ? await playsOfBet(db, first) : { groups: [], plays: [] };
  return { list: found.map((row) => toLotteryBet(row, plays, language)) };
}
