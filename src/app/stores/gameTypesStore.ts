import { gameCalls } from '#contract';
import { defineStore } from './defineStore';

/** Types of games that the platform has: what records can be filtered by. */
export const gameTypesStore = defineStore(({ scope, createCalls }) => {
  const { games } = createCalls({ games: { vendorTypes: gameCalls.vendorTypes } });
  return { types: scope.query(games.vendorTypes, { staleTime: 5 * 60_000, isShared: true }) };
});
