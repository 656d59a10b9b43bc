import { readdirSync, readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type Reward } from '#contract';
import { accounts, messages, playLimits, playPauses, rewards as rewardRows } from '../../db/schema';
import { balanceOf, incomeOf, openAccount, openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { gamePostings } from '../records/gamePostings';
import { limitsOf } from './limits';
import { moneyInKinds, type AskedMoney } from './moneyInKinds';

const { team, points, rewards, cashier, home } = contract;
const agentId = 'aurora-arun';
const mira = 'aurora-mira';
const transactionPassword = '482915';

let platform: TestPlatform;
let member: Visitor;
let agent: Visitor;
let downline = '';
beforeAll(async () => {
  platform = await createTestPlatform();
  const { db, ports } = platform;
  member = platform.visitor();
  agent = platform.visitor();
  const [below] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.uplineId, agentId), eq(accounts.status, 'active')));
  downline = below?.id ?? '';
  await db.update(accounts).set({ uplineId: agentId, toUpline: true }).where(eq(accounts.id, mira));
  const at = ports.clock.now();
  const currency = 'USD';
  await openAccount(db, { id: incomeOf(agentId), ownerId: agentId, purpose: 'income', currency, at });
  const bank = await openHouseAccount(db, { merchant: 'aurora', purpose: 'bank', currency, at });
  for (const account of [walletOf(agentId), walletOf(mira), incomeOf(agentId)]) {
    const postings = [
      { account: bank, amount: -1_000_000n },
      { account, amount: 1_000_000n },
    ];
    await post(db, { id: ports.ids.next(), actor: 'house', key: account, kind: 'correction', postings, at });
  }
});
beforeEach(async () => {
  for (const table of [playLimits, playPauses]) await platform.db.delete(table);
  await member.loginAs('member');
  await agent.loginAs('agent');
});
afterAll(() => platform.close());

const exclude = (accountId: string) =>
  platform.db.insert(playPauses).values({
    id: platform.ports.ids.next(),
    accountId,
    kind: 'exclusion',
    startsAt: platform.ports.clock.now(),
    endsAt: null,
  });
const limitDeposits = (accountId: string, amount: bigint) =>
  platform.db
    .insert(playLimits)
    .values({ accountId, kind: 'deposit', period: 'day', amount, since: platform.ports.clock.now() });
const claim = async (kind: Reward['kind']) => {
  const { list } = valueOf<{ list: Reward[] }>(await member.call(rewards.rewards, {}));
  const ready = list.find((each) => each.kind === kind && each.status === 'ready');
  return member.call(rewards.claimReward, { id: ready?.id ?? '' });
};

interface Way {
  receiver: () => string;
  send: () => Promise<{ success: boolean; errorCode?: string | undefined }>;
  /** What the sender is told; the receiver of own money learns why. */
  isSecret?: boolean;
  /** Held until it was bet: no limit of deposits asks about it. */
  isBonus?: boolean;
}
/** Every kind of the ledger that is asked about, by a call that posts it. */
const ways: Record<AskedMoney, Way> = {
  'transfer.downline': {
    receiver: () => downline,
    isSecret: true,
    send: () =>
      agent.call(team.transferToDownline, { id: downline, amount: '5000', note: '', transactionPassword }),
  },
  'transfer.upline': {
    receiver: () => agentId,
    isSecret: true,
    send: () =>
      member.call(cashier.transferToUpline, {
        upline: 'arun',
        amount: '5000',
        note: '',
        transactionPassword,
      }),
  },
  'transfer.income': {
    receiver: () => agentId,
    send: () => agent.call(team.moveIncome, { amount: '5000' }),
  },
  reward: { receiver: () => mira, send: () => claim('cash') },
  'reward.cashback': {
    receiver: () => mira,
    async send() {
      const [row] = await platform.db
        .select()
        .from(rewardRows)
        .where(eq(rewardRows.id, `${mira}-reward-1`));
      const cashback = { from: '2025-11-10', to: '2025-11-16', loss: '26000', rate: 800 };
      const endsAt = new Date(platform.ports.clock.now().getTime() + 60_000);
      const given = { ...row!, id: platform.ports.ids.next(), kind: 'cash' as const, claimedAt: null, cause: null, cashback, endsAt }; // prettier-ignore
      await platform.db.insert(rewardRows).values(given);
      return member.call(rewards.claimReward, { id: given.id });
    },
  },
  'reward.points': {
    receiver: () => mira,
    send: () => member.call(points.convert, { points: 1_010, pointsPerUnit: 1_000, unitAmount: '100' }),
  },
  'bonus.granted': { receiver: () => mira, isBonus: true, send: () => claim('bonus') },
};

