import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayRule } from '../playRules';
import type { BallColour } from '../rules';
import { word } from '#sandbox/words/phrase.ts';
import { each, numberOptions, oneRow, orderOptions, range, sideOptions, versus } from './options';
import { names, placeName, sharedHints } from './words';

const colours: readonly BallColour[] = [
  'gold',
  'blue',
  'slate',
  'orange',
  'cyan',
  'violet',
  'plain',
  'red',
  'pink',
  'green',
];
const all = range(1, 10);
const colour = (value: number) => colours[value - 1];
const top = [0, 1];
const firstTwo = allDraws(2, 1, 10, true);
const ofTop = (from: number, to: number): Condition => ({ kind: 'range', at: top, from, to });
const topParity = (odd: boolean): Condition => ({ kind: 'parity', at: top, odd });
const withShare = (when: Condition) => ({ chance: shareOf(firstTwo, when), when });
const half = (when: Condition) => ({ chance: [1, 2] as const, when });
const pairs = range(0, 4).map((place): [number, number] => [place, 9 - place]);

const hints = {
  sides: word('lottery.hint.race.sides'),
  order: word('lottery.hint.race.order'),
  top: word('lottery.hint.race.top'),
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
      () => [1, range(0, count - 1).reduce((ways, step) => ways * (10 - step), 1)],
      {
        digits: 2,
        colour,
      },
    ),
  })),
});

/** Names of the groups that play types stand in. */
export const raceGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'top', name: word('lottery.group.firstTwo') },
  { id: 'place', name: names.place },
  { id: 'front', name: names.front },
];

/** The play types of PK10. Source: domain facts, (f). */
export const racePlays: readonly PlayRule[] = [
  each(
    'sides',
    'sides',
    names.sides,
    hints.sides,
    range(0, 9).map((place) => ({
      id: `p${place + 1}`,
      label: placeName(place + 1),
      options: sideOptions({
        big: half({ kind: 'range', at: [place], from: 6, to: 10 }),
        small: half({ kind: 'range', at: [place], from: 1, to: 5 }),
        odd: half({ kind: 'parity', at: [place], odd: true }),
        even: half({ kind: 'parity', at: [place], odd: false }),
      }),
    })),
  ),
  each(
    'dragonTiger',
    'sides',
    names.order,
    hints.order,
    pairs.map((at) => ({ id: `p${at[0] + 1}`, label: versus(at), options: orderOptions(at) })),
  ),
  each(
    'topSides',
    'top',
    names.sides,
    hints.top,
    oneRow(
      names.sums,
      sideOptions({
        big: withShare(ofTop(12, 19)),
        small: withShare(ofTop(3, 11)),
        odd: withShare(topParity(true)),
        even: withShare(topParity(false)),
      }),
    ),
  ),
  each(
    'topSum',
    'top',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(3, 19), (value) => shareOf(firstTwo, ofTop(value, value)), {
        when: (value) => ofTop(value, value),
      }),
    ),
  ),
  each(
    'place',
    'place',
    names.numbers,
    sharedHints.place,
    range(0, 9).map((place) => ({
      id: `p${place + 1}`,
      label: placeName(place + 1),
      options: numberOptions(all, () => [1, 10], {
        digits: 2,
        colour,
        when: (value) => ({ kind: 'hits', at: [place], values: [value] }),
      }),
    })),
  ),
  ...[1, 2, 3].map(straight),
];
