import type { MessageValuesOf } from 'react-intl';
import type { ariaMessages } from './messages/aria.messages';
import type { collectionMessages } from './messages/collections.messages';
import type { commonMessages } from './messages/common.messages';
import type { dateMessages } from './messages/dates.messages';
import type { fieldMessages } from './messages/fields.messages';
import type { gameMessages } from './messages/games.messages';

type Sources = typeof ariaMessages &
  typeof collectionMessages &
  typeof commonMessages &
  typeof dateMessages &
  typeof fieldMessages &
  typeof gameMessages;

/** What each message of the design system needs, by its key: the id without `ds.`. */
export type DsMessages = { readonly [Key in keyof Sources]: MessageValuesOf<Sources[Key]> };

export type DsKey = keyof DsMessages;

/** The values of one message; none for a fixed text. */
export type DsValues<Key extends DsKey> = keyof DsMessages[Key] extends never
  ? []
  : [values: DsMessages[Key]];
