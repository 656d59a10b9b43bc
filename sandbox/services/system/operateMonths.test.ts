import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { rows, sqlState } from '../../db/database';
import { openHouseAccount, post, trialBalance, walletOf } from '../../ledger/ledger';
import { connect, type OpenedDatabase } from '../../node/connect';
import { asRole, readerRole } from '../../node/embedded/roles';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf, type BetPage } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { makeMonths } from '../records/makeMonths';
import { readAllFixtures } from '../sports/readFixtures';
import { endOf, roundAt } from '../sports/fixture';
import { operate } from './operate';
import { writeSystemState } from './state';

let platform: TestPlatform;
let owner: OpenedDatabase;
let mira: Visitor;
/** Months by how many lie between them and the server's own, as `2025-08`. */
const monthAgo = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
};
const [old, older, empty, young] = [monthAgo(15), monthAgo(16), monthAgo(14), monthAgo(13)];
const idAt = (moment: string): string => {
  let [time, text] = [Date.parse(moment), ''];
  for (let place = 0; place < 10; place += 1) {
    text = ('0123456789abcdefghjkmnpqrstvwxyz'[time % 32] ?? '') + text;
    time = Math.floor(time / 32);
  }
  return text.padEnd(26, '0');
};
const betIn = (month: string) => ({ id: idAt(`${month}-11T12:00Z`), at: `${month}-11T12:00Z` });

