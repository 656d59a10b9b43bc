import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A moment. Written from a `Date` of the Clock port, never by the database's own clock. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount in minor units, or a version counter: always a bigint in code. */
export const integer64 = (name: string) => bigint(name, { mode: 'bigint' });

/** Text by language tag; `en` is always there. */
export type LocalisedText = Record<string, string>;

/** A column of operator's text in several languages. */
export const localised = (name: string) => jsonb(name).$type<LocalisedText>();
