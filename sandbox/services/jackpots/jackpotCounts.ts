import { and, eq, sql } from 'drizzle-orm';
import { jackpotLevels, type JackpotLevel } from '#contract';
import { rows, type Db, type Executor, type Tx } from '../../db/database';
import { jackpots, jackpotStakes } from '../../db/schema';
import type { Ports } from '../../ports';
import { stakeUnitOf } from '../games/stakeUnit';
import { countJackpot, jackpotRules, unplayed, type JackpotCount } from './rules';

/** Whose jackpots. */
export interface JackpotKey {
  merchantCode: string;
  currency: string;
  money: 'real' | 'play';
}
/** Rows of all levels. */
export const jackpotsOf = ({ merchantCode, currency, money }: JackpotKey) =>
  and(eq(jackpots.merchantCode, merchantCode), eq(jackpots.currency, currency), eq(jackpots.money, money));
export type JackpotCounts = ReadonlyMap<JackpotLevel, JackpotCount>;

/** What jackpots hold now: what was last counted, the stakes since then, and what other sites added. */
export async function jackpotCounts(
  db: Pick<Executor, 'execute'>,
  { merchantCode, currency, money }: JackpotKey,
  unit: bigint,
  now: Date,
): Promise<JackpotCounts> {
  const own = sql`merchant_code = ${merchantCode} AND currency = ${currency} AND money = ${money}`;
  // One statement, which sees a stake either counted or not.
  const found = await rows<{ level: JackpotLevel | null; parts: bigint; counted: string; elsewhere: string | null; staked: bigint }>(
    db,
    sql`SELECT j.level, j.parts, j.counted_at::text AS counted, j.elsewhere_at::text AS elsewhere, s.staked
      FROM (SELECT coalesce(sum(stake), 0)::bigint AS staked FROM jackpot_stakes WHERE ${own}) s
        LEFT JOIN (SELECT * FROM jackpots WHERE ${own}) j ON true`,
  ); // prettier-ignore
  return new Map(
    jackpotLevels.map((level) => {
      const row = found.find((each) => each.level === level);
      const last = row
        ? { parts: row.parts, countedAt: new Date(row.counted), elsewhereAt: row.elsewhere === null ? null : new Date(row.elsewhere) } // prettier-ignore
        : unplayed(jackpotRules[level], unit);
      return [level, counted(level, last, found[0]?.staked ?? 0n, unit, now)];
    }),
  );
}

/** A jackpot now, with stakes that were not counted yet. The share is a number of ten-thousandths, which are the parts. */
function counted(
  level: JackpotLevel,
  last: JackpotCount,
  staked: bigint,
  unit: bigint,
  now: Date,
): JackpotCount {
  const rule = jackpotRules[level];
  // When it was won elsewhere is no other moment for what is staked after it.
  const { parts, ...count } = countJackpot(rule, unit, last, now);
  return countJackpot(rule, unit, { ...count, parts: parts + staked * rule.share }, now);
}

/** Counts the stakes until now and holds the jackpots until the transaction ends; undefined when it shall not wait and others hold them. */
export async function lockJackpots(
  tx: Tx,
  key: JackpotKey,
  unit: bigint,
  now: Date,
  wait: 'wait' | 'skip' = 'wait',
): Promise<JackpotCounts | undefined> {
  const first = jackpotLevels.map((level) => ({ ...key, level, ...unplayed(jackpotRules[level], unit) }));
  await tx.insert(jackpots).values(first).onConflictDoNothing();
  const held = await tx
    .select()
    .from(jackpots)
    .where(jackpotsOf(key))
    .orderBy(jackpots.level)
    .for('update', wait === 'skip' ? { skipLocked: true } : {});
  if (held.length < jackpotLevels.length) return undefined;
  // Stakes of rounds that are still being written are not seen, and stay.
  const [taken] = await rows<{ staked: bigint }>(
    tx,
    sql`WITH taken AS (DELETE FROM ${jackpotStakes} WHERE merchant_code = ${key.merchantCode} AND currency = ${key.currency}
        AND money = ${key.money} RETURNING stake) SELECT coalesce(sum(stake), 0)::bigint AS staked FROM taken`,
  );
  const counts = new Map<JackpotLevel, JackpotCount>();
  for (const { level, parts, countedAt, elsewhereAt } of held) {
    const count = counted(level, { parts, countedAt, elsewhereAt }, taken?.staked ?? 0n, unit, now);
    counts.set(level, count);
    await tx
      .update(jackpots)
      .set(count)
      .where(and(jackpotsOf(key), eq(jackpots.level, level)));
  }
  return counts;
}

/** Counts the stakes of all jackpots, so that few are left to be added up by whoever looks at one. */
export async function countStakes({ db, clock }: { db: Db } & Pick<Ports, 'clock'>): Promise<void> {
  const keys = await db
    .selectDistinct({
      merchantCode: jackpotStakes.merchantCode,
      currency: jackpotStakes.currency,
      money: jackpotStakes.money,
    })
    .from(jackpotStakes);
  for (const key of keys) {
    const unit = await stakeUnitOf(db, key.merchantCode);
    await db.transaction((tx) => lockJackpots(tx, key, unit, clock.now(), 'skip'));
  }
}
