import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { systemState } from '../../db/schema';

const key = 'drawSeed';
/** The seed that was replaced, when it was, and from when on the other one holds. */
const formerKey = 'formerDrawSeed';
interface FormerSeed {
  seed: string;
  until: string;
}

/** The seeds that a platform has drawn from. */
export interface DrawSeeds {
  /** What something that begins at a moment derives from. */
  at(moment: Date): string;
  /** When the seed was replaced; undefined when it never was. */
  replacedAt: Date | undefined;
}

/** What all draws, shoes and rounds derive from; a platform without a seed draws nothing. */
export async function readDrawSeeds(db: Executor): Promise<DrawSeeds | undefined> {
  const found = await db
    .select({ key: systemState.key, value: systemState.value })
    .from(systemState)
    .where(inArray(systemState.key, [key, formerKey]));
  const valueOf = (name: string) => found.find((row) => row.key === name)?.value;
  const seed = valueOf(key);
  if (typeof seed !== 'string') return undefined;
  const former = valueOf(formerKey) as FormerSeed | undefined;
  const replacedAt = former && new Date(former.until);
  return { at: (moment) => (former && replacedAt && moment < replacedAt ? former.seed : seed), replacedAt };
}

/** What something that begins at a moment derives from. */
export const readDrawSeed = async (db: Executor, at: Date): Promise<string | undefined> =>
  (await readDrawSeeds(db))?.at(at);

/** Gives a platform its draws. */
export async function writeDrawSeed(db: Executor, seed: string, at: Date): Promise<void> {
  await db.insert(systemState).values({ key, value: seed, updatedAt: at });
}

/** Draws from another seed from a moment on; what began before can still be checked by the former one. */
export async function replaceDrawSeed(db: Executor, former: string, seed: string, at: Date): Promise<void> {
  const value: FormerSeed = { seed: former, until: at.toISOString() };
  for (const row of [
    { key, value: seed, updatedAt: at },
    { key: formerKey, value, updatedAt: at },
  ])
    await db
      .insert(systemState)
      .values(row)
      .onConflictDoUpdate({ target: systemState.key, set: { value: row.value, updatedAt: at } });
}

/** What one draw derives from, before it is digested. */
export const drawSource = (seed: string, lottery: string, issue: string): string =>
  `draw:${seed}:${lottery}:${issue}`;
