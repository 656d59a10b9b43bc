import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ContractKind } from '#contract';
import { rows, type Db, type Tx } from '../../db/database';
import { agentContracts, contractSlips, merchants, type ContractRow } from '../../db/schema';
import { settingOf } from '../settings';
import { carriedFromFigures, computePay } from './computePay';
import { flushMovements } from './flushMovements';
import { payOutstanding, type SettleDeps } from './payOutstanding';
import { daysOf, periodOf, settlesAt, wireTime } from './periods';
import { betWithin, teamInputs, type TeamTime } from './teamInputs';

/** What is settled: everything that is due, or a part of it. */
export interface SettleWish {
  merchant?: string;
  kind?: ContractKind;
  /** Periods that end at or before it. */
  until?: Date;
  /** Writes each settlement at the moment at which it was due, for a past that is made up in one transaction. @default false */
  isPast?: boolean;
}

/** A contract with the brand's rules, and the depth of its downline. */
interface Running {
  contract: ContractRow;
  level: number;
  timeZone: string;
  activeFrom: bigint;
}

interface Due extends Running {
  /** When the next period is settled. */
  at: Date;
  from: Date;
  to: Date;
}

/**
 * Settles every period of every contract that is due, in the order in which they fell due and uplines first, and pays
 * what the payers' income gives: after an outage everything that was missed. Running it again, or at two servers at
 * once, changes nothing. Returns how many payslips it wrote.
 */
export async function settleContracts(deps: SettleDeps, wish: SettleWish = {}): Promise<number> {
  const { db, clock } = deps;
  const codes = await db.select({ code: merchants.code }).from(merchants);
  let written = 0;
  for (const { code } of codes) {
    if (wish.merchant !== undefined && wish.merchant !== code) continue;
    if (!wish.isPast) await payOutstanding(deps, code, clock.now());
    const waiting = (await runningContracts(deps, code, wish.kind)).flatMap((each) => nextDue(each) ?? []);
    for (;;) {
      const first = earliest(waiting);
      if (!first || first.at > clock.now() || (wish.until && first.to > wish.until)) break;
      const due = waiting.filter(({ at }) => at.getTime() === first.at.getTime());
      const at = wish.isPast ? first.at : clock.now();
      let slips = 0;
      for (const each of due.toSorted(byLevel)) {
        waiting.splice(waiting.indexOf(each), 1);
        const after = await settle(deps, each, at);
        if (after.isWritten) slips += 1;
        const next = after.contract && nextDue({ ...each, contract: after.contract });
        if (next) waiting.push(next);
      }
      if (slips > 0) await payOutstanding(deps, code, at);
      if (wish.isPast) await flushMovements(db);
      written += slips;
    }
  }
  return written;
}

const byLevel = (a: Due, b: Due): number => a.level - b.level || (a.contract.id < b.contract.id ? -1 : 1);

const earliest = (waiting: readonly Due[]): Due | undefined =>
  waiting.reduce<Due | undefined>((first, each) => (first && first.at <= each.at ? first : each), undefined);

async function runningContracts(
  { db }: SettleDeps,
  merchant: string,
  kind: ContractKind | undefined,
): Promise<Running[]> {
  const found = await db
    .select({
      contract: agentContracts,
      level: sql<number>`(SELECT max(distance) FROM account_uplines WHERE account_id = ${agentContracts.downlineId})`,
    })
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.merchantCode, merchant),
        isNotNull(agentContracts.settledTo),
        or(isNull(agentContracts.endsAt), lt(agentContracts.settledTo, agentContracts.endsAt)),
        kind === undefined ? undefined : eq(agentContracts.kind, kind),
      ),
    );
  if (found.length === 0) return [];
  const timeZone = await settingOf(db, merchant, 'timeZone');
  const activeFrom = BigInt((await settingOf(db, merchant, 'contractRules')).activeBet);
  return found.map((each) => ({ ...each, timeZone, activeFrom }));
}

/** The next period of a contract; undefined when all of it is settled. */
function nextDue(running: Running): Due | undefined {
  const { contract, timeZone } = running;
  const { terms, kind, settledTo, endsAt } = contract;
  if (!settledTo || (endsAt && settledTo >= endsAt)) return undefined;
  const { to } = periodOf(terms, timeZone, settledTo);
  return { ...running, from: settledTo, to, at: settlesAt(kind, to) };
}

