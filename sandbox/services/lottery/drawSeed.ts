import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { systemState } from '../../db/schema';

const key = 'drawSeed';

/** What the demo world's draws derive from; a world without one draws nothing. */
export async function readDrawSeed(db: Executor): Promise<string | undefined> {
  const [row] = await db
    .select({ value: systemState.value })
    .from(systemState)
    .where(eq(systemState.key, key));
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Gives a world its draws. */
export async function writeDrawSeed(db: Executor, seed: string, at: Date): Promise<void> {
  await db.insert(systemState).values({ key, value: seed, updatedAt: at });
}

/** What one draw derives from, before it is digested. */
export const drawSource = (seed: string, lottery: string, issue: string): string =>
  `draw:${seed}:${lottery}:${issue}`;
