import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Phrase } from '../../words/phrase';

/** A moment. Written from a `Date` of the Clock port, never by the database's own clock. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount in minor units, or a version counter: always a bigint in code. */
export const integer64 = (name: string) => bigint(name, { mode: 'bigint' });

/** Text by language tag; `en` is always there. */
export type LocalisedText = Record<string, string>;

/** What a person reads: an operator's text by language, or words of the platform by id. */
export type Wording = LocalisedText | Phrase;

/** A column of text that is read in the person's language. */
export const localised = <Held extends Wording = Wording>(name: string) => jsonb(name).$type<Held>();
