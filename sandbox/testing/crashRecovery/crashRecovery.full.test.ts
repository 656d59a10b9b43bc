import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Deposit, type Wallets, type Withdrawal, type WithdrawalTerms } from '#contract';
import { downline } from '#demo/seed/people.ts';
import { startTestServer, type TestServer } from '../databases';
import type { Answer } from '../visitor';
import { endWaiting, prepareWay, runScenario, type Facts, type Way, type World } from './crashRecovery';

const { cashier, wallet } = contract;
const transactionPassword = '482915';
const mira = { mira: 'harbour-light' };
/** How many kills at most for each way, spread over it evenly; every write at night: KILL_WALK=1000. */
const most = Number(process.env['KILL_WALK'] ?? 6);

const succeeded = <T>(answer: Answer): T => {
  expect(answer, JSON.stringify(answer).slice(0, 300)).toMatchObject({ success: true });
  return answer.value as T;
};
/** Keeps what a step was answered first, for later steps. */
function keep<T>(world: World, name: string, value: T): T {
  world.known.set(name, value);
  return value;
}
const known = <T>(world: World, name: string): T => world.known.get(name) as T;

const deposit: Way = {
  name: 'a deposit',
  people: mira,
  steps: [
    {
      name: 'ask',
      act: async (world) => {
        const request = { channel: 'northline-qr', amount: '50000' };
        const answer = await world
          .browser('mira')
          .call(cashier.createDeposit, request, { key: 'walk-deposit-1' });
        return keep(world, 'deposit', succeeded<Deposit>(answer));
      },
    },
    {
      name: 'say that it is paid',
      act: async (world) => {
        const { id } = known<Deposit>(world, 'deposit');
        return succeeded(
          await world.browser('mira').call(cashier.markDepositPaid, { id }, { key: 'walk-deposit-2' }),
        );
      },
    },
    { name: 'the bank credits it', act: (world) => world.pass('credit', 15) },
    {
      name: 'see it credited',
      act: async (world) => {
        const { id } = known<Deposit>(world, 'deposit');
        const now = succeeded<Deposit>(await world.browser('mira').call(cashier.deposit, { id }));
        expect(now).toMatchObject({ status: 'credited', payments: 1, credited: now.payable });
      },
    },
  ],
};

const withdrawalOf = async (world: World): Promise<Withdrawal> => {
  const { id } = known<Withdrawal>(world, 'withdrawal');
  return succeeded<Withdrawal>(await world.browser('mira').call(cashier.withdrawal, { id }));
};
const readTerms = async (world: World): Promise<unknown> =>
  keep(
    world,
    'terms',
    succeeded<WithdrawalTerms>(await world.browser('mira').call(cashier.withdrawalTerms, {})),
  );
const askForMoney = {
  name: 'ask for it',
  act: async (world: World) => {
    const { accounts, turnoverFeeRate } = known<WithdrawalTerms>(world, 'terms');
    const fee = ((20_000n * BigInt(turnoverFeeRate)) / 10_000n).toString();
    const request = { account: accounts[0]?.id ?? '', amount: '20000', fee, transactionPassword };
    const answer = await world.browser('mira').call(cashier.withdraw, request, { key: 'walk-withdraw-1' });
    return keep(world, 'withdrawal', succeeded<Withdrawal>(answer));
  },
};
const withdrawal: Way = {
  name: 'a withdrawal',
  people: mira,
  prepare: readTerms,
  steps: [
    askForMoney,
    { name: 'the cashier looks at it', act: (world) => world.pass('review', 21) },
    { name: 'it is being sent', act: (world) => world.pass('send', 31) },
    { name: 'it is sent', act: (world) => world.pass('sent', 21) },
    {
      name: 'say that it arrived',
      act: async (world) => {
        const { id } = known<Withdrawal>(world, 'withdrawal');
        const request = { id, outcome: 'received' as const };
        return succeeded(
          await world.browser('mira').call(cashier.confirmReceipt, request, { key: 'walk-withdraw-2' }),
        );
      },
    },
    {
      name: 'see it',
      act: async (world) => expect(await withdrawalOf(world)).toMatchObject({ status: 'received' }),
    },
  ],
};
const calledOff: Way = {
  name: 'a withdrawal that is called off, and one that nobody answers for',
  ends: /withdrawals cancelled: [\s\S]*withdrawals received: /,
  people: mira,
  prepare: readTerms,
  steps: [
    askForMoney,
    {
      name: 'call it off',
      act: async (world) => {
        const { id } = known<Withdrawal>(world, 'withdrawal');
        return succeeded(
          await world.browser('mira').call(cashier.cancelWithdrawal, { id }, { key: 'walk-withdraw-3' }),
        );
      },
    },
    {
      name: 'ask again',
      act: async (world) => {
        const { accounts, turnoverFeeRate } = known<WithdrawalTerms>(world, 'terms');
        const fee = ((30_000n * BigInt(turnoverFeeRate)) / 10_000n).toString();
        const request = { account: accounts[0]?.id ?? '', amount: '30000', fee, transactionPassword };
        const answer = await world
          .browser('mira')
          .call(cashier.withdraw, request, { key: 'walk-withdraw-4' });
        return keep(world, 'withdrawal', succeeded<Withdrawal>(answer));
      },
    },
    ...[21, 31, 21, 3_700].map((seconds, index) => ({
      name: `time passes, ${index + 1}`,
      act: (world: World) => world.pass(`${index}`, seconds),
    })),
  ],
};

