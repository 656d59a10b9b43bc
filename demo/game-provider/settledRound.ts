import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#platform/host';
import { providerRounds } from '#platform/schema';
import type { RoundRow } from '#platform/wallet';
import type { Play } from './play';

/** The round that a player made under a key at a game. */
export async function findRound(
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
        eq(providerRounds.gameId, game.id),
        eq(providerRounds.key, key),
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
