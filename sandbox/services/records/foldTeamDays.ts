import { sql } from 'drizzle-orm';
import { rows, type Db } from '../../db/database';

/** Changes that one statement adds, some seconds of work. */
const atOnce = 50_000;

/**
 * Adds what bets and movements changed since the last run to the sums of teams. Reports are right before and after it;
 * it keeps the list short that they read beside the sums. Two servers at once wait for each other, and the second finds
 * nothing. Returns how many changes it took.
 */
export async function addUpTeams(db: Pick<Db, 'execute'>): Promise<bigint> {
  let all = 0n;
  for (;;) {
    const [{ taken } = { taken: 0n }] = await rows<{ taken: bigint }>(
      db,
      sql`SELECT team_days_fold(${atOnce}) AS taken`,
    );
    all += taken;
    if (taken < atOnce) return all;
  }
}

/** The same, and gives the space of the list back, which every report would read through. Not in a transaction. */
export async function foldTeamDays(db: Db): Promise<bigint> {
  const taken = await addUpTeams(db);
  if (taken > 0n)
    for (const list of ['bet_changes', 'movement_changes']) await db.execute(sql.raw(`VACUUM ${list}`));
  return taken;
}
