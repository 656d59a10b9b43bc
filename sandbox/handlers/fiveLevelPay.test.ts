import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  contract,
  contractKinds,
  type AgentContractDetail,
  type ContractKind,
  type ReplyOf,
} from '../../contract';
import { rows } from '../db/database';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { payOracle, readPayBooks } from '../testing/payOracle';
import { valueOf } from '../testing/reportFixture';
import type { Visitor } from '../testing/visitor';

const { contracts, reports } = contract;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** A year, which is how far an agent's own reports reach. */
const year = { from: '2025-12-01', to: '2026-11-30' };

/** Agents of the leader's team of 2,001 whom contracts reach, and of each level one more. */
async function agentsOf(): Promise<{ id: string; username: string; level: number }[]> {
  const found = await rows<{ id: string; username: string; level: number }>(
    platform.db,
    sql`SELECT a.id, a.username, u.distance AS level FROM account_uplines u JOIN accounts a ON a.id = u.account_id
      WHERE u.upline_id = 'aurora-salma' AND a.type <> 0 AND (a.id IN (SELECT downline_id FROM contract_slips) OR a.id IN (
        SELECT min(w.account_id) FROM account_uplines w JOIN accounts b ON b.id = w.account_id
        WHERE w.upline_id = 'aurora-salma' AND b.type <> 0 GROUP BY w.distance))
      ORDER BY u.distance, a.id`,
  );
  expect(found.length).toBeGreaterThan(4);
  expect(new Set(found.map(({ level }) => level)).size).toBeGreaterThan(4);
  return found;
}

async function visitorOf(username: string): Promise<Visitor> {
  const visitor = platform.visitor();
  const password = username === 'salma' ? 'silver-monsoon' : 'harbour-light';
  expect(await visitor.login(username, password)).toMatchObject({ success: true });
  return visitor;
}

it(
  'the income of each agent is what the ledger holds of it, by day, by kind and in sum',
  { timeout: 120_000 },
  async () => {
    let moved = 0;
    for (const { id, username, level } of await agentsOf()) {
      const who = await visitorOf(username);
      const income = valueOf<ReplyOf<typeof reports.income>>(await who.call(reports.income, year));
      const [ledger] = await rows<{ change: bigint; balance: bigint }>(
        platform.db,
        sql`SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind <> 'transfer.income'
              AND t.created_at >= '2025-11-30T17:00:00Z' AND t.created_at < '2026-11-30T17:00:00Z'), 0)::bigint AS change,
            coalesce(sum(e.amount), 0)::bigint AS balance
          FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
          WHERE a.owner_id = ${id} AND a.purpose = 'income'`,
      );
      expect([income.totals.net, income.balance], `${username}, level ${level}`).toEqual([
        ledger?.change.toString(),
        ledger?.balance.toString(),
      ]);
      const { net, ...parts } = income.totals;
      const sumOf = (values: readonly unknown[]) =>
        values.reduce<bigint>((sum, value) => sum + BigInt(value as string), 0n);
      expect(sumOf(Object.values(parts))).toBe(BigInt(net));
      for (const [kind, total] of Object.entries(income.totals))
        expect(sumOf(income.days.map((day) => day[kind])), kind).toBe(BigInt(total as string));
      if (net !== '0') moved += 1;
    }
    expect(moved, 'nothing equals nothing').toBeGreaterThan(2);
  },
);

type Slips = ReplyOf<typeof contracts.payslips>;

/** Payslips of an agent on a side, all pages. */
async function slipsOf(who: Visitor, side: 'mine' | 'given', kind: ContractKind, more: object = {}) {
  const found: Slips['rows'] = [];
  for (let page = 1; ; page += 1) {
    const asked = { side, kind, ...year, page, pageSize: 200, ...more };
    const slips = valueOf<Slips>(await who.call(contracts.payslips, asked));
    found.push(...slips.rows);
    if (found.length >= slips.total || slips.rows.length === 0) return { ...slips, rows: found };
  }
}

const slipFigures = ['validBet', 'netLoss', 'amount', 'paid', 'owed'] as const;
const addSlips = (slips: Slips['rows']) =>
  Object.fromEntries(
    slipFigures.map((name) => [name, slips.reduce((sum, slip) => sum + BigInt(slip[name]), 0n).toString()]),
  );

