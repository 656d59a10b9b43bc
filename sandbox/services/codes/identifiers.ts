import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { accountIdentifiers, accounts, type Account } from '../../db/schema';

/** The account whose owner proved that the number is theirs; undefined for every other number. */
export async function accountByNumber(
  ctx: Pick<Ctx, 'db' | 'merchant'>,
  number: string,
): Promise<Account | undefined> {
  const [found] = await ctx.db
    .select({ account: accounts })
    .from(accountIdentifiers)
    .innerJoin(accounts, eq(accounts.id, accountIdentifiers.accountId))
    .where(
      and(
        eq(accountIdentifiers.merchantCode, ctx.merchant),
        eq(accountIdentifiers.kind, 'mobile'),
        eq(accountIdentifiers.valueKey, number),
        isNotNull(accountIdentifiers.verifiedAt),
      ),
    );
  return found?.account;
}
