import { and, eq, sql } from 'drizzle-orm';
import { smallestAmountOf } from '#contract/currencyDecimals';
import type { WalletCallName, WalletReply, WalletRequest } from '#contract/wallet/calls';
import type { PlatformConfig } from '../../config';
import { sqlState, type Db, type Tx } from '../../db/database';
import { bets, games, vendorTransactions } from '../../db/schema';
import { balanceOf, type Posted } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { Refusal, refuse } from '../../refusal';
import { redeemTicket, resumePlay, type Play } from '../games/gameSession';
import { isRecordOf, recordOpenBets, settleRecord, voidRecord } from '../records/openBet';
import { returnFreeSpin, spendFreeSpin } from '../rewards/freeSpins';
import { countPayout } from '../saferPlay/playTime';
import { placeWager } from '../wagers/placeWager';
import { lockBet } from '../wagers/readBets';
import { payFromHouse } from '../wagers/settleWager';
import { freeSpinsAt, payFreeWin } from './freeSpinRounds';
import { lockRound, type VendorRound, type VendorTransactionRow } from './vendorRounds';
import { refuseVendor, toWalletRefusal } from './walletRefusal';

/** What serves the calls of one vendor. */
export interface WalletCtx extends Pick<Ports, 'clock' | 'ids' | 'hasher' | 'random'> {
  db: Db;
  config: Pick<PlatformConfig, 'idleMinutes'>;
  /** Code of the vendor that asks. */
  vassalage: string;
}

type Handlers = {
  [Name in WalletCallName]: (ctx: WalletCtx, request: WalletRequest<Name>) => Promise<WalletReply<Name>>;
};

/** Serves the vendors' wallet API. Refuses with `WalletRefusal`, and with refusals that `toWalletRefusal` knows. */
export const walletHandlers: Handlers = {
  async authenticate(ctx, { ticket, game }) {
    const [found] = await ctx.db.select().from(games).where(eq(games.id, game));
    if (found?.vassalage !== ctx.vassalage) refuseVendor('ticketInvalid');
    if (found.state !== 'open') refuseVendor('gameClosed');
    const { id, secret } = await redeemTicket({ db: ctx.db, ports: ctx }, game, ticket);
    const session = `${id}.${secret}`;
    const play = await playOf(ctx, session);
    const { account, money, language } = play;
    return {
      session,
      player: account.id,
      merchant: account.merchantCode,
      money,
      smallestAmount: smallestAmountOf(account.currency).toString(),
      language,
      ...(await heldBy(ctx.db, play)),
      ...(await freeSpinsAt(ctx, play)),
    };
  },
  async balance(ctx, { session }) {
    const play = await playOf(ctx, session, { isBackground: true });
    return { ...(await heldBy(ctx.db, play)), ...(await freeSpinsAt(ctx, play)) };
  },
  bet: (ctx, request) => once(ctx, 'bet', request, takeBet),
  win: (ctx, request) => once(ctx, 'win', request, payWin),
  rollback: (ctx, request) => once(ctx, 'rollback', request, rollBack),
};

/** A call that moves money: who plays, and the round, which is locked. */
interface Move<Name extends MoveName> {
  ctx: WalletCtx;
  tx: Tx;
  play: Play;
  round: VendorRound;
  request: WalletRequest<Name>;
}
type MoveName = 'bet' | 'win' | 'rollback';

/** What a call did: the posting, if money was moved, and what its row says besides. */
interface Moved {
  posted?: Posted;
  row?: Partial<VendorTransactionRow>;
}

/**
 * Does what a vendor asks for under an id, once: asked again with the same body, also after the session's end, it gives the
 * first answer.
 */
