import { sql } from 'drizzle-orm';
import type { BetCorrection, Contract, HandlerReplyOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import type { StoredBetStep } from '../../db/schema';
import { refuse } from '../../refusal';
import { dayOfId, isArchived } from './archivedMonths';
import { betColumns, betJoins, theBet, type BetRow } from './betQuery';
import { toBet } from './toBet';

/** One bet with what happened to it: the member's own, or one of an agent's team. Every other id is unknown. */
export async function readBet(
  { db, actor: { account } }: SignedInCtx,
  { id }: { id: string },
): Promise<HandlerReplyOf<Contract['records']['bet']>> {
  const [found] = await rows<
    BetRow & {
      share: number;
      steps: StoredBetStep[];
      facts: Record<string, string>;
      corrections: BetCorrection[];
    } & Record<string, never>
  >(
    db,
    sql`${theBet(id)} SELECT ${betColumns(account.id)}, b.valid_bet_share AS share, b.steps, b.facts,
        coalesce(b.details -> 'corrections', '[]') AS corrections
      FROM it b ${betJoins} JOIN account_uplines own ON own.account_id = b.account_id AND own.upline_id = ${account.id}`,
  );
  // A member has nobody below: the join leaves their own bets alone.
  const row = found ?? (await refuseMissing(db, id));
  const bet = toBet(row);
  const { corrections } = row;
  const end = bet.settledAt;
  const first = corrections[0]?.before ?? { standing: bet.status, payout: row.payout.toString() };
  return {
    ...bet,
    currency: account.currency,
    account: row.account_id === account.id ? '' : row.username,
    validBetShare: row.share,
    steps: [
      { step: 'placed', at: bet.placedAt, amount: bet.stake },
      ...row.steps.map((step) => ({ ...step })),
      ...(end === null || bet.outcome === 'cashedOut' ? [] : [{ step: 'ended' as const, at: end }]),
      ...(end === null ? [] : paidStep(end, first, row.sold_for)),
      ...corrections.flatMap(({ before, after }) =>
        before.payout === after.payout
          ? []
          : [
              ...paidStep(after.at, before, row.sold_for).map((paid) => ({
                ...paid,
                step: 'takenBack' as const,
              })),
              ...paidStep(after.at, after, row.sold_for),
            ],
      ),
    ],
    facts: row.facts,
    corrections,
  };
}

/** A bet of a month that was taken off is said to be there still, elsewhere. */
async function refuseMissing(db: SignedInCtx['db'], id: string): Promise<never> {
  const day = dayOfId(id);
  return refuse(
    day !== undefined && (await isArchived(db, { from: day, to: day }))
      ? 'record.archived'
      : 'record.unknown',
  );
}

/** What a bet was paid at its end, if it was anything. What was cashed out had been paid, and has its own steps. */
function paidStep(
  at: string,
  { standing, payout }: Pick<BetCorrection['after'], 'standing' | 'payout'>,
  soldFor: bigint,
) {
  const rest = BigInt(payout) - soldFor;
  const step = standing === 'void' ? ('returned' as const) : ('paid' as const);
  return rest > 0n ? [{ step, at, amount: rest.toString() }] : [];
}
