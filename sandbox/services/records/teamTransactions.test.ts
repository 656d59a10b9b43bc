import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract, type ReplyOf, type RequestOf } from '#contract';
import { createCashierFixture } from '../../testing/cashierFixture';
import { readPlan } from '../../testing/readPlan';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { receivePayment } from '../cashier/receivePayment';
import { foldTeamDays } from './foldTeamDays';
import { ownMovementPage, teamMovementPage } from './movementQuery';
import { provide } from '../../testing/provide';

const { cashier, reports } = contract;
type Request = RequestOf<typeof reports.transactions>;
type Page = ReplyOf<typeof reports.transactions>;

const fixture = provide(createCashierFixture);
let agent: Visitor;
const days = { from: '2026-09-01', to: '2026-11-30' };
const ask = async (more: Partial<Request> = {}): Promise<Page> =>
  valueOf<Page>(await agent.call(reports.transactions, { ...days, pageSize: 200, ...more }));

beforeAll(async () => {
  const { platform, deps } = fixture;
  // The demo member joins the agent's team.
  await platform.db.execute(sql`INSERT INTO account_uplines (upline_id, account_id, distance)
    VALUES ('aurora-arun', 'aurora-mira', 1) ON CONFLICT DO NOTHING`);
  await fixture.signIn();
  const deposit = await fixture.openDeposit('northline-qr', '50000');
  await receivePayment(deps, 'aurora', { id: 'p1', reference: deposit.reference, amount: BigInt(deposit.payable) }); // prettier-ignore
  await fixture.meetTurnover();
  expect(await fixture.withdraw('20000')).toMatchObject({ success: true });
  const [cancelled] = [valueOf<{ id: string }>(await fixture.withdraw('10000'))];
  expect(await fixture.mira.call(cashier.cancelWithdrawal, { id: cancelled.id })).toMatchObject({ success: true }); // prettier-ignore
  await foldTeamDays(platform.db);
  await platform.db.execute(sql`SELECT team_days_rebuild()`);
  agent = platform.visitor();
  await agent.loginAs('agent');
});

const sumOf = ({ rows }: Page): bigint => rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
/** What every answer holds: its rows are as many, and come to as much, as it says. */
function expectSound(page: Page): void {
  expect(page.rows).toHaveLength(page.total);
  expect(sumOf(page).toString()).toBe(page.totals.change);
}

it('tells how each was paid, its reference, what the wallet held then and whether it is done', async () => {
  const { rows } = await ask({ search: 'mira' });
  const [returned, held] = rows;
  expect(rows.every(({ account }) => account === 'mira')).toBe(true);
  expect(returned).toMatchObject({ type: 'withdrawal', amount: '10000', status: 'returned' });
  expect(held).toMatchObject({ type: 'withdrawal', amount: '-10000', status: 'returned' });
  const paidIn = rows.find(({ type, amount }) => type === 'deposit' && BigInt(amount) >= 50_000n);
  expect(paidIn).toMatchObject({ method: 'qr', status: 'done' });
  // One after the other the balances add up.
  const [newest, before] = rows;
  expect(BigInt(newest?.balanceAfter ?? 0) - BigInt(newest?.amount ?? 0)).toBe(
    BigInt(before?.balanceAfter ?? 0),
  );
});

it('is found by reference, method and status, with sums of exactly what is found', async () => {
  const everything = await ask({ search: 'mira' });
  expectSound(everything);
  const deposit = everything.rows.find(({ type }) => type === 'deposit');
  const byReference = await ask({ search: deposit?.reference.toLowerCase() });
  expectSound(byReference);
  expect(byReference.rows.map(({ id }) => id)).toContain(deposit?.id);
  expect(byReference.rows.every(({ reference }) => reference === deposit?.reference)).toBe(true);

  const pending = await ask({ status: 'pending' });
  expectSound(pending);
  expect(pending.rows.map(({ amount, account }) => [account, amount])).toContainEqual(['mira', '-20000']);
  expect((await ask({ status: 'returned', search: 'mira' })).totals).toMatchObject({ in: '10000', out: '10000', change: '0' }); // prettier-ignore
  const byMethod = await ask({ method: 'qr', types: 'deposit' });
  expectSound(byMethod);
  expect(byMethod.rows.every(({ method, type }) => method === 'qr' && type === 'deposit')).toBe(true);
  expect((await ask({ search: '%' })).total).toBe(0);
});

it('asks for everything where nothing is looked for', async () => {
  const all = await ask();
  const found = await ask({ status: 'done' });
  const rest = [await ask({ status: 'pending' }), await ask({ status: 'returned' })];
  expect(found.total + rest.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  expect(BigInt(found.totals.change) + rest.reduce((sum, { totals }) => sum + BigInt(totals.change), 0n)).toBe(BigInt(all.totals.change)); // prettier-ignore
});

it('reads what movements are of for a team alone, and there only of the rows that it shows', async () => {
  const { db } = fixture.platform;
  const order = { sort: 'time', direction: 'descending' } as const;
  const wish = { skip: 0, take: 20, order, anchor: undefined };
  const all = { ...days, types: [] };
  const details = ['deposits', 'ledger_transactions', 'member_transfers', 'payout_accounts', 'withdrawals'];
  const readBy = async (statement: SQL) =>
    (await readPlan(db, statement)).read.filter((table) => details.includes(table));
  expect(await readBy(ownMovementPage({ is: 'account', id: 'aurora-mira' }, all, wish))).toEqual([]);
  const team = { is: 'team', id: 'aurora-arun' } as const;
  expect(await readBy(teamMovementPage(team, all, wish))).toEqual(details);
  // Rebates have no details: whether one is looked for is in its row.
  const rebates = { ...all, types: ['rebate' as const], search: 'nobody has this' };
  expect(await readBy(teamMovementPage(team, rebates, wish))).toEqual([]);
});
