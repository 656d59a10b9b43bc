import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { rows } from '../../db/database';
import { draws, lotteries } from '../../db/schema';
import { drawSource, readDrawSeeds } from './drawSeed';
import { drawNumbers, type LotteryFamily } from './results';
import type { LotteryRules } from './rules';
import { drawsUntil } from './schedule';

/** A lottery as the services read it. */
export interface OpenLottery {
  code: string;
  name: string;
  family: LotteryFamily;
  everySeconds: number;
  firstDraw: number;
  rules: LotteryRules;
}

/** A draw that is over. */
export interface SettledDraw {
  issue: string;
  drawnAt: Date;
  numbers: string[];
}

type Deps = Pick<Ctx, 'db' | 'clock' | 'hasher'>;

/** How many draws back a lottery is completed when nobody asked for a while. */
const keptDraws = 30;

/** Rows of one INSERT: three parameters each, and PostgreSQL takes 65,535. */
const chunk = 2_000;

/** Lotteries that can be bet on, most popular first. */
export async function openLotteries({ db }: Pick<Ctx, 'db'>): Promise<OpenLottery[]> {
  const found = await db
    .select()
    .from(lotteries)
    .where(eq(lotteries.state, 'open'))
    .orderBy(desc(lotteries.popularity), asc(lotteries.code));
  return found.map((row) => ({ ...row, rules: row.rules as unknown as LotteryRules }));
}

/**
 * Draws what is due, and gives the latest draw of each lottery. A result is written once and never changes; two
 * requests at once write the same one.
 */
export async function settleDraws(
  deps: Deps,
  among: readonly OpenLottery[],
): Promise<ReadonlyMap<string, SettledDraw>> {
  const { db, clock } = deps;
  const now = clock.now();
  const stored = await latestDraws(deps);
  const missing = among.flatMap((lottery) => {
    const since = stored.get(lottery.code)?.drawnAt.getTime() ?? 0;
    const due = drawsUntil(lottery, now, keptDraws).filter(({ at }) => at.getTime() > since);
    return due.map((draw) => ({ lottery, ...draw }));
  });
  const seeds = missing.length > 0 ? await readDrawSeeds(db) : undefined;
  if (!seeds) return stored;
  const made = await Promise.all(
    missing.map(async ({ lottery, issue, at }) => ({
      lotteryCode: lottery.code,
      issue,
      drawnAt: at,
      numbers: await resultOf(deps, seeds.at(at), lottery, issue),
    })),
  );
  for (let from = 0; from < made.length; from += chunk)
    await db
      .insert(draws)
      .values(made.slice(from, from + chunk))
      .onConflictDoNothing();
  return latestDraws(deps);
}

/** What a draw brings, whether it was written down yet or not. */
export async function resultOf(
  { hasher }: Pick<Ctx, 'hasher'>,
  seed: string,
  lottery: Pick<OpenLottery, 'code' | 'family' | 'rules'>,
  issue: string,
): Promise<string[]> {
  return drawNumbers(lottery.family, lottery.rules, await seedOf({ hasher }, seed, lottery.code, issue));
}

/** The seed of one draw, from which nobody learns that of another. Never shown before the draw. */
export const seedOf = (
  { hasher }: Pick<Ctx, 'hasher'>,
  seed: string,
  lottery: string,
  issue: string,
): Promise<string> => hasher.digest(drawSource(seed, lottery, issue));

/** One index look-up per lottery, however long their history is. */
async function latestDraws({ db }: Pick<Ctx, 'db'>): Promise<Map<string, SettledDraw>> {
  const found = await rows<{ code: string; issue: string; drawn_at: string; numbers: string[] }>(
    db,
    sql`SELECT l.code, d.issue, to_char(d.drawn_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS drawn_at, d.numbers
      FROM lotteries l CROSS JOIN LATERAL (
        SELECT issue, drawn_at, numbers FROM draws WHERE lottery_code = l.code ORDER BY drawn_at DESC LIMIT 1
      ) d`,
  );
  return new Map(
    found.map((row) => [
      row.code,
      { issue: row.issue, drawnAt: new Date(row.drawn_at), numbers: row.numbers },
    ]),
  );
}
