import type { Db } from '../../db/database';
import { refuse } from '../../refusal';
import { recentSystemState } from '../system/state';
import { shifted, type Days } from './months';

/** Whether something that counts for these business days was taken off with its month. */
export async function isArchived(db: Db, { from, to }: Days): Promise<boolean> {
  const { archivedMonths } = await recentSystemState(db);
  // West of Greenwich a month begins on the day before.
  return Object.entries(archivedMonths).some(
    ([month, last]) => from <= last && to >= shifted(`${month}-01`, -1),
  );
}

/** Refuses a list that would lack rows which the sums above it count. */
export async function refuseArchived(db: Db, days: Days): Promise<void> {
  if (await isArchived(db, days)) refuse('record.archived', { value: { fields: ['from'] } });
}

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';

/** The day that the platform's own ids begin with; undefined for an id of somebody else. */
export function dayOfId(id: string): string | undefined {
  if (!/^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(id)) return undefined;
  const moment = [...id.slice(0, 10)].reduce((sum, letter) => sum * 32 + crockford.indexOf(letter), 0);
  return moment < 8.64e15 ? new Date(moment).toISOString().slice(0, 10) : undefined;
}
