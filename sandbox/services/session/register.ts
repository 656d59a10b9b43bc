import { and, eq } from 'drizzle-orm';
import type { RegisterField } from '../../../contract';
import { creditOf } from '../../config';
import { anyone, keyOf, type Ctx } from '../../context';
import type { Tx } from '../../db/database';
import { accountIdentifiers, accounts, keyedWrites, merchants, type Account } from '../../db/schema';
import { openAccount, openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { checkCaptcha } from '../captcha/checkCaptcha';
import { record } from '../events';
import { settingsOf } from '../settings';
import { checkRegisterForm, type RegisterForm } from './checkRegisterForm';
import type { SignedIn } from './login';
import { nameKey } from './names';
import { openSession } from './sessions';

type RegisterInput = RegisterForm & { visitorId: string };
type Values = Partial<Record<RegisterField, string>>;

/** Kept with the account as they were typed; the others are secrets, or used up by registering. */
const keptFields = [
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const satisfies readonly RegisterField[];

/**
 * Makes an account with its wallet and signs it in. The same key with the same form gives the same account: a retry
 * after a lost reply proves itself by the password, and gets a new session.
 */
export async function register(ctx: Ctx, input: RegisterInput): Promise<SignedIn> {
  anyone(ctx);
  const key = keyOf(ctx);
  const settings = await settingsOf(ctx.db, ctx.merchant);
  if (!settings.register) refuse('register.closed');
  const values = checkRegisterForm(ctx, input, settings.registerRules);
  const username = values.username ?? '';
  const password = values.password ?? '';
  const inputHash = await fingerprint(ctx, values);

  const before = await findWrite(ctx, key);
  if (before) return repeat(ctx, before, { inputHash, password, visitorId: input.visitorId });
  if (settings.registerRules.captcha?.enabled) {
    const isRight = await checkCaptcha(ctx, input.visitorId, values.captcha ?? '');
    if (!isRight) refuse('captcha.wrong', { value: { captcha: true } });
  }
  const uplineId = await findUpline(ctx, values.affiliateCode ?? input.referralCode);
  const [merchant] = await ctx.db.select().from(merchants).where(eq(merchants.code, ctx.merchant));
  if (!merchant) refuse('register.closed');

  const account: typeof accounts.$inferInsert = {
    id: ctx.ids.next(),
    merchantCode: ctx.merchant,
    username,
    usernameKey: nameKey(username),
    passwordHash: await ctx.hasher.hash(password),
    passwordChangedAt: ctx.clock.now(),
    paymentPasswordHash:
      values.paymentPassword === undefined ? null : await ctx.hasher.hash(values.paymentPassword),
    type: 0,
    nickname: username,
    currency: merchant.currency,
    language: ctx.language,
    uplineId,
    fields: Object.fromEntries(
      keptFields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
    ),
    createdAt: ctx.clock.now(),
  };
  return ctx.db.transaction((tx) =>
    carryOut(ctx, tx, account, { key, inputHash, password, visitorId: input.visitorId }),
  );
}

interface Repeatable {
  inputHash: string;
  password: string;
  visitorId: string;
}

async function carryOut(
  ctx: Ctx,
  tx: Tx,
  account: typeof accounts.$inferInsert,
  write: Repeatable & { key: string },
): Promise<SignedIn> {
  // Waits for a parallel try under the same key.
  const [claimed] = await tx
    .insert(keyedWrites)
    .values({
      actor: actorOf(ctx),
      key: write.key,
      inputHash: write.inputHash,
      result: { accountId: account.id },
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!claimed)
    return repeat(
      { ...ctx, db: tx },
      (await findWrite({ ...ctx, db: tx }, write.key)) ?? refuse('key.reused'),
      write,
    );

  const [made] = await tx.insert(accounts).values(account).onConflictDoNothing().returning();
  if (!made) refuse('register.taken', { value: { field: 'username' } });
  await claimIdentifiers(tx, made);
  await openWallet(ctx, tx, made);
  const { token, half } = await openSession(ctx, tx, made, write.visitorId);
  await record(ctx, tx, 'account.registered', { accountId: made.id });
  return { half, reply: { token, firstTimeLogin: false, passwordExpired: false, lastLogin: null } };
}

async function claimIdentifiers(tx: Tx, account: Account): Promise<void> {
  const claims = [
    { kind: 'email', field: 'email', value: account.fields['email'] },
    { kind: 'mobile', field: 'mobileNum', value: account.fields['mobileNum'] },
  ] as const;
  for (const { kind, field, value } of claims) {
    if (value === undefined) continue;
    const taken = await tx
      .insert(accountIdentifiers)
      .values({ merchantCode: account.merchantCode, kind, valueKey: nameKey(value), accountId: account.id })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 0) refuse('register.taken', { value: { field } });
  }
}

/** A wallet at zero, and the sandbox's welcome credit so that a newcomer can play. */
async function openWallet(ctx: Ctx, tx: Tx, account: Account): Promise<void> {
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

const actorOf = (ctx: Ctx): string => `register:${ctx.merchant}`;

/** Of everything but the secrets: a fast hash of a password must not lie in a table. */
function fingerprint(ctx: Ctx, values: Values): Promise<string> {
  const { password: _, confirmPassword: __, paymentPassword: ___, captcha: ____, ...rest } = values;
  return ctx.hasher.digest(JSON.stringify(rest));
}

type Write = typeof keyedWrites.$inferSelect;

async function findWrite(ctx: Pick<Ctx, 'db' | 'merchant'>, key: string): Promise<Write | undefined> {
  const [found] = await ctx.db
    .select()
    .from(keyedWrites)
    .where(and(eq(keyedWrites.actor, `register:${ctx.merchant}`), eq(keyedWrites.key, key)));
  return found;
}

async function repeat(ctx: Ctx, before: Write, again: Repeatable): Promise<SignedIn> {
  const { accountId } = before.result as { accountId: string };
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  const isSame =
    before.inputHash === again.inputHash && (await ctx.hasher.verify(again.password, account?.passwordHash));
  if (!account || !isSame) refuse('key.reused');
  const { token, half } = await ctx.db.transaction((tx) => openSession(ctx, tx, account, again.visitorId));
  return { half, reply: { token, firstTimeLogin: false, passwordExpired: false, lastLogin: null } };
}

async function findUpline(ctx: Ctx, code: string | undefined): Promise<string | null> {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return null;
  const [upline] = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.inviteCode, wanted)));
  return upline?.id ?? refuse('affiliate.unknown');
}
