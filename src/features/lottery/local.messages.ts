import { defineArea } from '#messages';

/** What the page of quick games says. */
export const localMessages = defineArea('lottery.local', {
  title: 'Local games', // Title of the page with quick games of the house.
  intro: 'Drawn by the house every few minutes, in public.',
  SSC: 'Five digits, in order or not.', // Rule of a game in one line.
  '11X5': 'Five numbers out of eleven.', // Rule of a game in one line.
  PK10: 'Ten racers, who comes in first.', // Rule of a game in one line.
  LHC: 'Six numbers and a special one.', // Rule of a game in one line.
  LF: 'Three digits a day.', // Rule of a game in one line.
  K3: 'Three dice and their sum.', // Rule of a game in one line.
  PCB: 'Three digits and their sum.', // Rule of a game in one line.
  VN: 'The last digits of the prizes.', // Rule of a game in one line.
  every: 'Every {minutes, plural, one {minute} other {# minutes}}', // minutes: time between two draws, may be a fraction.
  empty: 'No quick games at the moment.',
});
