import { defineArea } from '#messages';

/** What the menus of the game categories say. */
export const vendorMessages = defineArea('shell.vendors', {
  lotteries: '{count, plural, one {# lottery} other {# lotteries}}', // How many lotteries a provider or category has. count: the number.
  tables: '{count, plural, one {# table} other {# tables}}', // How many live tables a studio or category has. count: the number.
  games: '{count, plural, one {# game} other {# games}}', // How many games a studio or category has. count: the number.
  events: '{count, plural, one {# event} other {# events}}', // How many sports events a provider or category has. count: the number.
  matches: '{count, plural, one {# match} other {# matches}}', // How many esports matches a provider or category has. count: the number.
  rooms: '{count, plural, one {# room} other {# rooms}}', // How many card rooms a studio or category has. count: the number.
  studios: '{count, plural, one {# studio} other {# studios}}', // How many studios offer games of a category. count: the number.
  summary: '{offer} · {studios}', // Sum of a category in its menu. offer: such as "186 tables". studios: such as "12 studios".
  allStudios: 'All studios', // Second line of the entry More of a category's menu.
  hot: 'Hot', // Badge of a studio that is played much, at most 8 letters.
});
