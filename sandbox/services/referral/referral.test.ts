import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type InvitedFriend, type ReferralOverview } from '#contract';
import { rows } from '../../db/database';
import {
  accounts,
  bets,
  games,
  payoutAccounts,
  playPauses,
  referralRewards,
  referrals,
} from '../../db/schema';
import { balanceOf, openHouseAccount, post, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { settleReferrals } from './settleReferrals';

const { referral } = contract;
const dayMs = 86_400_000;

let platform: TestPlatform;
let mira: Visitor;
let code: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  mira = platform.visitor();
  await mira.loginAs('member');
  ({ code } = await overview());
});
afterAll(() => platform.close());

const overview = async (who = mira) => (await who.call(referral.overview, {})).value as ReferralOverview;
const friends = async (who = mira) =>
  ((await who.call(referral.friends, { page: 1 })).value as { list: InvitedFriend[] }).list;
const held = async () => (await balanceOf(platform.db, walletOf('aurora-mira')))?.balance ?? 0n;
const settle = () => settleReferrals({ db: platform.db, ...platform.ports });

/** Somebody who registers by a code, from a connection of their own unless another visitor is given. */
async function join(username: string, referralCode: string, visitor?: Visitor): Promise<string> {
  const newcomer = visitor ?? platform.visitor({ address: `198.51.${username.length}.20` });
  const answer = await newcomer.call(contract.session.register, {
    username,
    password: 'a long password',
    confirmPassword: 'a long password',
    login: true,
    registerUrl: '',
    registerMethod: 'WEB',
    referralCode,
  });
  expect(answer).toMatchObject({ success: true });
  const [made] = await platform.db.select().from(accounts).where(eq(accounts.usernameKey, username));
  return made?.id ?? '';
}

async function deposit(accountId: string, amount: bigint): Promise<void> {
  const { db, ports } = platform;
  const at = ports.clock.now();
  const bank = await openHouseAccount(db, { merchant: 'aurora', purpose: 'bank', currency: 'USD', at });
  await post(db, {
    id: ports.ids.next(),
    actor: 'house',
    key: `test:${ports.ids.next()}`,
    kind: 'deposit',
    postings: [
      { account: bank, amount: -amount },
      { account: walletOf(accountId), amount },
    ],
    at,
  });
}

async function bet(accountId: string, validBet: bigint): Promise<void> {
  const [game] = await platform.db.select().from(games).limit(1);
  const at = platform.ports.clock.now();
  await platform.db.insert(bets).values({
    id: platform.ports.ids.next(),
    accountId,
    gameId: game?.id ?? '',
    gameType: 'RNG',
    vassalage: game?.vassalage ?? '',
    currency: 'USD',
    status: 'lost',
    stake: validBet,
    validBet,
    validBetReason: 'full',
    placedAt: at,
    settledAt: at,
    day: '0001-01-01',
  });
}

it('binds whoever registers by the link, under a name that tells nothing, beside the team of the member', async () => {
  const id = await join('friendone', code.toLowerCase());
  const [row] = await platform.db.select().from(referrals).where(eq(referrals.accountId, id));
  expect(row).toMatchObject({ referrerId: 'aurora-mira', excluded: null });
  const [made] = await platform.db.select().from(accounts).where(eq(accounts.id, id));
  const [own] = await platform.db.select().from(accounts).where(eq(accounts.id, 'aurora-mira'));
  expect(made?.uplineId).toBe(own?.uplineId);
  const [friend] = await friends();
  expect(friend).toMatchObject({ account: 'fr***ne', state: 'waiting', day: 1, earned: '0' });
  expect(JSON.stringify(friend)).not.toContain(id);
  expect(JSON.stringify(friend)).not.toContain('friendone');
});

