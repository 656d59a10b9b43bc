import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stream, type Stream } from '#demo/artwork/random.ts';
import { rows, type Db } from '../../db/database';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { addBetsOfEveryKind, pick } from '../../testing/reportFixture';
import { foldTeamDays } from './foldTeamDays';

let platform: TestPlatform;
let people: string[];
beforeAll(async () => {
  platform = await createTestPlatform();
  const found = await rows<{ id: string }>(
    platform.db,
    sql`SELECT account_id AS id FROM account_uplines WHERE upline_id = 'aurora-arun' ORDER BY 1`,
  );
  people = found.map(({ id }) => id);
});
afterAll(() => platform.close());

/** Every account with everybody below it, found from each account's own upline. */
const tree = sql`RECURSIVE tree AS (SELECT id AS team_id, id AS account_id FROM accounts
  UNION ALL SELECT tree.team_id, a.id FROM tree JOIN accounts a ON a.upline_id = tree.account_id)`;

/** Rows that one of two queries gives and the other one does not. */
const differences = (db: Db, withClause: ReturnType<typeof sql>, kept: ReturnType<typeof sql>, naive: ReturnType<typeof sql>) =>
  rows(
    db,
    sql`WITH ${withClause}, kept AS (${kept}), naive AS (${naive})
      SELECT 'kept' AS only, row_to_json(k)::text AS row FROM (SELECT * FROM kept EXCEPT SELECT * FROM naive) k
      UNION ALL SELECT 'naive', row_to_json(n)::text FROM (SELECT * FROM naive EXCEPT SELECT * FROM kept) n`,
  ); // prettier-ignore

/** What sums of teams do not have as raw bets, movements and uplines have it; each team is compared. */
async function faults(db: Db): Promise<unknown[]> {
  const bets = await differences(
    db,
    tree,
    sql`SELECT team_id, day, game_type, status, sum(bets)::bigint AS bets, sum(stake)::bigint, sum(payout)::bigint, sum(valid_bet)::bigint
      FROM team_bets GROUP BY 1, 2, 3, 4 HAVING sum(bets) <> 0 OR sum(stake) <> 0 OR sum(payout) <> 0 OR sum(valid_bet) <> 0`,
    sql`SELECT t.team_id, b.day, b.game_type, b.status, count(*)::bigint, sum(b.stake)::bigint, sum(b.payout)::bigint, sum(b.valid_bet)::bigint
      FROM tree t JOIN bets b ON b.account_id = t.account_id GROUP BY 1, 2, 3, 4`,
  );
  const movements = await differences(
    db,
    tree,
    sql`SELECT team_id, day, type, sum(count_in)::bigint, sum(amount_in)::bigint, sum(count_out)::bigint, sum(amount_out)::bigint
      FROM team_movements GROUP BY 1, 2, 3 HAVING sum(count_in) <> 0 OR sum(count_out) <> 0`,
    sql`SELECT t.team_id, m.day, m.type, count(*) FILTER (WHERE m.amount > 0), coalesce(sum(m.amount) FILTER (WHERE m.amount > 0), 0)::bigint,
        count(*) FILTER (WHERE m.amount < 0), coalesce(-sum(m.amount) FILTER (WHERE m.amount < 0), 0)::bigint
      FROM tree t JOIN movements m ON m.account_id = t.account_id WHERE m.wallet = 'main' GROUP BY 1, 2, 3`,
  );
  return [...bets, ...movements];
}

