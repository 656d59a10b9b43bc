import type { GameCategory } from '#contract';
import type { gameTypeMessages } from './gameType.messages';

/** Kinds of games as a person knows them: the lottery's two are one. */
export const gameNames = (types: readonly GameCategory[]): (keyof typeof gameTypeMessages)[] => [
  ...new Set(types.map((type) => (type === 'LOTT' ? 'ELOTT' : type))),
];

/** In the order of the navigation. The lottery's two kinds are one to a player. */
const playerTypes = ['RNG', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'] as const;

/** The types that bets can be filtered by: those of a platform's games, or all while nobody knows which they are. */
export const filterTypes = (gameTypes: readonly GameCategory[] | undefined) =>
  gameTypes ? playerTypes.filter((type) => gameNames(gameTypes).includes(type)) : playerTypes;