async function once<Name extends MoveName>(
  ctx: WalletCtx,
  kind: Name,
  request: WalletRequest<Name>,
  work: (move: Move<Name>) => Promise<Moved>,
  isAgain = false,
): Promise<WalletReply<Name>> {
  const { db, vassalage } = ctx;
  const { id, session, round, game } = request;
  const inputHash = await ctx.hasher.digest(JSON.stringify([kind, request]));
  const answered = (known: VendorTransactionRow): WalletReply<Name> => {
    if (known.isRolledBack && kind === 'bet') refuseVendor('rolledBack');
    if (known.inputHash !== inputHash) refuseVendor('duplicateTransaction');
    // In the first answer's order, which jsonb does not keep.
    const { currency, balance, transaction } = known.reply ?? {};
    return { currency, balance, transaction } as WalletReply<Name>;
  };
  const isId = and(eq(vendorTransactions.vassalage, vassalage), eq(vendorTransactions.id, id));
  const [before] = await db.select().from(vendorTransactions).where(isId);
  if (before) return answered(before);
  const isBet = kind === 'bet';
  const play = await playOf(ctx, session, { isBackground: !isBet, isAfterEnd: !isBet });
  if (play.game.id !== game) refuseVendor('wrongGame');
  if (isBet && play.game.state !== 'open') refuseVendor('gameClosed');
  const { currency, id: accountId } = play.account;
  if ('currency' in request && request.currency !== currency) refuseVendor('wrongCurrency');
  try {
    return await db.transaction(async (tx) => {
      const named = 'bet' in request ? [id, request.bet] : [id];
      const locked = await lockRound(tx, { vassalage, accountId, round }, named);
      const known = locked.known(id);
      if (known) return answered(known);
      const { posted, row } = await work({ ctx, tx, play, round: locked, request });
      const after = posted?.entries.findLast(({ account }) => account === play.wallet)?.balance;
      const reply = {
        currency,
        balance: after?.toString() ?? (await heldBy(tx, play)).balance,
        transaction: posted?.id ?? ctx.ids.next(),
      };
      await tx.insert(vendorTransactions).values({
        vassalage,
        id,
        kind,
        accountId,
        round,
        inputHash,
        reply,
        at: ctx.clock.now(),
        ...row,
      });
      return reply as WalletReply<Name>;
    });
  } catch (error) {
    // The same id came at the same moment for another round: the first one stands.
    const refused = error instanceof Refusal ? error.code : undefined;
    const isTaken = sqlState(error)?.code === '23505' || refused === 'key.reused';
    if (!isAgain && isTaken) return once(ctx, kind, request, work, true);
    if (toWalletRefusal(error)?.code === 'shortOfMoney') refuseVendor('shortOfMoney', await heldBy(db, play));
    throw error;
  }
}

async function takeBet({ ctx, tx, play, round, request }: Move<'bet'>): Promise<Moved> {
  if (round.isEnded) refuseVendor('roundEnded');
  if (request.amount === '0') refuseVendor('amountInvalid');
  const [first] = round.bets;
  const { freeSpins } = request;
  // A free spin is a round by itself.
  if (first && (freeSpins !== undefined || first.freeSpins))
    refuseVendor('requestInvalid', { fields: 'freeSpins' });
  if (freeSpins !== undefined)
    await spendFreeSpin(tx, {
      id: freeSpins,
      accountId: play.account.id,
      gameId: play.game.id,
      stake: BigInt(request.amount),
      at: ctx.clock.now(),
    });
  const amount = freeSpins === undefined ? BigInt(request.amount) : 0n;
  const posted = await placeWager(ctx, tx, {
    ...play,
    kind: 'vendorBet',
    gameType: play.game.category,
    key: `vendor:${ctx.vassalage}:${request.id}`,
    stake: amount,
    meta: { game: play.game.id, round: request.round },
  });
  const record = recordOf(first) ?? { id: ctx.ids.next(), placedAt: ctx.clock.now() };
  const { id, placedAt } = record;
  const facts = { Round: request.round };
  if (!first)
    await recordOpenBets(tx, play, { kind: 'vendor', id: posted.id, placedAt }, [
      {
        id,
        stake: amount,
        pick: '',
        facts,
        details: freeSpins ? { freeSpin: { of: freeSpins, won: '0' } } : {},
      },
    ]);
  else await raise(tx, record, { stake: amount });
  return {
    posted,
    row: { amount, betId: record.id, betPlacedAt: record.placedAt, freeSpins: freeSpins ?? null },
  };
}

async function payWin({ ctx, tx, play, round, request }: Move<'win'>): Promise<Moved> {
  const record = recordOf(round.bets[0]) ?? refuseVendor('roundUnknown');
  if (round.isEnded) refuseVendor('roundEnded');
  const { endsRound } = request;
  const amount = BigInt(request.amount);
  if (amount % smallestAmountOf(play.account.currency) !== 0n) refuseVendor('amountInvalid');
  const free = round.bets[0]?.freeSpins;
  if (free) return { ...(await payFreeWin(ctx, tx, record, free, request)), row: { endsRound } };
  const posted = amount > 0n ? await payBack({ ctx, tx, play }, 'vendorWin', request, amount) : undefined;
  if (endsRound) {
    const bet = await lockBet(tx, 'vendor', isRecordOf(record));
    if (!bet) throw new Error(`bet ${record.id} has no record`);
    await settleRecord(ctx, tx, bet, { payout: round.won + amount });
  } else if (amount > 0n) {
    await raise(tx, record, { payout: amount });
    await countPaid(tx, play, record, amount);
  }
  return { ...(posted && { posted }), row: { amount, endsRound } };
}

