import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { game } from './games';
import { currencyCode, id, instant, minorUnits } from './values';

/** The progressive jackpots of a brand, from the one that is won often to the largest. Each must drop before its most. */
export const jackpotLevels = ['minor', 'major', 'grand'] as const;
export const jackpotLevel = v.picklist(jackpotLevels);
export type JackpotLevel = (typeof jackpotLevels)[number];

/** A jackpot at one moment. */
export const jackpot = v.looseObject({
  level: jackpotLevel,
  /** What it would pay at the reply's `at`. */
  amount: minorUnits,
  /** How much it grows in a minute without the bets of this brand; less than one minor unit counts as none. */
  perMinute: minorUnits,
  /** It is won before it is larger than this. */
  most: minorUnits,
});
export type Jackpot = v.InferOutput<typeof jackpot>;

export const jackpotWin = v.looseObject({
  id,
  level: jackpotLevel,
  amount: minorUnits,
  wonAt: instant,
  /** Masked; absent when it was won at another site that shares the jackpot. */
  account: v.optional(v.string()),
  /** Absent with the account. */
  gameName: v.optional(v.string()),
});
export type JackpotWin = v.InferOutput<typeof jackpotWin>;

export const jackpotCalls = {
  /** Jackpots that grow with every bet on their games, and who won them last. */
  list: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getJackpots',
    module: 'MCSFE_getJackpots',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({
      /** When the amounts were so: the platform's clock. */
      at: instant,
      currency: currencyCode,
      list: v.array(jackpot),
      /** Newest first. */
      winners: v.array(jackpotWin),
    }),
  }),
  /** The games of which each bet can win a jackpot, those that most people play first. */
  games: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getJackpotGames',
    module: 'MCSFE_getJackpotGames',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ list: v.array(game) }),
  }),
} as const;
