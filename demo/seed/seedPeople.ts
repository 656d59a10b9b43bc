import { type Executor, openAccount, walletOf } from '#platform/host';
import {
  type GameRow,
  accountIdentifiers,
  accounts,
  favourites,
  messages,
  promotionMembers,
  recentGames,
  totpSecrets,
} from '#platform/schema';
import { insertAll } from './bulk';
import { noticeSeeds } from './content/announcements';
import { bannersOf } from './content/banners';
import { demoAccounts, type DemoAccount } from './demoAccounts';
import { pastOf, type PastEvent, type PastPlan } from './history';
import type { DemoMerchant } from './merchants';
import { largeTeam, smallTeam, fullTeam, type TeamPerson } from './largeTeam/people';
import { seedLargeTeam } from './largeTeam/seedLargeTeam';
import { downline, type Person } from './people';
import { seedCashier } from './seedCashier';
import { seedLinks } from './seedLinks';
import { seedPast } from './seedPast';
import { seedRebates } from './seedRebates';
import { seedApplications } from './seedApplications';
import { seedPoints } from './seedPoints';
import { seedMissions } from './seedMissions';
import { seedRewards } from './seedRewards';
import { seedVip } from './seedVip';
import { slotId } from './slotGames';

const dayMs = 86_400_000;

/** What seeding people needs besides the database. */
export interface PeopleDeps {
  merchant: DemoMerchant;
  slots: readonly GameRow[];
  /** Hash of a demo account's password, by username. */
  hashOf: (username: string) => string;
  at: Date;
}

/** Switches of an agent's pages of contracts. */
const contractFlags = { enableCt: true, salary: true, hourSalary: true, realTimeSalary: true };

type NewAccount = typeof accounts.$inferInsert;

/** How a brand's world is sized: the first brand has the whole of it, the others a part. */
const sizeOf = ({ code }: DemoMerchant) =>
  code === 'aurora'
    ? ({ people: 1, memberRounds: 520, team: fullTeam } as const)
    : ({ people: 0.5, memberRounds: 160, team: smallTeam } as const);

/** Accounts, wallets and pasts of a brand's demo people. */
export async function seedPeople(db: Executor, deps: PeopleDeps): Promise<void> {
  const { merchant, at, slots } = deps;
  const people = downline(agentName, sizeOf(merchant).people);
  await insertAll(
    db,
    accounts,
    demoAccounts.map((account) => demoRow(deps, account)),
  );
  await seedProofs(db, deps);
  // Level by level: an account names the one above it.
  for (const person of people) await db.insert(accounts).values(personRow(deps, person));
  const pasts = [
    ...demoAccounts
      .filter(({ role }) => role !== 'trial')
      .map((account) => ({ id: idOf(merchant, account.username), plan: demoPlan(deps, account) })),
    ...people.map((person, index) => ({
      id: idOf(merchant, person.username),
      plan: personPlan(deps, person, index),
    })),
  ];
  for (const { id } of pasts) await openAccount(db, wallet(id, merchant, 'real', at));
  const trial = demoAccounts.find(({ role }) => role === 'trial');
  if (trial) await openAccount(db, wallet(idOf(merchant, trial.username), merchant, 'play', at));
  const lived = new Map<string, readonly PastEvent[]>(pasts.map(({ id, plan }) => [id, pastOf(plan)]));
  await seedPast(db, {
    merchant,
    slots,
    at,
    lived,
    ...(trial
      ? { trial: { id: idOf(merchant, trial.username), credit: trial.credit * merchant.creditUnit } }
      : {}),
  });
  const team = largeTeam(leaderName, sizeOf(merchant).team);
  const latecomers = team.map(({ username }) => idOf(merchant, username));
  await seedLargeTeam(db, { merchant, at, people: team, rowOf: (person) => personRow(deps, person) });
  const past = lived.get(idOf(merchant, memberName)) ?? [];
  await seedMember(db, deps, past);
  await seedRewards(db, { merchant, at, accountId: idOf(merchant, memberName) });
  await seedMissions(db, { merchant, at, accountId: idOf(merchant, memberName) });
  await seedRebates(db, {
    merchant,
    at,
    agents: [...agentsOf(merchant, agentName, people), ...agentsOf(merchant, leaderName, team)],
    latecomers,
  });
  const holder = demoAccounts.find(({ role }) => role === 'member')?.payeeName ?? '';
  await seedCashier(db, { merchant, at, accountId: idOf(merchant, memberName), holder, past });
  // After all that was bet and paid in.
  await seedPoints(db, { merchant, at, latecomers });
  await seedLinks(db, { merchant, agentId: idOf(merchant, agentName), people, at });
  await seedVip(db, { merchant, accountId: idOf(merchant, memberName), at });
}

