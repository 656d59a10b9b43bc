import type { Condition } from '../conditions';
import { choose } from '#contract/lotteryRules';
import type { PlayOption, PlayRule } from '../playRules';
import type { BallColour, LotteryRules } from '../rules';
import { pattern, word, type Phrase } from '#sandbox/words/phrase.ts';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { names, words } from './words';

const special = 6;
const regular = range(0, 5);
const all = range(1, 49);
const push: Condition = { kind: 'hits', at: [special], values: [49] };
/** Everything but 49, which gives the stake back. */
const counted = range(1, 48);
const isSpecial = (values: readonly number[]): Condition => ({ kind: 'hits', at: [special], values });

const sideValues = {
  big: range(25, 48),
  small: range(1, 24),
  odd: counted.filter((number) => number % 2 === 1),
  even: counted.filter((number) => number % 2 === 0),
};
const colours = ['red', 'blue', 'green'] as const;

const animals = [
  word('lottery.animal.rat'),
  word('lottery.animal.ox'),
  word('lottery.animal.tiger'),
  word('lottery.animal.rabbit'),
  word('lottery.animal.dragon'),
  word('lottery.animal.snake'),
  word('lottery.animal.horse'),
  word('lottery.animal.goat'),
  word('lottery.animal.monkey'),
  word('lottery.animal.rooster'),
  word('lottery.animal.dog'),
  word('lottery.animal.pig'),
];

const hints = {
  special: word('lottery.hint.mark.special'),
  sides: word('lottery.hint.mark.sides'),
  waves: word('lottery.hint.mark.waves'),
  zodiac: word('lottery.hint.mark.zodiac'),
  tails: word('lottery.hint.mark.tails'),
  regular: word('lottery.hint.mark.regular'),
  together: word('lottery.hint.mark.together'),
};

/** Numbers of each animal, in the order of the animals. In a dragon's year 1 is the dragon, 2 the rabbit before it. */
export function zodiacNumbers({ zodiac = [] }: LotteryRules, at: Date): number[][] {
  const day = at.toISOString().slice(0, 10);
  const year = zodiac.filter(({ from }) => from <= day).at(-1);
  if (!year) return [];
  return animals.map((_, animal) =>
    all.filter((number) => (year.animal - (number - 1) + 48) % 12 === animal),
  );
}

/** The animal of a number on a day; undefined for a house without a calendar. */
export function animalOf(rules: LotteryRules, number: string, at: Date): Phrase | undefined {
  const animal = zodiacNumbers(rules, at).findIndex((numbers) => numbers.includes(Number(number)));
  return animals[animal];
}

const option = (
  id: string,
  label: PlayOption['label'],
  values: readonly number[],
  colour?: BallColour,
): PlayOption => ({
  id,
  label,
  chance: [values.length, all.length],
  rival: 'one',
  ...(colour && { colour }),
  when: isSpecial(values),
});

/** Names of the groups that play types stand in. */
export const markGroups = [
  {
    id: 'special',
    name: word('lottery.group.specialNumber'),
  },
  { id: 'waves', name: word('lottery.group.colours') },
  {
    id: 'zodiac',
    name: word('lottery.group.zodiacAndTails'),
  },
  { id: 'regular', name: word('lottery.group.sixNumbers') },
];

/** The play types of LHC for a draw at that moment. Source: domain facts, (f). */
export function markPlays(rules: LotteryRules, at: Date): readonly PlayRule[] {
  const colourOf = (number: number): BallColour => rules.colours?.[String(number)] ?? rules.colour ?? 'plain';
  const ofColour = (colour: string, among: readonly number[]) =>
    among.filter((number) => colourOf(number) === colour);
  const zodiac = zodiacNumbers(rules, at);
  const side = (values: readonly number[]) => ({
    chance: [values.length, counted.length] as const,
    when: isSpecial(values),
    push,
  });
  const together = (size: number): PlayRule => ({
    id: `together${size}`,
    group: 'regular',
    name: word('lottery.play.together', { size }),
    hint: hints.together,
    mode: 'combination',
    size,
    at: regular,
    rows: oneRow(
      names.numbers,
      numberOptions(all, () => [choose(6, size), choose(49, size)], { digits: 2, colour: colourOf }),
    ),
  });
  return [
    each(
      'special',
      'special',
      names.numbers,
      hints.special,
      oneRow(
        names.numbers,
        numberOptions(all, () => [1, 49], {
          digits: 2,
          colour: colourOf,
          when: (value) => isSpecial([value]),
        }),
      ),
    ),
    each(
      'sides',
      'special',
      names.sides,
      hints.sides,
      oneRow(
        names.numbers,
        sideOptions({
          big: side(sideValues.big),
          small: side(sideValues.small),
          odd: side(sideValues.odd),
          even: side(sideValues.even),
        }),
      ),
    ),
    each(
      'waves',
      'waves',
      word('lottery.play.colour'),
      hints.waves,
      oneRow(
        names.numbers,
        colours.map((colour) => option(colour, words[colour], ofColour(colour, all), colour)),
      ),
    ),
    each(
      'halfWaves',
      'waves',
      word('lottery.play.halfColours'),
      hints.sides,
      colours.map((colour) => ({
        id: colour,
        label: words[colour],
        options: sideOptions({
          big: side(ofColour(colour, sideValues.big)),
          small: side(ofColour(colour, sideValues.small)),
          odd: side(ofColour(colour, sideValues.odd)),
          even: side(ofColour(colour, sideValues.even)),
        }),
      })),
    ),
    ...(zodiac.length > 0
      ? [
          each(
            'zodiac',
            'zodiac',
            word('lottery.play.zodiac'),
            hints.zodiac,
            oneRow(
              names.numbers,
              zodiac.map((numbers, animal) =>
                option(String(animal), animals[animal] ?? pattern(''), numbers),
              ),
            ),
          ),
        ]
      : []),
    each(
      'tails',
      'zodiac',
      word('lottery.play.lastDigit'),
      hints.tails,
      oneRow(
        names.numbers,
        range(0, 9).map((tail) =>
          option(
            String(tail),
            String(tail),
            all.filter((number) => number % 10 === tail),
          ),
        ),
      ),
    ),
    each(
      'regular',
      'regular',
      names.numbers,
      hints.regular,
      oneRow(
        names.numbers,
        numberOptions(all, () => [6, 49], {
          digits: 2,
          colour: colourOf,
          when: (value) => ({ kind: 'hits', at: regular, values: [value] }),
        }),
      ),
      { most: 6 },
    ),
    together(2),
    together(3),
  ];
}
