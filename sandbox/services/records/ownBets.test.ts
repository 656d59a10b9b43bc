import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import {
  contract,
  isReading,
  type HandlerReplyOf,
  type Contract,
  type GameCategory,
  type PlayStatement,
} from '#contract';
import { stream } from '#demo/artwork/random.ts';
import type { NamedCall } from '#contract/namedCalls';
import { advanceDemoData } from '#demo/seed/advanceDemoData.ts';
import { Knowledge, validRequest } from '#scripts/conformance/inputs.ts';
import { rows } from '../../db/database';
import { handledCalls } from '../../testing/calls';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { addBetsOfEveryKind, pick, valueOf } from '../../testing/reportFixture';
import { openRowCounter } from '../../testing/rowsRead';
import { settingOf } from '../settings';
import { vipFigures } from '../vip/settleVip';
import { addUpTeams, foldTeamDays } from './foldTeamDays';

const member = 'aurora-mira';
const dayMs = 86_400_000;

/** Bets of the member alone over the year before, as `npm run bench -- --only growth` has them. */
async function grow(
  { db, ports, ownerUrl }: TestPlatform,
  name: string,
  bets: number,
  isFolded = false,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const shares = await settingOf(db, 'aurora', 'validBetShares');
  const growth = { merchant: 'aurora', root: 'aurora-arun', owner: member, days: 364, shares };
  await advanceDemoData(drizzle({ client }), { ...growth, at: ports.clock.now(), name, bets });
  if (isFolded) {
    await foldTeamDays(db);
    // Rows that are no more would be counted.
    await client.query('VACUUM ANALYZE');
  }
  await client.end();
}

const dayBefore = ({ ports }: TestPlatform, days: number): string =>
  new Date(ports.clock.now().getTime() - days * dayMs).toISOString().slice(0, 10);

interface RawSums extends Record<string, string> {
  bets: string;
  stake: string;
  payout: string;
  valid_bet: string;
}
const rawColumns = sql`count(*)::text AS bets, sum(stake)::text AS stake, sum(payout)::text AS payout, sum(valid_bet)::text AS valid_bet`;

it('adds up to the last cent what the bets themselves come to, whatever was added to the sums already', async ({
  onTestFinished,
}) => {
  const platform = await createTestPlatform();
  onTestFinished(() => platform.close());
  const { db } = platform;
  const mira = platform.visitor();
  await mira.loginAs('member');
  await addBetsOfEveryKind(platform);
  const random = stream(7_113);
  for (let run = 0; run < 24; run += 1) {
    if (run % 8 === 3) await grow(platform, `own${run}`, 150);
    if (run % 8 === 6) await addUpTeams(db);
    const length = pick(random, [1, 9, 31, 32, 60, 200, 366]);
    const back = Math.floor(random() * 150);
    const period = { from: dayBefore(platform, back + length - 1), to: dayBefore(platform, back) };
    const finished = sql`FROM bets WHERE account_id = ${member} AND status <> 'open' AND day BETWEEN ${period.from} AND ${period.to}`;

    const profit = valueOf<HandlerReplyOf<Contract['records']['profit']>>(
      await mira.call(contract.records.profit, period),
    );
    const byDay = await rows<RawSums & { day: string }>(
      db,
      sql`SELECT day::text, ${rawColumns} ${finished} GROUP BY day ORDER BY day`,
    );
    const played = profit.days.filter(({ count }) => count > 0);
    const toRow = ({ bets, stake, payout, valid_bet: validBet }: RawSums) => ({ count: Number(bets), stake, payout, validBet }); // prettier-ignore
    expect(played).toMatchObject(byDay.map((row) => ({ day: row.day, ...toRow(row) })));
    expect(played).toHaveLength(byDay.length);
    const byType = await rows<RawSums & { type: string }>(
      db,
      sql`SELECT game_type AS type, ${rawColumns} ${finished} GROUP BY game_type`,
    );
    const typesOf = (each: readonly { gameType: string }[]) => each.toSorted((a, b) => a.gameType.localeCompare(b.gameType)); // prettier-ignore
    expect(typesOf(profit.gameTypes)).toMatchObject(typesOf(byType.map((row) => ({ gameType: row.type, ...toRow(row) })))); // prettier-ignore

    const gameType = pick<GameCategory | undefined>(random, [undefined, 'RNG', 'LIVE', 'SPORTS', 'ELOTT']);
    const statement = valueOf<PlayStatement>(
      await mira.call(contract.saferPlay.statement, { ...period, ...(gameType && { gameType }) }),
    );
    const ofType = gameType ? sql`AND replace(game_type, 'ELOTT', 'LOTT') = ${gameType.replace('ELOTT', 'LOTT')}` : sql``; // prettier-ignore
    const spans = await rows<RawSums & { first: string }>(
      db,
      sql`SELECT date_trunc(${statement.unit}, day)::date::text AS first, ${rawColumns} ${finished} ${ofType} GROUP BY 1`,
    );
    const startOf = ({ from }: { from: string }) => (statement.unit === 'day' ? from : `${from.slice(0, 7)}-01`); // prettier-ignore
    for (const row of statement.rows) {
      const { stake = '0', payout = '0' } = spans.find(({ first }) => first === startOf(row)) ?? {};
      expect(row, JSON.stringify(period)).toMatchObject({ stake, payout });
    }

    const [vip] = await rows<Record<'is' | 'of' | 'monthly' | 'ofMonth', bigint>>(
      db,
      sql`SELECT f."validBet" AS is, f.monthly, coalesce(sum(b.valid_bet), 0)::bigint AS of,
          coalesce(sum(b.valid_bet) FILTER (WHERE b.day >= date_trunc('month', ${period.to}::date)), 0)::bigint AS "ofMonth"
        FROM (SELECT ${vipFigures(period.to)} FROM accounts a WHERE a.id = ${member}) f
          LEFT JOIN bets b ON b.account_id = ${member} AND b.day <= ${period.to} GROUP BY 1, 2`,
    );
    expect([vip?.is, vip?.monthly]).toEqual([vip?.of, vip?.ofMonth]);
  }
}, 240_000);

