import { beforeEach, describe, expect, it } from 'vitest';
import { contract, type Deposit } from '#contract';
import { clearPayments } from '#demo/bank/clearing.ts';
import { operate } from '../system/operate';
import { createCashierFixture } from '../../testing/cashierFixture';
import { pngOf } from '../../testing/pictures';
import { receivePayment } from './receivePayment';
import { provide } from '../../testing/provide';

const { cashier } = contract;

const cash = provide(createCashierFixture);
beforeEach(() => cash.signIn());

describe('a deposit', () => {
  it('lists ways to pay with what they take and cost', async () => {
    const { value } = await cash.mira.call(cashier.depositMethods, {});
    expect(value).toMatchObject({ currency: 'USD' });
    expect((value as { methods: { kind: string }[] }).methods.map(({ kind }) => kind)).toEqual([
      'qr',
      'bank',
      'ewallet',
      'card',
    ]);
  });

  it('asks for an exact amount, is credited once when the bank tells twice, and opens its turnover', async () => {
    const before = await cash.sums();
    const made = await cash.openDeposit();
    expect(BigInt(made.payable)).toBeGreaterThan(50_000n);
    expect(BigInt(made.payable)).toBeLessThan(50_100n);
    expect(made.instruction).toMatchObject({
      bank: { name: 'Northline Bank' },
      qr: expect.any(String) as string,
    });
    const payment = { id: 'bank-1', reference: made.reference, amount: BigInt(made.payable) };
    const results = await Promise.all([
      receivePayment(cash.deps, 'aurora', payment),
      receivePayment(cash.deps, 'aurora', payment),
    ]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['credited', 'known']);
    const after = await cash.sums();
    expect(after.balance - before.balance).toBe(BigInt(made.payable));
    const { value } = await cash.mira.call(cashier.deposit, { id: made.id });
    expect(value).toMatchObject({ status: 'credited', credited: made.payable, payments: 1 });
    const { requirements } = await cash.terms();
    expect(requirements).toContainEqual(
      expect.objectContaining({ kind: 'deposit', required: made.payable, done: '0', status: 'open' }),
    );
  });

  it('paid twice, or with another amount, is credited as it arrived and says so', async () => {
    const made = await cash.openDeposit('harbour-bank', '40000');
    const before = await cash.sums();
    await receivePayment(cash.deps, 'aurora', { id: 'bank-2', reference: made.reference, amount: 48_000n });
    await receivePayment(cash.deps, 'aurora', { id: 'bank-3', reference: made.reference, amount: 10_000n });
    const after = await cash.sums();
    // Harbour Trust keeps half a per cent.
    expect(after.balance - before.balance).toBe(48_000n - 240n + 10_000n - 50n);
    const { value } = await cash.mira.call(cashier.deposit, { id: made.id });
    expect(value).toMatchObject({ status: 'credited', payments: 2, credited: '57710', fee: '290' });
  });

  it('expires after half an hour, and money that arrives later is credited all the same', async () => {
    const made = await cash.openDeposit();
    cash.platform.ports.clock.advance(30 * 60_000);
    await cash.signIn();
    expect((await cash.mira.call(cashier.deposit, { id: made.id })).value).toMatchObject({
      status: 'expired',
      instruction: {},
    });
    expect(await cash.mira.call(cashier.markDepositPaid, { id: made.id })).toMatchObject({ success: true });
    await receivePayment(cash.deps, 'aurora', { id: 'bank-4', reference: made.reference, amount: 50_011n });
    expect((await cash.mira.call(cashier.deposit, { id: made.id })).value).toMatchObject({
      status: 'credited',
    });
  });

  it('is made once under its key, and the key is for that input alone', async () => {
    const ask = (amount: string) =>
      cash.mira.call(cashier.createDeposit, { channel: 'card', amount }, { key: 'deposit-key-1' });
    const [first, second] = await Promise.all([ask('2000'), ask('2000')]);
    expect((first.value as Deposit).id).toBe((second.value as Deposit).id);
    expect(await ask('3000')).toMatchObject({ errorCode: 'key.reused' });
    await cash.mira.call(cashier.cancelDeposit, { id: (first.value as Deposit).id });
  });

  it.each([
    ['card', '999', 'deposit.amount'],
    ['card', '100001', 'deposit.amount'],
    ['card', '-2000', 'deposit.amount'],
    ['nowhere', '2000', 'deposit.channel'],
  ])('by %s of %s is refused with %s', async (channel, amount, errorCode) => {
    expect(await cash.mira.call(cashier.createDeposit, { channel, amount })).toMatchObject({ errorCode });
  });

  it('is credited by the demo bank some seconds after somebody said to have paid', async () => {
    const made = await cash.openDeposit();
    await cash.mira.call(cashier.markDepositPaid, { id: made.id });
    await clearPayments(cash.deps);
    expect((await cash.mira.call(cashier.deposit, { id: made.id })).value).toMatchObject({ status: 'paid' });
    cash.platform.ports.clock.advance(15_000);
    await clearPayments(cash.deps);
    await clearPayments(cash.deps);
    expect((await cash.mira.call(cashier.deposit, { id: made.id })).value).toMatchObject({
      status: 'credited',
      payments: 1,
    });
  });

  it('takes three pictures as proof, by their content, each once', async () => {
    const made = await cash.openDeposit();
    await cash.mira.call(cashier.markDepositPaid, { id: made.id });
    const send = (image: string) => cash.mira.call(cashier.addDepositProof, { id: made.id, image });
    const png = (seed: number) => pngOf({ width: 10 + seed });
    expect(await send(Buffer.from('<svg onload=alert(1)>').toString('base64'))).toMatchObject({
      errorCode: 'file.wrongType',
    });
    for (const seed of [1, 1, 2, 3]) expect(await send(png(seed))).toMatchObject({ success: true });
    expect((await send(png(3))).value).toMatchObject({ proofs: 3 });
    expect(await send(png(4))).toMatchObject({ errorCode: 'file.tooMany' });
    // Refused ones count, too: each is work for the platform.
    for (let sent = 7; sent < 30; sent += 1) await send('AAAA');
    expect(await send(png(5))).toMatchObject({ errorCode: 'limit.reached' });
    expect(await operate(cash.deps, ['deposits'])).toContain(made.reference);
    await operate(cash.deps, ['deposit', 'fail', made.reference, 'Returned by the bank']);
    expect((await cash.mira.call(cashier.deposit, { id: made.id })).value).toMatchObject({
      status: 'failed',
      reason: 'Returned by the bank',
    });
  });

  it('of somebody else is as unknown as one that never was, for every call that takes an id', async () => {
    const made = await cash.openDeposit();
    const arun = cash.platform.visitor();
    await arun.loginAs('agent');
    for (const id of [made.id, 'never-was'])
      for (const call of [cashier.deposit, cashier.markDepositPaid, cashier.cancelDeposit])
        expect(await arun.call(call, { id })).toMatchObject({ status: 404, errorCode: 'record.unknown' });
    await cash.mira.call(cashier.cancelDeposit, { id: made.id });
  });
});
