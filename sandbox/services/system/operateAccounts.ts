import { and, eq, inArray, isNull } from 'drizzle-orm';
import { seriesBounds } from '#contract';
import { alias } from 'drizzle-orm/pg-core';
import { accounts, ledgerAccounts, playLimits, totpSecrets, withdrawals } from '../../db/schema';
import { toAmount } from '../../toAmount';
import { totpPlace } from '../../wrapping';
import { pauseAt } from '../saferPlay/pauses';
import { nameKey } from '../session/names';
import { endAccess } from '../session/sessions';
import { stepOf, totpCode } from '../session/totp';
import { flagOf } from './commandShape';
import type { OperatorRow } from '#contract/operatorLists';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';

type Account = typeof accounts.$inferSelect;

const states = {
  active: { status: 'active', passwordState: 'own' },
  disabled: { status: 'disabled' },
  expired: { status: 'active', passwordState: 'expired' },
  default: { status: 'active', passwordState: 'default' },
} as const;

/** Looks an account up, puts it into a state, or gives it a prize series. */
export async function account(operator: Operator, words: readonly string[]): Promise<string> {
  const [name = '', word, figure] = words.filter(
    (each, at) => !each.startsWith('--') && words[at - 1] !== '--brand',
  );
  const found = await accountsNamed(operator, name, flagOf(words, '--brand'));
  if (word === undefined)
    return tellList(
      operator,
      'account',
      await Promise.all(found.map((each) => lookUp(operator, each))),
      describe,
      '',
    );
  if (word === 'series') return giveSeries(operator, found, Number(figure));
  const state = oneOf(word, ['active', 'disabled', 'expired', 'default'] as const);
  await operator.db.transaction(async (tx) => {
    const ids = found.map(({ id }) => id);
    await tx.update(accounts).set(states[state]).where(inArray(accounts.id, ids));
    if (state === 'disabled') for (const id of ids) await endAccess(tx, id, 'disabled', operator.clock.now());
  });
  for (const { id, status, passwordState } of found)
    operator.changed?.(`account ${id}`, { status, passwordState }, states[state]);
  return `${found[0]?.username ?? ''} is ${state}, ${at(found)}.`;
}

const at = (found: readonly Account[]): string =>
  found.length === 1 ? `at ${found[0]?.merchantCode ?? ''}` : `at ${found.length} brands`;

async function giveSeries(operator: Operator, found: readonly Account[], series: number): Promise<string> {
  const { least, most, step } = seriesBounds;
  if (!(series >= least && series <= most && series % step === 0))
    throw new Misunderstood(`A series is an even number from ${least} to ${most}.`);
  const ids = found.map(({ id }) => id);
  const upline = alias(accounts, 'upline');
  const above = await operator.db
    .select({ name: upline.username, series: upline.lotterySeries })
    .from(accounts)
    .innerJoin(upline, eq(upline.id, accounts.uplineId))
    .where(inArray(accounts.id, ids));
  const lower = above.find((each) => each.series !== null && each.series < series);
  if (lower)
    throw new Misunderstood(
      `${lower.name}, the upline, bets at ${lower.series ?? ''}: a downline's series is that or less.`,
    );
  await operator.db.update(accounts).set({ lotterySeries: series }).where(inArray(accounts.id, ids));
  for (const each of found)
    operator.changed?.(`account ${each.id}`, { series: each.lotterySeries }, { series });
  return `${found[0]?.username ?? ''} bets on lotteries at ${series}, ${at(found)}.`;
}

/** What an operator is asked about an account. */
async function lookUp({ db, clock }: Operator, found: Account): Promise<OperatorRow<'account'>> {
  const { id, username, merchantCode, type, status, passwordState, createdAt, lastLoginAt, currency } = found;
  const balances = await db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, id), eq(ledgerAccounts.money, 'real')));
  const limits = await db.select().from(playLimits).where(eq(playLimits.accountId, id));
  const open = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.accountId, id), isNull(withdrawals.endedAt)));
  const pause = await pauseAt(db, id, clock.now());
  return {
    ...{ id, type, status, passwordState, currency },
    account: username,
    brand: merchantCode,
    joinedAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    balances: balances.map(({ purpose, balance }) => ({ purpose, amount: String(balance) })),
    limits: limits.map(({ kind, period, product, amount }) => ({
      ...{ kind, period, product },
      amount: String(amount),
    })),
    pause: pause ? { kind: pause.kind, endsAt: pause.endsAt?.toISOString() ?? null } : null,
    withdrawals: open.map(({ reference, amount, status: step }) => ({
      reference,
      amount: String(amount),
      status: step,
    })),
  };
}

/** The same line by line, with a blank one before the next account. */
function describe(row: OperatorRow<'account'>, at: number): string {
  const money = (amount: string) => `${toAmount(BigInt(amount))} ${row.currency}`;
  const lines: [name: string, value: string][] = [
    ['account', `${row.account} at ${row.brand}, id ${row.id}, type ${row.type}`],
    ['state', `${row.status}, password ${row.passwordState}`],
    ['joined', row.joinedAt],
    ['last log-in', row.lastLoginAt ?? 'never'],
    ...row.balances.map(({ purpose, amount }): [string, string] => [
      'balance',
      `${purpose} ${money(amount)}`,
    ]),
    ...row.limits.map(({ kind, period, product, amount }): [string, string] => [
      'limit',
      `${kind} a ${period}, ${product}: ${kind === 'session' ? `${amount} minutes` : money(amount)}`,
    ]),
    ...(row.pause
      ? [['pause', `${row.pause.kind} until ${row.pause.endsAt ?? 'the operator ends it'}`] as [string, string]] // prettier-ignore
      : []),
    ...row.withdrawals.map(({ reference, amount, status }): [string, string] => [
      'withdrawal',
      `${reference} ${money(amount)} ${status}`,
    ]),
  ];
  return `${at > 0 ? '\n' : ''}${lines.map(([name, value]) => `${name.padEnd(13)}${value}`).join('\n')}`;
}

/** The Google code of now. */
export async function code(operator: Operator, [name = '']: readonly string[]): Promise<string> {
  const [first] = await accountsNamed(operator, name, 'all');
  const [kept] = await operator.db
    .select()
    .from(totpSecrets)
    .where(eq(totpSecrets.accountId, first?.id ?? ''));
  if (!kept) throw new Misunderstood(`${first?.username ?? ''} has no Google code.`);
  const secret = await operator.wrapping.unwrap(totpPlace(kept.accountId), kept.secret);
  return totpCode(secret, stepOf(operator.clock.now()));
}

/**
 * The accounts that are meant: the same name may be at several brands, of which one has to be named, or `all`.
 * Throws `Misunderstood` when there is none, or it is not said which.
 */
export async function accountsNamed(
  { db }: Operator,
  name: string,
  brand: string | undefined,
): Promise<Account[]> {
  const isOfOne = brand !== undefined && brand !== 'all';
  const found = await db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.usernameKey, nameKey(name)), ...(isOfOne ? [eq(accounts.merchantCode, brand)] : [])),
    );
  const [first, ...others] = found;
  if (!first) throw new Misunderstood(`No account named "${name}"${isOfOne ? ` at "${brand}"` : ''}.`);
  if (others.length > 0 && brand === undefined)
    throw new Misunderstood(
      `${first.username} is at ${found.map(({ merchantCode }) => merchantCode).join(', ')}; say which with --brand, or --brand all.`,
    );
  return found;
}
