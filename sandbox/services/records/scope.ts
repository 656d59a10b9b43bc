import { sql, type SQL } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { refuse } from '../../refusal';
import { nameKey } from '../session/names';

/** Whose rows a report is of. */
export interface Scope {
  /** A member's own, a whole team (the account and everybody below it), or one account of a team. */
  is: 'account' | 'team';
  id: string;
}

/** Which accounts belong to the scope, as a condition on a column. */
export const inScope = ({ is, id }: Scope, column: SQL): SQL =>
  is === 'account'
    ? sql`${column} = ${id}`
    : sql`${column} IN (SELECT account_id FROM account_uplines WHERE upline_id = ${id})`;

/** What the rows of sums by day have to tell apart; empty lists are everything together. */
interface Apart {
  gameTypes?: readonly string[];
  vendors?: readonly string[];
}

/** The sums by day of a scope, as a table `b` (bets) or `m` (movements of main wallets) with its condition. */
export function betDaysOf(scope: Scope, { gameTypes = [], vendors = [] }: Apart = {}): SQL {
  // The sums of teams do not tell vendors apart, those of a player nothing.
  if (scope.is === 'team' && vendors.length === 0) return sql`team_bets b WHERE b.team_id = ${scope.id}`;
  const isTogether = scope.is === 'account' && gameTypes.length === 0 && vendors.length === 0;
  return sql`${isTogether ? sql`player_bets` : sql`bet_days`} b WHERE ${inScope(scope, sql`b.account_id`)}`;
}
export const movementDaysOf = ({ is, id }: Scope): SQL =>
  is === 'account'
    ? sql`movement_days m WHERE m.account_id = ${id} AND m.wallet = 'main'`
    : sql`team_movements m WHERE m.team_id = ${id}`;

/** The scope of a member's own records. */
export const ownScope = ({ actor }: SignedInCtx): Scope => ({ is: 'account', id: actor.account.id });

export interface TeamRequest {
  under?: string | undefined;
  account?: string | undefined;
}

/**
 * The scope that an agent asks for. An account that is not in the agent's team is refused exactly like one that does
 * not exist, whoever it belongs to.
 */
export async function teamScope(ctx: SignedInCtx, { under, account }: TeamRequest): Promise<Scope> {
  const own = ctx.actor.account.id;
  const root = under === undefined ? own : await findInTeam(ctx, own, sql`a.id = ${under}`, 'under');
  if (account === undefined || account === '') return { is: 'team', id: root };
  const key = nameKey(account);
  return { is: 'account', id: await findInTeam(ctx, root, sql`a.username_key = ${key}`, 'account') };
}

async function findInTeam(ctx: SignedInCtx, root: string, isAsked: SQL, field: string): Promise<string> {
  const [found] = await rows<{ id: string }>(
    ctx.db,
    sql`SELECT a.id FROM accounts a JOIN account_uplines u ON u.account_id = a.id
      WHERE u.upline_id = ${root} AND ${isAsked}`,
  );
  return found?.id ?? refuse('account.unknown', { value: { fields: [field] } });
}
