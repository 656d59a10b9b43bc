import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type ServiceState } from '#contract';
import { createCashierFixture, type CashierFixture } from '../../testing/cashierFixture';
import { invalidateCached } from '../cached';
import { receivePayment } from '../cashier/receivePayment';
import { writeSystemState } from '../system/state';
import { minutesOf } from './readServiceState';

let cash: CashierFixture;
beforeAll(async () => {
  cash = await createCashierFixture();
  await cash.signIn();
});
afterAll(() => cash.platform.close());

const read = async (): Promise<ServiceState | undefined> => {
  invalidateCached(cash.platform.db, 'serviceState:aurora');
  const { value } = await cash.platform.visitor().call(contract.support.helpCenter, { language: 'en' });
  return (value as { service?: ServiceState }).service;
};

describe('what of the platform works at the moment', () => {
  it('is told to everybody, with the times of the cashier on a quiet day', async () => {
    expect(await read()).toEqual({ depositMinutes: 3, withdrawalMinutes: 60, serviced: [] });
  });

  it('measures how long the deposits of the last day took from payment to wallet', async () => {
    const { ports } = cash.platform;
    for (let turn = 0; turn < 5; turn += 1) {
      const { reference, payable } = await cash.openDeposit();
      await receivePayment(cash.deps, 'aurora', {
        id: `late-${String(turn)}`,
        reference,
        amount: BigInt(payable),
      });
    }
    expect((await read())?.depositMinutes).toBe(1);
    ports.clock.advance(25 * 3_600_000);
    expect((await read())?.depositMinutes).toBe(3);
  });

  it('names vendors that are being serviced until they open again', async () => {
    const { db, ports } = cash.platform;
    const now = ports.clock.now();
    const until = new Date(now.getTime() + 3_600_000).toISOString();
    await writeSystemState(db, 'serviced', { VELORA: until, NINEFOLD: '' }, now);
    expect((await read())?.serviced).toEqual([{ name: 'Ninefold' }, { name: 'Velora', until }]);
    ports.clock.advance(3_600_000);
    expect((await read())?.serviced).toEqual([{ name: 'Ninefold' }]);
  });
});

describe('how long money takes', () => {
  const from = new Date('2026-11-24T08:00:00.000Z');
  const spans = (...seconds: number[]) =>
    seconds.map((taken) => ({ from, to: new Date(from.getTime() + taken * 1_000) }));

  it('is what nine of ten took, in whole minutes', () => {
    expect(minutesOf(spans(20, 70, 80, 90, 100, 110, 115, 119, 121, 3_600))).toBe(3);
  });
  it('is not told from a few', () => {
    expect(minutesOf(spans(20, 70, 80, 90))).toBeUndefined();
    expect(minutesOf([...spans(20, 70, 80, 90), { from: null, to: from }])).toBeUndefined();
  });
});
