import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { count, id } from './values';

/** What is played at a table with a dealer. */
export const tableKinds = [
  'baccarat',
  'roulette',
  'blackjack',
  'wheel',
  'dragonTiger',
  'sicBo',
  'other',
] as const;
export type TableKind = (typeof tableKinds)[number];

/** Who won a round of cards: of baccarat, of dragon tiger. */
export const roadWinners = ['player', 'banker', 'tie', 'dragon', 'tiger', 'draw'] as const;

/** What happens at a table now; its name, limits and picture stand in the list of games. */
export const liveTable = v.looseObject({
  /** Of the game. */
  id,
  kind: v.picklist(tableKinds),
  /** Results of the shoe on the table, oldest first; only where the vendor tells them. */
  road: v.optional(v.array(v.picklist(roadWinners))),
  /** Last numbers of a wheel, or last sums of dice, oldest first. */
  numbers: v.optional(v.array(count)),
  /** How many have bet in this round; only where the vendor tells it. */
  players: v.optional(count),
});
export type LiveTable = v.InferOutput<typeof liveTable>;

export const tableCalls = {
  /** Every live table with what happens there. */
  tables: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getLiveTables',
    module: 'MCSFE_getLiveTables',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ list: v.array(liveTable) }),
  }),
} as const;
