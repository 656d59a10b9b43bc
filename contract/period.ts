import * as v from 'valibot';
import { id, instant } from './values';

/** A business day of the brand: midnight to midnight in its time zone. */
export const businessDay = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/),
  v.check(
    (day) => new Date(Date.parse(day) || 0).toISOString().startsWith(day),
    'must be a day of the calendar',
  ),
);

/** The longest period of a report of one's own, of one about a team, and of an account's whole life, in days. */
export const longestPeriod = { own: 366, team: 93, life: 36_600 } as const;

/** First and last business day of a report, both included. */
export const period = { from: businessDay, to: businessDay };

/** What is refused of a period, by the field that it is about. */
export const periodRefusals = { 'period.tooLong': 'from', 'period.reversed': 'to' } as const;

/** What is refused of a list that has each bet or movement by itself. */
export const listRefusals = { 'record.archived': 'from', ...periodRefusals } as const;

/** The same of a list about a part of the team. */
export const teamListRefusals = { 'account.unknown': 'under', ...listRefusals } as const;

/** What every report says about its period. */
export const periodReply = {
  from: businessDay,
  to: businessDay,
  /** IANA name of the time zone of its days. */
  timeZone: v.string(),
  /** What it is called beside them: its offset in that period, `UTC+7`, or its own name where clocks change within it. */
  utcOffset: v.string(),
  /** Moment up to which it knows everything, where that is more than a few seconds ago. */
  readAt: v.optional(instant),
};

/** From the agent who asks to the account whose team a report is of, both included; empty for one's own records. */
export const teamPath = v.optional(v.array(v.looseObject({ id, account: v.string() })), []);

/** Numbers travel in the query as text. */
const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/)), v.number()]),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/** Direction of sorting. */
export const sortDirection = v.picklist(['ascending', 'descending']);

/**
 * Rows up to which a record can stand in another order than that of time, which would read every row of it: of more, time
 * is what the answer says it is sorted by.
 */
export const mostSorted = 100_000;

/** Which page of a list: pages count from 1. 200 rows keep every answer below 100 kB. */
export const pageRequest = {
  page: v.optional(wholeNumber(1, 1_000_000), 1),
  pageSize: v.optional(wholeNumber(1, 200), 20),
};

/** A list in the query: values joined by commas; nothing for all of them. */
export const listOf = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(1_000),
      v.transform((text) => (text === '' ? [] : text.split(','))),
      v.array(item),
    ),
    '',
  );
