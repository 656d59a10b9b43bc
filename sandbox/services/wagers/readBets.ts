import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { bets, type BetRow, type LaterKind } from '../../db/schema';

const columns = getTableColumns(bets);
type Narrowed = 'kind' | 'details' | 'wagerId' | 'wallet' | 'house';
type Columns<Kind extends LaterKind> = Omit<typeof columns, Narrowed> & {
  [Name in Narrowed]: SQL<BetRow<Kind>[Name]>;
};

const select = <Kind extends LaterKind>(db: Executor) =>
  db.select(columns as unknown as Columns<Kind>).from(bets);

/** Bets of one kind, as a query that goes on with `orderBy`, `limit` or `for`. */
export const readBets = <Kind extends LaterKind>(db: Executor, kind: Kind, where: SQL | undefined) =>
  select<Kind>(db).where(and(isOfKind(kind), where));

// What is found by a key is not asked for its kind: a month without fresh statistics would be searched by an index of the kind.

/** A bet of a kind by its key, which nobody else changes until the transaction ends; undefined when it is of another kind. */
export async function lockBet<Kind extends LaterKind>(
  tx: Tx,
  kind: Kind,
  key: SQL | undefined,
): Promise<BetRow<Kind> | undefined> {
  const [bet] = await select<Kind>(tx).where(key).for('update');
  return bet?.kind === kind ? bet : undefined;
}

/** The bets that were placed together, by the ledger's transaction that took their stake; their sequence is the order of the slip. */
export const readWager = <Kind extends LaterKind>(db: Executor, id: string, where?: SQL) =>
  select<Kind>(db).where(and(eq(bets.wagerId, id), where));

// Constants, so that a plan for all values may use an index of some bets.
/** Whether a bet is of a kind. */
export const isOfKind = (kind: LaterKind): SQL => sql`${bets.kind} = ${sql.raw(`'${kind}'`)}`;

/** Whether a bet is not settled. */
export const isOpen: SQL = sql`${bets.status} = 'open'`;
