import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isFiner } from '#contract';
import { accounts, deposits, withdrawals, type DepositRow, type WithdrawalRow } from '../../db/schema';
import { toAmount } from '../../toAmount';
import { closeCase, moveWithdrawal } from '../cashier/moveWithdrawal';
import { failDeposit, receivePayment } from '../cashier/receivePayment';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';
import { switchState } from './state';

const money = (amount: bigint, currency: string): string => `${toAmount(amount)} ${currency}`;

/** A deposit or withdrawal as lists have it. */
const paymentOf = (
  row: Pick<WithdrawalRow, 'reference' | 'amount' | 'currency' | 'merchantCode' | 'createdAt'>,
  status: string,
  account: string,
) => ({
  reference: row.reference,
  amount: String(row.amount),
  currency: row.currency,
  createdAt: row.createdAt.toISOString(),
  brand: row.merchantCode,
  ...{ status, account },
});

/** Whether the demo bank works by itself. */
export async function clearing(operator: Operator, [word]: readonly string[]): Promise<string> {
  const mode = oneOf(word, ['auto', 'manual'] as const);
  await switchState(operator, 'clearing', mode);
  return mode === 'auto'
    ? 'The demo bank credits deposits and pays withdrawals by itself.'
    : 'Deposits and withdrawals wait for you.';
}

/** Deposits that wait for money. */
export async function listOpenDeposits(operator: Operator): Promise<string> {
  const open = await operator.db
    .select({ deposit: deposits, username: accounts.username })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.accountId))
    .where(inArray(deposits.status, ['created', 'paid']))
    .orderBy(asc(deposits.createdAt));
  const list = open.map(({ deposit, username }) => ({
    ...paymentOf({ ...deposit, amount: deposit.payable }, deposit.status, username),
    channel: deposit.channel,
  }));
  return tellList(
    operator,
    'deposits',
    list,
    ({ reference, amount, currency, channel, status, account, brand }) =>
      `${reference}  ${money(BigInt(amount), currency)}  ${channel}  ${status}  ${account} at ${brand}`,
    'No deposit is open.',
  );
}

async function findDeposit({ db }: Operator, reference = ''): Promise<DepositRow> {
  const [row] = await db.select().from(deposits).where(eq(deposits.reference, reference.toUpperCase()));
  if (!row) throw new Misunderstood(`No deposit has the reference "${reference}"; deposits lists them.`);
  return row;
}

/** Plays the bank: money arrived, or did not. */
export async function operateDeposit(operator: Operator, words: readonly string[]): Promise<string> {
  const [verb, reference, ...rest] = words;
  const action = oneOf(verb, ['pay', 'fail'] as const);
  const row = await findDeposit(operator, reference);
  if (action === 'fail') {
    const reason = rest.join(' ') || 'The bank refused the payment.';
    const failed = await failDeposit(operator, row.merchantCode, row.reference, reason);
    if (!failed) throw new Misunderstood(`${row.reference} is ${row.status}; only an open deposit can fail.`);
    return `${row.reference} failed: ${reason}`;
  }
  const amount = rest[0] === undefined ? row.payable : parseMoney(rest[0], row.currency);
  // Each command is a payment of its own, so that paying twice can be played.
  const id = `operator:${operator.ids.next()}`;
  await receivePayment(operator, row.merchantCode, { id, reference: row.reference, amount });
  operator.changed?.(`deposit ${row.reference}`, row.status, `paid ${money(amount, row.currency)}`);
  return `${money(amount, row.currency)} credited to ${row.reference}.`;
}

/** An amount of an operator's command; refuses what is none, nothing, or finer than the currency has. */
export function parseMoney(text: string, currency: string): bigint {
  const match = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Misunderstood(`"${text}" is no amount; say one such as 500.37.`);
  const amount = BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
  if (amount === 0n) throw new Misunderstood('A payment is more than nothing.');
  if (isFiner(amount, currency)) throw new Misunderstood(`${currency} has no decimals.`);
  return amount;
}

/** Withdrawals that are not over. */
export async function listOpenWithdrawals(operator: Operator): Promise<string> {
  const open = await operator.db
    .select({ withdrawal: withdrawals, username: accounts.username })
    .from(withdrawals)
    .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .where(isNull(withdrawals.endedAt))
    .orderBy(asc(withdrawals.createdAt));
  return tellList(
    operator,
    'withdrawals',
    open.map(({ withdrawal, username }) => paymentOf(withdrawal, withdrawal.status, username)),
    ({ reference, amount, currency, status, account, brand }) =>
      `${reference}  ${money(BigInt(amount), currency)}  ${status}  ${account} at ${brand}`,
    'No withdrawal is under way.',
  );
}

/** Takes the next step of a withdrawal, or closes its case. */
export async function operateWithdrawal(operator: Operator, words: readonly string[]): Promise<string> {
  const [verb, reference = '', ...rest] = words;
  const step = oneOf(verb, ['review', 'send', 'sent', 'reject', 'return', 'close'] as const);
  const [row] = await operator.db
    .select()
    .from(withdrawals)
    .where(and(or(eq(withdrawals.reference, reference.toUpperCase()), eq(withdrawals.id, reference))));
  if (!row)
    throw new Misunderstood(`No withdrawal has the reference "${reference}"; withdrawals lists them.`);
  const moved: WithdrawalRow | undefined =
    step === 'return' || step === 'close'
      ? await closeCase(operator, row.id, step === 'return' ? 'returned' : 'received')
      : await moveWithdrawal(operator, row.id, step, rest.join(' ') || undefined);
  if (!moved) throw new Misunderstood(`${row.reference} is ${row.status}; "${step}" is no step from there.`);
  operator.changed?.(`withdrawal ${row.reference}`, row.status, moved.status);
  return `${row.reference} is ${moved.status}.`;
}
