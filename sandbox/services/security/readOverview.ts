import { eq } from 'drizzle-orm';
import type { ContactKind, ContactState, SecurityOverview } from '#contract';
import type { SignedInCtx } from '../../context';
import { accountIdentifiers, recoveryCodes, totpSecrets } from '../../db/schema';
import { hasPassword } from '../../ports';
import { transactionTries } from '../cashier/transactionPassword';
import { settingOf } from '../settings';
import { contactProofsOf } from './contactProofs';
import { maskEmail, maskNumber } from './maskContact';

/** What protects the account of whoever is signed in. */
export async function readOverview(ctx: SignedInCtx): Promise<SecurityOverview> {
  const { account } = ctx.actor;
  const { mobileNum, email } = account.fields;
  const identifiers = await ctx.db
    .select()
    .from(accountIdentifiers)
    .where(eq(accountIdentifiers.accountId, account.id));
  const contact = async (kind: ContactKind, masked: string | null): Promise<ContactState> => ({
    masked,
    isVerified: masked !== null && identifiers.some((each) => each.kind === kind && each.verifiedAt !== null),
    proofs: await contactProofsOf(ctx, account, kind),
  });
  const [secret] = await ctx.db
    .select({ since: totpSecrets.since })
    .from(totpSecrets)
    .where(eq(totpSecrets.accountId, account.id));
  const passwordDays = await settingOf(ctx.db, ctx.merchant, 'passwordDays');
  const now = ctx.clock.now();
  const age = now.getTime() - account.passwordChangedAt.getTime();
  const { paymentPasswordChangedAt: changedAt, moneyPausedUntil } = account;
  return {
    password: {
      isSet: hasPassword(account),
      changedAt: account.passwordChangedAt.toISOString(),
      isExpired: account.passwordState !== 'own' || (passwordDays > 0 && age >= passwordDays * 86_400_000),
    },
    transactionPassword: {
      isSet: account.paymentPasswordHash !== null,
      ...(changedAt && { changedAt: changedAt.toISOString() }),
      ...(await transactionTries(ctx, account.id)),
    },
    mobile: await contact('mobile', mobileNum ? maskNumber(mobileNum) : null),
    email: await contact('email', email ? maskEmail(email) : null),
    authenticator: secret
      ? {
          ...(secret.since && { since: secret.since.toISOString() }),
          recoveryCodesLeft: await ctx.db.$count(recoveryCodes, eq(recoveryCodes.accountId, account.id)),
        }
      : null,
    memberSince: account.createdAt.toISOString(),
    ...(moneyPausedUntil && moneyPausedUntil > now && { moneyPausedUntil: moneyPausedUntil.toISOString() }),
  };
}
