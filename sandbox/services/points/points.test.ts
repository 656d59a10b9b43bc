import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, type PointsItem, type PointsRecord, type PointsSum, type Redemption } from '#contract';
import { rows } from '../../db/database';
import { pointsItems, pointsRests, settings } from '../../db/schema';
import { balanceOf, post, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { businessMonthOf } from '../businessDay';
import { points as operatePoints } from '../system/operatePoints';
import { housePoints, pointsHeldBy, pointsOf } from './pointsAccount';
import { pointsRulesOf } from './pointsRules';
import { settlePoints } from './settlePoints';
import { provide, provideVisitor } from '../../testing/provide';

const calls = contract.points;
const mira = 'aurora-mira';
const arun = 'aurora-arun';
const details = { address: '12 Harbour Road, Singapore 049315', mobileNum: '+65 8123 4567' };
const period = { from: '2026-01-01', to: '2026-12-31' };

const platform = provide(createTestPlatform);
const member = provideVisitor(platform, 'member');
const agent = provideVisitor(platform, 'agent');

const deps = () => ({ db: platform.db, ...platform.ports });
const free = async (account = mira) => (await pointsHeldBy(platform.db, account)).free;
const held = async (account = mira) => (await pointsHeldBy(platform.db, account)).held;
const catalogue = async (request: object = {}) =>
  valueOf<{ list: PointsItem[]; total: number }>(
    await member.call(calls.rewards, { pageSize: 100, ...request }),
  );
const stockOf = async (id: string) =>
  (await platform.db.select().from(pointsItems).where(eq(pointsItems.id, id)))[0]?.stock ?? -1;
async function cheapest(category: PointsItem['category']): Promise<PointsItem> {
  const { list } = await catalogue({ category, sort: 'fewest' });
  const found = list.find(({ quantity }) => (quantity ?? 0) > 0);
  if (!found) throw new Error(`no ${category}`);
  return found;
}
const redeem = (
  visitor: Visitor,
  { id: itemId, points }: Pick<PointsItem, 'id' | 'points'>,
  more: object = {},
  key?: string,
) =>
  visitor.call(
    calls.redeem,
    { itemId, points, quantity: 1, ...details, transactionPassword: '482915', ...more },
    key === undefined ? {} : { key },
  );
const operate = (...words: string[]) => operatePoints(deps(), words);

describe('points', () => {
  it('are given once for each day, whole, with the rest carried: what raw bets and deposits come to', async () => {
    await Promise.all([settlePoints(deps()), settlePoints(deps()), settlePoints(deps())]);
    expect(await settlePoints(deps())).toBe(0);
    const settled = await rows<{ day: string }>(
      platform.db,
      sql`SELECT max(day)::text AS day FROM settled_days WHERE merchant_code = 'aurora' AND kind = 'points'`,
    );
    const rate = new Map(pointsRulesOf(100n).earning.map((each) => [each.type, each]));
    const slots = await rows<{ valid_bet: bigint }>(
      platform.db,
      sql`SELECT valid_bet FROM bets WHERE account_id = ${mira} AND game_type IN ('RNG', 'FISH') AND day <= ${settled[0]?.day ?? ''}::date`,
    );
    const paid = await rows<{ amount: bigint }>(
      platform.db,
      sql`SELECT amount FROM movements WHERE account_id = ${mira} AND wallet = 'main' AND type = 'deposit' AND amount > 0
        AND day <= ${settled[0]?.day ?? ''}::date`,
    );
    const due = (type: 'slots' | 'deposit', values: bigint[]) => {
      const { unit, points } = rate.get(type) ?? { unit: '1', points: 0 };
      const parts = values.reduce((sum, value) => sum + value * BigInt(points), 0n);
      return { whole: parts / BigInt(unit), rest: parts % BigInt(unit) };
    };
    const earned = { slots: due('slots', slots.map((bet) => bet.valid_bet)), deposit: due('deposit', paid.map((move) => move.amount)) }; // prettier-ignore
    expect(earned.slots.whole).toBeGreaterThan(1_000n);
    expect(earned.deposit.whole).toBeGreaterThan(100n);
    expect(await free()).toBe(earned.slots.whole + earned.deposit.whole);
    for (const type of ['slots', 'deposit'] as const) {
      const [kept] = await platform.db
        .select()
        .from(pointsRests)
        .where(and(eq(pointsRests.accountId, mira), eq(pointsRests.type, type)));
      expect(BigInt(kept?.parts ?? '-1')).toBe(earned[type].rest);
    }
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('buy goods: held at once, gone when approved, given back with the stock when rejected', async () => {
    const item = await cheapest('goods');
    const [before, stock] = [await free(), await stockOf(item.id)];
    const first = valueOf<Redemption>(await redeem(member, item, {}, '5b0f7a54-0a64-4b1c-9d3e-2f6f0d9a1c01'));
    expect(first).toMatchObject({ status: 'inProcess', points: item.points, address: details.address });
    const again = await redeem(member, item, {}, '5b0f7a54-0a64-4b1c-9d3e-2f6f0d9a1c01');
    expect(valueOf<Redemption>(again).id).toBe(first.id);
    expect(await redeem(member, item, { quantity: 2 }, '5b0f7a54-0a64-4b1c-9d3e-2f6f0d9a1c01')).toMatchObject({ errorCode: 'key.reused' }); // prettier-ignore
    expect([await free(), await held(), await stockOf(item.id)]).toEqual([before - BigInt(item.points), BigInt(item.points), stock - 1]); // prettier-ignore
    expect(await operate('redemptions')).toContain(first.id);
    await expect(operate('reject', first.id)).rejects.toThrow('Say a reason');
    const answers = await Promise.allSettled([operate('reject', first.id, 'Out of stock'), operate('reject', first.id, 'Twice')]); // prettier-ignore
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await free(), await held(), await stockOf(item.id)]).toEqual([before, 0n, stock]);
    const second = valueOf<Redemption>(await redeem(member, item));
    await operate('approve', second.id);
    expect([await free(), await held(), await stockOf(item.id)]).toEqual([before - BigInt(item.points), 0n, stock - 1]); // prettier-ignore
    const history = valueOf<{ list: Redemption[]; total: number; inProcess: number }>(
      await member.call(calls.redeemList, { pageSize: 1 }),
    );
    expect(history).toMatchObject({ total: 2, inProcess: 0, list: [{ id: second.id, status: 'approved' }] });
    const rejected = valueOf<{ list: Redemption[] }>(
      await member.call(calls.redeemList, { status: 'rejected' }),
    );
    expect(rejected.list).toHaveLength(1);
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('never sell the last one twice', async () => {
    const item = await cheapest('voucher');
    await platform.db.update(pointsItems).set({ stock: 1 }).where(eq(pointsItems.id, item.id));
    const before = (await free()) + (await free(arun));
    const answers = await Promise.all([redeem(member, item), redeem(agent, item)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'points.soldOut', value: { left: 0 } }); // prettier-ignore
    expect((await free()) + (await free(arun))).toBe(before - BigInt(item.points));
    expect(await stockOf(item.id)).toBe(0);
  });

  it('bring money at once', async () => {
    const item = await cheapest('bonus');
    const wallet = async () => (await balanceOf(platform.db, walletOf(mira)))?.balance ?? 0n;
    const before = await wallet();
    const made = await redeem(member, item, { address: '', mobileNum: '' });
    expect(valueOf<Redemption>(made)).toMatchObject({ status: 'approved', address: '', mobileNum: '' });
    expect((await wallet()) - before).toBe(BigInt(item.credit ?? 0));
  });

  it('are refused in words, with nothing taken', async () => {
    const item = await cheapest('goods');
    const [before, stock] = [await free(), await stockOf(item.id)];
    expect(await redeem(member, item, { transactionPassword: '000111' })).toMatchObject({ errorCode: 'transaction.wrong' }); // prettier-ignore
    expect(await redeem(member, item, { address: ' ' })).toMatchObject({ errorCode: 'points.address' });
    expect(await redeem(member, item, { mobileNum: 'me' })).toMatchObject({ errorCode: 'points.mobile' });
    expect(await redeem(member, { ...item, points: item.points - 1 })).toMatchObject({
      errorCode: 'points.changed',
      value: { points: item.points },
    });
    expect(await redeem(member, { ...item, id: 'nothing' })).toMatchObject({ errorCode: 'record.unknown' });
    expect(await redeem(member, { ...item, id: item.id.replace('aurora', 'solar') })).toMatchObject({ errorCode: 'record.unknown' }); // prettier-ignore
    await platform.db
      .update(pointsItems)
      .set({ points: before + 1n })
      .where(eq(pointsItems.id, item.id));
    expect(await redeem(member, { ...item, points: Number(before) + 1 })).toMatchObject({ errorCode: 'points.short' }); // prettier-ignore
    await platform.db
      .update(pointsItems)
      .set({ points: BigInt(item.points), minDeposits: 10n ** 15n })
      .where(eq(pointsItems.id, item.id));
    expect(await redeem(member, item)).toMatchObject({ errorCode: 'points.deposits' });
    expect([await free(), await stockOf(item.id)]).toEqual([before, stock]);
  });

  it('turn into money at the rate that was shown, once for a key', async () => {
    const rate = { pointsPerUnit: 1_000, unitAmount: '100' };
    const key = '5b0f7a54-0a64-4b1c-9d3e-2f6f0d9a1c02';
    const before = await free();
    const two = await Promise.all([1, 2].map(() => member.call(calls.convert, { points: 1_010, ...rate }, { key }))); // prettier-ignore
    for (const answer of two) expect(answer.value).toEqual({ points: 1_010, credited: '101' });
    expect(await free()).toBe(before - 1_010n);
    expect(await member.call(calls.convert, { points: 2_000, ...rate }, { key })).toMatchObject({ errorCode: 'key.reused' }); // prettier-ignore
    for (const points of [999, 1_005])
      expect(await member.call(calls.convert, { points, ...rate })).toMatchObject({
        errorCode: 'points.least',
      });
    expect(await member.call(calls.convert, { points: 900_000_000, ...rate })).toMatchObject({ errorCode: 'points.short' }); // prettier-ignore
    await platform.db
      .update(settings)
      .set({ value: { ...pointsRulesOf(100n), pointsPerUnit: 2_000 } })
      .where(and(eq(settings.merchantCode, 'aurora'), eq(settings.key, 'pointsRules')));
    expect(await member.call(calls.convert, { points: 2_000, ...rate })).toMatchObject({
      errorCode: 'points.rate',
      value: { pointsPerUnit: 2_000 },
    });
    expect((await member.call(calls.convert, { points: 1_010, ...rate }, { key })).value).toEqual({ points: 1_010, credited: '101' }); // prettier-ignore
    expect(await free()).toBe(before - 1_010n);
  });

  it('are listed by type and period with a running balance, and the mall by what can be afforded', async () => {
    const all = valueOf<{
      list: PointsRecord[];
      total: number;
      sources: { type: string; changed: number }[];
    }>(await member.call(calls.transactions, { ...period, pageSize: 200 }));
    expect(all.list[0]?.balance).toBe(Number(await free()));
    const redeemed = valueOf<{ list: PointsRecord[]; total: number }>(
      await member.call(calls.transactions, { ...period, type: 'redeem' }),
    );
    const { changed } = all.sources.find(({ type }) => type === 'redeem') ?? { changed: 0 };
    expect(redeemed.list.reduce((sum, each) => sum + each.changed, 0)).toBe(changed);
    expect(redeemed.list.every(({ type }) => type === 'redeem')).toBe(true);
    expect(redeemed.list.some(({ remark }) => remark !== '')).toBe(true);
    expect(all.total).toBeGreaterThan(redeemed.total);
    expect(await member.call(calls.transactions, { from: period.to, to: period.from })).toMatchObject({ errorCode: 'period.reversed' }); // prettier-ignore
    const everything = await catalogue();
    expect(everything.total).toBeGreaterThanOrEqual(24);
    const affordable = await catalogue({ affordable: '1', sort: 'most' });
    expect(affordable.total).toBeGreaterThan(0);
    expect(affordable.total).toBeLessThan(everything.total);
    const costs = affordable.list.map(({ points }) => points);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(Math.max(...costs)).toBeLessThanOrEqual(Number(await free()));
    const [sum] = await rows<{ sum: bigint }>(
      platform.db,
      sql`SELECT sum(amount)::bigint AS sum FROM ledger_entries WHERE account_id = ${pointsOf(mira)}`,
    );
    expect(sum?.sum).toBe(await free());
  });

  it('say what came and went this month, by the days of the brand', async () => {
    interface Balance {
      inProcess: number;
      month: { from: string; to: string; timeZone: string; sources: PointsSum[] };
    }
    const balance = async () => valueOf<Balance>(await member.call(calls.balance, {}));
    const live = ({ sources }: { sources: PointsSum[] }) =>
      sources.find(({ type }) => type === 'live')?.changed ?? 0;
    const before = await balance();
    const { timeZone } = before.month;
    expect(timeZone).not.toBe('UTC');
    const now = platform.ports.clock.now();
    const first = businessMonthOf(timeZone, now).from.getTime();
    const give = (at: Date, amount: bigint) =>
      platform.db.transaction(async (tx) =>
        post(tx, {
          id: platform.ports.ids.next(),
          actor: 'house',
          key: `points:${at.toISOString()}`,
          kind: 'points.earned',
          postings: [
            { account: await housePoints(tx, 'aurora', at), amount: -amount },
            { account: pointsOf(mira), amount },
          ],
          meta: { type: 'live' },
          at,
        }),
      );
    await give(new Date(first - 1), 7n);
    await give(new Date(first), 11n);
    const { month } = await balance();
    expect(live(month) - live(before.month)).toBe(11);
    expect(month.from).toBe(`${month.to.slice(0, 7)}-01`);
    const ofMonth = { from: month.from, to: month.to };
    const listed = valueOf<Balance['month'] & { list: PointsRecord[]; total: number }>(
      await member.call(calls.transactions, { ...ofMonth, pageSize: 1 }),
    );
    expect(listed).toMatchObject(month);
    const next = valueOf<{ list: PointsRecord[] }>(
      await member.call(calls.transactions, { ...ofMonth, pageSize: 1, page: 2 }),
    );
    expect(next.list[0]?.id).not.toBe(listed.list[0]?.id);
    const ofLive = valueOf<{ list: PointsRecord[]; total: number; sources: PointsSum[] }>(
      await member.call(calls.transactions, { ...ofMonth, type: 'live', pageSize: 200 }),
    );
    expect(ofLive.list.reduce((sum, { changed }) => sum + changed, 0)).toBe(live(month));
    expect(ofLive.total).toBe(ofLive.list.length);
    expect(ofLive.sources).toEqual(month.sources);
    await give(now, 50_000n);
    const redeemed = await redeem(member, await cheapest('voucher'));
    expect((await balance()).inProcess).toBe(before.inProcess + 1);
    await operate('reject', valueOf<Redemption>(redeemed).id, 'Out of stock');
    expect((await balance()).inProcess).toBe(before.inProcess);
  });
});
