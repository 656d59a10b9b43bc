import type { Db, Tx } from '../db/database';
import { accounts, merchants, settings } from '../db/schema';
import { openAccount, openHouseAccount, post, walletOf } from '../ledger/ledger';
import type { Hasher } from '../ports';
import { demoAccounts, type DemoAccount } from './demoAccounts';
import { demoMerchants, type DemoMerchant } from './merchants';
import { merchantSettings } from './merchantSettings';

/** What the seed cannot know by itself. */
export interface SeedDeps {
  hasher: Hasher;
  /** The moment at which the world begins: everything seeded lies before it. */
  at: Date;
}

/** Fills a migrated, empty database with the demo world. The same moment gives the same world, salts aside. */
export async function seedWorld(db: Db, { hasher, at }: SeedDeps): Promise<void> {
  // One slow hash per role: the brands' accounts share their passwords anyway.
  const hashes = new Map<string, string>();
  for (const account of demoAccounts) hashes.set(account.username, await hasher.hash(account.password));
  await db.transaction(async (tx) => {
    for (const merchant of demoMerchants) {
      await tx.insert(merchants).values({ ...merchant, createdAt: at });
      await tx
        .insert(settings)
        .values(Object.entries(merchantSettings).map(([key, value]) => ({ merchantCode: merchant.code, key, value })));
      for (const account of demoAccounts) await seedAccount(tx, merchant, account, hashes.get(account.username) ?? '', at);
    }
  });
}

async function seedAccount(tx: Tx, merchant: DemoMerchant, account: DemoAccount, passwordHash: string, at: Date) {
  const id = `${merchant.code}-${account.username}`;
  const { code: merchantCode, currency } = merchant;
  await tx.insert(accounts).values({
    id,
    merchantCode,
    username: account.username,
    usernameKey: account.username,
    passwordHash,
    passwordChangedAt: at,
    type: account.type,
    nickname: account.nickname,
    currency,
    inviteCode: account.role === 'trial' ? null : account.username.toUpperCase(),
    createdAt: at,
    lastLoginAt: at,
  });
  const money = account.role === 'trial' ? 'play' : 'real';
  await openAccount(tx, { id: walletOf(id), ownerId: id, purpose: 'main', currency, money, at });
  const bank = await openHouseAccount(tx, { merchant: merchantCode, purpose: 'bank', currency, money, at });
  await post(tx, {
    id: `seed-credit-${id}`,
    actor: 'house',
    key: `seed-credit-${id}`,
    kind: 'deposit',
    postings: [
      { account: bank, amount: -account.credit },
      { account: walletOf(id), amount: account.credit },
    ],
    at,
  });
}
