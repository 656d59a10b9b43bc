import { sql, type SQL } from 'drizzle-orm';
import type { ContractTerms } from '#contract';
import { rows, type Executor } from '../../db/database';
import { paymentDaysOf, type PaymentType } from '../records/teamPayments';
import { noInputs, type TeamInputs } from './computePay';

/** Whose team, and when: moments for hourly and real-time wages, whole business days for the others. */
export interface TeamTime {
  downline: string;
  from: Date;
  to: Date;
  firstDay: string;
  lastDay: string;
  /** Valid bet of a day from which an account is active. */
  activeFrom: bigint;
}

/** What the team of a downline did that some terms count. */
export const teamInputs = (
  db: Pick<Executor, 'execute'>,
  terms: ContractTerms,
  time: TeamTime,
): Promise<TeamInputs> =>
  terms.kind === 'dividend' || terms.kind === 'daily'
    ? daysInputs(db, time, terms.kind === 'dividend')
    : betsInputs(db, time, terms.kind === 'realTime' ? BigInt(terms.singleBet) : 0n);

type Sums = Record<'members' | 'active' | 'bets' | 'valid' | 'result', bigint>;

async function daysInputs(
  db: Pick<Executor, 'execute'>,
  { downline, firstDay, lastDay, activeFrom }: TeamTime,
  withPayments: boolean,
): Promise<TeamInputs> {
  const [sums] = await rows<Sums>(
    db,
    sql`WITH days AS (
        SELECT u.distance, d.account_id, d.day, sum(d.bets) AS bets, sum(d.valid_bet) AS valid, sum(d.payout - d.stake) AS result
        FROM account_uplines u JOIN bet_days d ON d.account_id = u.account_id
        WHERE u.upline_id = ${downline} AND d.day BETWEEN ${firstDay} AND ${lastDay} AND d.status <> 'open'
        GROUP BY u.distance, d.account_id, d.day
      )
      SELECT (SELECT count(*) - 1 FROM account_uplines WHERE upline_id = ${downline}) AS members,
        count(DISTINCT account_id) FILTER (WHERE distance > 0 AND valid >= ${activeFrom.toString()}::bigint AND valid > 0) AS active,
        coalesce(sum(bets), 0)::bigint AS bets, coalesce(sum(valid), 0)::bigint AS valid, coalesce(sum(result), 0)::bigint AS result
      FROM days`,
  );
  const [paid] = withPayments
    ? await rows<Record<'rebates' | 'bonuses' | 'wages', bigint>>(
        db,
        sql`SELECT ${change('rebate')} AS rebates, ${change('bonus')} AS bonuses, ${change('wage')} AS wages
          FROM ${paymentDaysOf(downline)} AND m.day BETWEEN ${firstDay} AND ${lastDay}`,
      )
    : [];
  return {
    ...noInputs,
    bets: Number(sums?.bets ?? 0n),
    validBet: sums?.valid ?? 0n,
    result: sums?.result ?? 0n,
    members: Number(sums?.members ?? 0n),
    activeMembers: Number(sums?.active ?? 0n),
    activeFrom,
    ...paid,
  };
}

const change = (type: PaymentType): SQL =>
  sql`coalesce(sum(m.amount_in - m.amount_out) FILTER (WHERE m.type = ${type}), 0)::bigint`;

/** Bets of a team that ended in some time and count. */
const endedBets = ({ downline, from, to, firstDay, lastDay }: Omit<TeamTime, 'activeFrom'>): SQL =>
  sql`account_uplines u JOIN bets b ON b.account_id = u.account_id
    WHERE u.upline_id = ${downline} AND b.day BETWEEN ${firstDay} AND ${lastDay}
      AND b.at >= ${from.toISOString()}::timestamptz AND b.at < ${to.toISOString()}::timestamptz
      AND b.placed_at >= (SELECT placed_from(${firstDay}::date)) AND b.placed_at < ${to.toISOString()}::timestamptz
      AND b.status IN ('won', 'lost') AND b.valid_bet > 0`;

async function betsInputs(
  db: Pick<Executor, 'execute'>,
  time: TeamTime,
  singleBet: bigint,
): Promise<TeamInputs> {
  const [sums] = await rows<Record<'members' | 'bets' | 'won' | 'lost', bigint>>(
    db,
    sql`SELECT (SELECT count(*) - 1 FROM account_uplines WHERE upline_id = ${time.downline}) AS members,
        count(*) AS bets, coalesce(sum(b.valid_bet) FILTER (WHERE b.status = 'won'), 0)::bigint AS won,
        coalesce(sum(b.valid_bet) FILTER (WHERE b.status = 'lost'), 0)::bigint AS lost
      FROM ${endedBets(time)} AND b.stake >= ${singleBet.toString()}::bigint`,
  );
  const [won, lost] = [sums?.won ?? 0n, sums?.lost ?? 0n];
  return {
    ...noInputs,
    members: Number(sums?.members ?? 0n),
    bets: Number(sums?.bets ?? 0n),
    validBet: won + lost,
    wonBet: won,
    lostBet: lost,
  };
}

/** When the first, or the last, bet of a team within some time ended; undefined without any. */
export async function betWithin(
  db: Pick<Executor, 'execute'>,
  time: Omit<TeamTime, 'activeFrom'>,
  which: 'first' | 'last',
): Promise<Date | undefined> {
  const [found] = await rows<{ at: string | null }>(
    db,
    sql`SELECT to_char(${sql.raw(which === 'first' ? 'min' : 'max')}(b.at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM ${endedBets(time)}`,
  );
  return found?.at ? new Date(found.at) : undefined;
}
