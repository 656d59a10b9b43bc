import { and, eq, isNull } from 'drizzle-orm';
import { creditOf } from '../../config';
import type { Ctx } from '../../context';
import type { Tx } from '../../db/database';
import { accountIdentifiers, accounts, keyedWrites, type Account } from '../../db/schema';
import { openAccount, openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { record } from '../events';
import type { SignedIn } from './completeLogin';
import { nameKey } from './names';
import { openSession, startReply } from './sessions';

/** A registration that may be sent again under its key. */
export interface Write {
  key: string;
  inputHash: string;
  /** Undefined for an account without one. */
  password: string | undefined;
  visitorId: string;
}

/**
 * Writes a new account with what it claims and its wallet, and signs it in. Undefined when the key was used before.
 * Refuses with `register.taken` and the field whose value another account has.
 */
export async function makeAccount(
  ctx: Ctx,
  tx: Tx,
  account: typeof accounts.$inferInsert,
  { key, inputHash, visitorId }: Write,
  isVerified: boolean,
): Promise<SignedIn | undefined> {
  // Waits for a parallel try under the same key.
  const [claimed] = await tx
    .insert(keyedWrites)
    .values({
      actor: `register:${ctx.merchant}`,
      key,
      inputHash,
      result: { accountId: account.id, visitorId },
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!claimed) return undefined;
  const [made] = await tx
    .insert(accounts)
    .values({ ...account, limitOffered: true })
    .onConflictDoNothing()
    .returning();
  if (!made) refuse('register.taken', { value: { field: 'username' } });
  await claimIdentifiers(ctx, tx, made, isVerified);
  await openWallet(ctx, tx, made);
  const opened = await openSession(ctx, tx, made, visitorId);
  await record(ctx, tx, 'account.registered', { accountId: made.id });
  return { cookieSecret: opened.cookieSecret, reply: startReply(opened) };
}

/** A number that its owner proved is taken from an account that only named it. */
async function claimIdentifiers(ctx: Ctx, tx: Tx, account: Account, isVerified: boolean): Promise<void> {
  const claims = [
    { kind: 'email', field: 'email', value: account.fields['email'], isProved: false },
    { kind: 'mobile', field: 'mobileNum', value: account.fields['mobileNum'], isProved: isVerified },
  ] as const;
  for (const { kind, field, value, isProved } of claims) {
    if (value === undefined) continue;
    const valueKey = nameKey(value);
    const { merchantCode, id: accountId } = account;
    if (isProved)
      await tx
        .delete(accountIdentifiers)
        .where(
          and(
            eq(accountIdentifiers.merchantCode, merchantCode),
            eq(accountIdentifiers.kind, kind),
            eq(accountIdentifiers.valueKey, valueKey),
            isNull(accountIdentifiers.verifiedAt),
          ),
        );
    const taken = await tx
      .insert(accountIdentifiers)
      .values({ merchantCode, kind, valueKey, accountId, verifiedAt: isProved ? ctx.clock.now() : null })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 0) refuse('register.taken', { value: { field } });
  }
}

/** A wallet at zero, with the welcome credit of a demo. */
export async function openWallet(ctx: Ctx, tx: Tx, account: Account): Promise<void> {
  const at = ctx.clock.now();
  const { currency, merchantCode: merchant } = account;
  const wallet = walletOf(account.id);
  await openAccount(tx, { id: wallet, ownerId: account.id, purpose: 'main', currency, at });
  const credit = creditOf(ctx.config.welcomeCredit, currency);
  if (credit === 0n) return;
  const welcome = await openHouseAccount(tx, { merchant, purpose: 'welcome', currency, at });
  await post(tx, {
    id: ctx.ids.next(),
    actor: 'house',
    key: `welcome:${account.id}`,
    kind: 'welcome',
    postings: [
      { account: welcome, amount: -credit },
      { account: wallet, amount: credit },
    ],
    at,
  });
}
