import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor, Tx } from '../../sandbox/db/database';
import { providerRounds, winners } from '../../sandbox/db/schema';
import { balanceOf, post } from '../../sandbox/ledger/ledger';
import { refuse } from '../../sandbox/refusal';
import { countBet } from '../../sandbox/services/cashier/countBet';
import { isBoardWin } from '../../sandbox/services/home/board';
import { maskAccount } from '../../sandbox/services/home/maskAccount';
import { recordBet } from '../../sandbox/services/records/recordBet';
import { enforcePlayLimits } from '../../sandbox/services/saferPlay/playTime';
import type { Round, RoundOutcome, SpinRequest } from './api';
import { minSpinMsOf, spinGraceMs } from './config';
import { toWire } from './outcome';
import type { Place, Play } from './play';
import { judge, spinReels, type SlotOutcome } from './slot/maths';
import { slotOf, type SlotGame } from './slot/stakes';

/** The slot that somebody is at. Refuses with `game.closed` when the game cannot be played. */
export function slotAt({ game, stakeUnit }: Play): SlotGame {
  if (game.state !== 'open') refuse('game.closed');
  return slotOf(game, stakeUnit) ?? refuse('game.closed');
}

/**
 * Plays one round: stake and win in one transaction of the ledger, with the round's record. The same key again gives
 * the first outcome and moves nothing. Refuses with `game.stake`, `wallet.short`, `limit.reached` (too soon after the
 * round before) and `key.reused` (the key belongs to another stake or game) and what the player's limits forbid, each with nothing taken.
 */
export async function spin(place: Place, play: Play, { stake, key }: SpinRequest): Promise<Round> {
  const { db, ports } = place;
  const slot = slotAt(play);
  const amount = BigInt(stake);
  if (!slot.stakes.includes(amount)) refuse('game.stake');
  const outcome = judge(slot.profile, slot.lineCount, amount, spinReels(slot.profile, ports.random));
  const inputHash = await ports.hasher.digest(`spin:${play.game.id}:${stake}`);
  // Too soon is said before anything is posted, so that refused spins cost no posting; a repeated one is no new spin.
  if (!(await roundBy(db, play, key))) await keepDistance(place, db, play, key);
  return db.transaction(async (tx) => {
    const roundId = ports.ids.next();
    const posted = await post(tx, {
      id: ports.ids.next(),
      actor: play.account.id,
      key: `spin:${key}`,
      inputHash,
      kind: 'spin',
      postings: postingsOf(play, amount, outcome.win),
      meta: { game: play.game.id, round: roundId },
      at: ports.clock.now(),
    });
    if (posted.replayed) return (await roundBy(tx, play, key)) ?? refuse('key.reused');
    await keepDistance(place, tx, play, key);
    await enforcePlayLimits(ports, tx, play.account, {
      stake: amount,
      payout: outcome.win,
      isReal: play.money === 'real',
    });
    const entries = posted.entries.filter(({ account }) => account === play.wallet);
    const after = entries.at(-1)?.balance ?? 0n;
    return write(place, tx, play, { roundId, key, stake: amount, outcome, after, transaction: posted.id });
  });
}

/** The stake before its win, so that nobody stakes what is not there. */
function postingsOf({ wallet, house }: Play, stake: bigint, win: bigint) {
  const taken = [
    { account: wallet, amount: -stake },
    { account: house, amount: stake },
  ];
  return win === 0n ? taken : [...taken, { account: house, amount: -win }, { account: wallet, amount: win }];
}

/** Again after the wallet is locked by the posting, so that two spins at once cannot both be the first. */
async function keepDistance(
  { ports, config }: Place,
  tx: Executor,
  { account, game }: Play,
  key: string,
): Promise<void> {
  const [before] = await tx
    .select({ at: providerRounds.createdAt })
    .from(providerRounds)
    .where(
      and(
        eq(providerRounds.accountId, account.id),
        eq(providerRounds.gameId, game.id),
        ne(providerRounds.key, key),
      ),
    )
    .orderBy(desc(providerRounds.createdAt))
    .limit(1);
  if (!before) return;
  const since = ports.clock.now().getTime() - before.at.getTime();
  if (since < minSpinMsOf(config) - spinGraceMs)
    refuse('limit.reached', { retryAfter: Math.ceil((minSpinMsOf(config) - since) / 1000) });
}

interface Made {
  roundId: string;
  key: string;
  stake: bigint;
  outcome: SlotOutcome;
  after: bigint;
  transaction: string;
}

async function write({ ports }: Place, tx: Tx, play: Play, made: Made): Promise<Round> {
  const { account, game, money } = play;
  const { roundId, key, stake, outcome, after } = made;
  const now = ports.clock.now();
  const [row] = await tx
    .insert(providerRounds)
    .values({
      id: roundId,
      accountId: account.id,
      providerSessionId: play.id,
      gameId: game.id,
      vassalage: game.vassalage,
      key,
      currency: account.currency,
      money,
      stake,
      win: outcome.win,
      outcome: { ...toWire(outcome) },
      state: 'settled',
      balanceBefore: after + stake - outcome.win,
      balanceAfter: after,
      ledgerTransactionId: made.transaction,
      createdAt: now,
      settledAt: now,
    })
    .returning();
  if (!row) throw new Error('a round was not written');
  if (money === 'real') {
    const bet = { id: roundId, accountId: account.id, gameType: game.category, stake };
    const valid = await recordBet(tx, {
      ...bet,
      merchantCode: account.merchantCode,
      gameId: game.id,
      vassalage: game.vassalage,
      currency: account.currency,
      payout: outcome.win,
      placedAt: now,
      settledAt: now,
    });
    await countBet(ports, tx, { ...bet, game: game.id, validBet: valid.amount, at: now });
  }
  if (money === 'real' && isBoardWin(stake, outcome.win, play.stakeUnit))
    await tx.insert(winners).values({
      id: roundId,
      merchantCode: account.merchantCode,
      accountLabel: maskAccount(account.username),
      gameId: game.id,
      amount: outcome.win,
      currency: account.currency,
      wonAt: now,
    });
  return toRound(row);
}

type RoundRow = typeof providerRounds.$inferSelect;

const toRound = (row: RoundRow): Round => ({
  roundId: row.id,
  key: row.key,
  stake: row.stake.toString(),
  win: row.win.toString(),
  balance: (row.balanceAfter ?? 0n).toString(),
  outcome: row.outcome as unknown as RoundOutcome,
});

async function roundBy(tx: Executor, { account, game }: Play, key: string): Promise<Round | undefined> {
  const [row] = await tx
    .select()
    .from(providerRounds)
    .where(
      and(
        eq(providerRounds.accountId, account.id),
        eq(providerRounds.key, key),
        eq(providerRounds.gameId, game.id),
      ),
    );
  return row && toRound(row);
}

/** What the page needs to stand where the player left: balance, and the last round of this game. */
export async function stateOf({ db }: Place, play: Play): Promise<{ balance: string; last: Round | null }> {
  const wallet = await balanceOf(db, play.wallet);
  const [row] = await db
    .select()
    .from(providerRounds)
    .where(and(eq(providerRounds.accountId, play.account.id), eq(providerRounds.gameId, play.game.id)))
    .orderBy(desc(providerRounds.createdAt))
    .limit(1);
  // Rounds of the seed know only where the reels stopped.
  const last = row?.outcome && 'window' in row.outcome ? toRound(row) : null;
  return { balance: (wallet?.balance ?? 0n).toString(), last };
}