/** Settles one period. Another process that is at the same one waits here, and then finds it settled. */
function settle(
  deps: SettleDeps,
  due: Due,
  at: Date,
): Promise<{ contract?: ContractRow; isWritten: boolean }> {
  const { db, ids } = deps;
  return db.transaction(async (tx) => {
    const [contract] = await tx
      .select()
      .from(agentContracts)
      .where(eq(agentContracts.id, due.contract.id))
      .for('update');
    if (contract?.settledTo?.getTime() !== due.from.getTime())
      return { ...(contract && { contract }), isWritten: false };
    // Its end may have been set since it was read; ends lie between periods.
    if (contract.endsAt && contract.endsAt <= due.from) return { contract, isWritten: false };
    const time: TeamTime = {
      downline: contract.downlineId,
      from: due.from,
      to: due.to,
      activeFrom: due.activeFrom,
      ...daysOf(due.timeZone, due),
    };
    const isByBet = contract.kind === 'hourly' || contract.kind === 'realTime';
    const inputs = await teamInputs(tx, contract.terms, time);
    const isWritten = !isByBet || inputs.bets > 0;
    if (isWritten) {
      const figures = computePay(
        contract.terms,
        inputs,
        wireTime(due.timeZone, due, contract.downlineId),
        contract.currency,
        await carriedInto(tx, contract, due.from),
      );
      await tx.insert(contractSlips).values({
        id: ids.next(),
        contractId: contract.id,
        kind: contract.kind,
        uplineId: contract.uplineId,
        downlineId: contract.downlineId,
        currency: contract.currency,
        level: due.level,
        fromAt: due.from,
        toAt: due.to,
        firstDay: time.firstDay,
        lastDay: time.lastDay,
        figures,
        validBet: BigInt(figures.validBet),
        netLoss: BigInt(figures.netLoss),
        amount: BigInt(figures.amount),
        settledAt: at,
      });
    }
    const settledTo = isByBet ? await nextBet(tx, due, contract, deps.clock.now()) : due.to;
    await tx.update(agentContracts).set({ settledTo }).where(eq(agentContracts.id, contract.id));
    return { contract: { ...contract, settledTo }, isWritten };
  });
}

/** What the period before, of the same contract, takes off a dividend. */
async function carriedInto(tx: Tx, { id, terms }: ContractRow, from: Date): Promise<bigint> {
  if (terms.kind !== 'dividend' || !terms.carriesOver) return 0n;
  const [before] = await tx
    .select({ figures: contractSlips.figures })
    .from(contractSlips)
    .where(and(eq(contractSlips.contractId, id), eq(contractSlips.toAt, from)));
  return before ? carriedFromFigures(before.figures) : 0n;
}

/**
 * Hours and minutes without a bet have no payslip: the start of the next period in which the team bet, or of the first one
 * that is not due yet.
 */
async function nextBet(
  tx: Tx,
  { to, timeZone }: Due,
  { downlineId, terms, kind, endsAt }: ContractRow,
  now: Date,
): Promise<Date> {
  const wait = settlesAt(kind, now).getTime() - now.getTime();
  const open = periodOf(terms, timeZone, new Date(now.getTime() - wait)).from;
  const last = endsAt && endsAt < open ? endsAt : open;
  if (last <= to) return to;
  const time = { downline: downlineId, from: to, to: last, ...daysOf(timeZone, { from: to, to: last }) };
  const bet = await betWithin(tx, time, 'first');
  return bet ? periodOf(terms, timeZone, bet).from : last;
}

/** What is settled of a brand's periods of a kind that ended within some time, and what became of it. */
export async function settledWithin(
  db: Pick<Db, 'execute'>,
  { merchant, kind, from, to }: { merchant: string; kind: ContractKind; from: Date; to: Date },
): Promise<{ slips: number; amount: bigint; paid: bigint; currency: string }> {
  const [found] = await rows<{ currency: string; slips: bigint; amount: bigint; paid: bigint }>(
    db,
    sql`SELECT coalesce(max(s.currency), '') AS currency, count(*) AS slips, coalesce(sum(s.amount), 0)::bigint AS amount,
        coalesce(sum(s.paid), 0)::bigint AS paid
      FROM contract_slips s JOIN agent_contracts c ON c.id = s.contract_id
      WHERE c.merchant_code = ${merchant} AND s.kind = ${kind} AND s.to_at > ${from.toISOString()}::timestamptz
        AND s.to_at <= ${to.toISOString()}::timestamptz`,
  );
  if (!found) throw new Error('sums are always one row');
  return { ...found, slips: Number(found.slips) };
}
