import { and, desc, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Executor, refuse } from '#platform/host';
import { providerRounds } from '#platform/schema';
import type { Pace, RoundRow } from '#platform/wallet';
import type { GameDeps, Play } from './play';

/**
 * The round that a player made under a key at a game. With a pace it refuses a new one with `limit.reached` that comes too
 * soon after the one before, so that such rounds cost no posting.
 */
export async function findRound(
  { ports }: GameDeps,
  tx: Executor,
  { account, game }: Play,
  key: string,
  pace?: Pace,
): Promise<RoundRow | undefined> {
  const atGame = and(eq(providerRounds.accountId, account.id), eq(providerRounds.gameId, game.id));
  const found = await unionAll(
    tx
      .select()
      .from(providerRounds)
      .where(and(atGame, eq(providerRounds.key, key))),
    tx.select().from(providerRounds).where(atGame).orderBy(desc(providerRounds.createdAt)).limit(1),
  );
  const known = found.find((round) => round.key === key);
  const [before] = found;
  if (known || !before || !pace) return known;
  const { leastMs, graceMs } = pace;
  const since = ports.clock.now().getTime() - before.createdAt.getTime();
  if (since < leastMs - graceMs) refuse('limit.reached', { retryAfter: Math.ceil((leastMs - since) / 1000) });
  return undefined;
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
