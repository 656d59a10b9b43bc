import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contract, gameCategories, type PlayStatement, type RequestOf } from '#contract';
import { rows } from '../../db/database';
import { playSessions } from '../../db/schema';
import { createGameTestPlatform } from '../../testing/gameSession';

const { saferPlay } = contract;
const minute = 60_000;
const day = 24 * 60 * minute;

it('states what days and months cost, as the records have it', async ({ onTestFinished }) => {
  const made = await createGameTestPlatform();
  onTestFinished(() => made.platform.close());
  await made.platform.db.delete(playSessions);
  const mira = await made.signIn('member');
  await mira.call(saferPlay.play, {});
  made.platform.ports.clock.advance(10 * minute);
  await mira.call(saferPlay.play, {});
  const today = new Date(made.platform.ports.clock.now().getTime() + 7 * 60 * minute)
    .toISOString()
    .slice(0, 10);
  const ask = async (request: RequestOf<typeof saferPlay.statement>) =>
    (await mira.call(saferPlay.statement, request)).value as PlayStatement;
  const oneDay = await ask({ from: today, to: today });
  expect(oneDay).toMatchObject({ unit: 'day', totals: { minutes: 10 }, longest: [{ minutes: 10 }] });
  expect(oneDay.rows).toEqual([{ from: today, to: today, ...oneDay.totals }]);

  const yearBack = new Date(Date.parse(today) - 365 * day).toISOString().slice(0, 10);
  const year = await ask({ from: yearBack, to: today });
  expect(year.unit).toBe('month');
  expect(year.rows.length).toBeGreaterThanOrEqual(12);
  expect([year.rows[0]?.from, year.rows.at(-1)?.to]).toEqual([yearBack, today]);
  // Months without a gap, and what they come to is what the records say by themselves.
  for (const [at, { from }] of year.rows.entries())
    if (at > 0) expect(Date.parse(from) - Date.parse(year.rows[at - 1]?.to ?? '')).toBe(day);
  const [kept] = await rows<Record<'stake' | 'payout' | 'deposits', string>>(
    made.platform.db,
    sql`
      SELECT sum(d.stake)::text AS stake, sum(d.payout)::text AS payout,
        (SELECT sum(amount_in - amount_out) FROM movement_days m
          WHERE m.account_id = d.account_id AND wallet = 'main' AND type = 'deposit'
            AND day BETWEEN ${yearBack} AND ${today})::text AS deposits
      FROM bet_days d JOIN accounts a ON a.id = d.account_id
      WHERE a.username = 'mira' AND d.status <> 'open' AND d.day BETWEEN ${yearBack} AND ${today} GROUP BY d.account_id`,
  );
  expect(year.totals).toMatchObject(kept ?? {});
  expect(BigInt(year.totals.stake)).toBeGreaterThan(0n);

  // Types of games come to the whole (the lottery's two kinds are one), and the life of an account holds every part of it.
  const types = await Promise.all(
    gameCategories
      .filter((type) => type !== 'LOTT')
      .map((gameType) => ask({ from: yearBack, to: today, gameType })),
  );
  const staked = types.reduce((sum, { totals }) => sum + BigInt(totals.stake), 0n);
  expect(staked.toString()).toBe(year.totals.stake);
  const life = await ask({ to: today });
  expect(BigInt(life.totals.stake)).toBeGreaterThanOrEqual(BigInt(year.totals.stake));

  expect(await mira.call(saferPlay.statement, { from: today, to: '2020-01-01' })).toMatchObject({
    errorCode: 'period.reversed',
  });
  expect(await mira.call(saferPlay.statement, { from: '2020-01-01', to: today })).toMatchObject({
    errorCode: 'period.tooLong',
  });
});