/** An agent and the agents below, with their level. */
function agentsOf(
  merchant: DemoMerchant,
  root: string,
  people: readonly Pick<Person, 'username' | 'type' | 'upline'>[],
): { id: string; level: number }[] {
  const levels = new Map([[root, 0]]);
  for (const { username, type, upline } of people)
    if (type !== 0) levels.set(username, (levels.get(upline) ?? 0) + 1);
  return [...levels].map(([username, level]) => ({ id: idOf(merchant, username), level }));
}

const nameOf = (role: DemoAccount['role']): string =>
  demoAccounts.find((account) => account.role === role)?.username ?? '';
const memberName = nameOf('member');
const agentName = nameOf('agent');
const leaderName = nameOf('leader');

/** Ids are readable, so that a developer knows whom a row is about. */
const idOf = ({ code }: DemoMerchant, username: string): string => `${code}-${username}`;

const wallet = (id: string, { currency }: DemoMerchant, money: 'real' | 'play', at: Date) => ({
  id: walletOf(id),
  ownerId: id,
  purpose: 'main',
  currency,
  money,
  at,
});

function demoRow({ merchant, hashOf, at }: PeopleDeps, account: DemoAccount): NewAccount {
  const { username, role, type, nickname } = account;
  return {
    ...plainRow(
      merchant,
      username,
      nickname,
      hashOf(username),
      new Date(at.getTime() - (role === 'trial' ? 1 : 366) * dayMs),
    ),
    type,
    inviteCode: role === 'trial' ? null : username.toUpperCase(),
    lastLoginAt: account.hasSignedIn === false ? null : at,
    // Nobody is greeted with what is asked for every six months.
    limitsSeenAt: at,
    passwordState: account.passwordState ?? 'own',
    flags: {
      ...((role === 'agent' || role === 'leader') && contractFlags),
      ...(account.proofAtEveryLogin && { proofAtEveryLogin: true }),
    },
    fields: fieldsOf(account),
    paymentPasswordHash: account.transactionPassword ? hashOf(`${username}:transaction`) : null,
    avatar: role === 'agent' ? '4' : role === 'leader' ? '7' : '1',
  };
}

const fieldsOf = ({ mobileNum, email, payeeName, birthday }: DemoAccount): Record<string, string> => ({
  ...(mobileNum ? { mobileNum } : {}),
  ...(email ? { email } : {}),
  ...(payeeName ? { payeeName } : {}),
  ...(birthday ? { birthday } : {}),
});

/** Numbers and addresses that the demo accounts proved, and their authenticator apps. */
async function seedProofs(db: Executor, { merchant, at }: PeopleDeps): Promise<void> {
  const merchantCode = merchant.code;
  for (const { username, mobileNum, email, totpSecret } of demoAccounts) {
    const accountId = idOf(merchant, username);
    const claims = [
      { kind: 'mobile' as const, valueKey: mobileNum },
      { kind: 'email' as const, valueKey: email },
    ];
    for (const { kind, valueKey } of claims)
      if (valueKey)
        await db
          .insert(accountIdentifiers)
          .values({ merchantCode, kind, valueKey, accountId, verifiedAt: at });
    if (totpSecret) await db.insert(totpSecrets).values({ accountId, secret: totpSecret });
  }
}

