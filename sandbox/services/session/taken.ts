import { and, eq } from 'drizzle-orm';
import type { RegisterField } from '#contract';
import type { Ctx } from '../../context';
import { accountIdentifiers, accounts } from '../../db/schema';
import { nameKey } from './names';

/** The field whose value another account has, of those that a person can only correct; undefined when there is none. */
export async function takenField(
  { db, merchant }: Pick<Ctx, 'db' | 'merchant'>,
  { username, email }: Partial<Record<RegisterField, string>>,
): Promise<'username' | 'email' | undefined> {
  if (username !== undefined) {
    const [found] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.merchantCode, merchant), eq(accounts.usernameKey, nameKey(username))));
    if (found) return 'username';
  }
  if (email === undefined) return undefined;
  const [found] = await db
    .select({ id: accountIdentifiers.accountId })
    .from(accountIdentifiers)
    .where(
      and(
        eq(accountIdentifiers.merchantCode, merchant),
        eq(accountIdentifiers.kind, 'email'),
        eq(accountIdentifiers.valueKey, nameKey(email)),
      ),
    );
  return found && 'email';
}
