import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { turnoverRequirements } from '../../db/schema';
import { openHouseAccount, post } from '../../ledger/ledger';
import { createCashierFixture, type CashierFixture } from '../../testing/cashierFixture';
import { bonusOf, openHeld } from './heldMoney';
import { openRequirement } from './turnover';

const { cashier } = contract;

let cash: CashierFixture;
beforeAll(async () => {
  cash = await createCashierFixture();
});
beforeEach(() => cash.signIn());
afterAll(() => cash.platform.close());

describe('turnover', () => {
  it('fills the oldest requirement first, passes the rest on, and counts a bet once', async () => {
    await cash.meetTurnover();
    const at = cash.platform.ports.clock.now();
    const requirement = (id: string, amount: bigint) => ({
      id,
      accountId: cash.miraId,
      kind: 'deposit' as const,
      cause: id,
      amount,
      required: amount,
      openedAt: at,
    });
    await openRequirement(cash.platform.db, requirement('req-a', 1_000n));
    await openRequirement(cash.platform.db, requirement('req-b', 1_000n));
    await openRequirement(cash.platform.db, requirement('req-b', 1_000n));
    await cash.bet('bet-1', 1_400n);
    await cash.bet('bet-1', 1_400n);
    const read = async () =>
      Object.fromEntries(
        (await cash.platform.db.select().from(turnoverRequirements))
          .filter(({ id }) => id.startsWith('req-'))
          .map(({ id, done, status }) => [id, `${done} ${status}`]),
      );
    expect(await read()).toEqual({ 'req-a': '1000 met', 'req-b': '400 open' });
    await cash.bet('bet-2', 5_000n);
    expect(await read()).toEqual({ 'req-a': '1000 met', 'req-b': '1000 met' });

    // Told again, a bet that exactly met one leaves the next alone.
    await openRequirement(cash.platform.db, requirement('req-c', 700n));
    await openRequirement(cash.platform.db, requirement('req-d', 700n));
    await cash.bet('bet-3', 700n);
    await Promise.all([cash.bet('bet-3', 700n), cash.bet('bet-3', 700n)]);
    expect(await read()).toMatchObject({ 'req-c': '700 met', 'req-d': '0 open' });
    await cash.bet('bet-4', 700n);
  });

  it('of a bonus holds it until it is met, or gives it back', async () => {
    const at = cash.platform.ports.clock.now();
    const grant = async (id: string) => {
      await openHeld(cash.platform.db, 'bonus', { id: cash.miraId, currency: 'USD', at });
      const house = await openHouseAccount(cash.platform.db, {
        merchant: 'aurora',
        purpose: 'promotion',
        currency: 'USD',
        at,
      });
      await post(cash.platform.db, {
        id: cash.platform.ports.ids.next(),
        actor: 'house',
        key: id,
        kind: 'bonus',
        postings: [
          { account: house, amount: -10_000n },
          { account: bonusOf(cash.miraId), amount: 10_000n },
        ],
        at,
      });
      await openRequirement(cash.platform.db, {
        id,
        accountId: cash.miraId,
        kind: 'bonus',
        cause: id,
        title: { en: 'Weekend reload' },
        amount: 10_000n,
        required: 20_000n,
        gameTypes: ['RNG'],
        maxStake: 500n,
        openedAt: at,
      });
    };
    await grant('bonus-a');
    const before = await cash.sums();
    expect(before.heldByBonus).toBe(10_000n);
    expect((await cash.mira.call(cashier.giveUpBonus, { id: 'bonus-a' })).value).toMatchObject({
      heldByBonus: '0',
    });
    expect(await cash.mira.call(cashier.giveUpBonus, { id: 'bonus-a' })).toMatchObject({ success: true });
    expect((await cash.sums()).withdrawable).toBe(before.withdrawable);

    await grant('bonus-b');
    await cash.bet('too-big', 501n, 'RNG');
    await cash.bet('other-game', 500n, 'LIVE');
    for (let index = 0; index < 40; index += 1) await cash.bet(`small-${index}`, 500n, 'RNG');
    const after = await cash.sums();
    expect(after.heldByBonus).toBe(0n);
    expect(after.withdrawable - before.withdrawable).toBe(10_000n);
    expect(await cash.mira.call(cashier.giveUpBonus, { id: 'bonus-b' })).toMatchObject({
      errorCode: 'bonus.state',
    });
  });
});
