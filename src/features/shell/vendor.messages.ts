import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** What the menus of the game categories say. */
export const vendorMessages = defineMessages<{
  readonly lotteries: { readonly count: number | bigint };
  readonly tables: { readonly count: number | bigint };
  readonly games: { readonly count: number | bigint };
  readonly events: { readonly count: number | bigint };
  readonly matches: { readonly count: number | bigint };
  readonly rooms: { readonly count: number | bigint };
  readonly studios: { readonly count: number | bigint };
  readonly summary: { readonly offer: MessageValue; readonly studios: MessageValue };
  readonly allStudios: NoMessageValues;
  readonly hot: NoMessageValues;
}>({
  lotteries: {
    id: 'shell.vendors.lotteries',
    defaultMessage: '{count, plural, one {# lottery} other {# lotteries}}',
    description: 'How many lotteries a provider or category has. count: the number.',
  },
  tables: {
    id: 'shell.vendors.tables',
    defaultMessage: '{count, plural, one {# table} other {# tables}}',
    description: 'How many live tables a studio or category has. count: the number.',
  },
  games: {
    id: 'shell.vendors.games',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
    description: 'How many games a studio or category has. count: the number.',
  },
  events: {
    id: 'shell.vendors.events',
    defaultMessage: '{count, plural, one {# event} other {# events}}',
    description: 'How many sports events a provider or category has. count: the number.',
  },
  matches: {
    id: 'shell.vendors.matches',
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
    description: 'How many esports matches a provider or category has. count: the number.',
  },
  rooms: {
    id: 'shell.vendors.rooms',
    defaultMessage: '{count, plural, one {# room} other {# rooms}}',
    description: 'How many card rooms a studio or category has. count: the number.',
  },
  studios: {
    id: 'shell.vendors.studios',
    defaultMessage: '{count, plural, one {# studio} other {# studios}}',
    description: 'How many studios offer games of a category. count: the number.',
  },
  summary: {
    id: 'shell.vendors.summary',
    defaultMessage: '{offer} · {studios}',
    description: 'Sum of a category in its menu. offer: such as "186 tables". studios: such as "12 studios".',
  },
  allStudios: {
    id: 'shell.vendors.allStudios',
    defaultMessage: 'All studios',
    description: "Second line of the entry More of a category's menu.",
  },
  hot: {
    id: 'shell.vendors.hot',
    defaultMessage: 'Hot',
    description: 'Badge of a studio that is played much, at most 8 letters.',
  },
});
