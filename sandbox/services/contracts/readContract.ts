import { asc, eq, inArray, sql } from 'drizzle-orm';
import type {
  AgentContract,
  AgentContractDetail,
  Contract,
  ContractPhase,
  EndingContract,
  ParsedRequestOf,
} from '#contract';
import type { SignedInCtx } from '../../context';
import { rows, type Executor } from '../../db/database';
import { accounts, contractEvents, type ContractRow } from '../../db/schema';
import { settingOf } from '../settings';
import { activeContract, contractsBetween, findContract } from './contractRows';
import { contractsAbove, type EndingRow } from './endings';
import { daysOf, endOf, periodOf, settlesAt, startOf } from './periods';
import { leftWithout } from './sides';
import { topsOf } from './terms';

/** What showing contracts works with. */
export interface ViewDeps {
  /** The side that asks. */
  viewer: string;
  timeZone: string;
  now: Date;
}

/** Where a contract stands at a moment. */
export function phaseOf({ status, lapsesAt, startsAt, endsAt }: ContractRow, now: Date): ContractPhase {
  if (status === 'offered' && lapsesAt > now) return 'offered';
  if (!startsAt) return 'past';
  if (endsAt) return endsAt > now && endsAt > startsAt ? 'ending' : 'past';
  return startsAt > now ? 'next' : 'active';
}

/** Contracts as one of their sides sees them. */
export async function toContracts(
  db: Executor,
  found: readonly ContractRow[],
  { viewer, timeZone, now }: ViewDeps,
): Promise<AgentContract[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const sums = await rows<{ contract_id: string; paid: bigint; owed: bigint }>(
    db,
    sql`SELECT contract_id, sum(paid)::bigint AS paid, sum(amount - paid)::bigint AS owed FROM contract_slips
      WHERE contract_id IN (${sql.join(ids.map((id) => sql`${id}`), sql`, `)}) GROUP BY contract_id`, // prettier-ignore
  );
  const others = found.flatMap(({ uplineId, downlineId }) => otherOf({ uplineId, downlineId }, viewer) ?? []);
  const names = new Map(
    others.length === 0
      ? []
      : (
          await db
            .select({ id: accounts.id, name: accounts.username })
            .from(accounts)
            .where(inArray(accounts.id, others))
        ).map(({ id, name }) => [id, name]),
  );
  return found.map((row) => {
    const other = otherOf(row, viewer);
    const phase = phaseOf(row, now);
    const sum = sums.find(({ contract_id }) => contract_id === row.id);
    const next = nextSettlement(row, timeZone);
    return {
      id: row.id,
      kind: row.kind,
      terms: row.terms,
      side: row.downlineId === viewer ? 'mine' : 'given',
      ...(other !== null && { with: { id: other, account: names.get(other) ?? '' } }),
      version: row.version,
      status: row.status === 'offered' && phase === 'past' ? 'lapsed' : row.status,
      phase,
      offeredAt: row.offeredAt.toISOString(),
      lapsesAt: row.lapsesAt.toISOString(),
      ...(row.answeredAt && { answeredAt: row.answeredAt.toISOString() }),
      ...(row.startsAt && {
        startsAt: row.startsAt.toISOString(),
        firstDay: daysOf(timeZone, { from: row.startsAt, to: row.startsAt }).firstDay,
      }),
      ...(row.endsAt && {
        endsAt: row.endsAt.toISOString(),
        lastDay: daysOf(timeZone, { from: new Date(0), to: row.endsAt }).lastDay,
      }),
      reason: row.reason,
      ...(next && { settlesAt: next.toISOString() }),
      paid: (sum?.paid ?? 0n).toString(),
      owed: (sum?.owed ?? 0n).toString(),
    };
  });
}

const otherOf = (
  { uplineId, downlineId }: Pick<ContractRow, 'uplineId' | 'downlineId'>,
  viewer: string,
): string | null => (downlineId === viewer ? uplineId : downlineId);

