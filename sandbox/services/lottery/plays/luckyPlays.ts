import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayOption, PlayRule } from '../playRules';
import type { BallColour } from '../rules';
import { word } from '#sandbox/words/phrase.ts';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { names, sharedHints, words } from './words';

const at = [0, 1, 2];
const draws = allDraws(3, 0, 9);
const ofSum = (from: number, to: number): Condition => ({ kind: 'range', at, from, to });
const parity = (odd: boolean): Condition => ({ kind: 'parity', at, odd });
const withShare = (when: Condition) => ({ chance: shareOf(draws, when), when });
const option = (
  id: string,
  label: PlayOption['label'],
  when: Condition,
  colour?: BallColour,
): PlayOption => ({
  id,
  label,
  rival: 'one',
  ...(colour && { colour }),
  ...withShare(when),
});

const waves = [
  ['red', [3, 6, 9, 12, 15, 18, 21, 24]],
  ['blue', [2, 5, 8, 11, 17, 20, 23, 26]],
  ['green', [1, 4, 7, 10, 16, 19, 22, 25]],
] as const;
const waveOf = (sum: number): BallColour =>
  waves.find(([, sums]) => (sums as readonly number[]).includes(sum))?.[0] ?? 'slate';

const sizes = { big: ofSum(14, 27), small: ofSum(0, 13) };
const parities = { odd: parity(true), even: parity(false) };

const hints = {
  sides: word('lottery.hint.lucky.sides'),
  extremes: word('lottery.hint.lucky.extremes'),
  waves: word('lottery.hint.lucky.waves'),
  forms: word('lottery.hint.lucky.forms'),
};

/** Size and parity together. */
const combos = {
  'big-odd': word('lottery.option.bigOdd'),
  'big-even': word('lottery.option.bigEven'),
  'small-odd': word('lottery.option.smallOdd'),
  'small-even': word('lottery.option.smallEven'),
};

/** Names of the groups that play types stand in. */
export const luckyGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'sum', name: names.sums },
  {
    id: 'waves',
    name: word('lottery.group.coloursAndPatterns'),
  },
];

/** The play types of PCB. Source: domain facts, (f). */
export const luckyPlays: readonly PlayRule[] = [
  each(
    'sides',
    'sides',
    names.sides,
    hints.sides,
    oneRow(
      words.sum,
      sideOptions({
        big: withShare(sizes.big),
        small: withShare(sizes.small),
        odd: withShare(parities.odd),
        even: withShare(parities.even),
      }),
    ),
  ),
  each(
    'combos',
    'sides',
    word('lottery.play.sizeAndParity'),
    hints.sides,
    oneRow(
      words.sum,
      (['big', 'small'] as const).flatMap((size) =>
        (['odd', 'even'] as const).map((side) =>
          option(`${size}-${side}`, combos[`${size}-${side}`], {
            kind: 'all',
            of: [sizes[size], parities[side]],
          }),
        ),
      ),
    ),
  ),
  each(
    'extremes',
    'sides',
    word('lottery.play.extremes'),
    hints.extremes,
    oneRow(words.sum, [
      option('big', word('lottery.play.extremeBig'), ofSum(22, 27)),
      option('small', word('lottery.play.extremeSmall'), ofSum(0, 5)),
    ]),
  ),
  each(
    'sum',
    'sum',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(0, 27), (value) => shareOf(draws, ofSum(value, value)), {
        when: (value) => ofSum(value, value),
        colour: waveOf,
      }),
    ),
  ),
  each(
    'waves',
    'waves',
    word('lottery.play.colour'),
    hints.waves,
    oneRow(
      words.sum,
      waves.map(([colour, values]) => option(colour, words[colour], { kind: 'sum', at, values }, colour)),
    ),
  ),
  each(
    'forms',
    'waves',
    word('lottery.play.patterns'),
    hints.forms,
    oneRow(names.numbers, [
      option('triple', word('lottery.play.triple'), {
        kind: 'kinds',
        at,
        count: 1,
      }),
      option('pair', word('lottery.play.pair'), { kind: 'kinds', at, count: 2 }),
    ]),
  ),
];
