import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { ServiceState } from '#contract';
import type { Ctx } from '../../context';
import { deposits, vendors, withdrawals } from '../../db/schema';
import { cached } from '../cached';
import { settingsOf } from '../settings';
import { readSystemState } from '../system/state';

const dayMs = 86_400_000;
/** The newest payments that are looked at, and how many there have to be for them to say anything. */
const most = 100;
const fewest = 5;

interface Span {
  from: Date | null;
  to: Date | null;
}

/** Minutes within which nine of ten were there, at least one; nothing where too few were made to tell. */
export function minutesOf(spans: readonly Span[]): number | undefined {
  const taken = spans
    .flatMap(({ from, to }) => (from && to ? [to.getTime() - from.getTime()] : []))
    .sort((a, b) => a - b);
  if (taken.length < fewest) return undefined;
  const within = taken[Math.ceil(taken.length * 0.9) - 1] ?? 0;
  return Math.max(1, Math.ceil(within / 60_000));
}

/**
 * What of the platform works at the moment: how long money takes, measured over the last day or, on a quiet day, as the
 * cashier tells it; and the vendors whose games are being serviced.
 */
export const readServiceState = (ctx: Ctx): Promise<ServiceState> =>
  cached(ctx.db, `serviceState:${ctx.merchant}`, () => readState(ctx));

async function readState({ db, clock, merchant }: Ctx): Promise<ServiceState> {
  const now = clock.now();
  const since = new Date(now.getTime() - dayMs);
  const credited = await db
    .select({ from: deposits.paidAt, to: deposits.endedAt })
    .from(deposits)
    .where(
      and(eq(deposits.merchantCode, merchant), eq(deposits.status, 'credited'), gt(deposits.endedAt, since)),
    )
    .orderBy(desc(deposits.endedAt))
    .limit(most);
  const sent = await db
    .select({ from: withdrawals.createdAt, to: withdrawals.sentAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.merchantCode, merchant), gt(withdrawals.sentAt, since)))
    .orderBy(desc(withdrawals.sentAt))
    .limit(most);
  const { depositChannels, payoutBanks } = await settingsOf(db, merchant);
  const depositMinutes = minutesOf(credited) ?? slowestOf(depositChannels);
  const withdrawalMinutes = minutesOf(sent) ?? slowestOf(payoutBanks);
  const { serviced } = await readSystemState(db);
  const ends = new Map(
    Object.entries(serviced).flatMap(([vassalage, until]) =>
      until === undefined || (until !== '' && new Date(until) <= now) ? [] : [[vassalage, until] as const],
    ),
  );
  const closed =
    ends.size === 0
      ? []
      : await db
          .selectDistinct({ vassalage: vendors.vassalage, name: vendors.name })
          .from(vendors)
          .where(inArray(vendors.vassalage, [...ends.keys()]))
          .orderBy(asc(vendors.name));
  return {
    ...(depositMinutes !== undefined && { depositMinutes }),
    ...(withdrawalMinutes !== undefined && { withdrawalMinutes }),
    serviced: closed.map(({ vassalage, name }) => {
      const until = ends.get(vassalage);
      return { name, ...(until && { until }) };
    }),
  };
}

/** The longest time that a way of paying is said to take; nothing without any. */
const slowestOf = (ways: readonly { usualMinutes: number }[]): number | undefined =>
  ways.length === 0 ? undefined : Math.max(1, ...ways.map(({ usualMinutes }) => usualMinutes));