/** When the next period of a contract is settled; undefined when nothing more comes. */
function nextSettlement({ terms, kind, settledTo, endsAt }: ContractRow, timeZone: string): Date | undefined {
  if (!settledTo || (endsAt && settledTo >= endsAt)) return undefined;
  return settlesAt(kind, periodOf(terms, timeZone, settledTo).to);
}

/** The deps of who asks. */
export const viewOf = async (ctx: SignedInCtx, db: Executor = ctx.db): Promise<ViewDeps> => ({
  viewer: ctx.actor.account.id,
  timeZone: await settingOf(db, ctx.merchant, 'timeZone'),
  now: ctx.clock.now(),
});

/** One contract of who asks. */
export async function readContract(ctx: SignedInCtx, db: Executor, id: string): Promise<AgentContract> {
  const view = await viewOf(ctx, db);
  const [contract] = await toContracts(db, [await findContract(db, view.viewer, id)], view);
  if (!contract) throw new Error(`contract ${id} is not to be read`);
  return contract;
}

/** Contracts that end with another one, as they are named to who agrees. */
export const toEnding = (
  ending: readonly EndingRow[],
  { timeZone, now }: Pick<ViewDeps, 'timeZone' | 'now'>,
): EndingContract[] =>
  ending.map(({ contract, from, to }) => ({
    id: contract.id,
    kind: contract.kind,
    from,
    to,
    terms: contract.terms,
    lastDay: daysOf(timeZone, { from: new Date(0), to: endOf(contract, timeZone, now) }).lastDay,
  }));

/** Contracts that end when an offer is accepted, or a contract in force terminated. */
export async function endingWith(db: Executor, row: ContractRow): Promise<EndingRow[]> {
  if (row.status === 'offered')
    return contractsAbove(db, { giver: row.downlineId, kind: row.kind, tops: topsOf(row.terms) });
  return row.status === 'accepted' ? contractsAbove(db, await leftWithout(db, row)) : [];
}

/** The first business day of an offer that is accepted now, after the earlier contracts of the two sides. */
export function startDay(
  { terms }: Pick<ContractRow, 'terms'>,
  earlier: readonly ContractRow[],
  { timeZone, now }: Pick<ViewDeps, 'timeZone' | 'now'>,
): string {
  const from = startOf(terms, earlier, timeZone, now);
  return daysOf(timeZone, { from, to: from }).firstDay;
}

/** One contract with its history, and what ends with it. */
export async function readContractDetail(
  ctx: SignedInCtx,
  { id }: ParsedRequestOf<Contract['contracts']['contract']>,
): Promise<AgentContractDetail> {
  const { db } = ctx;
  const view = await viewOf(ctx);
  const row = await findContract(db, view.viewer, id);
  const active = row.status === 'offered' ? await activeContract(db, row) : undefined;
  const [contract, replaces] = await toContracts(db, active ? [row, active] : [row], view);
  if (!contract) throw new Error(`contract ${id} is not to be read`);
  const events = await db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contractId, id))
    .orderBy(asc(contractEvents.id));
  const lastDay = daysOf(view.timeZone, {
    from: new Date(0),
    to: row.endsAt ?? endOf(row, view.timeZone, view.now),
  }).lastDay;
  return {
    ...contract,
    events: events.map(({ at, event, actorId, reason }) => ({
      at: at.toISOString(),
      is: event,
      by: byOf(row, actorId, event, view.viewer),
      reason,
    })),
    ends: toEnding(await endingWith(db, row), view),
    ...(replaces && { replaces }),
    changesOn: row.status === 'offered' ? startDay(row, await contractsBetween(db, row), view) : lastDay,
  };
}

function byOf(
  { uplineId }: ContractRow,
  actorId: string | null,
  event: string,
  viewer: string,
): 'me' | 'other' | 'platform' {
  if (actorId !== null) return actorId === viewer ? 'me' : 'other';
  // The house is the other side of its own offers.
  return uplineId === null && event === 'offered' ? 'other' : 'platform';
}
