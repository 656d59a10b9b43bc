import type { Wording } from '#sandbox/db/schema.ts';
import type { Condition } from '../conditions';
import type { PlayOption, PlayRule } from '../playRules';
import type { BallColour } from '../rules';
import { pattern } from '#sandbox/words/phrase.ts';
import { words } from './words';

/** Whole numbers from `from` up to and with `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** Numbers to pick, each with its own chance and condition. */
export const numberOptions = (
  values: readonly number[],
  chance: (value: number) => PlayOption['chance'],
  more: {
    when?: (value: number) => Condition;
    /** Digits of a label; shorter numbers begin with zeros. */
    digits?: number;
    rival?: (value: number) => string;
    colour?: (value: number) => BallColour | undefined;
  } = {},
): PlayOption[] =>
  values.map((value) => {
    const colour = more.colour?.(value);
    return {
      id: String(value),
      label: String(value).padStart(more.digits ?? 1, '0'),
      chance: chance(value),
      rival: more.rival?.(value) ?? 'number',
      ...(colour && { colour }),
      ...(more.when && { when: more.when(value) }),
    };
  });

type SideId = 'big' | 'small' | 'odd' | 'even';
const rivals: Record<SideId, string> = { big: 'size', small: 'size', odd: 'parity', even: 'parity' };

/** Big, small, odd and even by their conditions. */
export const sideOptions = (
  sides: Readonly<Record<SideId, { chance: PlayOption['chance']; when: Condition; push?: Condition }>>,
): PlayOption[] =>
  (['big', 'small', 'odd', 'even'] as const).map((id) => ({
    id,
    label: words[id],
    rival: rivals[id],
    ...sides[id],
  }));

/** Dragon or tiger of two places that are never alike. */
export const orderOptions = (at: readonly [number, number]): PlayOption[] =>
  (['dragon', 'tiger'] as const).map((id) => ({
    id,
    label: words[id],
    chance: [1, 2],
    rival: 'order',
    when: { kind: 'order', at, sign: id === 'dragon' ? 1 : -1 },
  }));

/** A play type of which every pick is a bet. */
export const each = (
  id: string,
  group: string,
  name: Wording,
  hint: Wording,
  rows: PlayRule['rows'],
  more: Pick<PlayRule, 'most' | 'repeats'> = {},
): PlayRule => ({ id, group, name, hint, mode: 'each', size: 1, at: [], rows, ...more });

/** The only row of a play type. */
export const oneRow = (label: Wording, options: readonly PlayOption[]): PlayRule['rows'] => [
  { id: 'all', label, options },
];

/** Two places set against each other: "1 : 10". */
export const versus = ([one, other]: readonly [number, number]): Wording =>
  pattern(`${one + 1} : ${other + 1}`);
