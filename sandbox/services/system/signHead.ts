import { rows, type Db } from '../../db/database';
import { operatorActs, operatorHeads } from '../../db/schema';
import { desc, sql } from 'drizzle-orm';
import type { Log } from '../../ports';

/** Signs a text with a key from outside, as base64. */
export type SignHead = (text: string) => string;

/** What is signed of a day: its last act and its seal, which stands for all before it. */
export const headText = ({ day, actId, actSeal }: { day: string; actId: bigint; actSeal: string }): string =>
  `${day}\n${actId}\n${actSeal}`;

/**
 * Signs the log of operators as it stood when yesterday ended, in UTC, once. The head goes to the platform's log as well: kept
 * elsewhere, it shows an end that was cut off together with its head.
 */
export async function signHead(
  { db, log }: { db: Db; log: Log },
  now: Date,
  signText: SignHead,
): Promise<void> {
  const day = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  const [signed] = await db.select().from(operatorHeads).orderBy(desc(operatorHeads.day)).limit(1);
  if (signed && signed.day >= day) return;
  const [last] = await rows<{ id: bigint; seal: string }>(
    db,
    sql`SELECT id, seal FROM ${operatorActs} WHERE entry::jsonb ->> 'at' < ${`${day}T24`} ORDER BY id DESC LIMIT 1`,
  );
  if (!last || last.id === signed?.actId) return;
  const head = { day, actId: last.id, actSeal: last.seal };
  const signature = signText(headText(head));
  await db
    .insert(operatorHeads)
    .values({ ...head, signature })
    .onConflictDoNothing();
  log.info('head of what operators did', { day, act: String(last.id), seal: last.seal, signature });
}
