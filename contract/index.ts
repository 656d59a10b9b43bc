import { gameCalls } from './games';
import { homeCalls } from './home';
import { memberCalls, walletCalls } from './member';
import { sessionCalls } from './session';
import { startCalls } from './start';

/** Every call of a platform, by area: the one table from which client, server, tests and OpenAPI derive. */
export const contract = {
  start: startCalls,
  session: sessionCalls,
  member: memberCalls,
  wallet: walletCalls,
  games: gameCalls,
  home: homeCalls,
} as const;
export type Contract = typeof contract;

export * from './call';
export * from './envelope';
export * from './frame';
export * from './games';
export * from './home';
export * from './member';
export * from './refusals';
export * from './sealing';
export * from './session';
export * from './siteConfig';
export * from './start';
export * from './values';
