import type { Condition } from '../conditions';
import { choose } from '#contract/lotteryRules';
import type { PlayRule } from '../playRules';
import { word } from '#sandbox/words/phrase.ts';
import { each, numberOptions, oneRow, orderOptions, range, sideOptions, versus } from './options';
import { names, placeName, sharedHints, words } from './words';

const all = range(1, 11);
const places = range(0, 4);
const ofSum = (from: number, to: number): Condition => ({ kind: 'range', at: places, from, to });
const ofPlace = (place: number, values: readonly number[]): Condition => ({
  kind: 'hits',
  at: [place],
  values,
});
/** Of the 462 sets of five numbers, those with an odd count of odd ones. */
const oddSums = 236;
const sets = choose(11, 5);

const hints = {
  sides: word('lottery.hint.eleven.sides'),
  order: word('lottery.hint.eleven.order'),
  any: word('lottery.hint.eleven.any'),
  many: word('lottery.hint.eleven.many'),
  group: word('lottery.hint.eleven.group'),
};

const straight = (count: number): PlayRule => ({
  id: `front${count}`,
  group: 'front',
  name: word('lottery.play.frontCountDirect', { count }),
  hint: sharedHints.distinct,
  mode: 'distinct',
  size: count,
  at: range(0, count - 1),
  rows: range(0, count - 1).map((place) => ({
    id: `p${place + 1}`,
    label: placeName(place + 1),
    options: numberOptions(
      all,
      () => [1, range(0, count - 1).reduce((ways, step) => ways * (11 - step), 1)],
      {
        digits: 2,
      },
    ),
  })),
});

const mixed = (count: number): PlayRule => ({
  id: `front${count}group`,
  group: 'front',
  name: word('lottery.play.frontCountGroup', { count }),
  hint: hints.group,
  mode: 'combination',
  size: count,
  at: range(0, count - 1),
  rows: oneRow(
    names.numbers,
    numberOptions(all, () => [1, choose(11, count)], { digits: 2 }),
  ),
});

const any = (count: number): PlayRule => ({
  id: `any${count}`,
  group: 'any',
  name: word('lottery.play.any', { count }),
  hint: count > 5 ? hints.many : hints.any,
  mode: 'combination',
  size: count,
  at: places,
  rows: oneRow(
    names.numbers,
    numberOptions(all, () => [count > 5 ? choose(6, count - 5) : choose(5, count), choose(11, count)], {
      digits: 2,
    }),
  ),
});

/** Names of the groups that play types stand in. */
export const elevenGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'any', name: word('lottery.group.anyOrder') },
  { id: 'front', name: names.front },
  { id: 'place', name: names.place },
];

/** The play types of 11X5. Source: domain facts, (f). */
export const elevenPlays: readonly PlayRule[] = [
  each('sides', 'sides', names.sides, hints.sides, [
    {
      id: 'sum',
      label: words.sum,
      options: sideOptions({
        big: { chance: [1, 2], when: ofSum(31, 45), push: ofSum(30, 30) },
        small: { chance: [1, 2], when: ofSum(15, 29), push: ofSum(30, 30) },
        odd: { chance: [oddSums, sets], when: { kind: 'parity', at: places, odd: true } },
        even: { chance: [sets - oddSums, sets], when: { kind: 'parity', at: places, odd: false } },
      }),
    },
    ...places.map((place) => {
      const side = (values: readonly number[]) => ({
        chance: [1, 2] as const,
        when: ofPlace(place, values),
        push: ofPlace(place, [11]),
      });
      return {
        id: `p${place + 1}`,
        label: placeName(place + 1),
        options: sideOptions({
          big: side(range(6, 10)),
          small: side(range(1, 5)),
          odd: side([1, 3, 5, 7, 9]),
          even: side([2, 4, 6, 8, 10]),
        }),
      };
    }),
  ]),
  each('dragonTiger', 'sides', names.order, hints.order, [
    { id: 'order', label: versus([0, 4]), options: orderOptions([0, 4]) },
  ]),
  ...range(1, 8).map(any),
  ...[1, 2, 3].map(straight),
  ...[2, 3].map(mixed),
  each(
    'place',
    'place',
    names.numbers,
    sharedHints.place,
    places.map((place) => ({
      id: `p${place + 1}`,
      label: placeName(place + 1),
      options: numberOptions(all, () => [1, 11], { digits: 2, when: (value) => ofPlace(place, [value]) }),
    })),
  ),
];
