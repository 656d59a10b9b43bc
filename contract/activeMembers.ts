import * as v from 'valibot';
import { count } from './values';

const activeMark = v.metadata<number, { readonly countsActiveMembers: true }>({ countsActiveMembers: true });

/**
 * A count of active members: accounts with valid bets of `activeFrom` on a business day, in a period on any day of it.
 * Nothing else is called active of people, so that a figure of one page is never held against another of another.
 */
export const activeMembers = v.pipe(count, activeMark);

/** Whether a schema is `activeMembers`, or a narrower one made from it. */
export const isActiveMembers = (schema: object): boolean =>
  'pipe' in schema &&
  (schema.pipe as readonly object[]).some((part) => part === activeMark || isActiveMembers(part));