/** The same of sums that hold nothing back: the list is empty. */
async function foldedFaults(db: Db): Promise<unknown[]> {
  const players = await differences(
    db,
    tree,
    sql`SELECT team_id, day, players FROM team_player_days WHERE players <> 0`,
    sql`SELECT t.team_id, b.day, count(DISTINCT b.account_id) FROM tree t JOIN bets b ON b.account_id = t.account_id
      WHERE t.team_id <> t.account_id AND b.status <> 'open' GROUP BY 1, 2`,
  );
  const days = await differences(
    db,
    tree,
    sql`SELECT account_id, day, status, bets, stake, payout, valid_bet FROM player_days
      WHERE bets <> 0 OR stake <> 0 OR payout <> 0 OR valid_bet <> 0`,
    sql`SELECT account_id, day, status, count(*), sum(stake)::bigint, sum(payout)::bigint, sum(valid_bet)::bigint
      FROM bets GROUP BY 1, 2, 3`,
  );
  const months = await differences(
    db,
    tree,
    sql`SELECT account_id, month, game_type, bets, stake, payout, valid_bet FROM player_months
      WHERE bets <> 0 OR stake <> 0 OR payout <> 0 OR valid_bet <> 0`,
    sql`SELECT account_id, date_trunc('month', day)::date, game_type, count(*), sum(stake)::bigint, sum(payout)::bigint, sum(valid_bet)::bigint
      FROM bets WHERE status <> 'open' GROUP BY 1, 2, 3`,
  );
  const years = await differences(
    db,
    tree,
    sql`SELECT y.account_id, make_date(y.year, 1, 1) + place AS day FROM player_years y, generate_series(0, 365) place
      WHERE get_bit(y.days, place) = 1`,
    sql`SELECT DISTINCT account_id, day FROM bets WHERE status <> 'open'`,
  );
  const leaderboards = await differences(
    db,
    tree,
    sql`SELECT account_id, period, starts_on, merchant_code, currency, valid_bet FROM leaderboard_sums WHERE valid_bet <> 0`,
    sql`SELECT b.account_id, p.period, date_trunc(p.period, b.day)::date, a.merchant_code, a.currency, sum(b.valid_bet)::bigint
      FROM bets b JOIN accounts a ON a.id = b.account_id CROSS JOIN (VALUES ('week'), ('month')) p (period)
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(b.valid_bet) <> 0`,
  );
  const [left] = await rows<{ left: bigint }>(
    db,
    sql`SELECT (SELECT count(*) FROM bet_changes) + (SELECT count(*) FROM movement_changes) AS left`,
  );
  return [
    ...(await faults(db)),
    ...players,
    ...days,
    ...months,
    ...years,
    ...leaderboards,
    ...(left?.left === 0n ? [] : ['the list is not empty']),
  ];
}

