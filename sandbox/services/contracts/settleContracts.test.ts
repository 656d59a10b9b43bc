import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractTerms } from '#contract';
import { stream, type Stream } from '#demo/artwork/random.ts';
import { rows } from '../../db/database';
import { agentContracts, contractPayments, contractSlips } from '../../db/schema';
import { incomeOf, openHouseAccount, post, trialBalance } from '../../ledger/ledger';
import { idOf, line } from '../../testing/contractFixture';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { payOracle, readPayBooks, type PayBooks } from '../../testing/payOracle';
import { addBetsOfEveryKind } from '../../testing/reportFixture';
import { operate } from '../system/operate';
import { carriedFrom, computePay } from './computePay';
import { payOutstanding } from './payOutstanding';
import { daysOf, periodOf, wireTime } from './periods';
import { settleContracts } from './settleContracts';
import { teamInputs } from './teamInputs';

const timeZone = 'Asia/Ho_Chi_Minh';
const activeFrom = 200n;
const hourMs = 3_600_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const deps = () => ({ db: platform.db, ...platform.ports });
const slips = () =>
  platform.db
    .select({ slip: contractSlips, terms: agentContracts.terms, contract: agentContracts })
    .from(contractSlips)
    .innerJoin(agentContracts, eq(agentContracts.id, contractSlips.contractId))
    .where(eq(agentContracts.merchantCode, 'aurora'))
    .orderBy(asc(contractSlips.settledAt), asc(contractSlips.toAt), asc(contractSlips.contractId));
/** Everything that settling writes. */
const written = async () => ({
  slips: await slips(),
  payments: await platform.db.select().from(contractPayments).orderBy(contractPayments.transactionId),
  ledger: await rows(
    platform.db,
    sql`SELECT count(*) AS lines, sum(abs(amount))::bigint AS amount FROM ledger_entries`,
  ),
});

async function expectAsRaw(books: PayBooks): Promise<void> {
  const found = await slips();
  for (const { slip, terms, contract } of found) {
    const time = { downline: slip.downlineId, activeFrom, from: slip.fromAt, to: slip.toAt };
    const before = found.find((each) => each.contract.id === contract.id && each.slip.toAt.getTime() === slip.fromAt.getTime()); // prettier-ignore
    const isCarried = terms.kind === 'dividend' && terms.carriesOver && before !== undefined;
    const wanted = payOracle(books, terms, time, isCarried ? { ...time, from: before.slip.fromAt, to: before.slip.toAt } : undefined); // prettier-ignore
    expect(slip.amount, `${slip.id} of ${slip.downlineId}`).toBe(wanted);
  }
}

/** Each payer's debts are paid in the order in which they arose, and payments add up to what is paid. */
async function expectOldestFirst(): Promise<void> {
  const open = new Set<string>();
  const payments = await platform.db.select().from(contractPayments);
  for (const { slip } of await slips()) {
    const payer = slip.uplineId ?? 'house';
    if (open.has(payer)) expect(slip.paid, `${slip.id} before an older one`).toBe(0n);
    if (slip.paid < slip.amount) open.add(payer);
    const sum = payments.reduce((all, each) => (each.slipId === slip.id ? all + each.amount : all), 0n);
    expect(sum).toBe(slip.paid);
  }
}

