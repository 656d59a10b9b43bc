import { and, eq, sql } from 'drizzle-orm';
import { rows, sqlState, type Db, type Executor } from '../db/database';
import { ledgerAccounts, ledgerTransactions, type MoneyClass } from '../db/schema';
import type { RefusalCode } from '../../contract';
import { Refusal } from '../refusal';

/** One line of a transaction: what an account gains (positive) or gives (negative), in minor units. */
export interface Posting {
  account: string;
  amount: bigint;
}

/** One line as the ledger wrote it. */
export interface PostedEntry extends Posting {
  /** Balance and version of the account after this line. */
  balance: bigint;
  version: bigint;
}

export interface Posted {
  id: string;
  /** True when the same key had posted before: these are the lines of the first time. */
  replayed: boolean;
  entries: PostedEntry[];
}

export interface PostInput {
  id: string;
  /** Who asks; a key counts within its actor. A member's account id, or `house`. */
  actor: string;
  /** Idempotency key, made before the first try. */
  key: string;
  /**
   * Fingerprint of what the client asked for, when the lines also hold chance (a win): a retry then finds the first
   * result. Without it the lines themselves are compared.
   */
  inputHash?: string;
  /** spin, welcome, transfer, … */
  kind: string;
  /** In the order in which they happen: a stake before its win. They sum to zero per currency and class of money. */
  postings: readonly Posting[];
  meta?: Record<string, unknown>;
  at: Date;
}

const refusals: Record<string, RefusalCode> = {
  LG001: 'wallet.short',
  LG002: 'key.reused',
  '22003': 'wallet.amount',
};

export interface RawPosted {
  id: string;
  replayed: boolean;
  entries: { account: string; amount: string; balance: string; version: string }[];
}

/** Reads what `ledger_post` answered, alone or in a function that calls it. Refuses with what the function refused with. */
export async function readPosted(query: Promise<{ posted: RawPosted | string }[]>): Promise<Posted> {
  try {
    const [row] = await query;
    if (!row) throw new Error('the ledger answered nothing');
    const posted = typeof row.posted === 'string' ? (JSON.parse(row.posted) as RawPosted) : row.posted;
    return {
      id: posted.id,
      replayed: posted.replayed,
      entries: posted.entries.map((entry) => ({
        account: entry.account,
        amount: BigInt(entry.amount),
        balance: BigInt(entry.balance),
        version: BigInt(entry.version),
      })),
    };
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** The refusal that a function of the database ended its transaction with; undefined for another error. */
export function refusalOf(error: unknown): Refusal | undefined {
  const state = sqlState(error);
  if (state?.code === 'RF001') {
    const { retryAfter, ...value } = JSON.parse(state.detail || '{}') as { retryAfter?: number };
    return new Refusal(state.message as RefusalCode, {
      ...(retryAfter !== undefined && { retryAfter }),
      ...(Object.keys(value).length > 0 && { value }),
    });
  }
  const code = refusals[state?.code ?? ''];
  return code && new Refusal(code);
}

/** Lines as functions of the database take them. */
export const toPostings = (postings: readonly Posting[]) =>
  postings.map(({ account, amount }) => ({ account, amount: amount.toString() }));

/**
 * Posts one transaction: all its lines or none. Same key and input again: the first result, nothing moved.
 * Refuses with `wallet.short` when a member's account would fall below zero, with `key.reused` when the key was used
 * for something else. A refusal ends the surrounding transaction.
 */
export function post(db: Pick<Executor, 'execute'>, input: PostInput): Promise<Posted> {
  const postings = JSON.stringify(toPostings(input.postings));
  return readPosted(
    rows(
      db,
      sql`SELECT ledger_post(${input.id}, ${input.actor}, ${input.key}, ${input.inputHash ?? null}::text, ${input.kind},
        ${postings}::jsonb, ${JSON.stringify(input.meta ?? {})}::jsonb, NULL::text,
        ${input.at.toISOString()}::timestamptz) AS posted`,
    ),
  );
}

/**
 * The transaction by which the same was posted before: for what may have changed since, and would refuse a repetition.
 * Refuses with `key.reused` when the key was used for something else.
 */
export async function findPosted(
  db: Executor,
  { actor, key, inputHash }: Required<Pick<PostInput, 'actor' | 'key' | 'inputHash'>>,
): Promise<string | undefined> {
  const [known] = await db
    .select({ id: ledgerTransactions.id, inputHash: ledgerTransactions.inputHash })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.actor, actor), eq(ledgerTransactions.key, key)));
  if (known && known.inputHash !== inputHash) throw new Refusal('key.reused');
  return known?.id;
}