let added = 0;
/** A bet that is open, or finished. */
const addBet = (db: Pick<Db, 'execute'>, account: string, random: Stream, isOpen: boolean) => {
  added += 1;
  const at = new Date(Date.UTC(2026, 8, 1) + Math.floor(random() * 80 * 86_400_000)).toISOString();
  const payout = isOpen ? 0 : pick(random, [0, 1_800, 2_500]);
  const status = isOpen ? 'open' : payout > 1_000 ? 'won' : 'lost';
  return db.execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout,
      valid_bet, valid_bet_reason, placed_at, settled_at, day)
    SELECT ${`fold-${added}`}, ${account}, g.id, g.category, g.vassalage, 'USD', ${status}, 1000, ${payout}::bigint,
      ${isOpen ? 0 : 500}::bigint, ${isOpen ? 'open' : 'full'}, ${at}::timestamptz, ${isOpen ? null : at}::timestamptz, date '2026-01-01'
    FROM (SELECT * FROM games ORDER BY id OFFSET ${Math.floor(random() * 40)}::int LIMIT 1) g`);
};
const settleOne = (db: Db, random: Stream) =>
  db.execute(sql`UPDATE bets SET status = 'won', payout = 3000, valid_bet = 900, valid_bet_reason = 'full',
      settled_at = placed_at + interval '20 hours'
    WHERE id = (SELECT id FROM bets WHERE status = 'open' ORDER BY id OFFSET ${Math.floor(random() * 5)}::int LIMIT 1)`);
/** A finished bet that its provider dates otherwise: its day may have had no other. */
const redateOne = (db: Db, random: Stream) =>
  db.execute(sql`UPDATE bets SET settled_at = settled_at - interval '9 days'
    WHERE id = (SELECT id FROM bets WHERE status <> 'open' AND id LIKE 'fold-%' ORDER BY id OFFSET ${Math.floor(random() * 5)}::int LIMIT 1)`);
/** Whoever is to be below itself stays where it is. */
const moveOne = (db: Db, random: Stream) =>
  db.execute(sql`UPDATE accounts SET upline_id = ${pick(random, people)} WHERE id = ${pick(random, people.slice(1))}
    AND type <> 4 AND id <> 'aurora-arun'`).catch((error: unknown) => {
    const isRefusal = /below itself/.test(String((error as Error).cause));
    if (!isRefusal) throw error;
  }); // prettier-ignore

describe('sums of teams', () => {
  it(
    'are what raw bets come to in any order of bets, ends, moves and runs',
    { timeout: 300_000 },
    async () => {
      const { db } = platform;
      const random = stream(6_061);
      await addBetsOfEveryKind(platform);
      const steps = [
        ...Array.from({ length: 6 }, () => () => addBet(db, pick(random, people), random, random() < 0.4)),
        ...Array.from({ length: 3 }, () => () => settleOne(db, random)),
        () => redateOne(db, random),
        () => moveOne(db, random),
        () => foldTeamDays(db),
        () => Promise.all([foldTeamDays(db), foldTeamDays(db)]),
        // A part of the list, as where it is longer than one statement may take.
        () => db.execute(sql`SELECT team_days_fold(${1 + Math.floor(random() * 3)}::integer)`),
        () => db.execute(sql`SELECT bet_days_rebuild(${pick(random, people)})`),
        () => db.execute(sql`SELECT team_days_rebuild(ARRAY[${pick(random, people)}]::text[])`),
      ];
      for (let run = 1; run <= 240; run += 1) {
        await pick(random, steps)();
        if (run % 12 === 0) expect(await faults(db), `after ${run} steps`).toEqual([]);
        if (run % 60 === 0) {
          await foldTeamDays(db);
          expect(await foldedFaults(db), `after ${run} steps`).toEqual([]);
        }
      }
      for (const again of [sql`SELECT team_days_rebuild()`, sql`SELECT bet_days_rebuild()`]) {
        await addBet(db, pick(random, people), random, false);
        await db.execute(again);
        expect(await faults(db)).toEqual([]);
        await foldTeamDays(db);
        expect(await foldedFaults(db)).toEqual([]);
      }
    },
  );

  it('hold every bet exactly once while bets arrive and two servers add them up', async () => {
    const { db } = platform;
    const random = stream(6_062);
    let isOver = false;
    const until = async (work: () => Promise<unknown>) => {
      while (!isOver) await work();
    };
    const bet = async () => {
      for (let each = 0; each < 40; each += 1) await addBet(db, pick(random, people), random, false);
    };
    let reads = 0;
    const read = async () => {
      const [found] = await rows<{ team: bigint; raw: bigint }>(
        db,
        sql`SELECT (SELECT sum(bets)::bigint FROM team_bets WHERE team_id = 'aurora-arun') AS team,
          (SELECT count(*) FROM bets b JOIN account_uplines u ON u.account_id = b.account_id WHERE u.upline_id = 'aurora-arun') AS raw`,
      );
      expect(found?.team).toBe(found?.raw);
      reads += 1;
    };
    const others = [until(() => foldTeamDays(db)), until(() => foldTeamDays(db)), until(read)];
    await Promise.all(Array.from({ length: 4 }, bet));
    isOver = true;
    await Promise.all(others);
    expect(reads).toBeGreaterThan(5);
    await foldTeamDays(db);
    expect(await foldedFaults(db)).toEqual([]);
  });

  it('are undone with the bet whose transaction fails', async () => {
    const { db } = platform;
    const failed = db.transaction(async (tx) => {
      await addBet(tx, 'aurora-mira', stream(1), false);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await foldTeamDays(db)).toBe(0n);
  });
});
