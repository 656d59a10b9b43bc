import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type ReplyOf } from '#contract';
import { isActiveMembers } from '#contract/activeMembers';
import { rows } from '../../db/database';
import { signedIn } from '../../testing/contractFixture';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { settingOf } from '../settings';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

interface Named {
  path: string;
  schema: object;
}

/** Every entry of a schema that is named after being active, with its path. */
function activeEntries(schema: object, path: string, seen = new Set<object>()): Named[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  return Object.entries(schema).flatMap(([part, inner]: [string, unknown]) => {
    if (typeof inner !== 'object' || inner === null) return [];
    if (part !== 'entries') return activeEntries(inner, path, seen);
    return Object.entries(inner as Record<string, object>).flatMap(([name, entry]) => [
      ...(/active/i.test(name) ? [{ path: `${path}.${name}`, schema: entry }] : []),
      ...activeEntries(entry, `${path}.${name}`, seen),
    ]);
  });
}

it('the contract calls no other figure of people active', () => {
  const entries = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => [
      ...activeEntries(call.request as object, `${area}.${name}`),
      ...activeEntries(call.reply as object, `${area}.${name}`),
    ]),
  );
  expect(entries.filter(({ schema }) => isActiveMembers(schema)).length).toBeGreaterThan(5);
  const others = entries.filter(({ schema }) => !isActiveMembers(schema)).map(({ path }) => path);
  expect(others).toEqual([
    // How many contracts are in force, by each call that lists them.
    ...['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary', 'list'].map(
      (call) => `contracts.${call}.counts.active`,
    ),
    // The amount itself.
    'contracts.bounds.activeFrom',
    'contracts.preview.offered.activeFrom',
    'contracts.example.offered.activeFrom',
    'contracts.running.activeFrom',
    'contracts.due.rows.running.activeFrom',
    'contracts.payslips.rows.activeFrom',
    'contracts.payslip.activeFrom',
  ]);
});

const sources = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, '../../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => join(folder, file).replaceAll('\\', '/'));

it('one query counts them, by the one setting', () => {
  const found = (pattern: RegExp): string[] =>
    [...sources('sandbox'), ...sources('demo')].filter((file) =>
      pattern.test(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')),
    );
  // A figure that a query names after it.
  expect(found(/ AS "?active|'active' AS/)).toEqual(['sandbox/services/contracts/teamInputs.ts']);
  // Whoever reads the amount hands it to that query, or tells it.
  const readers = found(/\.activeBet\b/);
  expect(readers.length).toBeGreaterThan(1);
  for (const file of readers)
    expect(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'), file).toMatch(
      /teamInputs\(|activeFrom: \(await settingOf/,
    );
});

it('a payslip counts who bet the amount on a day, bet by bet', async () => {
  const { db } = platform;
  const agent = await signedIn(platform, 'arun');
  const least = (await settingOf(db, 'aurora', 'contractRules')).activeBet;
  let most = 0;
  for (const kind of ['dividend', 'daily'] as const) {
    const page = valueOf<ReplyOf<typeof contract.contracts.payslips>>(
      await agent.call(contract.contracts.payslips, { side: 'mine', kind, from: '2026-09-01', to: '2026-11-30', pageSize: 20 }),
    ); // prettier-ignore
    for (const { firstDay, lastDay, teamId, activeMembers } of page.rows) {
      const [raw] = await rows<{ people: bigint }>(
        db,
        sql`SELECT count(DISTINCT account_id) AS people FROM (
            SELECT account_id, day FROM bets WHERE status <> 'open' AND day BETWEEN ${firstDay} AND ${lastDay}
            GROUP BY account_id, day HAVING sum(valid_bet) >= greatest(${least}::bigint, 1)) busy
          WHERE account_id IN (SELECT account_id FROM account_uplines WHERE upline_id = ${teamId} AND distance > 0)`,
      );
      expect(activeMembers, `${kind} of ${firstDay}`).toBe(Number(raw?.people));
      most = Math.max(most, activeMembers);
    }
  }
  expect(most).toBeGreaterThan(1);
});
