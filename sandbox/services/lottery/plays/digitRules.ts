import type { Wording } from '#sandbox/db/schema.ts';
import type { PlayOption, PlayRule } from '../playRules';
import { word } from '#sandbox/words/phrase.ts';
import { words } from './words';

const positions = [
  word('lottery.position.first'),
  word('lottery.position.second'),
  word('lottery.position.third'),
  word('lottery.position.fourth'),
  word('lottery.position.fifth'),
];
/** How the play types of digits win. */
export const hints = {
  direct: word('lottery.hint.digits.direct'),
  group: word('lottery.hint.digits.group'),
  double: word('lottery.hint.digits.double'),
  any: word('lottery.hint.digits.any'),
  sides: word('lottery.hint.digits.sides'),
  order: word('lottery.hint.digits.order'),
};

/** The ten digits. */
export const digits = (
  chance: PlayOption['chance'],
  when?: (digit: number) => NonNullable<PlayOption['when']>,
): PlayOption[] =>
  Array.from({ length: 10 }, (_, digit) => ({
    id: String(digit),
    label: String(digit),
    chance,
    rival: 'digit',
    ...(when && { when: when(digit) }),
  }));

/** Big, small, odd and even of a sum of digits. */
export const sides = (at: readonly number[], bigFrom: number): PlayOption[] => {
  const option = (
    id: 'big' | 'small' | 'odd' | 'even',
    rival: string,
    when: PlayOption['when'],
  ): PlayOption => ({
    id,
    label: words[id],
    chance: [1, 2],
    rival,
    ...(when && { when }),
  });
  return [
    option('big', 'size', { kind: 'range', at, from: bigFrom, to: 9 * at.length }),
    option('small', 'size', { kind: 'range', at, from: 0, to: bigFrom - 1 }),
    option('odd', 'parity', { kind: 'parity', at, odd: true }),
    option('even', 'parity', { kind: 'parity', at, odd: false }),
  ];
};

/** Options for one place of the draw. */
export const row = (place: number, options: PlayOption[]) => ({
  id: `p${place + 1}`,
  label: positions[place] ?? words.digits,
  options,
});

/** Every place in its order. */
export const straight = (id: string, stars: number, from: number, name: Wording): PlayRule => {
  const at = Array.from({ length: stars }, (_, step) => from + step);
  return {
    id,
    group: `star${stars}`,
    name,
    hint: hints.direct,
    mode: 'product',
    size: stars,
    at,
    rows: at.map((place) => row(place, digits([1, 10 ** stars]))),
  };
};

const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));

/** Different digits in any order. */
export const mixed = (id: string, stars: number, from: number, name: Wording): PlayRule => ({
  id,
  group: `star${stars}`,
  name,
  hint: hints.group,
  mode: 'combination',
  size: stars,
  at: Array.from({ length: stars }, (_, step) => from + step),
  rows: [{ id: 'all', label: words.digits, options: digits([factorial(stars), 10 ** stars]) }],
});

/** Two of three digits alike. */
export const pair = (id: string, from: number, name: Wording): PlayRule => ({
  ...mixed(id, 3, from, name),
  hint: hints.double,
  mode: 'double',
  size: 2,
  rows: [{ id: 'all', label: words.digits, options: digits([3, 1_000]) }],
});
