import { eq, inArray } from 'drizzle-orm';
import { seriesBounds } from '#contract';
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

/** Puts an account into a state, or gives it a prize series. The same name at every brand: the demo accounts are. */
export async function account(operator: Operator, [name, word, figure]: readonly string[]): Promise<string> {
  if (word === 'series') return giveSeries(operator, name, Number(figure));
  const state = oneOf(word, ['active', 'disabled', 'expired', 'default'] as const);
  const found = await accountsNamed(operator, name);
  await operator.db.transaction(async (tx) => {
    const ids = found.map(({ id }) => id);
    await tx.update(accounts).set(states[state]).where(inArray(accounts.id, ids));
    if (state === 'disabled') for (const id of ids) await endAccess(tx, id, 'disabled', operator.clock.now());
  });
  return `${found[0]?.username ?? ''} is ${state}, at ${found.length} brands.`;
}

async function giveSeries(operator: Operator, name: string | undefined, series: number): Promise<string> {
  const { least, most, step } = seriesBounds;
  if (!(series >= least && series <= most && series % step === 0))
    throw new Misunderstood(`A series is an even number from ${least} to ${most}.`);
  const found = await accountsNamed(operator, name);
  const ids = found.map(({ id }) => id);
  await operator.db.update(accounts).set({ lotterySeries: series }).where(inArray(accounts.id, ids));
  return `${found[0]?.username ?? ''} bets on lotteries at ${series}, at ${found.length} brands.`;
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
  if (found.length === 0) throw new Misunderstood(`No account named "${name}".`);
  return found;
}