it('pays the first deposit once and the valid bets of each day, to the cent, however often it runs', async () => {
  const id = await join('friendtwo', code);
  await settle();
  const before = await held();
  await deposit(id, 30_050n);
  await deposit(id, 90_000n);
  await bet(id, 12_250n);
  // Ten per cent of the first deposit, and 0.2 % of the bets, half to even: 3,005 and 24.5.
  expect(await overview()).toMatchObject({ pending: '3029' });
  expect(await held()).toBe(before);
  platform.ports.clock.advance(dayMs + 3 * 3_600_000);
  await Promise.all([settle(), settle()]);
  await settle();
  expect(await held()).toBe(before + 3_029n);
  await mira.loginAs('member');
  expect(await overview()).toMatchObject({ earned: '3029', pending: '0' });
  expect((await friends()).find(({ account }) => account === 'fr***wo')).toMatchObject({
    state: 'counting',
    earned: '3029',
  });
  const [moved] = await rows<{ type: string }>(
    platform.db,
    sql`SELECT type FROM movements WHERE kind = 'reward.referral' AND account_id = 'aurora-mira'`,
  );
  expect(moved?.type).toBe('reward');
  expect(await trialBalance(platform.db)).toEqual([]);
});

it('pays no more than the most, and nothing after the days that count', async () => {
  const id = await join('friendthree', code);
  await deposit(id, 5_000_000n);
  expect(await overview()).toMatchObject({ pending: '5000' });
  platform.ports.clock.advance(31 * dayMs);
  await settle();
  await bet(id, 1_000_000n);
  await mira.loginAs('member');
  expect(await overview()).toMatchObject({ pending: '0' });
  expect((await friends()).find(({ account }) => account === 'fr***ee')).toMatchObject({
    state: 'ended',
    day: 30,
    earned: '5000',
  });
});

it('excludes the same device, address and payment account, says why, and pays nothing', async () => {
  const device = await join('samedevice', code, mira);
  const address = await join('sameaddress', code, platform.visitor());
  const account = await join('samebank', code);
  await mira.loginAs('member');
  const [own] = await platform.db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.accountId, 'aurora-mira'), eq(payoutAccounts.kind, 'bank')));
  if (!own) throw new Error('the seed has no payout account');
  // An account is one person's at a time: it moves from one to the other.
  await platform.db
    .update(payoutAccounts)
    .set({ removedAt: platform.ports.clock.now() })
    .where(eq(payoutAccounts.id, own.id));
  await platform.db.insert(payoutAccounts).values({ ...own, id: 'test-payout', accountId: account });
  const before = await held();
  for (const id of [device, address, account]) await deposit(id, 50_000n);
  platform.ports.clock.advance(2 * dayMs);
  await settle();
  await mira.loginAs('member');
  const reasons = new Map((await friends()).map(({ account: name, reason }) => [name, reason]));
  expect([reasons.get('sa***ce'), reasons.get('sa***ss'), reasons.get('sa***nk')]).toEqual([
    'device',
    'address',
    'paymentAccount',
  ]);
  expect(await held()).toBe(before);
  expect(await platform.db.$count(referralRewards, eq(referralRewards.accountId, account))).toBe(0);
});

it('keeps what is earned during a break, says that it waits, and pays it after the break', async () => {
  const id = await join('duringbreak', code);
  await deposit(id, 20_000n);
  const now = platform.ports.clock.now();
  const endsAt = new Date(now.getTime() + 3 * dayMs);
  const pause = { id: 'break', accountId: 'aurora-mira', kind: 'break', startsAt: now, endsAt } as const;
  await platform.db.insert(playPauses).values(pause);
  const before = await held();
  platform.ports.clock.advance(2 * dayMs);
  await settle();
  expect(await held()).toBe(before);
  await mira.loginAs('member');
  const waiting = BigInt((await overview()).pending);
  expect(waiting).toBeGreaterThan(0n);
  const { earned } = await overview();
  platform.ports.clock.advance(2 * dayMs);
  await settle();
  await settle();
  expect(await held()).toBe(before + waiting);
  await mira.loginAs('member');
  expect(await overview()).toMatchObject({ pending: '0', earned: (BigInt(earned) + waiting).toString() });
});

it('makes one code for a member who had none, and shows nobody the friends of another', async () => {
  const newcomer = platform.visitor({ address: '198.51.77.1' });
  await newcomer.register('codeless');
  const found = await Promise.all([overview(newcomer), overview(newcomer), overview(newcomer)]);
  expect(new Set(found.map((each) => each.code)).size).toBe(1);
  expect(found[0]?.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(await friends(newcomer)).toEqual([]);
  expect(await platform.visitor().call(referral.friends, { page: 1 })).toMatchObject({ success: false });
});
