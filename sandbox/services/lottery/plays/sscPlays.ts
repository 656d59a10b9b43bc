import type { Wording } from '#sandbox/db/schema.ts';
import type { PlayRule } from '../playRules';
import { pattern, word } from '#sandbox/words/phrase.ts';
import { digits, hints, mixed, pair, row, sides, straight } from './digitRules';
import { words } from './words';

/** Names of the groups that play types stand in. */
export const sscGroups: readonly { id: string; name: Wording }[] = [
  { id: 'sides', name: word('lottery.name.twoSides') },
  { id: 'any', name: word('lottery.group.anyPosition') },
  { id: 'star2', name: word('lottery.group.twoStars') },
  { id: 'star3', name: word('lottery.group.threeStars') },
  { id: 'star4', name: word('lottery.group.fourStars') },
  { id: 'star5', name: word('lottery.group.fiveStars') },
];

const places = [0, 1, 2, 3, 4];

/** The play types of SSC. Source: domain facts, (f). */
export const sscPlays: readonly PlayRule[] = [
  {
    id: 'sides',
    group: 'sides',
    name: word('lottery.name.sides'),
    hint: hints.sides,
    mode: 'each',
    size: 1,
    at: places,
    rows: [
      { id: 'sum', label: words.sum, options: sides(places, 23) },
      ...places.map((place) => row(place, sides([place], 5))),
    ],
  },
  {
    id: 'dragonTiger',
    group: 'sides',
    name: word('lottery.name.order'),
    hint: hints.order,
    mode: 'each',
    size: 1,
    at: [0, 4],
    rows: [
      {
        id: 'order',
        label: pattern('1 : 5'),
        options: (['dragon', 'tie', 'tiger'] as const).map((id, place) => ({
          id,
          label: words[id],
          chance: id === 'tie' ? ([10, 100] as const) : ([45, 100] as const),
          rival: 'order',
          when: { kind: 'order', at: [0, 4], sign: (1 - place) as -1 | 0 | 1 },
        })),
      },
    ],
  },
  {
    id: 'any',
    group: 'any',
    name: word('lottery.play.oneDigit'),
    hint: hints.any,
    mode: 'each',
    size: 1,
    at: places,
    rows: places.map((place) =>
      row(
        place,
        digits([1, 10], (digit) => ({ kind: 'range', at: [place], from: digit, to: digit })),
      ),
    ),
  },
  straight('front2', 2, 0, word('lottery.play.frontDirect')),
  straight('back2', 2, 3, word('lottery.play.backDirect')),
  mixed('front2group', 2, 0, word('lottery.play.frontGroup')),
  mixed('back2group', 2, 3, word('lottery.play.backGroup')),
  straight('front3', 3, 0, word('lottery.play.frontDirect')),
  straight('middle3', 3, 1, word('lottery.play.middleDirect')),
  straight('back3', 3, 2, word('lottery.play.backDirect')),
  pair('front3pair', 0, word('lottery.play.frontGroupOf', { count: 3 })),
  pair('back3pair', 2, word('lottery.play.backGroupOf', { count: 3 })),
  mixed('front3group', 3, 0, word('lottery.play.frontGroupOf', { count: 6 })),
  mixed('back3group', 3, 2, word('lottery.play.backGroupOf', { count: 6 })),
  straight('four', 4, 1, word('lottery.play.direct')),
  mixed('fourGroup', 4, 1, word('lottery.play.groupOf', { count: 24 })),
  straight('five', 5, 0, word('lottery.play.direct')),
  mixed('fiveGroup', 5, 0, word('lottery.play.groupOf', { count: 120 })),
];
