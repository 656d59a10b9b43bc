import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Contract, ContractKind, DuePay, HandlerReplyOf, ParsedRequestOf, RunningPay } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { agentContracts, type ContractRow } from '../../db/schema';
import { balanceOf, incomeOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import type { Period } from '../businessDay';
import { settingOf } from '../settings';
import { carriedFrom, computePay } from './computePay';
import { findContract } from './contractRows';
import { daysOf, periodOf, settlesAt, wireTime } from './periods';
import { phaseOf, viewOf, type ViewDeps } from './readContract';
import { teamInputs } from './teamInputs';

type Calls = Contract['contracts'];

/** The period that runs now of a contract, so far. */
export async function readRunningPay(
  ctx: SignedInCtx,
  { id }: ParsedRequestOf<Calls['running']>,
): Promise<RunningPay> {
  const counting = await countingOf(ctx);
  const row = await findContract(ctx.db, counting.viewer, id);
  return isRunning(row, counting.now) ? runningPay(ctx, row, counting) : refuse('contract.state');
}

/** What the agent owes under contracts of a kind: to each downline for the period that runs now, and for earlier ones. */
export async function readDuePays(
  ctx: SignedInCtx,
  { kind }: ParsedRequestOf<Calls['due']>,
): Promise<HandlerReplyOf<Calls['due']>> {
  const { db, actor } = ctx;
  const counting = await countingOf(ctx);
  const given = await db
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.uplineId, counting.viewer),
        eq(agentContracts.kind, kind),
        isNotNull(agentContracts.startsAt),
      ),
    );
  const found = new Map<string, DuePay>();
  for (const { id, account, owed } of await owedBy(ctx, kind))
    found.set(id, { with: { id, account }, due: '0', owed: owed.toString() });
  // One after another: together they count each account of the team once.
  for (const row of given.filter((each) => isRunning(each, counting.now))) {
    const known = found.get(row.downlineId);
    if (!known) throw new Error(`contract ${row.id} is given to nobody`);
    const running = await runningPay(ctx, row, counting);
    found.set(row.downlineId, { ...known, running, due: running.amount });
  }
  const pays = [...found.values()]
    .filter(({ running, owed }) => running || owed !== '0')
    .toSorted((a, b) => Number(BigInt(b.due) - BigInt(a.due)) || (a.with.account < b.with.account ? -1 : 1));
  const sum = (name: 'due' | 'owed'): string =>
    pays.reduce((all, each) => all + BigInt(each[name]), 0n).toString();
  return {
    currency: actor.account.currency,
    timeZone: counting.timeZone,
    at: counting.now.toISOString(),
    rows: pays,
    totals: { due: sum('due'), owed: sum('owed') },
    income: ((await balanceOf(db, incomeOf(actor.account.id)))?.balance ?? 0n).toString(),
  };
}

/** To whom contracts of a kind were ever given, and what is left to pay of their payslips. */
const owedBy = ({ db, actor }: SignedInCtx, kind: ContractKind) =>
  rows<{ id: string; account: string; owed: bigint }>(
    db,
    sql`SELECT a.id, a.username AS account, coalesce((SELECT sum(s.amount - s.paid) FROM contract_slips s
          WHERE s.upline_id = ${actor.account.id} AND s.downline_id = a.id AND s.kind = ${kind}), 0)::bigint AS owed
      FROM accounts a WHERE a.id IN (SELECT downline_id FROM agent_contracts
        WHERE upline_id = ${actor.account.id} AND kind = ${kind})`,
  );

interface Counting extends ViewDeps {
  /** Valid bet of a day from which a member is active. */
  activeFrom: bigint;
}

const countingOf = async (ctx: SignedInCtx): Promise<Counting> => ({
  ...(await viewOf(ctx)),
  activeFrom: BigInt((await settingOf(ctx.db, ctx.merchant, 'contractRules')).activeBet),
});

function isRunning(row: ContractRow, now: Date): boolean {
  const phase = phaseOf(row, now);
  return (phase === 'active' || phase === 'ending') && (row.startsAt ?? now) <= now;
}

async function runningPay(ctx: SignedInCtx, row: ContractRow, counting: Counting): Promise<RunningPay> {
  const { timeZone, now } = counting;
  const period = periodOf(row.terms, timeZone, now);
  const from = row.startsAt && row.startsAt > period.from ? row.startsAt : period.from;
  const time = { from, to: period.to };
  const inputs = await inputsOf(ctx, row, counting, time);
  const carried = await carriedNow(ctx, row, counting, from);
  return {
    ...computePay(row.terms, inputs, wireTime(timeZone, time, row.downlineId), row.currency, carried),
    contractId: row.id,
    at: now.toISOString(),
    settlesAt: settlesAt(row.kind, period.to).toISOString(),
  };
}

const inputsOf = (
  { db }: SignedInCtx,
  { terms, downlineId }: ContractRow,
  { timeZone, activeFrom }: Counting,
  time: Period,
) => teamInputs(db, terms, { downline: downlineId, activeFrom, ...time, ...daysOf(timeZone, time) });

/** What the period before takes off, whether it is settled already or not. */
async function carriedNow(
  ctx: SignedInCtx,
  row: ContractRow,
  counting: Counting,
  from: Date,
): Promise<bigint> {
  const { terms, startsAt } = row;
  if (terms.kind !== 'dividend' || !terms.carriesOver || !startsAt || from <= startsAt) return 0n;
  const whole = periodOf(terms, counting.timeZone, new Date(from.getTime() - 1));
  const before = { from: startsAt > whole.from ? startsAt : whole.from, to: whole.to };
  return carriedFrom(await inputsOf(ctx, row, counting, before));
}
