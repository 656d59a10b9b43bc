import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { accounts, merchants, sessions as table } from '../../db/schema';
import { endAccess, endAccessAt } from '../session/sessions';
import { flagOf } from './commandShape';
import { accountsNamed } from './operateAccounts';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';

/** Says how many sessions are open, and ends those of an account, or all of a brand. */
export async function sessions(operator: Operator, words: readonly string[]): Promise<string> {
  const brand = flagOf(words, '--brand');
  const [verb, name] = words.filter((word, at) => !word.startsWith('--') && words[at - 1] !== '--brand');
  if (verb === undefined) return tell(operator, await openOf(operator.db, await brandsOf(operator, 'all')));
  oneOf(verb, ['end'] as const);
  const isDry = words.includes('--dry');
  if (words.includes('--all')) {
    if (name !== undefined) throw new Misunderstood(`Say a name or --all, not both.`);
    if (brand === undefined) throw new Misunderstood('Say whose with --brand, or --brand all.');
    return endAll(operator, await brandsOf(operator, brand), isDry);
  }
  if (name === undefined) throw new Misunderstood('Say whose sessions end, or --all with --brand.');
  return endOf(operator, await accountsNamed(operator, name, brand), isDry);
}

async function endAll(operator: Operator, brands: readonly string[], isDry: boolean): Promise<string> {
  if (isDry) return `Nothing has ended. These would:\n${tell(operator, await openOf(operator.db, brands))}`;
  return operator.db.transaction(async (tx) => {
    const before = await openOf(tx, brands);
    const ended = await endAccessAt(tx, brands, operator.clock.now());
    for (const [brand, open] of before) operator.changed?.(`${brand} open sessions`, open, 0);
    return `${ended} sessions have ended, and remembered browsers are forgotten: ${brands.join(', ')}.`;
  });
}

async function endOf(
  operator: Operator,
  found: Awaited<ReturnType<typeof accountsNamed>>,
  isDry: boolean,
): Promise<string> {
  const username = found[0]?.username ?? '';
  const places = found.map(({ merchantCode }) => merchantCode).join(', ');
  return operator.db.transaction(async (tx) => {
    const open = await Promise.all(found.map(({ id }) => openOfAccount(tx, id)));
    const total = open.reduce((sum, each) => sum + each, 0);
    if (isDry) return `Nothing has ended. ${username} has ${total} open: ${places}.`;
    for (const [at, { id }] of found.entries()) {
      await endAccess(tx, id, 'logout', operator.clock.now());
      operator.changed?.(`account ${id} open sessions`, open[at], 0);
    }
    return `${username} is signed out, ${total} ended, and no browser is remembered: ${places}.`;
  });
}

async function openOfAccount(db: Executor, id: string): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(table)
    .where(and(eq(table.accountId, id), isNull(table.endedAt)));
  return found?.open ?? 0;
}

/** Open sessions of each brand. */
async function openOf(db: Executor, brands: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .select({ brand: accounts.merchantCode, open: count() })
    .from(table)
    .innerJoin(accounts, eq(accounts.id, table.accountId))
    .where(and(isNull(table.endedAt), inArray(accounts.merchantCode, [...brands])))
    .groupBy(accounts.merchantCode);
  const counted = new Map(found.map(({ brand, open }) => [brand, open]));
  return new Map(brands.map((brand) => [brand, counted.get(brand) ?? 0]));
}

const tell = (operator: Operator, counted: Map<string, number>): string =>
  tellList(
    operator,
    'sessions',
    [...counted].map(([brand, open]) => ({ brand, open })),
    ({ brand, open }) => `${brand.padEnd(13)}${open}`,
    '',
  );

async function brandsOf({ db }: Operator, brand: string): Promise<string[]> {
  const known = await db.select({ code: merchants.code }).from(merchants).orderBy(merchants.code);
  const codes = known.map(({ code }) => code);
  return brand === 'all' ? codes : [oneOf(brand, codes)];
}
