import { and, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisoryLocks';
import type { Db, Tx } from '../db/database';
import { bets, fishingRounds, matches, type LaterKind } from '../db/schema';
import { readDrawSeed, replaceDrawSeed, writeDrawSeed } from '../services/lottery/drawSeed';
import { secretText } from '../services/session/secrets';
import { readSystemState } from '../services/system/state';
import { isOfKind, isOpen } from '../services/wagers/readBets';
import { PlainError } from './plainError';
import { systemRandom } from './ports';

/**
 * Gives a platform without a world a secret seed to draw from, and one whose seed is printed another one: who knows the
 * seed can compute what is still to be drawn. What began before keeps the former one, by which it can be checked. Matches
 * whose scripts are printed leave the book: a script is not secret by another seed, as goals that were seen give it away.
 * Throws `PlainError` while bets are open that the former seed or a script decides, for they cannot be settled otherwise.
 */
export async function secureDrawSeed(db: Db, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.drawSeed})`);
    const seed = await readDrawSeed(tx, at);
    if (seed === undefined) return writeDrawSeed(tx, secretText(systemRandom), at);
    if (seed !== (await readSystemState(tx)).printedDrawSeed) return;
    const open = await openBets(tx, at);
    if (open.some(({ count }) => count > 0))
      throw new PlainError(
        `The database draws from the seed of the demo, which anybody can read, and bets are open that it decides: ${open.map(({ count, place }) => `${count} ${place}`).join(', ')}. Run it without PRODUCTION=1 until they are settled or cancelled, or begin production with a database of its own.`,
      );
    // Each shot is settled at once, so that a round can end anywhere: its seed is shown, and the next one is secret.
    await tx.update(fishingRounds).set({ endedAt: at }).where(isNull(fishingRounds.endedAt));
    await tx.delete(matches);
    await replaceDrawSeed(tx, seed, secretText(systemRandom), at);
  });
}

/** Open bets of each kind that a printed seed or script decides. */
async function openBets(tx: Tx, at: Date): Promise<{ count: number; place: string }[]> {
  const counts: Record<LaterKind, { place: string; which?: SQL } | null> = {
    // Bets on draws that are over are settled by the seed that they were drawn from.
    lottery: { place: 'on draws', which: gt(bets.dueAt, at) },
    room: { place: 'in card rooms' },
    sports: { place: 'on matches' },
    // Settled within seconds, by the seed that the shoe began with.
    table: null,
    // Its vendor draws.
    vendor: null,
  };
  const found = [];
  for (const [kind, each] of Object.entries(counts))
    if (each) {
      const isCounted = and(isOfKind(kind as LaterKind), isOpen, each.which);
      found.push({ count: await tx.$count(bets, isCounted), place: each.place });
    }
  return found;
}
