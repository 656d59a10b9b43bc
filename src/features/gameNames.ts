import type { GameCategory } from '#contract';
import type { gameTypeMessages } from './gameType.messages';

/** Kinds of games as a person knows them: the lottery's two are one. */
export const gameNames = (types: readonly GameCategory[]): (keyof typeof gameTypeMessages)[] => [
  ...new Set(types.map((type) => (type === 'LOTT' ? 'ELOTT' : type))),
];
