import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayOption, PlayRule } from '../playRules';
import { word } from '#sandbox/words/phrase.ts';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { names, sharedHints, words } from './words';

const at = [0, 1, 2];
const faces = range(1, 6);
const throws = allDraws(3, 1, 6);
const ofSum = (from: number, to: number): Condition => ({ kind: 'range', at, from, to });
const kinds = (count: number): Condition => ({ kind: 'kinds', at, count });
const shown = (value: number, least: number): Condition => ({ kind: 'hits', at, values: [value], least });
const withShare = (when: Condition) => ({ chance: shareOf(throws, when), when });
/** Sums of throws that are no triple: two kinds or three. */
const sideSum = (from: number, to: number): Condition => ({
  kind: 'all',
  of: [ofSum(from, to), { kind: 'kinds', at, count: 2, orMore: true }],
});

const hints = {
  sides: word('lottery.hint.dice.sides'),
  forms: word('lottery.hint.dice.forms'),
  triple: word('lottery.hint.dice.triple'),
  pair: word('lottery.hint.dice.pair'),
  single: word('lottery.hint.dice.single'),
  different: word('lottery.hint.dice.different'),
};

const numbers = (
  name: PlayOption['label'] & object,
  id: string,
  group: string,
  hint: PlayRule['hint'],
  least: number,
) =>
  each(
    id,
    group,
    name,
    hint,
    oneRow(
      names.numbers,
      numberOptions(faces, (value) => shareOf(throws, shown(value, least)), {
        when: (value) => shown(value, least),
        rival: (value) =>
          least === 1 ? 'die' : String(least === 3 ? 'triple' : 'pair') + (value > 0 ? '' : ''),
      }),
    ),
    least === 1 ? { most: 3 } : {},
  );

const different = (id: string, size: number, name: PlayRule['name'], favourable: number): PlayRule => ({
  id,
  group: size === 2 ? 'pairs' : 'triples',
  name,
  hint: hints.different,
  mode: 'combination',
  size,
  at,
  rows: oneRow(
    names.numbers,
    numberOptions(faces, () => [favourable, throws.length]),
  ),
});

const form = (id: string, label: PlayOption['label'], when: Condition): PlayOption => ({
  id,
  label,
  // A straight is also all different, so the two win together.
  rival: id === 'run' ? 'run' : 'form',
  ...withShare(when),
});

/** Names of the groups that play types stand in. */
export const diceGroups = [
  { id: 'sums', name: names.sums },
  { id: 'pairs', name: word('lottery.group.pairs') },
  { id: 'triples', name: word('lottery.group.triples') },
];

/** The play types of K3. Source: domain facts, (f). */
export const dicePlays: readonly PlayRule[] = [
  each(
    'sides',
    'sums',
    names.sides,
    hints.sides,
    oneRow(
      words.sum,
      sideOptions({
        big: withShare(sideSum(11, 17)),
        small: withShare(sideSum(4, 10)),
        odd: withShare({ kind: 'parity', at, odd: true }),
        even: withShare({ kind: 'parity', at, odd: false }),
      }),
    ),
  ),
  each(
    'sum',
    'sums',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(3, 18), (value) => shareOf(throws, ofSum(value, value)), {
        when: (value) => ofSum(value, value),
      }),
    ),
  ),
  numbers(word('lottery.play.oneDie'), 'single', 'pairs', hints.single, 1),
  numbers(word('lottery.play.twoAlike'), 'twoSame', 'pairs', hints.pair, 2),
  different('twoDifferent', 2, word('lottery.play.twoDifferent'), 30),
  each(
    'forms',
    'triples',
    word('lottery.play.patterns'),
    hints.forms,
    oneRow(names.numbers, [
      form('triple', word('lottery.play.anyTriple'), kinds(1)),
      form('run', word('lottery.play.anyStraight'), { kind: 'run', at }),
      form('pair', word('lottery.play.onePair'), kinds(2)),
      form('different', word('lottery.play.allDifferent'), kinds(3)),
    ]),
  ),
  numbers(word('lottery.play.threeAlike'), 'triple', 'triples', hints.triple, 3),
  different('threeDifferent', 3, word('lottery.play.threeDifferent'), 6),
];
