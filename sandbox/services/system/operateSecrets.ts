import { and, eq } from 'drizzle-orm';
import { sealingKeys, totpSecrets, totpSetups } from '../../db/schema';
import { sealingKeyPlace, totpPlace } from '../../wrapping';
import { Misunderstood, oneOf, type Operator } from './operator';

/**
 * Wraps what lies in the database by the first key of WRAP_KEYS: after it the keys before are of no use, but for backups. Said
 * again it goes on where it ended.
 */
export async function secrets({ db, wrapping }: Operator, [word]: readonly string[]): Promise<string> {
  oneOf(word, ['wrap'] as const);
  const [key] = wrapping.keys;
  if (key === undefined)
    throw new Misunderstood('WRAP_KEYS names no key; docs/deployment.md says how to make one.');
  let count = 0;
  const anew = async (
    place: string,
    text: string,
    write: (next: string) => Promise<unknown>,
  ): Promise<void> => {
    if (wrapping.isCurrent(text)) return;
    await write(await wrapping.wrap(place, await wrapping.unwrap(place, text)));
    count += 1;
  };
  for (const { kid, privatePem } of await db.select().from(sealingKeys))
    await anew(sealingKeyPlace(kid), privatePem, (next) =>
      db.update(sealingKeys).set({ privatePem: next }).where(eq(sealingKeys.kid, kid)),
    );
  for (const table of [totpSecrets, totpSetups])
    for (const { accountId, secret } of await db
      .select({ accountId: table.accountId, secret: table.secret })
      .from(table))
      await anew(totpPlace(accountId), secret, (next) =>
        // Another one that was set up meanwhile stays.
        db
          .update(table)
          .set({ secret: next })
          .where(and(eq(table.accountId, accountId), eq(table.secret, secret))),
      );
  return `${count} secrets were wrapped by ${key}; all are now.`;
}
