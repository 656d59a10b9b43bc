import { and, desc, eq, ne } from 'drizzle-orm';
import { type Executor, type Tx, refuse } from '#platform/host';
import { providerRounds, winners } from '#platform/schema';
import { countBet, isBoardWin, maskAccount, recordBet } from '#platform/wallet';
import type { GameDeps, Play } from './play';

/** A round whose stake and win are one transaction of the ledger. */
export type RoundRow = typeof providerRounds.$inferSelect;

/**
 * Refuses with `limit.reached` a round that comes sooner than `leastMs` after the one before. Asked again after the wallet
 * is locked by the posting, so that two rounds at once cannot both be the first.
 */
export async function keepDistance(
  { ports }: GameDeps,
  tx: Executor,
  { account, game }: Play,
  key: string,
  { leastMs, graceMs }: { leastMs: number; graceMs: number },
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
  if (since < leastMs - graceMs) refuse('limit.reached', { retryAfter: Math.ceil((leastMs - since) / 1000) });
}

/** What was played and what came of it. */
export interface MadeRound {
  roundId: string;
  key: string;
  stake: bigint;
  win: bigint;
  /** As the page and the round's record hold it. */
  outcome: Record<string, unknown>;
  /** What the wallet held after it. */
  after: bigint;
  /** Of the ledger. */
  transaction: string;
}

/** Writes a round with its record, what it counts towards, and the board of winners; in the transaction of its posting. */
export async function writeRound(
  { ports }: GameDeps,
  tx: Tx,
  play: Play,
  made: MadeRound,
): Promise<RoundRow> {
  const { account, game, money } = play;
  const { roundId, key, stake, win, outcome, after } = made;
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
      win,
      outcome,
      state: 'settled',
      balanceBefore: after + stake - win,
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
      payout: win,
      placedAt: now,
      settledAt: now,
    });
    await countBet(ports, tx, { ...bet, game: game.id, validBet: valid.amount, at: now });
  }
  if (money === 'real' && isBoardWin(stake, win, play.stakeUnit))
    await tx.insert(winners).values({
      id: roundId,
      merchantCode: account.merchantCode,
      accountLabel: maskAccount(account.username),
      gameId: game.id,
      amount: win,
      currency: account.currency,
      wonAt: now,
    });
  return row;
}

/** The round that a player made under a key at a game. */
export async function rowBy(
  tx: Executor,
  { account, game }: Play,
  key: string,
): Promise<RoundRow | undefined> {
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
  return row;
}

/** The newest round of a player at a game. */
export async function lastRow(tx: Executor, { account, game }: Play): Promise<RoundRow | undefined> {
  const [row] = await tx
    .select()
    .from(providerRounds)
    .where(and(eq(providerRounds.accountId, account.id), eq(providerRounds.gameId, game.id)))
    .orderBy(desc(providerRounds.createdAt))
    .limit(1);
  return row;
}
