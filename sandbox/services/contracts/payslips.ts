import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Contract, ContractKind, HandlerReplyOf, ParsedRequestOf, PayFigures, PayslipRow } from '#contract'; // prettier-ignore
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { agentContracts, contractPayments } from '../../db/schema';
import { refuse } from '../../refusal';
import { directionOf } from '../records/recordOrder';
import { readPeriod } from '../records/reportPeriod';
import { findDirect } from './offerContract';

type Calls = Contract['contracts'];
type Side = 'mine' | 'given';

interface SlipRow extends Record<string, string | bigint | number | object | null> {
  id: string;
  contract_id: string;
  kind: ContractKind;
  version: number;
  other: string | null;
  figures: PayFigures;
  last_day: string;
  downline_id: string;
  single_bet: string | null;
  settled_at: string;
  paid_at: string | null;
  amount: bigint;
  paid: bigint;
  to_downlines: bigint;
}

const iso = (column: SQL): SQL => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What the downline of a payslip gave on in its time; only the downline itself is told. */
const toDownlines = (side: Side): SQL =>
  side === 'given'
    ? sql`0::bigint`
    : sql`(SELECT coalesce(sum(below.amount), 0)::bigint FROM contract_slips below WHERE below.upline_id = s.downline_id
        AND below.kind = s.kind AND below.to_at > s.from_at AND below.to_at <= s.to_at)`;

const columns = (
  side: Side,
): SQL => sql`s.id, s.contract_id, s.kind, s.figures, s.last_day::text AS last_day, s.downline_id,
  c.terms ->> 'singleBet' AS single_bet, s.amount, s.paid,
  ${iso(sql`s.settled_at`)} AS settled_at, ${iso(sql`s.paid_at`)} AS paid_at, c.version, ${toDownlines(side)} AS to_downlines,
  (SELECT username FROM accounts WHERE id = ${side === 'mine' ? sql`s.upline_id` : sql`s.downline_id`}) AS other`;

const prefixes: Readonly<Record<ContractKind, string>> = {
  dividend: 'DV',
  daily: 'DW',
  hourly: 'HW',
  realTime: 'RW',
};

const toPayslip = (row: SlipRow): PayslipRow => ({
  ...row.figures,
  teamId: row.downline_id,
  ...(row.single_bet !== null && { singleBet: row.single_bet }),
  id: row.id,
  number: `${prefixes[row.kind]}-${row.last_day.slice(2).replaceAll('-', '')}-${row.id.slice(-5).toUpperCase()}`,
  contractId: row.contract_id,
  version: row.version,
  ...(row.other !== null && { with: row.other }),
  settledAt: row.settled_at,
  paid: row.paid.toString(),
  owed: (row.amount - row.paid).toString(),
  ...(row.paid_at !== null && { paidAt: row.paid_at }),
  toDownlines: row.to_downlines.toString(),
  net: (row.amount - row.to_downlines).toString(),
  status: row.amount === 0n ? 'none' : row.paid < row.amount ? 'owed' : 'paid',
});

const states: Readonly<Record<ParsedRequestOf<Calls['payslips']>['state'], SQL>> = {
  all: sql`true`,
  paid: sql`s.amount > 0 AND s.paid = s.amount`,
  owed: sql`s.paid < s.amount`,
  none: sql`s.amount = 0`,
};

const sortValues: Readonly<Record<ParsedRequestOf<Calls['payslips']>['sort'], SQL>> = {
  time: sql`s.to_at`,
  validBet: sql`s.valid_bet`,
  amount: sql`s.amount`,
  paid: sql`s.paid`,
  owed: sql`s.amount - s.paid`,
};

/** Payslips of a kind whose period ended within some days. */
export async function listPayslips(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Calls['payslips']>,
): Promise<HandlerReplyOf<Calls['payslips']>> {
  const { db, actor } = ctx;
  const { side, kind, account, state, zeroRows, sort, page, pageSize } = request;
  const period = await readPeriod(ctx, request, 'own');
  const own = side === 'mine' ? sql`s.downline_id` : sql`s.upline_id`;
  if (account !== undefined && side === 'mine') refuse('account.unknown', { value: { fields: ['account'] } });
  if (account !== undefined) await findDirect(db, actor.account, account);
  const where = sql`${own} = ${actor.account.id} AND s.kind = ${kind} AND s.last_day BETWEEN ${request.from} AND ${request.to}
    AND ${states[state]} AND ${account === undefined ? sql`true` : sql`s.downline_id = ${account}`}`;
  const [totals] = await rows<Record<'total' | 'due' | 'valid_bet' | 'net_loss' | 'amount' | 'paid' | 'passed', bigint>>(
    db,
    sql`SELECT count(*) AS total, count(*) FILTER (WHERE s.amount > 0) AS due, coalesce(sum(s.valid_bet), 0)::bigint AS valid_bet, coalesce(sum(s.net_loss), 0)::bigint AS net_loss,
        coalesce(sum(s.amount), 0)::bigint AS amount, coalesce(sum(s.paid), 0)::bigint AS paid,
        coalesce(sum(${toDownlines(side)}), 0)::bigint AS passed
      FROM contract_slips s WHERE ${where}`,
  ); // prettier-ignore
  if (!totals) throw new Error('totals are always one row');
  const isHiding = zeroRows === 'hidden';
  const direction = directionOf(request);
  const found = await rows<SlipRow>(
    db,
    sql`SELECT ${columns(side)} FROM contract_slips s JOIN agent_contracts c ON c.id = s.contract_id
      WHERE ${where} AND ${isHiding ? sql`s.amount > 0` : sql`true`}
      ORDER BY ${sortValues[sort]} ${direction}, s.to_at DESC, s.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return {
    ...period,
    currency: actor.account.currency,
    total: Number(isHiding ? totals.due : totals.total),
    hiddenRows: isHiding ? Number(totals.total - totals.due) : 0,
    rows: found.map(toPayslip),
    totals: {
      validBet: totals.valid_bet.toString(),
      netLoss: totals.net_loss.toString(),
      amount: totals.amount.toString(),
      paid: totals.paid.toString(),
      owed: (totals.amount - totals.paid).toString(),
      toDownlines: totals.passed.toString(),
      net: (totals.amount - totals.passed).toString(),
    },
  };
}

/** One payslip of who asks, on either side, with its terms and payments. */
export async function readPayslip(
  ctx: SignedInCtx,
  { id }: ParsedRequestOf<Calls['payslip']>,
): Promise<HandlerReplyOf<Calls['payslip']>> {
  const { db, actor } = ctx;
  for (const side of ['mine', 'given'] as const) {
    const own = side === 'mine' ? sql`s.downline_id` : sql`s.upline_id`;
    const [found] = await rows<SlipRow>(
      db,
      sql`SELECT ${columns(side)} FROM contract_slips s JOIN agent_contracts c ON c.id = s.contract_id
        WHERE s.id = ${id} AND ${own} = ${actor.account.id}`,
    );
    if (!found) continue;
    const [contract] = await db
      .select({ terms: agentContracts.terms })
      .from(agentContracts)
      .where(eq(agentContracts.id, found.contract_id));
    if (!contract) throw new Error(`payslip ${id} has no contract`);
    const payments = await db
      .select({ at: contractPayments.at, amount: contractPayments.amount })
      .from(contractPayments)
      .where(eq(contractPayments.slipId, id))
      .orderBy(asc(contractPayments.number));
    return {
      ...toPayslip(found),
      terms: contract.terms,
      payments: payments.map(({ at, amount }) => ({ at: at.toISOString(), amount: amount.toString() })),
    };
  }
  return refuse('record.unknown');
}