const vendorTransfers: Way = {
  name: 'transfers with the wallet of a vendor',
  people: mira,
  prepare: async (world) => {
    await world.process.send({ do: 'operate', words: ['wallets', 'transfer'] });
    const { vendors } = succeeded<Wallets>(await world.browser('mira').call(wallet.wallets, {}));
    keep(world, 'vendor', vendors.find(({ isOpen }) => isOpen)?.id);
  },
  steps: [
    {
      name: 'there',
      act: async (world) => {
        const request = { from: 0, to: known<number>(world, 'vendor'), amount: '9000' };
        const answer = await world.browser('mira').call(wallet.transfer, request, { key: 'walk-transfer-1' });
        return { id: succeeded<{ id: string }>(answer).id };
      },
    },
    { name: 'vendors are asked again', act: (world) => world.pass('settle', 11) },
    {
      name: 'all back',
      act: async (world) => {
        const answer = await world.browser('mira').call(wallet.recallWallets, {}, { key: 'walk-transfer-2' });
        return succeeded<{ transfers: { id: string }[] }>(answer).transfers.map(({ id }) => id);
      },
    },
    { name: 'vendors are asked once more', act: (world) => world.pass('settle again', 11) },
    {
      name: 'all back, pressed once more',
      act: async (world) => {
        const answer = await world.browser('mira').call(wallet.recallWallets, {}, { key: 'walk-transfer-3' });
        return succeeded<{ transfers: { id: string }[] }>(answer).transfers.map(({ id }) => id);
      },
    },
    { name: 'vendors are asked at last', act: (world) => world.pass('settle at last', 11) },
    {
      name: 'see that nothing is under way',
      act: async (world) => {
        const now = succeeded<Wallets>(await world.browser('mira').call(wallet.wallets, {}));
        expect(now).toMatchObject({ inTransfers: '0' });
        return keep(world, 'main', now.main);
      },
    },
  ],
  // A vendor that never heard of a transfer sends it back: another way to the same end, with as many steps as it takes.
  same: ({ faults, balances, states }) => ({
    faults,
    mine: Object.entries(balances).filter(([id, balance]) => id.includes('aurora-mira') && balance !== '0'),
    pending: states.filter((state) => state.startsWith('wallet_transfers pending')),
  }),
};

const sender = downline('arun', 1).find(({ type }) => type === 0);
if (!sender) throw new Error('the seed has no downline');
const uplineTransfer: Way = {
  name: 'a transfer to the upline',
  people: { [sender.username]: 'harbour-light' },
  steps: [
    {
      name: 'send',
      act: async (world) => {
        const request = { upline: sender.upline, amount: '1000', note: '', transactionPassword };
        const visitor = world.browser(sender.username);
        return succeeded(await visitor.call(cashier.transferToUpline, request, { key: 'walk-upline-1' }));
      },
    },
    { name: 'time passes', act: (world) => world.pass('after', 60) },
  ],
};

const settlement: Way = {
  name: 'the settlement of a day: rebates, contracts, points, levels, missions',
  people: {},
  steps: [
    { name: 'the night', act: (world) => world.pass('night', 86_400) },
    // What one job writes, another one goes on with.
    { name: 'the hour after', act: (world) => world.pass('hour', 3_600) },
    // Income that came last pays debts in the next run.
    ...[1, 2, 3].map((minute) => ({
      name: `minute ${minute}`,
      act: (world: World) => world.pass(`minute ${minute}`, 20),
    })),
  ],
};

describe('a platform that is killed loses nothing and doubles nothing', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ isDurable: true });
  });
  afterAll(async () => {
    endWaiting();
    await server.stop();
  });

  it.each([deposit, withdrawal, calledOff, vendorTransfers, uplineTransfer, settlement])(
    'in $name',
    { timeout: most <= 6 ? 180_000 : 3_600_000 },
    async (way) => {
      const prepared = await prepareWay(server.url, way);
      const whole = await runScenario(prepared);
      expect(whole.facts.faults).toEqual([]);
      if (way.ends) expect(whole.facts.states.join('\n')).toMatch(way.ends);
      expect(whole.writes).toBeGreaterThan(0);
      const kills = Math.min(whole.writes, most);
      const killedAt = new Set<string>();
      const kill = async (number: number): Promise<void> => {
        // The last one is always among them. Killed after a write is killed before the next one, but for the answer.
        const at = Math.ceil(((number + 1) * whole.writes) / kills);
        const walked = await runScenario(prepared, { at, side: 'after' });
        const { same = (facts: Facts) => facts } = way;
        const words = `killed at "${walked.killedAt}", after ${walked.statement}`;
        expect(same(walked.facts), words).toEqual(same(whole.facts));
        killedAt.add(walked.killedAt);
      };
      for (let number = 0; number < kills; number += 2)
        await Promise.all([kill(number), ...(number + 1 < kills ? [kill(number + 1)] : [])]);
      await prepared.base.drop();
      expect(killedAt).not.toContain('');
    },
  );
});