describe('the settlement', () => {
  it('of the demo’s past pays what raw bets come to, in order', async () => {
    expect((await slips()).length).toBeGreaterThan(200);
    await expectAsRaw(await readPayBooks(platform.db));
    await expectOldestFirst();
  });

  it('catches up after an outage, at three servers at once, and changes nothing when it runs again', async () => {
    const { clock } = platform.ports;
    const before = (await slips()).length;
    clock.advance(11 * 24 * hourMs);
    await Promise.all([settleContracts(deps()), settleContracts(deps()), settleContracts(deps())]);
    const first = await written();
    expect(first.slips.length).toBeGreaterThan(before + 20);
    expect(await settleContracts(deps())).toBe(0);
    await Promise.all([settleContracts(deps()), settleContracts(deps())]);
    expect(await written()).toEqual(first);
    await expectAsRaw(await readPayBooks(platform.db));
    await expectOldestFirst();
    // One pair and kind is never paid twice for a moment.
    const ends = new Map<string, number>();
    for (const { slip } of first.slips.toSorted(
      (a, b) => a.slip.fromAt.getTime() - b.slip.fromAt.getTime(),
    )) {
      const pair = `${slip.uplineId ?? ''} ${slip.downlineId} ${slip.kind}`;
      expect(slip.fromAt.getTime()).toBeGreaterThanOrEqual(ends.get(pair) ?? 0);
      ends.set(pair, slip.toAt.getTime());
    }
    expect(await trialBalance(platform.db)).toEqual([]);
  });
});

describe('the operator', () => {
  it('settles a past period, and nothing twice', async () => {
    const { db, ports } = platform;
    ports.clock.advance(40 * 24 * hourMs);
    const before = await written();
    const say = (...words: string[]) => operate(deps(), words);
    const dry = await say('settle', 'dividend', '2026-12', '--dry');
    expect(dry).toMatch(
      /^Nothing was settled\. It would be:\naurora: \d+ payslips for 2026-12, [1-9]\d* new/,
    );
    expect(await written()).toEqual(before);
    // Up to the end of the month alone, whatever is due since.
    const first = await say('settle', 'dividend', '2026-12');
    expect(first).toMatch(/aurora: \d+ payslips for 2026-12, [1-9]\d* new payslips written/);
    expect(dry).toContain(first);
    const after = await written();
    expect(after.slips.length).toBeGreaterThan(before.slips.length);
    expect(after.slips.some(({ slip }) => slip.kind === 'daily' && slip.lastDay > '2026-12-05')).toBe(false);
    expect(await say('settle', 'dividend', '2026-12')).toContain(', 0 new payslips written');
    expect(await written()).toEqual(after);
    await expect(say('settle', 'dividend', 'soon')).rejects.toThrow('Say a month');
    await expect(say('settle', 'bonus', '2026-12')).rejects.toThrow('Say dividend');
    await expectAsRaw(await readPayBooks(db));
  });

  it('offers contracts of the house, and is told what is wrong with one', async () => {
    const terms = JSON.stringify({ kind: 'hourly', tiers: [{ validBet: '0', rate: 20 }] });
    const say = (...words: string[]) => operate(deps(), ['contract', ...words]);
    expect(await say('aurora', 'arun', terms)).toBe('arun is offered version 2 of an hourly contract.');
    await expect(say('aurora', 'arun', terms)).rejects.toThrow('contract.open');
    await expect(say('aurora', line.first, terms)).rejects.toThrow('without an upline');
    await expect(say('aurora', 'arun', '{}')).rejects.toThrow('do not read as a contract');
    await expect(say('aurora', 'arun', '{')).rejects.toThrow('as JSON');
  });
});

/** Terms of any kind, with tiers that rise. */
function randomTerms(random: Stream): ContractTerms {
  const below = (end: number): number => Math.floor(random() * end);
  const tiers = Array.from({ length: 1 + below(4) }, (_, index) => ({
    validBet: String((index + below(2)) * below(20_000)),
    netLoss: String(index * below(6_000)),
    activeMembers: index * below(6),
    rate: 1 + below(9_999),
  }));
  const only = tiers.map(({ validBet, rate }) => ({ validBet, rate }));
  switch (below(4)) {
    case 0:
      return {
        kind: 'dividend',
        period: (['daily', 'weekly', 'semimonthly', 'monthly'] as const)[below(4)] ?? 'daily',
        carriesOver: below(2) === 0,
        tiers,
      };
    case 1: {
      const isAmount = below(2) === 0;
      return {
        kind: 'daily',
        isPaidWhenWon: below(2) === 0,
        tiers: tiers.map(({ validBet, activeMembers, rate }) => ({
          validBet,
          activeMembers,
          ...(isAmount ? { amount: String(rate * 7) } : { rate }),
        })),
      };
    }
    case 2:
      return { kind: 'hourly', tiers: only };
    default:
      return {
        kind: 'realTime',
        singleBet: String(below(5_000)),
        profitRate: below(500),
        lossRate: 1 + below(500),
      };
  }
}