describe.each(Object.entries(ways))('%s', (_, { receiver, send, isSecret, isBonus }) => {
  const held = async () => (await balanceOf(platform.db, walletOf(receiver())))?.balance ?? 0n;

  it('does not reach whom an exclusion protects', async () => {
    await exclude(receiver());
    const before = await held();
    expect(await send()).toMatchObject({ errorCode: isSecret ? 'transfer.none' : 'play.excluded' });
    expect(await held()).toBe(before);
  });

  it('does not pass the receiver’s deposit limit, and counts towards it', async () => {
    await limitDeposits(receiver(), 1n);
    const before = await held();
    if (!isBonus)
      expect(await send()).toMatchObject({ errorCode: isSecret ? 'transfer.none' : 'play.depositLimit' });
    expect(await held()).toBe(before);
    await platform.db.delete(playLimits);
    expect(await send()).toMatchObject({ success: true });
    const came = (await held()) - before;
    if (!isBonus) expect(came).toBeGreaterThan(0n);
    await limitDeposits(receiver(), 1_000_000_000n);
    const { limits } = valueOf<{ limits: { used: string }[] }>(
      await (receiver() === mira ? member : agent).call(contract.saferPlay.status, {}),
    );
    if (receiver() !== downline) expect(BigInt(limits[0]?.used ?? 0)).toBeGreaterThanOrEqual(came);
  });
});

it('says of every kind that is asked about how it is tried', () => {
  const asked = Object.entries(moneyInKinds).filter(([, standing]) => standing === 'asked');
  expect(Object.keys(ways).sort()).toEqual(asked.map(([kind]) => kind).sort());
});

/** Kinds that move no money to a main wallet: out of it, between other accounts, and of points. */
const others = [
  'withdrawal', 'withdrawal.held', 'income.rebate', 'points.earned', 'points.redeemed', 'reward.referral',
  ...gamePostings,
]; // prettier-ignore

describe('every file that posts', () => {
  const files = readdirSync('sandbox/services', { recursive: true })
    .map((path) => `sandbox/services/${String(path)}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => /\bpost\(/.test(text));

  it('is found', () => expect(files.length).toBeGreaterThan(15));

  it.each(files)('%s posts kinds of which is said how limits and pauses stand to them', (_, text) => {
    const kinds = [...text.matchAll(/\bpost\([^;]*?\bkind: '([^']+)'/g)].map(([, kind = '']) => kind);
    expect(kinds.filter((kind) => !(kind in moneyInKinds) && !others.includes(kind))).toEqual([]);
  });

  it.each(files)('%s asks before it brings what has to be asked about', (_, text) => {
    const asked = Object.keys(ways).filter((kind) => text.includes(`'${kind}'`));
    if (asked.length > 0) expect(text).toMatch(/\b(?:requireMoneyAllowed|moneyRefusal)\(/);
  });
});

it('transfers at once do not pass a deposit limit together', async () => {
  await limitDeposits(downline, 10_000_000n);
  const receiver = { id: downline, merchantCode: 'aurora' };
  const [{ used } = { used: 0n }] = await limitsOf(platform.db, receiver, platform.ports.clock.now());
  await platform.db.update(playLimits).set({ amount: used + 12_000n });
  const answers = await Promise.all(Array.from({ length: 4 }, () => ways['transfer.downline'].send()));
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
});

it('nothing that invites reaches an excluded member, and the agent is not told', async () => {
  const ask = async () =>
    valueOf<{ popup: unknown; promotion: unknown[] }>(
      await member.call(home.announcementsSignedIn, {
        types: 'PL,PU,PR,B',
        platform: 'W',
        execution: 'B',
        language: 'en',
      } as never),
    );
  const mail = async () => {
    const answer = await agent.call(team.sendMail, { audience: 'team', title: 'Hello', text: 'Play with us' } as never); // prettier-ignore
    return valueOf<{ receivers: number }>(answer).receivers;
  };
  const mails = (id: string) => platform.db.$count(messages, and(eq(messages.accountId, id), eq(messages.kind, 'mail'))); // prettier-ignore
  expect((await ask()).promotion.length).toBeGreaterThan(0);
  const receivers = await mail();
  const before = await mails(mira);
  await exclude(mira);
  expect(await ask()).toMatchObject({ popup: null, promotion: [] });
  expect(await mail()).toBe(receivers);
  expect(await mails(mira)).toBe(before);
});
