import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse, secretText } from '#platform/host';
import { providerRounds, spinSeeds, type SpinSeedRow } from '#platform/schema';
import { recordedStops, type SeedsRequest, type SeedsView } from '../api';
import type { GameDeps, Play } from '../play';

const ofPlayer = ({ account, game }: Play) =>
  and(eq(spinSeeds.accountId, account.id), eq(spinSeeds.gameId, game.id));

const newSeed = ({ ports }: GameDeps): Promise<string> => ports.hasher.digest(secretText(ports.random));

/** The seeds that a player's spins at a slot follow from now; the first ones when there are none. */
export async function seedsInUse(deps: GameDeps, play: Play): Promise<SpinSeedRow> {
  const { db } = deps;
  const read = () =>
    db
      .select()
      .from(spinSeeds)
      .where(and(ofPlayer(play), isNull(spinSeeds.revealedAt)));
  const [known] = await read();
  if (known) return known;
  await db
    .insert(spinSeeds)
    .values(await pairOf(deps, play, await newSeed(deps), secretText(deps.ports.random).slice(0, 12)))
    .onConflictDoNothing();
  const [made] = await read();
  return made ?? seedsInUse(deps, play);
}

const pairOf = async (deps: GameDeps, { account, game }: Play, serverSeed: string, clientSeed: string) => ({
  id: deps.ports.ids.next(),
  accountId: account.id,
  gameId: game.id,
  serverSeed,
  nextServerSeed: await newSeed(deps),
  clientSeed,
  createdAt: deps.ports.clock.now(),
});

/** What a player sees of the seeds: of what is in use hashes alone. */
export async function viewSeeds(deps: GameDeps, play: Play): Promise<SeedsView> {
  const { hasher } = deps.ports;
  const used = await seedsInUse(deps, play);
  const [last] = await deps.db
    .select()
    .from(spinSeeds)
    .where(and(ofPlayer(play), isNotNull(spinSeeds.revealedAt)))
    .orderBy(desc(spinSeeds.createdAt), desc(spinSeeds.id))
    .limit(1);
  const shared = async ({ id, serverSeed, clientSeed, spins, createdAt }: SpinSeedRow) => ({
    id,
    hash: await hasher.digest(serverSeed),
    clientSeed,
    spins,
    shownAt: createdAt.toISOString(),
  });
  return {
    inUse: { ...(await shared(used)), nextHash: await hasher.digest(used.nextServerSeed) },
    last: last?.revealedAt
      ? { ...(await shared(last)), serverSeed: last.serverSeed, revealedAt: last.revealedAt.toISOString() }
      : null,
  };
}

/** Reveals the seeds in use and goes on with the ones announced; asked for twice, or from two tabs, it is done once. */
export async function changeSeeds(deps: GameDeps, play: Play, request: SeedsRequest): Promise<SeedsView> {
  await deps.db.transaction(async (tx) => {
    const [revealed] = await tx
      .update(spinSeeds)
      .set({ revealedAt: deps.ports.clock.now() })
      .where(and(ofPlayer(play), eq(spinSeeds.id, request.replaces), isNull(spinSeeds.revealedAt)))
      .returning();
    if (!revealed) return;
    await tx.insert(spinSeeds).values(await pairOf(deps, play, revealed.nextServerSeed, request.clientSeed));
  });
  return viewSeeds(deps, play);
}

/** Where the reels stopped at a spin of one's own. Refuses with `record.unknown` when there was none. */
export async function readStops(
  { db }: GameDeps,
  play: Play,
  seeds: string,
  spin: string,
): Promise<v.InferOutput<typeof recordedStops>> {
  const [pair] = await db
    .select()
    .from(spinSeeds)
    .where(and(ofPlayer(play), eq(spinSeeds.id, seeds)));
  const { outcome } = providerRounds;
  const [round] = pair
    ? await db
        .select({ outcome })
        .from(providerRounds)
        .where(
          and(
            eq(providerRounds.accountId, play.account.id),
            eq(providerRounds.gameId, play.game.id),
            gte(providerRounds.createdAt, pair.createdAt),
            sql`${outcome} -> 'seeds' ->> 'id' = ${pair.id} AND ${outcome} -> 'seeds' ->> 'spin' = ${spin}`,
          ),
        )
        .limit(1)
    : [];
  return round ? v.parse(recordedStops, round.outcome) : refuse('record.unknown');
}
