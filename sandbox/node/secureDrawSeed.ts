import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { fishingRounds, lotteryBets, roomBets } from '../db/schema';
import { readDrawSeed, replaceDrawSeed, writeDrawSeed } from '../services/lottery/drawSeed';
import { secretText } from '../services/session/secrets';
import { readSystemState } from '../services/system/state';
import { PlainError } from './plainError';
import { systemRandom } from './ports';

/** Any constant will do, as long as every process uses the same. */
const drawSeedLock = 7_311_098;

/**
 * Gives a platform without a world a secret seed to draw from, and one whose seed is printed another one: who knows the
 * seed can compute what is still to be drawn. What began before keeps the former one, by which it can be checked. Throws
 * `PlainError` while bets are open that the former one decides, for they cannot be settled by either.
 */
export async function secureDrawSeed(db: Db, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${drawSeedLock})`);
    const seed = await readDrawSeed(tx, at);
    if (seed === undefined) return writeDrawSeed(tx, secretText(systemRandom), at);
    if (seed !== (await readSystemState(tx)).printedDrawSeed) return;
    // Bets on draws that are over are settled by the seed that they were drawn from.
    const onDraws = await tx.$count(
      lotteryBets,
      and(eq(lotteryBets.status, 'open'), gt(lotteryBets.drawsAt, at)),
    );
    const inRooms = await tx.$count(roomBets, eq(roomBets.status, 'open'));
    if (onDraws + inRooms > 0)
      throw new PlainError(
        `The database draws from the seed of the demo, which anybody can read, and bets are open that it decides: ${onDraws} on draws, ${inRooms} in card rooms. Run it without PRODUCTION=1 until they are settled or cancelled, or begin production with a database of its own.`,
      );
    // Each shot is settled at once, so that a round can end anywhere: its seed is shown, and the next one is secret.
    await tx.update(fishingRounds).set({ endedAt: at }).where(isNull(fishingRounds.endedAt));
    await replaceDrawSeed(tx, seed, secretText(systemRandom), at);
  });
}