const say = (...words: string[]): Promise<string> => operate({ db: platform.db, ...platform.ports }, words);
const placeBet = (id: string, at: string, status: 'lost' | 'open') =>
  platform.db
    .execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout, valid_bet,
      valid_bet_reason, placed_at, settled_at, day)
    SELECT ${id}, 'aurora-mira', id, category, vassalage, 'USD', ${status}, 100, 0, 0, 'even', ${at}::timestamptz,
      CASE WHEN ${status} = 'lost' THEN ${at}::timestamptz END, '0001-01-01' FROM games ORDER BY id LIMIT 1`);

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await connect(platform.ownerUrl);
  await owner.db.execute(sql`SELECT grant_reader(${readerRole})`);
  mira = platform.visitor();
  await mira.loginAs('member');
  await makeMonths(platform.db, new Date(`${older}-01`), new Date());
  for (const month of [older, old]) await placeBet(betIn(month).id, betIn(month).at, 'lost');
  await platform.db.transaction(async (tx) => {
    const at = new Date(`${old}-12T12:00Z`);
    const bank = await openHouseAccount(tx, { merchant: 'aurora', purpose: 'bank', currency: 'USD', at });
    await post(tx, {
      id: 'old-deposit',
      actor: 'house',
      key: 'old-deposit',
      kind: 'deposit',
      postings: [
        { account: bank, amount: -500n },
        { account: walletOf('aurora-mira'), amount: 500n },
      ],
      meta: {},
      at,
    });
  });
});
afterAll(async () => {
  await owner.close();
  await platform.close();
});

const inOld = { from: `${old}-02`, to: `${old}-20` };
const sums = async () => ({
  profit: valueOf(await mira.call(contract.records.profit, inOld)),
  ledger: await rows(platform.db, sql`SELECT count(*), sum(amount)::text AS sum FROM ledger_entries`),
  faults: await trialBalance(platform.db),
});

describe('months of bets and movements', () => {
  it('are listed with what they hold', async () => {
    await owner.db.execute(sql`ANALYZE bets, movements`);
    const list = (await say('months')).split('\n');
    expect(list[0]).toMatch(/^past .*bets .*rows.*movements /);
    expect(list.find((line) => line.startsWith(old))).toMatch(
      /bets about 1 rows, \d+ kB +movements about 1 rows, \d+ kB$/,
    );
    expect(list.at(-1)).toMatch(/^future /);
  });

  it.each([
    ['this month', monthAgo(0), 'thirteen whole months'],
    ['the youngest of those that stay', young, 'thirteen whole months'],
    ['one that never was', '2019-01', 'There is no month 2019-01'],
    ['half a month', '2025-08-15', 'a whole month such as'],
    ['no month', '2025-13', 'a whole month such as'],
  ])('stay where %s is meant', async (_, month, words) => {
    await expect(say('months', 'detach', month)).rejects.toThrow(words);
  });

  it('stay while a bet of them is open', async () => {
    await placeBet('still-open', `${older}-20T00:00Z`, 'open');
    await expect(say('months', 'detach', older)).rejects.toThrow('still open');
    await platform.db.execute(
      sql`UPDATE bets SET status = 'lost', settled_at = ${`${old}-03T00:00Z`} WHERE id = 'still-open'`,
    );
  });

  it('stay while somebody reads them all the time, and nobody waits for long', async () => {
    await platform.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM bets LIMIT 1`);
      await expect(say('months', 'detach', old)).rejects.toThrow('Say it again in a quieter moment');
    });
  });

  it('go off once, both tables at once, and no sum changes', async () => {
    const before = await sums();
    const after = { from: `${empty}-02`, to: `${empty}-20` };
    expect(valueOf<BetPage>(await mira.call(contract.records.bets, inOld)).rows).toHaveLength(2);
    expect(await say('months', 'detach', old)).toContain(`archive.bets_${old.replace('-', '_')}`);
    expect(await sums()).toEqual(before);
    await expect(say('months', 'detach', old)).rejects.toThrow(`${old} was detached before.`);
    expect((await say('months')).split('\n').find((line) => line.startsWith(old))).toMatch(/archived$/);
    expect(valueOf<BetPage>(await mira.call(contract.records.bets, after)).total).toBe(0);
    // Nothing is made in its place.
    await makeMonths(platform.db, new Date(`${old}-01`), new Date());
    expect(
      await rows(platform.db, sql`SELECT to_regclass(${`bets_${old.replace('-', '_')}`})::text AS found`),
    ).toEqual([{ found: null }]);
  });

  it('that are away are said to be archived wherever they are asked for', async () => {
    const arun = platform.visitor();
    await arun.loginAs('agent');
    for (const [who, call] of [
      [mira, contract.records.bets],
      [mira, contract.records.exportBets],
      [mira, contract.records.movements],
      [mira, contract.records.exportMovements],
      [arun, contract.records.teamBets],
      [arun, contract.records.exportTeamBets],
      [arun, contract.reports.transactions],
    ] as const)
      expect(await who.call(call, inOld), call.module).toMatchObject({
        errorCode: 'record.archived',
        value: { fields: ['from'] },
      });
    expect(await mira.call(contract.records.bet, { id: betIn(old).id })).toMatchObject({
      errorCode: 'record.archived',
    });
    expect(await mira.call(contract.records.bet, { id: betIn(older).id })).toMatchObject({ success: true });
    for (const id of [idAt(`${young}-11T12:00Z`), 'nothing'])
      expect(await mira.call(contract.records.bet, { id })).toMatchObject({ errorCode: 'record.unknown' });
    for (const call of [
      contract.reports.overview,
      contract.reports.profitByDay,
      contract.reports.profitByAccount,
    ])
      expect(await arun.call(call, inOld)).toMatchObject({ success: true });
    expect(await arun.call(contract.reports.exportProfit, inOld)).toMatchObject({ success: true });
    expect(await mira.call(contract.saferPlay.statement, { to: `${monthAgo(0)}-01` })).toMatchObject({
      success: true,
    });
    expect(await mira.call(contract.referral.friends, {})).toMatchObject({ success: true });
  });

  it('refuse with them the days on which their bets ended, and no later one', async () => {
    await say('months', 'detach', older);
    const listOf = (day: string) => mira.call(contract.records.bets, { from: day, to: day });
    // `still-open` was placed in it and ended in the one after.
    expect(await listOf(`${older}-05`)).toMatchObject({ errorCode: 'record.archived' });
    expect(await listOf(`${empty}-03`)).toMatchObject({ success: true });
  });

  it('take the correction of their results along', async () => {
    const now = platform.ports.clock.now();
    const fixture = (await readAllFixtures(platform.db)).find((each) => roundAt(each, now) > 0);
    if (!fixture) throw new Error('a match of the demo is over');
    const round = roundAt(fixture, now) - 1;
    const day = endOf(fixture, round).toISOString().slice(0, 10);
    await writeSystemState(platform.db, 'archivedMonths', { [day.slice(0, 7)]: day }, now);
    await expect(
      say('result', 'correct', `${fixture.id}.${round}`, '2-1', '--half-time', '1-0'),
    ).rejects.toThrow(`This match ended on ${day}, and bets of that time are archived`);
  });

  it('are the owner’s: the platform’s role gets past nothing, and a reader looks', async () => {
    const codeOf = (db: OpenedDatabase['db'], text: string) =>
      db.execute(sql.raw(text)).then(
        () => '',
        (error: unknown) => sqlState(error)?.code,
      );
    const table = `archive.bets_${old.replace('-', '_')}`;
    const recent = `bets_${monthAgo(0).replace('-', '_')}`;
    for (const text of [
      `ALTER TABLE bets DETACH PARTITION ${recent}`,
      `SELECT * FROM ${table}`,
      `DROP TABLE ${table}`,
      `CREATE TABLE archive.own (id text)`,
    ])
      expect([text, await codeOf(platform.db, text)]).toEqual([text, '42501']);
    const asked = (text: string) =>
      rows(platform.db, sql`SELECT detach_month(${text}::date, '2001-01-01') AS outcome`);
    expect(await asked(`${young}-01`)).toEqual([{ outcome: 'young' }]);
    expect(await asked(`${old}-02`)).toEqual([{ outcome: 'unknown' }]);
    const reader = await connect(asRole(platform.ownerUrl, readerRole));
    expect(await rows(reader.db, sql.raw(`SELECT id FROM ${table}`))).toEqual([{ id: betIn(old).id }]);
    expect(await codeOf(reader.db, `DELETE FROM ${table}`)).toBe('42501');
    expect(await codeOf(reader.db, `SELECT detach_month('${old}-01', '${old}-01')`)).toBe('42501');
    await reader.close();
  });
});
