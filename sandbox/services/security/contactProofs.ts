import { and, eq, isNotNull } from 'drizzle-orm';
import type { ContactKind, ContactProof } from '#contract';
import type { Ctx } from '../../context';
import { accountIdentifiers, totpSecrets, type Account } from '../../db/schema';

/**
 * With the login password, any one of these proves that it is the owner who changes a number or address. A proven one is
 * left by a code to it, or by the authenticator app when it is lost; where there is none yet, the password is enough.
 */
export async function contactProofsOf(
  ctx: Pick<Ctx, 'db' | 'merchant' | 'sms' | 'mail'>,
  account: Account,
  kind: ContactKind,
): Promise<ContactProof[]> {
  if (!(kind === 'mobile' ? ctx.sms : ctx.mail).isOn) return [];
  const proven = await ctx.db
    .select({ key: accountIdentifiers.valueKey })
    .from(accountIdentifiers)
    .where(
      and(
        eq(accountIdentifiers.merchantCode, ctx.merchant),
        eq(accountIdentifiers.accountId, account.id),
        eq(accountIdentifiers.kind, kind),
        isNotNull(accountIdentifiers.verifiedAt),
      ),
    );
  if (proven.length === 0) return ['password'];
  const apps = await ctx.db
    .select({ id: totpSecrets.accountId })
    .from(totpSecrets)
    .where(eq(totpSecrets.accountId, account.id));
  return apps.length > 0 ? [kind, 'authenticator'] : [kind];
}
