import { vnFaces } from '../faces';
import { choose } from '#contract/lotteryRules';
import type { PlayRule } from '../playRules';
import type { LotteryRules } from '../rules';
import { word } from '#sandbox/words/phrase.ts';
import { digits, hints as digitHints } from './digitRules';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { names, placeName } from './words';

const pairs = range(0, 99);
const head = vnFaces.last3[1];
const tail = vnFaces.last3[2];

const hints = {
  first2: word('lottery.hint.vn.first2'),
  last2: word('lottery.hint.vn.last2'),
  sides: word('lottery.hint.vn.sides'),
  digit: word('lottery.hint.vn.digit'),
};

const overHint = (count: number) => word('lottery.hint.vn.over', { count });

const parlayHint = (count: number) => word('lottery.hint.vn.parlay', { count });

/** Chance that so many different pairs all come among the prizes: those that miss one, two and more are taken off in turn. */
const allCome = (size: number, prizes: number): number =>
  range(0, size).reduce(
    (sum, missing) => sum + (-1) ** missing * choose(size, missing) * (1 - missing / 100) ** prizes,
    0,
  );

const straight = (id: string, group: string, name: PlayRule['name'], at: readonly number[]): PlayRule => ({
  id,
  group,
  name,
  hint: digitHints.direct,
  mode: 'product',
  size: at.length,
  at,
  rows: at.map((_, place) => ({
    id: `p${place + 1}`,
    label: placeName(place + 1),
    options: digits([1, 10 ** at.length]),
  })),
});

const pairsAt = (
  id: string,
  group: string,
  name: PlayRule['name'],
  hint: PlayRule['hint'],
  face: number,
): PlayRule =>
  each(
    id,
    group,
    name,
    hint,
    oneRow(
      names.numbers,
      numberOptions(pairs, () => [1, 100], {
        digits: 2,
        when: (value) => ({ kind: 'hits', at: [face], values: [value] }),
      }),
    ),
  );

/** Names of the groups that play types stand in. */
export const vnGroups = [
  { id: 'two', name: word('lottery.group.twoPlaces') },
  { id: 'three', name: word('lottery.group.threePlaces') },
  { id: 'over', name: word('lottery.group.allPrizes') },
  { id: 'parlay', name: word('lottery.group.parlay') },
  { id: 'sides', name: names.twoSides },
];

/** The play types of a Vietnamese lottery with these prizes. Source: domain facts, (f). */
export function vnPlays({ ranks = [] }: LotteryRules): readonly PlayRule[] {
  const prizes = ranks.reduce((sum, { count }) => sum + count, 0);
  const all = range(vnFaces.pairs, vnFaces.pairs + prizes - 1);
  const parlay = (size: number): PlayRule => ({
    id: `parlay${size}`,
    group: 'parlay',
    name: word('lottery.play.parlayOf', { size }),
    hint: parlayHint(prizes),
    mode: 'combination',
    size,
    at: all,
    rows: oneRow(
      names.numbers,
      numberOptions(pairs, () => [allCome(size, prizes), 1], { digits: 2 }),
    ),
  });
  return [
    pairsAt('last2', 'two', word('lottery.play.lastTwo'), hints.last2, vnFaces.last2),
    pairsAt('first2', 'two', word('lottery.play.firstTwo'), hints.first2, vnFaces.first2),
    straight('last3', 'three', word('lottery.play.lastThree'), vnFaces.last3),
    straight('first3', 'three', word('lottery.play.firstThree'), vnFaces.first3),
    each(
      'over',
      'over',
      word('lottery.play.over', { prizes }),
      overHint(prizes),
      oneRow(
        names.numbers,
        numberOptions(pairs, () => [prizes, 100], {
          digits: 2,
          when: (value) => ({ kind: 'hits', at: all, values: [value] }),
        }),
      ),
      { most: prizes, repeats: true },
    ),
    ...[2, 3, 4].map(parlay),
    each(
      'sides',
      'sides',
      names.sides,
      hints.sides,
      oneRow(
        names.numbers,
        sideOptions({
          big: { chance: [1, 2], when: { kind: 'range', at: [vnFaces.last2], from: 50, to: 99 } },
          small: { chance: [1, 2], when: { kind: 'range', at: [vnFaces.last2], from: 0, to: 49 } },
          odd: { chance: [1, 2], when: { kind: 'parity', at: [vnFaces.last2], odd: true } },
          even: { chance: [1, 2], when: { kind: 'parity', at: [vnFaces.last2], odd: false } },
        }),
      ),
    ),
    each(
      'digits',
      'sides',
      word('lottery.play.headAndTail'),
      hints.digit,
      [
        { id: 'head', label: word('lottery.play.head'), face: head },
        { id: 'tail', label: word('lottery.play.tail'), face: tail },
      ].map(({ id, label, face }) => ({
        id,
        label,
        options: digits([1, 10], (digit) => ({ kind: 'hits', at: [face], values: [digit] })),
      })),
    ),
  ];
}