async function rollBack({ ctx, tx, play, round, request }: Move<'rollback'>): Promise<Moved> {
  if (request.bet === request.id) refuseVendor('requestInvalid', { fields: 'bet' });
  const bet = round.known(request.bet);
  const { vassalage } = ctx;
  const accountId = play.account.id;
  if (!bet) {
    const never = { vassalage, id: request.bet, accountId, round: request.round, at: ctx.clock.now() };
    await tx.insert(vendorTransactions).values({ ...never, kind: 'bet', isRolledBack: true });
    return {};
  }
  if (bet.kind !== 'bet' || bet.accountId !== accountId || bet.round !== request.round)
    refuseVendor('roundUnknown');
  const record = recordOf(bet);
  if (bet.isRolledBack || !record) return {};
  const rest = round.stake - bet.amount;
  // Of a free spin no win is told in money: that there was one is enough.
  if (round.isEnded || (rest === 0n && (round.won > 0n || (bet.freeSpins && round.hasWin))))
    refuseVendor('roundEnded');
  if (bet.freeSpins) await returnFreeSpin(tx, bet.freeSpins);
  const posted = bet.freeSpins
    ? undefined
    : await payBack({ ctx, tx, play }, 'vendorReturn', request, bet.amount);
  await tx
    .update(vendorTransactions)
    .set({ isRolledBack: true })
    .where(and(eq(vendorTransactions.vassalage, vassalage), eq(vendorTransactions.id, bet.id)));
  if (rest > 0n) await raise(tx, record, { stake: -bet.amount });
  else await voidRecord(tx, record, ctx.clock.now());
  await countPaid(tx, play, record, bet.amount);
  return { ...(posted && { posted }) };
}

interface RecordId {
  id: string;
  placedAt: Date;
}

/** The record of the round that a bet belongs to. */
const recordOf = (bet: VendorTransactionRow | undefined): RecordId | undefined =>
  bet?.betId && bet.betPlacedAt ? { id: bet.betId, placedAt: bet.betPlacedAt } : undefined;

/** Changes the record of an open round. */
const raise = (tx: Tx, record: RecordId, { stake = 0n, payout = 0n }: { stake?: bigint; payout?: bigint }) =>
  tx
    .update(bets)
    .set({ stake: sql`${bets.stake} + ${stake}`, payout: sql`${bets.payout} + ${payout}` })
    .where(isRecordOf(record));

/** Counts what came back before the end of a round towards the session of play. */
async function countPaid(tx: Tx, { money, account }: Play, { placedAt }: RecordId, payout: bigint) {
  if (money === 'real') await countPayout(tx, { accountId: account.id, placedAt, payout });
}

/** Moves money of the vendor to the player. */
const payBack = (
  { ctx, tx, play }: Pick<Move<MoveName>, 'ctx' | 'tx' | 'play'>,
  kind: 'vendorWin' | 'vendorReturn',
  { id, round }: { id: string; round: string },
  amount: bigint,
): Promise<Posted> =>
  payFromHouse(
    ctx,
    tx,
    { ...play, accountId: play.account.id },
    {
      actor: play.account.id,
      key: `vendor:${ctx.vassalage}:${id}`,
      kind,
      amount,
      meta: { game: play.game.id, round },
    },
  );

async function heldBy(
  db: Db | Tx,
  { wallet, account }: Play,
): Promise<{ currency: string; balance: string }> {
  const held = await balanceOf(db, wallet);
  return { currency: account.currency, balance: (held?.balance ?? 0n).toString() };
}

/** Who plays in a session of the vendor. */
async function playOf(
  ctx: WalletCtx,
  session: string,
  options: Parameters<typeof resumePlay>[3] = {},
): Promise<Play> {
  const [id = '', secret = ''] = session.split('.');
  const play = await resumePlay({ ...ctx, ports: ctx }, id, secret, options);
  return play.game.vassalage === ctx.vassalage ? play : refuse('session.ended');
}
