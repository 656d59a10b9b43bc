import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { accounts, knownDevices, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { checkCaptcha } from '../captcha/checkCaptcha';
import { record } from '../events';
import { useTemporary } from '../password/temporary';
import { countTry, forgetTries, peekTries } from '../throttle';
import { admit, type SignedIn, type WayIn } from './admit';
import { loginBySms, type LoginInput } from './loginBySms';
import { tryKeysOf } from './loginTries';
import { nameKey } from './names';
import { demandProof } from './proofs';
import { newFamily } from './remember';

/** Wrong passwords per account and network within the window before it is locked. Source: GLI-19 §2.5.3(d). */
const mostFailures = 3;
const windowSeconds = 30 * 60;
/** Wrong passwords of one network, over all accounts: first every try needs a captcha, then none is taken. */
const networkCaptcha = 20;
const networkLock = 100;

const withCaptcha = { value: { captcha: true } };

/**
 * Signs in by username and password, or by a code. An unknown account answers like a wrong password, in words and in
 * time, and is counted and locked like a known one. A browser that the account signed in from before has a counter of
 * its own, so that a stranger cannot lock the owner out.
 */
export async function login(ctx: Ctx, input: LoginInput): Promise<SignedIn> {
  return input.type === 'sms' ? loginBySms(ctx, input) : loginByPassword(ctx, input);
}

async function loginByPassword(ctx: Ctx, input: LoginInput): Promise<SignedIn> {
  const name = nameKey(input.username ?? '');
  const password = input.password ?? '';
  if (name === '' || password === '') refuse('login.rejected');

  const account = await findAccount(ctx, name);
  const isKnown = await isKnownDevice(ctx, account, input.visitorId);
  const keys = await tryKeysOf(ctx, name, input.visitorId);
  const key = isKnown ? keys.device : keys.network;
  // Before the lock, as the way out of it: nobody guesses 80 random bits, so they need neither counter nor captcha.
  const isTemporary = await useTemporary(ctx, account, password);
  const isRight = isTemporary || (await isOwnPassword(ctx, account, input, key, isKnown));
  if (!account || !isRight || account.status !== 'active') {
    await countTry(ctx, networkKeyOf(ctx), windowSeconds);
    await record(ctx, ctx.db, 'login.refused', about(account));
    refuse('login.rejected', withCaptcha);
  }
  await forgetTries(ctx, key);
  const way: WayIn = {
    by: isTemporary ? 'temporary' : 'password',
    ...(input.remember ? { remember: newFamily(ctx) } : {}),
  };
  await demandProof(ctx, account, way, input.visitorId);
  return ctx.db.transaction((tx) => admit(ctx, tx, account, way, input.visitorId));
}

/** Whether the password is the one of the account. Refuses without a look at it after too many wrong ones. */
async function isOwnPassword(
  ctx: Ctx,
  account: Account | undefined,
  input: LoginInput,
  key: string,
  isKnown: boolean,
): Promise<boolean> {
  await demandCaptcha(ctx, input, key, isKnown ? undefined : networkKeyOf(ctx));
  // Counted before the check, so that parallel guesses cannot outrun the counter.
  const tries = await countTry(ctx, key, windowSeconds);
  if (tries.count > mostFailures) {
    await record(ctx, ctx.db, 'login.locked', about(account));
    refuse('login.locked', { ...withCaptcha, retryAfter: tries.retryAfter });
  }
  return ctx.hasher.verify(input.password ?? '', account?.passwordHash);
}

/** Counter of the wrong passwords of a network, over all accounts. */
const networkKeyOf = (ctx: Ctx): string => `login-network:${ctx.network}`;

async function findAccount(ctx: Ctx, name: string): Promise<Account | undefined> {
  const [found] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.usernameKey, name)));
  return found;
}

async function isKnownDevice(ctx: Ctx, account: Account | undefined, visitorId: string): Promise<boolean> {
  // Asked for an unknown account as well: the same work whether or not it exists.
  const found = await ctx.db
    .select({ seen: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, account?.id ?? ''), eq(knownDevices.visitorId, visitorId)));
  return found.length > 0;
}

/** After a refused try, and in a network that guesses, a try needs a captcha before its password is looked at. */
async function demandCaptcha(
  ctx: Ctx,
  input: LoginInput,
  key: string,
  networkKey: string | undefined,
): Promise<void> {
  const before = await peekTries(ctx, key);
  if (before.count >= mostFailures) refuse('login.locked', { ...withCaptcha, retryAfter: before.retryAfter });
  const nearby = networkKey === undefined ? { count: 0, retryAfter: 0 } : await peekTries(ctx, networkKey);
  if (nearby.count >= networkLock) refuse('login.locked', { ...withCaptcha, retryAfter: nearby.retryAfter });
  if (before.count === 0 && nearby.count < networkCaptcha) return;
  if (!input.captcha?.trim()) refuse('captcha.required', withCaptcha);
  if (!(await checkCaptcha(ctx, input.visitorId, input.captcha))) refuse('captcha.wrong', withCaptcha);
}

const about = (account: Account | undefined) => (account ? { accountId: account.id } : {});
