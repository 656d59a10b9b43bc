import { sql, type SQL } from 'drizzle-orm';
import { mostSorted } from '#contract';

/** The order of a record's rows. */
export interface RecordOrder<Sort extends string> {
  sort: Sort;
  direction: 'ascending' | 'descending';
}

/** The order that is asked for, or that of time where there are too many rows for another one. */
export const possibleOrder = <Sort extends string>(
  { sort, direction }: RecordOrder<Sort>,
  total: number,
): RecordOrder<Sort | 'time'> => ({ sort: total > mostSorted ? 'time' : sort, direction });

/** `ASC` or `DESC`. */
export const directionOf = ({ direction }: Pick<RecordOrder<string>, 'direction'>): SQL =>
  direction === 'ascending' ? sql`ASC` : sql`DESC`;
