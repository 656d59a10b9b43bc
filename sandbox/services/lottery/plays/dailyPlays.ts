import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayRule } from '../playRules';
import { word } from '#sandbox/words/phrase.ts';
import { digits, hints, mixed, pair, sides, straight } from './digitRules';
import { each, numberOptions, oneRow, range } from './options';
import { names, placeName, sharedHints, words } from './words';

const places = [0, 1, 2];
const draws = allDraws(3, 0, 9);
const ofSum = (value: number): Condition => ({ kind: 'range', at: places, from: value, to: value });
const row = (place: number, options: PlayRule['rows'][number]['options']) => ({
  id: `p${place + 1}`,
  label: placeName(place + 1),
  options,
});
/** The places are three here, and are not called after five. */
const renamed = (rule: PlayRule): PlayRule => ({
  ...rule,
  rows: rule.rows.map((each, step) =>
    rule.mode === 'product' ? { ...each, label: placeName((rule.at[step] ?? 0) + 1) } : each,
  ),
});

const sideHint = word('lottery.hint.daily.sides');

/** Names of the groups that play types stand in. */
export const dailyGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'any', name: names.place },
  { id: 'star2', name: word('lottery.group.twoDigits') },
  { id: 'star3', name: word('lottery.group.threeDigits') },
  { id: 'sum', name: names.sums },
];

/** The play types of low frequency lotteries with three digits. Source: domain facts, (f). */
export const dailyPlays: readonly PlayRule[] = [
  each('sides', 'sides', names.sides, sideHint, [
    { id: 'sum', label: words.sum, options: sides(places, 14) },
    ...places.map((place) => row(place, sides([place], 5))),
  ]),
  each(
    'any',
    'any',
    names.numbers,
    hints.any,
    places.map((place) =>
      row(
        place,
        digits([1, 10], (digit) => ({ kind: 'range', at: [place], from: digit, to: digit })),
      ),
    ),
  ),
  straight('front2', 2, 0, word('lottery.play.frontDirect')),
  straight('back2', 2, 1, word('lottery.play.backDirect')),
  mixed('front2group', 2, 0, word('lottery.play.frontGroup')),
  mixed('back2group', 2, 1, word('lottery.play.backGroup')),
  straight('all3', 3, 0, word('lottery.play.direct')),
  pair('all3pair', 0, word('lottery.play.groupOf', { count: 3 })),
  mixed('all3group', 3, 0, word('lottery.play.groupOf', { count: 6 })),
  each(
    'sum',
    'sum',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(0, 27), (value) => shareOf(draws, ofSum(value)), { when: ofSum }),
    ),
  ),
].map(renamed);
