import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract, type Withdrawal } from '#contract';
import { clearPayments } from '#demo/bank/clearing.ts';
import { playPauses } from '../../db/schema';
import { createCashierFixture, type CashierFixture } from '../../testing/cashierFixture';

const { cashier } = contract;
const weekMs = 7 * 24 * 3_600_000;

let cash: CashierFixture;
beforeAll(async () => {
  cash = await createCashierFixture();
});
beforeEach(async () => {
  await cash.platform.db.delete(playPauses);
  await cash.signIn();
});
afterAll(() => cash.platform.close());

it.each([
  ['break', 'play.paused', weekMs],
  ['exclusion', 'play.excluded', undefined],
] as const)(
  'a withdrawal is made and sent while deposits are closed: %s',
  async (kind, errorCode, length) => {
    await cash.meetTurnover();
    const { db, ports } = cash.platform;
    const startsAt = ports.clock.now();
    const endsAt = length ? new Date(startsAt.getTime() + length) : null;
    await db
      .insert(playPauses)
      .values({ id: ports.ids.next(), accountId: cash.miraId, kind, startsAt, endsAt });
    const deposit = { channel: 'northline-qr', amount: '50000' };
    expect(await cash.mira.call(cashier.createDeposit, deposit)).toMatchObject({ errorCode });
    const before = await cash.sums();
    const made = (await cash.withdraw('10000')).value as Withdrawal;
    for (let index = 0; index < 3; index += 1) {
      ports.clock.advance(31_000);
      await clearPayments(cash.deps);
    }
    const sent = (await cash.mira.call(cashier.withdrawal, { id: made.id })).value;
    expect(sent).toMatchObject({ status: 'sent' });
    expect((await cash.sums()).balance).toBe(before.balance - 10_000n);
  },
);