describe('what terms pay', () => {
  it('is what raw bets come to, for hundreds of random terms, teams and times', async () => {
    const { db } = platform;
    await addBetsOfEveryKind(platform);
    const books = await readPayBooks(db);
    const random = stream(4_711);
    /** Somebody who bet, and everybody above: most of a large team have hardly played, and nothing is due for them. */
    const chainOf = (account: string): string[] => {
      const upline = books.uplineOf.get(account);
      return upline ? [account, ...chainOf(upline)] : [account];
    };
    const ofBrand = books.bets.filter(({ account }) => books.uplineOf.has(account));
    let paid = 0;
    for (let run = 0; run < 400; run += 1) {
      const terms = randomTerms(random);
      const sample = ofBrand[Math.floor(random() * ofBrand.length)];
      const chain = sample ? chainOf(sample.account) : [];
      const downline =
        run % 3 === 0 ? idOf(line.root) : (chain[Math.floor(random() * chain.length)] ?? idOf(line.root));
      const at = new Date(
        run % 4 !== 0 && sample ? sample.at : Date.UTC(2026, 8, 1) + random() * 82 * 86_400_000,
      );
      const period = periodOf(terms, timeZone, at);
      const previous = periodOf(terms, timeZone, new Date(period.from.getTime() - 1));
      const inputsOf = (time: typeof period) =>
        teamInputs(db, terms, { downline, activeFrom, ...time, ...daysOf(timeZone, time) });
      const isCarried = terms.kind === 'dividend' && terms.carriesOver;
      const wire = wireTime(timeZone, period, downline);
      const figures = computePay(terms, await inputsOf(period), wire, 'USD', isCarried ? carriedFrom(await inputsOf(previous)) : 0n); // prettier-ignore
      const time = { downline, activeFrom, ...period };
      const wanted = payOracle(books, terms, time, isCarried ? { ...time, ...previous } : undefined);
      expect(figures.amount, JSON.stringify({ run, terms, downline, at })).toBe(wanted.toString());
      if (wanted > 0n) paid += 1;
    }
    expect(paid).toBeGreaterThan(100);
  });
});

describe('what is owed', () => {
  it('is paid first from the next income, oldest first, and only once', async () => {
    const { db, ports } = platform;
    const at = ports.clock.now();
    const agent = idOf(line.root);
    const owed = async () =>
      (await slips()).reduce(
        (sum, { slip }) => (slip.uplineId === agent ? sum + slip.amount - slip.paid : sum),
        0n,
      );
    const house = await openHouseAccount(db, { merchant: 'aurora', purpose: 'rebate', currency: 'USD', at });
    // Another debt than what the income happens to hold.
    await db.execute(sql`UPDATE contract_slips SET amount = amount + 900000, paid_at = NULL
      WHERE id = (SELECT id FROM contract_slips WHERE upline_id = ${agent} ORDER BY settled_at DESC, to_at DESC, id DESC LIMIT 1)`);
    await payOutstanding(deps(), 'aurora', at);
    for (const amount of [137n, 5_000n, 90_001n]) {
      const before = await owed();
      expect(before).toBeGreaterThan(amount);
      await post(db, {
        id: ports.ids.next(),
        actor: 'house',
        key: `test:${amount.toString()}`,
        kind: 'income.rebate',
        postings: [
          { account: house, amount: -amount },
          { account: incomeOf(agent), amount },
        ],
        at,
      });
      await Promise.all([payOutstanding(deps(), 'aurora', at), payOutstanding(deps(), 'aurora', at)]);
      expect(before - (await owed())).toBe(amount);
      await expectOldestFirst();
    }
  });
});
