import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { SecurityOverview } from '#contract';
import type { SignedInCtx } from '../../context';
import { accounts, merchants, recoveryCodes, totpSecrets, totpSetups } from '../../db/schema';
import { refuse } from '../../refusal';
import { word } from '../../words/phrase';
import { totpPlace } from '../../wrapping';
import { record } from '../events';
import { notify } from '../messages/notify';
import { matchTotp } from '../session/totp';
import { makeRecoveryCodes, verifyAuthenticatorCode } from './authenticatorCodes';
import { checkLoginPassword, countAnswer } from './checkLoginPassword';
import { readOverview } from './readOverview';

/** How long a new app may take for its first code. */
const setupSeconds = 900;
/** Bytes of a secret. Source: RFC 4226, section 4. */
const secretBytes = 20;

/** Makes a secret for an authenticator app. Begun again, the one before is of no use. */
export async function startAuthenticator(
  ctx: SignedInCtx,
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> {
  const { account, session } = ctx.actor;
  await checkLoginPassword(ctx, 'authenticator', password);
  if (await hasAuthenticator(ctx)) refuse('security.stale');
  const { base32 } = new Secret({ buffer: Uint8Array.from(ctx.random.bytes(secretBytes)).buffer });
  const expiresAt = new Date(ctx.clock.now().getTime() + setupSeconds * 1000);
  const secret = await ctx.wrapping.wrap(totpPlace(account.id), base32);
  const setup = { secret, sessionId: session.id, expiresAt };
  await ctx.db
    .insert(totpSetups)
    .values({ accountId: account.id, ...setup })
    .onConflictDoUpdate({ target: totpSetups.accountId, set: setup });
  const [merchant] = await ctx.db.select().from(merchants).where(eq(merchants.code, ctx.merchant));
  const uri = new TOTP({
    issuer: merchant?.name ?? ctx.merchant,
    label: account.username,
    secret: Secret.fromBase32(base32),
  }).toString();
  return { secret: base32, uri };
}

/** Turns the app on with its first code, and gives the recovery codes this one time. */
export async function confirmAuthenticator(
  ctx: SignedInCtx,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { account, session } = ctx.actor;
  const forget = await countAnswer(ctx, 'authenticator:confirm');
  const now = ctx.clock.now();
  const codes = await ctx.db.transaction(async (tx) => {
    // Two confirmations at once wait here for each other; the second finds no setup.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
    const [setup] = await tx.select().from(totpSetups).where(eq(totpSetups.accountId, account.id));
    if (!setup || setup.sessionId !== session.id || setup.expiresAt <= now) return refuse('security.stale');
    const secret = await ctx.wrapping.unwrap(totpPlace(account.id), setup.secret);
    const step = matchTotp(secret, 0n, code, now);
    if (step === undefined) return refuse('login.proofWrong');
    await tx.delete(totpSetups).where(eq(totpSetups.accountId, account.id));
    await tx
      .insert(totpSecrets)
      .values({ accountId: account.id, secret: setup.secret, lastStep: BigInt(step), since: now });
    const made = await makeRecoveryCodes({ ...ctx, db: tx }, account.id);
    await notify(tx, {
      id: ctx.ids.next(),
      accountId: account.id,
      category: 'security',
      cause: `authenticator.set:${ctx.requestId}`,
      title: word('security.authenticatorSet.title'),
      body: word('security.authenticatorSet.body'),
      href: '/personal/securityCenter',
      at: now,
    });
    await record(ctx, tx, 'authenticator.set', { accountId: account.id });
    return made;
  });
  await forget();
  return { recoveryCodes: codes };
}

/** Gives new recovery codes; those before open nothing any more. */
export async function renewRecoveryCodes(
  ctx: SignedInCtx,
  input: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  await proveBoth(ctx, 'recovery', input);
  const { id } = ctx.actor.account;
  return {
    recoveryCodes: await ctx.db.transaction((tx) => makeRecoveryCodes({ ...ctx, db: tx }, id)),
  };
}

/** Turns the app off: with the password, and a code of it or of the recovery codes. */
export async function removeAuthenticator(
  ctx: SignedInCtx,
  input: { password: string; code: string },
): Promise<SecurityOverview> {
  await proveBoth(ctx, 'remove', input);
  const { id } = ctx.actor.account;
  await ctx.db.transaction(async (tx) => {
    await tx.delete(totpSecrets).where(eq(totpSecrets.accountId, id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, id));
    await notify(tx, {
      id: ctx.ids.next(),
      accountId: id,
      category: 'security',
      cause: `authenticator.removed:${ctx.requestId}`,
      title: word('security.authenticatorRemoved.title'),
      body: word('security.authenticatorRemoved.body'),
      href: '/personal/securityCenter',
      at: ctx.clock.now(),
    });
    await record(ctx, tx, 'authenticator.removed', { accountId: id });
  });
  return readOverview(ctx);
}

async function proveBoth(
  ctx: SignedInCtx,
  question: string,
  { password, code }: { password: string; code: string },
): Promise<void> {
  if (!(await hasAuthenticator(ctx))) refuse('security.stale');
  // The password first: a wrong one uses up no code.
  await checkLoginPassword(ctx, question, password);
  await verifyAuthenticatorCode(ctx, question, code);
}

async function hasAuthenticator(ctx: SignedInCtx): Promise<boolean> {
  const found = await ctx.db
    .select({ id: totpSecrets.accountId })
    .from(totpSecrets)
    .where(eq(totpSecrets.accountId, ctx.actor.account.id));
  return found.length > 0;
}
