import { eq, inArray } from 'drizzle-orm';
import { accounts, totpSecrets } from '../../db/schema';
import { nameKey } from '../session/names';
import { endAccess } from '../session/sessions';
import { stepOf, totpCode } from '../session/totp';
import { Misunderstood, oneOf, type Operator } from './operator';

const states = {
  active: { status: 'active', passwordState: 'own' },
  disabled: { status: 'disabled' },
  expired: { status: 'active', passwordState: 'expired' },
  default: { status: 'active', passwordState: 'default' },
} as const;

/** Puts an account into a state. The same name at every brand: the demo accounts are. */
export async function account(operator: Operator, [name, word]: readonly string[]): Promise<string> {
  const state = oneOf(word, ['active', 'disabled', 'expired', 'default'] as const);
  const found = await accountsNamed(operator, name);
  await operator.db.transaction(async (tx) => {
    const ids = found.map(({ id }) => id);
    await tx.update(accounts).set(states[state]).where(inArray(accounts.id, ids));
    if (state === 'disabled') for (const id of ids) await endAccess(tx, id, 'disabled', operator.clock.now());
  });
  return `${found[0]?.username ?? ''} is ${state}, at ${found.length} brands.`;
}

/** The Google code of now. */
export async function code(operator: Operator, [name]: readonly string[]): Promise<string> {
  const [first] = await accountsNamed(operator, name);
  const [kept] = await operator.db
    .select()
    .from(totpSecrets)
    .where(eq(totpSecrets.accountId, first?.id ?? ''));
  if (!kept) throw new Misunderstood(`${first?.username ?? ''} has no Google code.`);
  return totpCode(kept.secret, stepOf(operator.clock.now()));
}

async function accountsNamed({ db }: Operator, name = '') {
  const found = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.usernameKey, nameKey(name)));
  if (found.length === 0) throw new Misunderstood(`Nobody is called "${name}".`);
  return found;
}
