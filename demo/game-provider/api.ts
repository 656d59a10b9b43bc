import * as v from 'valibot';
import { jackpotLevel } from '../../contract/jackpots';
import { askedAmount, count, id, instant, minorUnits } from '../../contract/values';
import { frameSetup } from './frameSetup';

/** What the game's page and its server say to each other: read by both. */

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));

export const spinRequest = v.strictObject({
  /** The whole stake, minor units. */
  stake: askedAmount,
  /** Idempotency key: made before the first sending, the same at every resending. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)),
  /** Free spins that it uses one of, each worth `stake`: own money is never taken for them. */
  freeSpins: v.optional(id),
});
export type SpinRequest = v.InferOutput<typeof spinRequest>;

export const roundOutcome = v.object({
  /** Top row of each reel's window on its strip. */
  stops: v.array(index),
  /** By reel, from top to bottom. */
  window: v.array(v.array(index)),
  wins: v.array(v.object({ line: index, symbol: index, count: index, amount: minorUnits })),
  scatters: v.nullable(v.object({ count: index, amount: minorUnits })),
  /** One of the jackpots that grow; its amount is part of the round's win. */
  jackpot: v.optional(v.object({ level: jackpotLevel, amount: minorUnits })),
});
export type RoundOutcome = v.InferOutput<typeof roundOutcome>;

export const round = v.object({
  roundId: id,
  key: v.string(),
  stake: minorUnits,
  win: minorUnits,
  /** What the wallet held after the round. */
  balance: minorUnits,
  outcome: roundOutcome,
  /** Of a free spin, whose stake is 0: how many are left. */
  spinsLeft: v.optional(count),
});
export type Round = v.InferOutput<typeof round>;

export const gameState = v.object({
  balance: minorUnits,
  last: v.nullable(round),
  /** Free spins that are used before own money: what each is worth, and how many are left. */
  freeSpins: v.nullable(v.object({ id, stake: minorUnits, left: count })),
});
export type GameState = v.InferOutput<typeof gameState>;

/** The file that checks a spin without a connection. */
export const checkFile = 'check-spin.mjs';

/** What of a player's seed can be typed at a command line as it is. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seedsBase = {
  id,
  /** SHA-256 of the server's seed. */
  hash: hex,
  clientSeed,
  spins: count,
  shownAt: instant,
};

/** What a player's spins at a slot follow from: seeds in use, and the last ones that were revealed. */
export const seedsView = v.object({
  /** `spins`: the number of the next spin. `nextHash`: of the server's seed that comes after a change. */
  inUse: v.object({ ...seedsBase, nextHash: hex }),
  last: v.nullable(v.object({ ...seedsBase, serverSeed: hex, revealedAt: instant })),
});
export type SeedsView = v.InferOutput<typeof seedsView>;

/** Reveals the seeds `replaces`, and plays on with another server's seed and this one of the player. Twice is once. */
export const seedsRequest = v.strictObject({ replaces: id, clientSeed });
export type SeedsRequest = v.InferOutput<typeof seedsRequest>;

/** Where the reels stopped at a spin, as the round's record has it. */
export const recordedStops = v.object({ stops: v.array(index) });

/** Every answer of the game's server. */
export const reply = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  errorCode: v.optional(v.string()),
});

/** What the page is given with itself, in a data block. */
export const gameSetup = v.object({
  ...frameSetup.entries,
  stakes: v.array(minorUnits),
  lineCount: index,
  /** Rows of each line by reel. */
  lines: v.array(v.array(index)),
  strips: v.array(v.array(index)),
  /** Picture and name of each symbol. */
  symbols: v.array(v.object({ image: v.string(), name: v.string() })),
  /** By symbol: what 3, 4 and 5 in a row pay, in line stakes. */
  pays: v.array(v.array(v.number())),
  /** What 3, 4 and 5 scatters pay, in whole stakes. */
  scatterPays: v.array(v.number()),
  /** From one spin to the next, at least. */
  minSpinMs: v.number(),
  /** How much earlier than that one may arrive. */
  spinGraceMs: v.number(),
  state: gameState,
});
export type GameSetup = v.InferOutput<typeof gameSetup>;