/** Calls that may read all of one's bets, and why. */
const inProportion: Readonly<Record<string, string>> = {
  'records.exportBets': 'a file has a row for each',
  'promotions.promotions': 'a raffle counts what was bet since it was joined, as long as it runs',
};

it('costs no call of a member more rows the more the member has bet', async ({ onTestFinished }) => {
  const platform = await createTestPlatform();
  onTestFinished(() => platform.close());
  const { db, ownerUrl } = platform;
  const counter = await openRowCounter(ownerUrl);
  onTestFinished(() => counter.close());
  const since = sql`now() - interval '3 years'`;
  await db.execute(sql`INSERT INTO member_missions (account_id, mission_id, period, accepted_at)
    SELECT ${member}, id, date '0001-01-01', ${since} FROM missions WHERE merchant_code = 'aurora' AND period = 'once' ON CONFLICT DO NOTHING`);
  await db.execute(sql`INSERT INTO promotion_members (account_id, promotion_id, joined_at)
    SELECT ${member}, id, ${since} FROM promotions WHERE merchant_code = 'aurora' ON CONFLICT DO NOTHING`);
  await db.execute(sql`INSERT INTO play_limits (account_id, kind, period, product, amount, since)
    SELECT ${member}, kind, 'month', 'all', 1000000000, ${since} FROM unnest(ARRAY['stake', 'loss']) kind ON CONFLICT DO NOTHING`);
  const mira = platform.visitor();
  await mira.loginAs('member');
  const asked = handledCalls.filter(({ call }) => isReading(call) && call.audience !== 'agent');

  async function countAll(): Promise<Map<string, number>> {
    const period = { from: dayBefore(platform, 364), to: dayBefore(platform, 0) };
    const knowledge = new Knowledge({ merchantCode: 'aurora', ...period }, period.to);
    const found = new Map<string, number>();
    const ask = async (named: NamedCall) => {
      const answer = await mira.call(named.call, validRequest(named, knowledge));
      if (answer.success) knowledge.keep(named.name, answer.value);
      return answer.success;
    };
    // What is kept for a while is there then, and one call has told what another one needs.
    for (const named of asked) await ask(named);
    for (const named of asked) {
      let isAnswered = false;
      const count = await counter.count(async () => (isAnswered = await ask(named)));
      if (isAnswered) found.set(named.name, count);
    }
    return found;
  }

  const more = 6_000;
  await grow(platform, 'few', 4_000, true);
  const few = await countAll();
  await grow(platform, 'many', more, true);
  const many = await countAll();
  expect(many.size).toBeGreaterThan(85);
  // What is of this month may be read: it ends. What is of all months may not.
  const most = more / 12;
  const grew = [...many]
    .map(([name, count]) => ({ name, by: count - (few.get(name) ?? 0) }))
    .filter(({ by }) => by > most);
  expect(grew.filter(({ name }) => !(name in inProportion))).toEqual([]);
  expect(grew.map(({ name }) => name).sort()).toEqual(Object.keys(inProportion).sort());
}, 240_000);
