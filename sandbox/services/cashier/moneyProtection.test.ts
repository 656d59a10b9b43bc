import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Deposit } from '#contract';
import { operate } from '../system/operate';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { receivePayment } from './receivePayment';

const { cashier, start } = contract;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const say = (word: string) => operate({ db: platform.db, ...platform.ports }, ['protection', word]);
const toVisitors = async () => {
  const { value } = await platform.visitor().call(start.status, { url: 'x' });
  return (value as { info: { moneyProtection?: string } }).info.moneyProtection;
};

it('is none until the operator says otherwise, which visitors read at once', async () => {
  expect(await toVisitors()).toBe('none');
  expect(await say('high')).toBe(
    'Members read that their money is protected if the operator goes out of business.',
  );
  expect(await toVisitors()).toBe('high');
  await expect(say('full')).rejects.toThrow('medium');
  expect(await toVisitors()).toBe('high');
  await say('none');
});

it('is told with the ways to pay until a deposit is credited, not only opened', async () => {
  const newcomer = platform.visitor();
  await newcomer.register('firstdeposit');
  const told = async () => {
    const { value } = await newcomer.call(cashier.depositMethods, {});
    return (value as { moneyProtection?: string }).moneyProtection;
  };
  expect(await told()).toBe('none');
  await say('medium');
  expect(await told()).toBe('medium');
  const { value } = await newcomer.call(cashier.createDeposit, {
    channel: 'northline-bank',
    amount: '50000',
  });
  const made = value as Deposit;
  expect(await told()).toBe('medium');
  await receivePayment({ db: platform.db, ...platform.ports }, 'aurora', {
    id: 'first-payment',
    reference: made.reference,
    amount: BigInt(made.payable),
  });
  expect(await told()).toBeUndefined();
  await say('none');
});
