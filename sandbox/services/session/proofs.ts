import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { LoginVerification, VerifyMethod } from '#contract';
import type { Ctx } from '../../context';
import { knownNetworks, loginTickets, totpSecrets, type Account, type LoginTicket } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { maskEmail, maskNumber } from '../security/maskContact';
import { settingOf } from '../settings';
import type { WayIn } from './completeLogin';
import { isKnownDevice } from './knownDevices';
import { secretText } from './secrets';

/** How long a log-in waits for its last proof, and how many tries it has. */
const lifeSeconds = 600;
const mostTries = 5;

/**
 * Refuses with `login.verifyFirst` somebody whose password was right but who comes from a network that the account
 * was never signed in from, if the member or the merchant wants one more proof then and the account has a way to give
 * it. The network of the registration, or else of the first log-in, is registered unasked: there is nothing to compare
 * it with. Source: spec section 4, extra verification.
 */
export async function demandProof(ctx: Ctx, account: Account, way: WayIn, visitorId: string): Promise<void> {
  if (account.lastLoginAt === null) return;
  const isWanted = await wantsProof(ctx, account);
  const isStrict =
    !isWanted && (await hasAuthenticator(ctx, account.id)) && !(await isKnownDevice(ctx, account, visitorId));
  if (!isWanted && !isStrict) return;
  const found = await methodsOf(ctx, account);
  const methods = found.filter(({ method }) => !isStrict || method !== 'bankName');
  if (methods.length === 0) return;
  const now = ctx.clock.now();
  const ticket = secretText(ctx.random);
  if (ctx.random.below(64) === 0) await ctx.db.delete(loginTickets).where(lt(loginTickets.expiresAt, now));
  await ctx.db.insert(loginTickets).values({
    ticketHash: await ctx.hasher.digest(ticket),
    accountId: account.id,
    visitorId,
    way: { ...way, ...(isStrict && { isStrict }) },
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
  });
  await record(ctx, ctx.db, 'login.proofAsked', { accountId: account.id });
  const value: LoginVerification = { ticket, expiresInSeconds: lifeSeconds, methods };
  refuse('login.verifyFirst', { value });
}

async function wantsProof(ctx: Ctx, { id, flags }: Account): Promise<boolean> {
  if (flags['proofAtEveryLogin'] || flags['proofUntilNewPassword']) return true;
  if (!flags['proofFromNewNetworks'] && !(await settingOf(ctx.db, ctx.merchant, 'newNetworkProof')))
    return false;
  const known = await ctx.db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(eq(knownNetworks.accountId, id));
  return known.length > 0 && !known.some(({ network }) => network === ctx.network);
}

/** Whether an authenticator app is set up. */
async function hasAuthenticator({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<boolean> {
  return (await db.$count(totpSecrets, eq(totpSecrets.accountId, accountId))) > 0;
}

/** The ways that an account has and that this platform can carry out. */
async function methodsOf(ctx: Ctx, account: Account): Promise<LoginVerification['methods']> {
  const { mobileNum, email, payeeName } = account.fields;
  const hasApp = await hasAuthenticator(ctx, account.id);
  const ways: [VerifyMethod, boolean, string][] = [
    ['mobile', ctx.sms.isOn && !!mobileNum, maskNumber(mobileNum ?? '')],
    ['email', ctx.mail.isOn && !!email, maskEmail(email ?? '')],
    ['bankName', !!payeeName, ''],
    ['google', hasApp, ''],
  ];
  return ways.flatMap(([method, has, hint]) => (has ? [{ method, hint }] : []));
}

/**
 * The waiting log-in of this browser. Refuses with `login.ticketExpired` for one that is too old, used, another
 * browser's, or tried too often. `counts` makes it one of its five tries.
 */
export async function findTicket(
  ctx: Ctx,
  ticket: string,
  visitorId: string,
  counts: boolean,
): Promise<LoginTicket> {
  const isWaiting = and(
    eq(loginTickets.ticketHash, await ctx.hasher.digest(ticket)),
    eq(loginTickets.visitorId, visitorId),
    isNull(loginTickets.usedAt),
    lt(loginTickets.tries, mostTries),
    gt(loginTickets.expiresAt, ctx.clock.now()),
  );
  // One statement, so that parallel guesses cannot share a try.
  const [found] = counts
    ? await ctx.db
        .update(loginTickets)
        .set({ tries: sql`${loginTickets.tries} + 1` })
        .where(isWaiting)
        .returning()
    : await ctx.db.select().from(loginTickets).where(isWaiting);
  return found ?? refuse('login.ticketExpired');
}
