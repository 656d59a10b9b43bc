import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { contract, type Deposit, type PlayLimit } from '#contract';
import { deposits, ledgerTransactions, playLimits } from '../../db/schema';
import { reverse } from '../../ledger/ledger';
import { createCashierFixture } from '../../testing/cashierFixture';
import { readPlan } from '../../testing/readPlan';
import { receivePayment } from '../cashier/receivePayment';
import { cameIn } from './depositedIn';
import { provide } from '../../testing/provide';

const { saferPlay, cashier } = contract;
const hour = 3_600_000;
const day = 24 * hour;

const cash = provide(createCashierFixture);
const now = () => cash.deps.clock.now().getTime();
const iso = (at: number) => new Date(at).toISOString();
beforeEach(async () => {
  const { db } = cash.platform;
  await db.delete(playLimits);
  await db.update(deposits).set({ status: 'cancelled', endedAt: cash.deps.clock.now() }).where(eq(deposits.status, 'created')); // prettier-ignore
  // Past all that came in before, to the first of a month at 23:00 of the brand, which is seven hours ahead.
  const next = new Date(now() + 40 * day);
  await passTo(Date.UTC(next.getUTCFullYear(), next.getUTCMonth(), 1, 16));
});

async function passTo(at: number): Promise<void> {
  cash.platform.ports.clock.advance(at - now());
  await cash.signIn();
}

const setLimit = (period: PlayLimit['period'], amount: string) =>
  cash.mira.call(saferPlay.setLimit, { kind: 'deposit', period, amount });
const open = (amount: string) =>
  cash.mira.call(cashier.createDeposit, { channel: 'meridian-wallet', amount });
const limit = async () => {
  const { value } = await cash.mira.call(saferPlay.status, {});
  return (value as { limits: PlayLimit[] }).limits[0];
};

let payments = 0;
/** Deposits an amount and has it arrive at once. @returns id of the payment */
async function deposit(amount: string): Promise<string> {
  const answer = await open(amount);
  expect(answer).toMatchObject({ success: true });
  const { reference } = answer.value as Deposit;
  const id = `limited-${(payments += 1)}`;
  await receivePayment(cash.deps, 'aurora', { id, reference, amount: BigInt(amount) });
  return id;
}

it('of a day is over 24 hours: two deposits at either side of midnight do not pass it', async () => {
  await setLimit('day', '10000');
  const first = now();
  await deposit('6000');
  await passTo(first + 2 * hour);
  expect(await open('6000')).toMatchObject({
    errorCode: 'play.depositLimit',
    value: { left: '4000', until: iso(first + day) },
  });
  await deposit('4000');
  expect(await limit()).toMatchObject({ used: '10000', resetsAt: iso(first + day) });
  await passTo(first + day - 1);
  expect(await open('6000')).toMatchObject({ errorCode: 'play.depositLimit' });
  await passTo(first + day);
  expect(await limit()).toMatchObject({ used: '4000', resetsAt: iso(first + 2 * hour + day) });
  await deposit('6000');
  await passTo(first + 3 * day);
  const free = await limit();
  expect(free?.used).toBe('0');
  expect(free).not.toHaveProperty('resetsAt');
});

it('of a week is over 7 days, whichever day is Monday', async () => {
  await setLimit('week', '10000');
  const first = now();
  await deposit('10000');
  for (let passed = 1; passed < 7; passed += 1) {
    await passTo(first + passed * day);
    expect(await open('1000')).toMatchObject({ errorCode: 'play.depositLimit' });
  }
  await passTo(first + 7 * day);
  await deposit('10000');
});

it('of a month is over the brand’s calendar month', async () => {
  const first = now();
  await setLimit('month', '10000');
  await deposit('10000');
  const ends = new Date(first);
  ends.setUTCMonth(ends.getUTCMonth() + 1, 0);
  const last = Date.UTC(ends.getUTCFullYear(), ends.getUTCMonth(), ends.getUTCDate(), 17);
  expect(await limit()).toMatchObject({ used: '10000', resetsAt: iso(last) });
  await passTo(last - 1);
  expect(await open('1000')).toMatchObject({ errorCode: 'play.depositLimit' });
  await passTo(last);
  await deposit('10000');
});

it('of a day cannot be passed by several at once, with what is open', async () => {
  await setLimit('day', '10000');
  await deposit('4000');
  await passTo(now() + 2 * hour);
  const answers = await Promise.all(['3100', '3200', '3300', '3400'].map(open));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'play.depositLimit')).toHaveLength(3);
});

it('counts a payment that was taken back as none, also when it would have left the day meanwhile', async () => {
  await setLimit('day', '10000');
  const first = now();
  const id = await deposit('6000');
  await passTo(first + hour);
  await deposit('4000');
  await passTo(first + 2 * hour);
  const { db, clock, ids } = cash.deps;
  const [posted] = await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.key, `deposit:${id}`)); // prettier-ignore
  await reverse(db, { id: ids.next(), actor: 'house', key: `back:${id}`, transaction: posted?.id ?? '', at: clock.now() }); // prettier-ignore
  expect(await limit()).toMatchObject({ used: '4000', resetsAt: iso(first + hour + day) });
  await passTo(first + day);
  expect(await limit()).toMatchObject({ used: '4000', resetsAt: iso(first + hour + day) });
  expect(await open('7000')).toMatchObject({ errorCode: 'play.depositLimit', value: { left: '6000' } });
});

it('is counted by an index, from the movements of its days alone', async () => {
  await deposit('1000');
  const statement = cameIn(cash.miraId, new Date(now() - day), undefined);
  const { scans, read } = await readPlan(cash.platform.db, statement);
  expect(scans.join()).toMatch(/^(?:Index|Bitmap)/);
  expect(scans).not.toContain('Seq Scan');
  expect(read.filter((table) => table.startsWith('movements'))).toHaveLength(1);
});