it.each(contractKinds)(
  'payslips of kind %s come to the same as rows, in sum, by state, for both sides, and as the ledger paid them',
  { timeout: 240_000 },
  async (kind) => {
    let seen = 0;
    const ofDownline = new Map<string, { amount: string; paid: string }>();
    const agents = await agentsOf();
    for (const { id, username, level } of agents) {
      const who = await visitorOf(username);
      for (const side of ['mine', 'given'] as const) {
        const all = await slipsOf(who, side, kind);
        const name = `${username}, level ${level}, ${side}`;
        expect(all.totals, name).toMatchObject(addSlips(all.rows));
        const states = await Promise.all(
          (['paid', 'owed', 'none'] as const).map((state) => slipsOf(who, side, kind, { state })),
        );
        for (const figure of slipFigures)
          expect(
            states.reduce((sum, { totals }) => sum + BigInt(totals[figure]), 0n),
            name,
          ).toBe(BigInt(all.totals[figure]));
        const busy = await slipsOf(who, side, kind, { zeroRows: 'hidden' });
        expect(busy.total + busy.hiddenRows).toBe(all.total);
        expect(busy.totals).toEqual(all.totals);
        const [ledger] = await rows<{ paid: bigint }>(
          platform.db,
          sql`SELECT coalesce(sum(e.amount), 0)::bigint AS paid FROM contract_slips s JOIN contract_payments p ON p.slip_id = s.id
            JOIN ledger_entries e ON e.transaction_id = p.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
            WHERE s.kind = ${kind} AND s.last_day BETWEEN ${year.from} AND ${year.to} AND a.owner_id = ${id} AND a.purpose = 'income'
              AND ${side === 'mine' ? sql`s.downline_id` : sql`s.upline_id`} = ${id}`,
        );
        expect(BigInt(all.totals.paid), name).toBe(side === 'mine' ? ledger?.paid : -(ledger?.paid ?? 0n));
        if (side === 'mine') ofDownline.set(id, all.totals);
        seen += all.rows.length;
      }
    }
    // What an agent gives is what those below it got.
    for (const { username } of agents) {
      const who = await visitorOf(username);
      const given = await slipsOf(who, 'given', kind);
      const below = new Set(given.rows.map(({ teamId }) => teamId));
      const got = [...below].reduce((sum, id) => sum + BigInt(ofDownline.get(id)?.amount ?? 0), 0n);
      expect(got, username).toBe(BigInt(given.totals.amount));
    }
    expect(seen, 'nothing equals nothing').toBeGreaterThan(5);
  },
);

it.each(contractKinds)(
  'what is due so far under contracts of kind %s is on each level what those below see of it, and as it is reckoned by hand',
  { timeout: 240_000 },
  async (kind) => {
    const books = await readPayBooks(platform.db);
    let seen = 0;
    for (const { username, level } of await agentsOf()) {
      const who = await visitorOf(username);
      const due = valueOf<ReplyOf<typeof contracts.due>>(await who.call(contracts.due, { kind }));
      const name = `${username}, level ${level}`;
      for (const figure of ['due', 'owed'] as const)
        expect(
          due.rows.reduce((sum, pay) => sum + BigInt(pay[figure]), 0n),
          name,
        ).toBe(BigInt(due.totals[figure]));
      const owed = await slipsOf(who, 'given', kind, { state: 'owed' });
      expect(due.totals.owed, name).toBe(owed.totals.owed);
      for (const { with: downline, running } of due.rows.filter((pay) => pay.running)) {
        if (!running) continue;
        const below = await visitorOf(downline.account);
        expect(valueOf(await below.call(contracts.running, { id: running.contractId }))).toEqual(running);
        const { terms } = valueOf<AgentContractDetail>(
          await who.call(contracts.contract, { id: running.contractId }),
        );
        const time = {
          downline: downline.id,
          from: new Date(running.from),
          to: new Date(running.to),
          activeFrom: BigInt(running.activeFrom ?? 0),
        };
        // What is carried over comes of the period before, which the payslips prove.
        if (running.carried === '0')
          expect(payOracle(books, terms, time).toString(), name).toBe(running.amount);
        seen += 1;
      }
    }
    expect(seen, 'nothing equals nothing').toBeGreaterThan(0);
  },
);
