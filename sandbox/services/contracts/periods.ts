import type { ContractKind, ContractTerms } from '#contract';
import {
  businessDateOf,
  businessDayOf,
  businessHalfMonthOf,
  businessHourOf,
  businessMonthOf,
  businessWeekOf,
  type Period,
} from '../businessDay';

const minuteMs = 60_000;
/** How often real-time wages are paid. */
export const realTimeMinutes = 5;

/** What is known of a contract's times. */
export interface ContractTimes {
  terms: ContractTerms;
  startsAt: Date | null;
}

/** The period of some terms that a moment lies in, in the brand's time zone. */
export function periodOf(terms: ContractTerms, timeZone: string, at: Date): Period {
  switch (terms.kind) {
    case 'dividend':
      return dividendPeriodOf[terms.period](timeZone, at);
    case 'daily':
      return businessDayOf(timeZone, at);
    case 'hourly':
      return businessHourOf(timeZone, at);
    case 'realTime': {
      const step = realTimeMinutes * minuteMs;
      const from = new Date(Math.floor(at.getTime() / step) * step);
      return { from, to: new Date(from.getTime() + step) };
    }
  }
}

const dividendPeriodOf = {
  daily: businessDayOf,
  weekly: businessWeekOf,
  semimonthly: businessHalfMonthOf,
  monthly: businessMonthOf,
} as const;

/** After the end of a period: dividends at 03:00, daily wages at 03:30, hourly ones after five minutes. Source: money rules. */
const settlesAfterMs: Readonly<Record<ContractKind, number>> = {
  dividend: 180 * minuteMs,
  daily: 210 * minuteMs,
  hourly: 5 * minuteMs,
  // A bet that ended in the last second has to be in the books.
  realTime: 15_000,
};

/** When a period that ends at a moment is settled. */
export const settlesAt = (kind: ContractKind, end: Date): Date =>
  new Date(end.getTime() + settlesAfterMs[kind]);

/** The first moment that can count of a contract that is accepted now: of the day, the hour or the five minutes. */
export const firstMoment = (terms: ContractTerms, timeZone: string, now: Date): Date =>
  terms.kind === 'dividend' ? businessDayOf(timeZone, now).from : periodOf(terms, timeZone, now).from;

/** Where a contract that is ended now ends: with its period, or before it began. */
export const endOf = ({ terms, startsAt }: ContractTimes, timeZone: string, now: Date): Date =>
  startsAt && startsAt > now ? startsAt : periodOf(terms, timeZone, now).to;

/** The first moment of terms that are accepted now: after what went before between the two sides. */
export function startOf(
  terms: ContractTerms,
  earlier: readonly (ContractTimes & { status: string; endsAt: Date | null })[],
  timeZone: string,
  now: Date,
): Date {
  const ends = earlier.flatMap((each) =>
    each.status === 'accepted' ? [endOf(each, timeZone, now), each.endsAt] : [each.endsAt],
  );
  return ends.reduce<Date>(
    (latest, end) => (end && end > latest ? end : latest),
    firstMoment(terms, timeZone, now),
  );
}

/** First and last business day that a time touches. */
export const daysOf = (timeZone: string, { from, to }: Period): { firstDay: string; lastDay: string } => ({
  firstDay: businessDateOf(timeZone, from),
  lastDay: businessDateOf(timeZone, new Date(Math.max(from.getTime(), to.getTime() - 1))),
});

/** A time and whose team it is for, as a pay carries them. */
export const wireTime = (timeZone: string, { from, to }: Period, teamId: string) => ({
  from: from.toISOString(),
  to: to.toISOString(),
  ...daysOf(timeZone, { from, to }),
  teamId,
});
