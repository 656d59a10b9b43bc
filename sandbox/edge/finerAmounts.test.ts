import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type Call } from '../../contract';
import { allCalls } from '../../contract/namedCalls';
import { smallestAmountOf } from '../../contract/currencyDecimals';
import { shareOf } from '../../contract/amounts';
import { validBetOf } from '../../contract/validBet';
import { demoUnitOf } from '../../demo/seed/demoUnits';
import { rows } from '../db/database';
import { accounts } from '../db/schema';
import { createTestPlatform } from '../testing/createTestPlatform';
import type { Visitor } from '../testing/visitor';
import { provide } from '../testing/provide';

const password = 'a long password';
const transactionPassword = '135790';
const hourly = (validBet: string) => ({ kind: 'hourly' as const, tiers: [{ validBet, rate: 10 }] });
const bet = { lottery: 'lf-1', issue: '1', language: 'vi' };
const line = (stake: string) => ({ play: 'p', picks: [['1']], stake, multiple: 1 });

/** A request of each call that asks for an amount, with this one in it. */
const requests: Readonly<Record<string, (amount: string) => object>> = {
  'wallet.transfer': (amount) => ({ from: 0, to: 1, amount }),
  'cashier.createDeposit': (amount) => ({ channel: 'harbour-bank', amount }),
  'cashier.withdraw': (amount) => ({ account: 'a', amount, fee: '0', transactionPassword }),
  'cashier.confirmReceipt': (receivedAmount) => ({ id: 'w', outcome: 'partly', receivedAmount }),
  'cashier.transferToUpline': (amount) => ({ upline: 'u', amount, note: '', transactionPassword }),
  'team.transferToDownline': (amount) => ({ id: 'd', amount, note: '', transactionPassword }),
  'team.moveIncome': (amount) => ({ amount }),
  'lottery.place': (stake) => ({ ...bet, lines: [line('100'), line(stake)], total: '100' }),
  'contracts.preview': (validBet) => ({ to: 'd', terms: hourly(validBet) }),
  'contracts.offer': (validBet) => ({ to: 'd', terms: hourly(validBet) }),
  'saferPlay.setLimit': (amount) => ({ kind: 'stake', period: 'day', amount }),
};

const platform = provide(createTestPlatform);

/** Somebody new at a brand who may do everything. */
async function agentAt(merchant: string): Promise<Visitor> {
  const visitor = platform.visitor({ merchant });
  const [username, registerUrl] = [`finer${merchant}`, ''];
  const form = { username, password, confirmPassword: password, countryDialingCode: '+84', registerUrl };
  const answer = await visitor.call(contract.session.register, {
    ...form,
    login: true,
    registerMethod: 'WEB',
  } as never);
  visitor.keep(answer);
  await platform.db.update(accounts).set({ type: 1 }).where(eq(accounts.username, username));
  return visitor;
}

describe('an amount finer than the currency has', () => {
  const asking = allCalls.filter(({ call }) => call.refusals.includes('amount.finer'));
  let dong: Visitor;
  let dollars: Visitor;
  beforeAll(async () => {
    dong = await agentAt('lotus');
    dollars = await agentAt('aurora');
  });

  it.each(asking.map(({ name, call }) => [name, call] as const))('is refused by %s', async (name, call) => {
    const request = requests[name];
    if (!request) throw new Error(`say a request of ${name}`);
    const codeOf = async (visitor: Visitor, amount: string) =>
      (await visitor.call(call as Call, request(amount) as never)).errorCode;
    expect(await codeOf(dong, '2000050')).toBe('amount.finer');
    expect(await codeOf(dong, '2000000')).not.toBe('amount.finer');
    expect(await codeOf(dollars, '2000050')).not.toBe('amount.finer');
  });

  it('is no matter of a limit of minutes', async () => {
    const limit = { kind: 'session', period: 'day', amount: '90' } as const;
    expect(await dong.call(contract.saferPlay.setLimit, limit)).toMatchObject({ success: true });
  });
});

it('a cent of the demo’s stakes makes an amount in every currency', () => {
  for (const currency of Intl.supportedValuesOf('currency'))
    expect(BigInt(demoUnitOf(currency)) % smallestAmountOf(currency), currency).toBe(0n);
});

it('the database rounds as contract, client and platform do, in every currency and for random amounts', async () => {
  const currencies = [...Intl.supportedValuesOf('currency'), 'USDT'];
  const most = 10n ** 15n;
  const [money, factor] = [fc.bigInt({ min: 0n, max: most }), fc.integer({ min: 0, max: 20_000 })];
  const asked = fc.sample(fc.tuple(fc.constantFrom(...currencies), money, money, factor), 2_000);
  // What is half of a smallest amount is rare by chance.
  const halves = currencies.map((currency): (typeof asked)[number] => [currency, 2_500_000n, 0n, 1]);
  const cases = [...asked, ...halves].map(([currency, stake, payout, rate]) => ({
    currency,
    stake: stake.toString(),
    payout: payout.toString(),
    rate,
  }));
  const found = await rows<{ smallest: number; share: bigint; valid: bigint }>(
    platform.db,
    sql`SELECT smallest_amount(currency) AS smallest, rate_of(stake, rate, currency) AS share,
      rate_of(least(stake, abs(payout - stake)), rate, currency) AS valid
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
        AS (currency text, stake bigint, payout bigint, rate integer)) WITH ORDINALITY
      ORDER BY ordinality`,
  );
  expect(found).toEqual(
    cases.map(({ currency, stake, payout, rate }) => ({
      smallest: Number(smallestAmountOf(currency)),
      share: shareOf(BigInt(stake), rate, currency),
      valid: validBetOf(BigInt(stake), BigInt(payout), rate, currency),
    })),
  );
});
