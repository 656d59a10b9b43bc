import { saferPlayCalls } from '#contract';
import { defineStore } from './defineStore';

/** When whoever is signed in logged in here, and what they staked and won since. */
export const sinceLoginStore = defineStore(({ scope, createCalls }) => ({
  sums: scope.query(createCalls({ saferPlay: saferPlayCalls }).saferPlay.sinceLogin, { staleTime: 60_000 }),
}));