/** Undoes a transaction by its mirror image, once. The only way to correct the books. */
export function reverse(
  db: Pick<Executor, 'execute'>,
  input: Pick<PostInput, 'id' | 'actor' | 'key' | 'meta' | 'at'> & { transaction: string },
): Promise<Posted> {
  return readPosted(
    rows(
      db,
      sql`SELECT ledger_reverse(${input.id}, ${input.actor}, ${input.key}, ${input.transaction},
        ${JSON.stringify(input.meta ?? {})}::jsonb, ${input.at.toISOString()}::timestamptz) AS posted`,
    ),
  );
}

/** What an account holds. */
export interface AccountBalance {
  balance: bigint;
  currency: string;
  /** Grows by one with every line. */
  version: bigint;
}

/** Balance of a ledger account; undefined when there is none of that id. */
export async function balanceOf(db: Executor, account: string): Promise<AccountBalance | undefined> {
  const [row] = await db
    .select({
      balance: ledgerAccounts.balance,
      currency: ledgerAccounts.currency,
      version: ledgerAccounts.version,
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  return row;
}

/**
 * Everything one member holds of one currency, and a version that grows with every posting to any of it. What an agent
 * earned stands by itself.
 */
export async function balanceOfOwner(
  db: Pick<Executor, 'execute'>,
  owner: string,
  currency: string,
): Promise<AccountBalance> {
  const [held] = await rows<{ balance: bigint; version: bigint }>(
    db,
    sql`SELECT balance, version FROM balance_of_owner(${owner}, ${currency})`,
  );
  return { balance: held?.balance ?? 0n, currency, version: held?.version ?? 0n };
}

/** What opening an account needs. */
export interface NewAccount {
  id: string;
  ownerId: string | null;
  purpose: string;
  currency: string;
  money?: MoneyClass;
  at: Date;
}

/** Opens an account at zero; one that exists stays as it is. */
export async function openAccount(db: Executor, account: NewAccount): Promise<void> {
  await db
    .insert(ledgerAccounts)
    .values({
      id: account.id,
      ownerId: account.ownerId,
      purpose: account.purpose,
      currency: account.currency,
      money: account.money ?? 'real',
      createdAt: account.at,
    })
    .onConflictDoNothing();
}

/** Id of a member's wallet. */
export const walletOf = (accountId: string): string => `wallet:${accountId}`;

/** Id of the account for what an agent earns with its team. */
export const incomeOf = (accountId: string): string => `income:${accountId}`;

/**
 * Id of an account of the house. Purposes: `bank` (money in and out of the platform), `welcome`, `trial`,
 * `rebate`, `promotion`, `freeSpins`, `provider:<vassalage>`. One per merchant, currency and class of money, so that what each provider won or lost shows.
 */
export const houseAccount = (
  merchant: string,
  purpose: string,
  currency: string,
  money: MoneyClass = 'real',
): string => `house:${merchant}:${purpose}:${currency}${money === 'play' ? ':play' : ''}`;

/** Opens an account of the house when it is missing, and gives its id. */
export async function openHouseAccount(
  db: Executor,
  house: { merchant: string; purpose: string; currency: string; money?: MoneyClass; at: Date },
): Promise<string> {
  const id = houseAccount(house.merchant, house.purpose, house.currency, house.money);
  await openAccount(db, { ...house, id, ownerId: null });
  return id;
}

/** Rows that hold together what a vendor won or lost from one merchant, in one currency and class of money. */
const vendorRows = 16;

/**
 * The row of a vendor's account that a player's bets are posted to, always the same one: with a single row every round would
 * wait until the one before it has ended, whoever plays it.
 */
export function vendorRowOf(house: string, accountId: string): string {
  let sum = 0;
  for (const letter of accountId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return vendorRow(house, sum % vendorRows);
}

const vendorRow = (house: string, row: number): string => `${house}#${row}`;

/** Opens what is missing of a vendor's account with its rows, and gives the id of the whole. */
export async function openVendorAccount(
  db: Executor,
  vendor: { merchant: string; vassalage: string; currency: string; money: MoneyClass; at: Date },
): Promise<string> {
  const { merchant, vassalage, currency, money, at } = vendor;
  const purpose = `provider:${vassalage}`;
  const house = houseAccount(merchant, purpose, currency, money);
  const ids = [house, ...Array.from({ length: vendorRows }, (_, row) => vendorRow(house, row))];
  await db
    .insert(ledgerAccounts)
    .values(ids.map((id) => ({ id, ownerId: null, purpose, currency, money, createdAt: at })))
    .onConflictDoNothing();
  return house;
}

/** What does not add up in the books. Empty when they are in order. */
export interface LedgerFault extends Record<string, string | null> {
  fault: string;
  currency: string;
  money: string;
  account_id: string | null;
  amount: string;
}

/** Adds up everything: entries, balances, versions, signs. Reads the whole ledger: for start-up, tests and audits. */
export function trialBalance(db: Pick<Db, 'execute'>): Promise<LedgerFault[]> {
  return rows<LedgerFault>(db, sql`SELECT fault, currency, money, account_id, amount FROM ledger_faults`);
}
