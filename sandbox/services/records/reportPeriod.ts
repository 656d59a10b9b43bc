import { longestPeriod } from '#contract';
import type { SignedInCtx } from '../../context';
import { refuse } from '../../refusal';
import { businessDateOf, startOfDate } from '../businessDay';
import { settingOf } from '../settings';

const dayMs = 86_400_000;

/** A period of business days, checked, as every report repeats it. */
export interface ReportPeriod {
  from: string;
  to: string;
  timeZone: string;
  utcOffset: string;
}

/** The period that a report is of. Refuses one that ends before it begins or is too long. */
export async function readPeriod(
  ctx: SignedInCtx,
  { from, to }: { from: string; to: string },
  longest: keyof typeof longestPeriod,
): Promise<ReportPeriod> {
  if (to < from) refuse('period.reversed', { value: { fields: ['to'] } });
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days > longestPeriod[longest])
    refuse('period.tooLong', { value: { fields: ['from'], days: longestPeriod[longest] } });
  const timeZone = await settingOf(ctx.db, ctx.actor.account.merchantCode, 'timeZone');
  return { from, to, timeZone, utcOffset: zoneName(timeZone, from, to) };
}

/** The business month up to today, as reports repeat their period. */
export async function readMonth(ctx: SignedInCtx): Promise<ReportPeriod> {
  const timeZone = await settingOf(ctx.db, ctx.actor.account.merchantCode, 'timeZone');
  const now = ctx.clock.now();
  const to = businessDateOf(timeZone, now);
  const from = `${to.slice(0, 7)}-01`;
  return { from, to, timeZone, utcOffset: zoneName(timeZone, from, to) };
}

/** What a zone is called for these days: by its offset, or by its own name where clocks change between them. */
export function zoneName(timeZone: string, from: string, to: string): string {
  const begins = startOfDate(timeZone, from);
  const ends = new Date(startOfDate(timeZone, to).getTime() + dayMs - 1);
  const [first, last] = [begins, ends].map((at) => offsetName(timeZone, at));
  return first && first === last ? first : timeZone;
}

/** `UTC+7`, `UTC+5:30` or `UTC`. */
function offsetName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT').replace(/^GMT(?:\+0$)?/, 'UTC');
}