function personRow({ merchant, hashOf, at }: PeopleDeps, person: Person | TeamPerson): NewAccount {
  const joined = new Date(at.getTime() - person.joined * dayMs);
  return {
    ...plainRow(merchant, person.username, person.nickname, hashOf(memberName), joined),
    type: person.type,
    uplineId: idOf(merchant, person.upline),
    toUpline: true,
    paymentPasswordHash: hashOf(`${memberName}:transaction`),
    flags: person.type === 0 ? {} : contractFlags,
    // A first sign-in would ask for a new password.
    lastLoginAt: joined,
    inviteCode: person.type === 0 ? null : person.username.toUpperCase(),
    avatar: String(1 + ((person.username.length * 5 + person.joined) % 12)),
  };
}

const plainRow = (
  merchant: DemoMerchant,
  username: string,
  nickname: string,
  passwordHash: string,
  createdAt: Date,
) => ({
  id: idOf(merchant, username),
  merchantCode: merchant.code,
  username,
  usernameKey: username,
  passwordHash,
  passwordChangedAt: createdAt,
  nickname,
  currency: merchant.currency,
  createdAt,
});

function demoPlan({ merchant, slots, at }: PeopleDeps, account: DemoAccount): PastPlan {
  const isMember = account.role === 'member';
  return {
    seed: account.username.length * 1009 + merchant.code.length,
    balance: account.credit * merchant.creditUnit,
    rounds: isMember ? sizeOf(merchant).memberRounds : account.role === 'agent' ? 40 : 0,
    days: 365,
    usualStake: isMember ? 3 : 4,
    unit: BigInt(merchant.stakeUnit),
    games: slots.slice(0, 60),
    begin: at,
  };
}

const habits = [
  { rounds: 12, lastDay: 0, usualStake: 1 },
  { rounds: 40, lastDay: 0, usualStake: 3 },
  { rounds: 60, lastDay: 50, usualStake: 7 },
] as const;

function personPlan({ merchant, slots, at }: PeopleDeps, person: Person, index: number): PastPlan {
  const { rounds, lastDay, usualStake } = habits[person.habit];
  return {
    seed: 31 * index + merchant.code.length,
    balance: BigInt(2_000 + ((index * 7919) % 90_000)) * merchant.creditUnit,
    rounds,
    // The fortnights that an agent compares are alike.
    days: person.habit === 2 ? Math.min(28, person.joined - 1) : person.joined - 1,
    lastDay,
    usualStake,
    unit: BigInt(merchant.stakeUnit),
    games: slots.slice(index % 7, 80),
    begin: at,
  };
}

/** What the demo member has besides money: favourites, recent games, a joined promotion, unread messages. */
async function seedMember(
  db: Executor,
  { merchant, at }: PeopleDeps,
  past: readonly PastEvent[],
): Promise<void> {
  const accountId = idOf(merchant, memberName);
  await db.insert(favourites).values(
    [0, 4, 10].map((index, order) => ({
      accountId,
      gameId: slotId(index),
      createdAt: new Date(at.getTime() - order * dayMs),
    })),
  );
  const played = new Map<string, Date>();
  for (const event of past) if (event.is === 'round') played.set(event.game.id, event.at);
  const latest = [...played].toSorted(([, a], [, b]) => b.getTime() - a.getTime()).slice(0, 12);
  await db.insert(recentGames).values(latest.map(([gameId, playedAt]) => ({ accountId, gameId, playedAt })));
  await db
    .insert(promotionMembers)
    .values({ promotionId: `${merchant.code}-promo-rebate`, accountId, joinedAt: at });
  await seedApplications(db, merchant, accountId, at);
  const letters = [
    ...bannersOf(merchant.brand).map(({ title, words }) => ({ title, body: words })),
    ...noticeSeeds.map(({ title, content }) => ({ title, body: content })),
  ];
  await db.insert(messages).values(
    letters.map((letter, index) => ({
      id: `${accountId}-message-${index + 1}`,
      accountId,
      ...letter,
      createdAt: new Date(at.getTime() - (index * 2.5 + 0.2) * dayMs),
      readAt: index < 5 ? null : at,
    })),
  );
}
