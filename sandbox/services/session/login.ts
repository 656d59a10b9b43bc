import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { accounts, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { checkCaptcha } from '../captcha/checkCaptcha';
import { record } from '../events';
import { isPerson } from '../human/requireCaptcha';
import { useTemporary } from '../password/temporary';
import { countTry, forgetTries, peekTries, uncountTry } from '../throttle';
import { completeLogin, type SignedIn, type WayIn } from './completeLogin';
import { isKnownDevice } from './knownDevices';
import { loginBySms, type LoginInput } from './loginBySms';
import { tryKeysOf, type TryKeys } from './loginTries';
import { nameKey } from './names';
import { demandProof } from './proofs';
import { newFamily } from './remember';

/** Wrong passwords per account and network within the window before it is locked. Source: GLI-19 §2.5.3(d). */
const mostFailures = 3;
const windowSeconds = 30 * 60;
/** Wrong passwords of one network, over all accounts: first every try needs a captcha, then none is taken. */
const networkCaptcha = 20;
const networkLock = 100;
/** Wrong passwords of unknown browsers for one name within a day, over all networks: then every try needs a captcha. */
const nameCaptcha = 10;
const nameWindowSeconds = 86_400;

const withCaptcha = { value: { captcha: true } };

/**
 * Signs in by username and password, or by a code. An unknown account answers like a wrong password, in words and in
 * time, and is counted and locked like a known one; one that is not active says so to whoever knows its password. A browser that the account signed in from before has a counter of
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
  // Before the lock, as the way out of it: nobody guesses 138 random bits, so they need neither counter nor captcha.
  const isTemporary = await useTemporary(ctx, account, password);
  const isRight = isTemporary || (await isOwnPassword(ctx, account, input, keys, isKnown));
  if (!account || !isRight || account.status !== 'active') {
    await record(ctx, ctx.db, 'login.refused', about(account));
    // Only whoever knows the password learns what became of the account.
    if (account && isRight) {
      if (account.status === 'closed') refuse('login.closed');
      refuse(account.uplineId === null ? 'login.disabled' : 'login.contactAgent');
    }
    await countTry(ctx, networkKeyOf(ctx), windowSeconds);
    refuse('login.rejected', withCaptcha);
  }
  await forgetTries(ctx, key);
  if (!isKnown && !isTemporary) await uncountTry(ctx, keys.name);
  const way: WayIn = {
    by: isTemporary ? 'temporary' : 'password',
    ...(input.remember ? { remember: newFamily(ctx) } : {}),
  };
  await demandProof(ctx, account, way, input.visitorId);
  return ctx.db.transaction((tx) => completeLogin(ctx, tx, account, way, input.visitorId));
}

/** Whether the password is the one of the account. Refuses without a look at it after too many wrong ones. */
async function isOwnPassword(
  ctx: Ctx,
  account: Account | undefined,
  input: LoginInput,
  keys: TryKeys,
  isKnown: boolean,
): Promise<boolean> {
  const key = isKnown ? keys.device : keys.network;
  const hasCaptcha = await demandCaptcha(ctx, input, key, isKnown ? undefined : keys.name);
  // Counted before the check, so that parallel guesses cannot outrun the counter.
  const tries = await countTry(ctx, key, windowSeconds);
  if (tries.count > mostFailures) {
    await record(ctx, ctx.db, 'login.locked', about(account));
    refuse('login.locked', { ...withCaptcha, retryAfter: tries.retryAfter });
  }
  if (!isKnown) {
    const anywhere = await countTry(ctx, keys.name, nameWindowSeconds);
    if (anywhere.count > nameCaptcha && !hasCaptcha) refuse('captcha.required', withCaptcha);
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

/**
 * After a refused try, in a network that guesses and for a name that is guessed at, a try needs a captcha before its
 * password is looked at. Gives whether there was one. Without `nameKey` only the tries under `key` count.
 */
async function demandCaptcha(
  ctx: Ctx,
  input: LoginInput,
  key: string,
  nameKey: string | undefined,
): Promise<boolean> {
  const before = await peekTries(ctx, key);
  if (before.count >= mostFailures) refuse('login.locked', { ...withCaptcha, retryAfter: before.retryAfter });
  let isGuessed = false;
  if (nameKey !== undefined) {
    const nearby = await peekTries(ctx, networkKeyOf(ctx));
    if (nearby.count >= networkLock)
      refuse('login.locked', { ...withCaptcha, retryAfter: nearby.retryAfter });
    isGuessed = nearby.count >= networkCaptcha || (await peekTries(ctx, nameKey)).count >= nameCaptcha;
  }
  if (before.count === 0 && !isGuessed) return false;
  const { captcha, verification, visitorId } = input;
  if (!verification && !captcha?.trim()) refuse('captcha.required', withCaptcha);
  // Who cannot read a picture proves to be a person without one.
  const isRight = verification
    ? await isPerson(ctx, 'login', visitorId, verification)
    : await checkCaptcha(ctx, visitorId, captcha ?? '');
  if (!isRight) refuse('captcha.wrong', withCaptcha);
  return true;
}

const about = (account: Account | undefined) => (account ? { accountId: account.id } : {});
