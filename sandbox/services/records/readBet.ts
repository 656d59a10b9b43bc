import { sql } from 'drizzle-orm';
import type { Contract, HandlerReplyOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import type { StoredBetStep } from '../../db/schema';
import { refuse } from '../../refusal';
import { betColumns, betJoins, type BetRow } from './betQuery';
import { toBet } from './toBet';

/** One bet with what happened to it: the member's own, or one of an agent's team. Every other id is unknown. */
export async function readBet(
  { db, actor: { account } }: SignedInCtx,
  { id }: { id: string },
): Promise<HandlerReplyOf<Contract['records']['bet']>> {
  const [found] = await rows<
    BetRow & { share: number; steps: StoredBetStep[]; facts: Record<string, string> } & Record<string, never>
  >(
    db,
    sql`SELECT ${betColumns(account.id)}, b.valid_bet_share AS share, b.steps, b.facts
      FROM bets b ${betJoins} JOIN account_uplines own ON own.account_id = b.account_id AND own.upline_id = ${account.id}
      WHERE b.id = ${id}`,
  );
  // A member has nobody below: the join leaves their own bets alone.
  const row = found ?? refuse('record.unknown');
  const bet = toBet(row);
  const isVoid = bet.status === 'void';
  const end = bet.settledAt;
  // What was cashed out has been paid, and has its own steps.
  const rest = row.payout - row.sold_for;
  return {
    ...bet,
    currency: account.currency,
    account: row.account_id === account.id ? '' : row.username,
    validBetShare: row.share,
    steps: [
      { step: 'placed', at: bet.placedAt, amount: bet.stake },
      ...row.steps.map((step) => ({ ...step })),
      ...(end === null || bet.outcome === 'cashedOut' ? [] : [{ step: 'ended' as const, at: end }]),
      ...(end !== null && rest > 0n
        ? [{ step: isVoid ? ('returned' as const) : ('paid' as const), at: end, amount: rest.toString() }]
        : []),
    ],
    facts: row.facts,
  };
}
