import type { HandlerReplyOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import type { Tx } from '../../db/database';
import type { Account } from '../../db/schema';
import { hasPassword } from '../../ports';
import { refuse } from '../../refusal';
import { record } from '../events';
import { isOn, settingsOf } from '../settings';
import { issueRemember, type Family, type RememberCookie } from './remember';
import { openSession, startReply, type OpenedSession } from './sessions';

/** How somebody logged in. Stored with a log-in that waits for one more proof. */
export interface WayIn {
  by: 'password' | 'temporary' | 'sms' | 'remembered';
  /** The family whose next token the browser gets; absent when it is not to be remembered. */
  remember?: Family;
  /** An authenticator app is the reason for the proof: a name that others may know is not enough. */
  isStrict?: boolean;
}

/** Result of a log-in: the reply, and what goes into cookies. */
export interface SignedIn {
  reply: HandlerReplyOf<typeof sessionCalls.login>;
  /** The secret of the session that scripts cannot read. */
  cookieSecret: OpenedSession['cookieSecret'];
  remember?: RememberCookie | undefined;
}

/**
 * Opens the session of somebody who has proved everything that was asked. Call it inside a transaction. Refuses with
 * `login.notMember` and `login.notAgent` whom the site is not for.
 */
export async function completeLogin(
  ctx: Ctx,
  tx: Tx,
  account: Account,
  way: WayIn,
  visitorId: string,
): Promise<SignedIn> {
  const settings = await settingsOf(tx, ctx.merchant);
  if (settings.loginFor === 'members' && account.type !== 0) refuse('login.notMember');
  if (settings.loginFor === 'agents' && account.type === 0) refuse('login.notAgent');
  const terms = passwordTerms(ctx, account, way, settings);
  const opened = await openSession(ctx, tx, account, visitorId, {
    mustChangePassword: terms.forcePasswordChange,
    oldPasswordKnown: terms.oldPasswordKnown,
  });
  await record(ctx, tx, 'login.succeeded', { accountId: account.id, detail: { by: way.by } });
  const lastLogin = account.lastLoginAt?.toISOString() ?? null;
  return {
    cookieSecret: opened.cookieSecret,
    reply: startReply(opened, { ...terms, lastLogin }),
    remember: await rememberFor(ctx, tx, { accountId: account.id, sessionId: opened.id }, way, terms),
  };
}

/** Nobody is remembered who has to choose a password first: the next day would begin without one. */
async function rememberFor(
  ctx: Ctx,
  tx: Tx,
  holder: { accountId: string; sessionId: string },
  { remember }: WayIn,
  { forcePasswordChange }: ReturnType<typeof passwordTerms>,
): Promise<RememberCookie | undefined> {
  return remember && !forcePasswordChange ? issueRemember(ctx, tx, holder, remember) : undefined;
}

/**
 * Whether the password has to be changed, and whether at once. Somebody who came in by a code of a message typed no
 * password: they are asked another time, or never where there is none. Who came by a cookie is asked, and for the old
 * password as well. Source: spec section 4, login flow.
 */
function passwordTerms(
  ctx: Pick<Ctx, 'clock'>,
  account: Account,
  { by }: WayIn,
  { passwordDays, whitelabel }: Awaited<ReturnType<typeof settingsOf>>,
) {
  const age = ctx.clock.now().getTime() - account.passwordChangedAt.getTime();
  const isAsked = by !== 'sms' && hasPassword(account);
  const firstTimeLogin = account.lastLoginAt === null;
  const passwordExpired =
    account.passwordState === 'expired' || (passwordDays > 0 && age >= passwordDays * 86_400_000);
  const passwordDefault = account.passwordState === 'default' || by === 'temporary';
  const isMadeUp = isAsked && (firstTimeLogin || passwordDefault);
  return {
    firstTimeLogin,
    passwordExpired,
    passwordDefault,
    forcePasswordChange: isMadeUp || (isAsked && passwordExpired && isOn(whitelabel, 'PWDEXPFORCECHANGE3')),
    oldPasswordKnown: isMadeUp && by !== 'remembered',
  };
}
