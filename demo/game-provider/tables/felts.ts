import { type DealtKind, colourOf } from '#platform/tables';
import type { Messages } from '../messages/catalogue';
import { html, type Html } from '../page/html';

/** How a game looks on its table. */
export interface TableLook {
  /** What happens there: cards, a wheel or dice. */
  stage: (names: Readonly<Record<string, string>>, clock: Html) => Html;
  /** Areas in the order in which they lie on the felt. */
  order: readonly string[];
  /** What an area pays, as it stands on it. */
  pays: (area: string) => string;
  /** Its rules, each a sentence. */
  rules: (words: Messages) => readonly string[];
}

const sides =
  (left: string, right: string): TableLook['stage'] =>
  (names, clock) => {
    const side = (of: string): Html =>
      html`<section class="hand" data-side="${of}" aria-label="${names[of] ?? ''}">
        <h2>${names[of] ?? ''} <output data-points="${of}"></output></h2>
        <div class="cards" dir="ltr" data-cards="${of}"></div>
      </section>`;
    return html`<div class="hands">${side(left)}${clock}${side(right)}</div>`;
  };

const numbered = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `${letter}${from + place}`);

const fixed =
  (pays: Readonly<Record<string, string>>, others = ''): TableLook['pays'] =>
  (area) =>
    pays[area] ?? others;

const sumPays: Readonly<Record<string, string>> = {
  s4: '60 : 1', s5: '30 : 1', s6: '17 : 1', s7: '12 : 1', s8: '8 : 1', s9: '6 : 1', s10: '6 : 1',
  s17: '60 : 1', s16: '30 : 1', s15: '17 : 1', s14: '12 : 1', s13: '8 : 1', s12: '6 : 1', s11: '6 : 1',
}; // prettier-ignore

/** The numbers of a roulette layout by rows of three, with the column bet at the end of each. */
const layout: readonly string[] = [
  'n0',
  ...[3, 2, 1].flatMap((first) => [
    ...Array.from({ length: 12 }, (_, place) => `n${first + place * 3}`),
    `column${first}`,
  ]),
  'dozen1',
  'dozen2',
  'dozen3',
  'low',
  'even',
  'red',
  'black',
  'odd',
  'high',
];

/** By game: its felt, as data for one page. */
export const looks: Readonly<Record<DealtKind, TableLook>> = {
  baccarat: {
    stage: sides('player', 'banker'),
    order: ['playerPair', 'player', 'tie', 'banker', 'bankerPair'],
    pays: fixed({ player: '1 : 1', banker: '0.95 : 1', tie: '8 : 1' }, '11 : 1'),
    rules: (words) => [words.ruleAim, words.ruleThird, words.rulePays, words.ruleTie],
  },
  dragonTiger: {
    stage: sides('dragon', 'tiger'),
    order: ['dragon', 'draw', 'suited', 'tiger'],
    pays: fixed({ dragon: '1 : 1', tiger: '1 : 1', draw: '8 : 1', suited: '50 : 1' }),
    rules: ({ tables }) => [tables.dragonAim, tables.dragonPays, tables.dragonTie],
  },
  roulette: {
    stage: (_, clock) =>
      html`<div class="spinner">
        ${clock}
        <div class="wheel" aria-hidden="true"><i></i></div>
        <output class="wheel-number" data-part="number" dir="ltr"></output>
      </div>`,
    order: layout,
    pays: (area) => (area.startsWith('n') ? '' : /^(dozen|column)/.test(area) ? '2 : 1' : '1 : 1'),
    rules: ({ tables }) => [tables.rouletteAim, tables.roulettePays, tables.rouletteZero],
  },
  sicBo: {
    stage: (_, clock) =>
      html`<div class="spinner">
        ${clock}
        <div class="dice" data-part="dice" role="img" aria-hidden="true" dir="ltr"></div>
      </div>`,
    order: ['small', 'diceOdd', 'triple', 'diceEven', 'big', ...numbered('f', 1, 6), ...numbered('s', 4, 17)],
    pays: (area) =>
      area === 'triple' ? '30 : 1' : (sumPays[area] ?? (area.startsWith('f') ? '1 / 2 / 12 : 1' : '1 : 1')),
    rules: ({ tables }) => [tables.diceAim, tables.dicePays, tables.diceTriple],
  },
};

/** What an area of the layout is coloured by. */
export const toneOf = (area: string): string | undefined => {
  if (/^n\d+$/.test(area)) return colourOf(Number(area.slice(1)));
  return area === 'red' || area === 'black' ? area : undefined;
};
