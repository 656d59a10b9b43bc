import { eq } from 'drizzle-orm';
import type { Db } from '../../sandbox/db/database';
import { accounts } from '../../sandbox/db/schema';
import type { Hasher } from '../../sandbox/ports';
import { demoAccounts } from './demoAccounts';

/** Hashes the passwords of the demo accounts anew, for a platform with another hasher than that of the seed. */
export async function setDemoPasswords(db: Db, hasher: Pick<Hasher, 'hash'>): Promise<void> {
  for (const { username, password, transactionPassword } of demoAccounts)
    await db
      .update(accounts)
      .set({
        passwordHash: await hasher.hash(password),
        ...(transactionPassword && { paymentPasswordHash: await hasher.hash(transactionPassword) }),
      })
      .where(eq(accounts.usernameKey, username));
}
