import type { Executor } from '../../db/database';
import type { Hasher } from '../../ports';
import { refuse } from '../../refusal';
import { readDrawSeed, readDrawSeeds } from '../lottery/drawSeed';
import { bellToOutcomeMs } from '../wagers/bell';
import type { DealtTable } from './dealtTables';
import { outcomesOf, roundsOfShoe, shoeSeed } from './shoe';
import type { Outcome } from './tableGame';

/**
 * Milliseconds of a round: bets are taken, then cards are turned over, then the result stands. A table runs by the clock
 * whether anybody sits at it or not, so that a platform that was off knows every hand that was played meanwhile.
 */
export const roundTimes = { bets: 15_000, cards: 5_000, result: 4_000 } as const;
const length = roundTimes.bets + roundTimes.cards + roundTimes.result;

/** A round of a table and its moments, epoch milliseconds. */
export interface TableRound {
  number: number;
  opensAt: number;
  /** The bell: from here on no bet is taken. */
  closesAt: number;
  /** From here on the cards are turned over. */
  turnsAt: number;
  /** All cards lie open: bets are settled. */
  settlesAt: number;
  endsAt: number;
}

/** Tables do not all begin at once. */
function offsetOf(table: string): number {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % length;
  return sum;
}

export function roundOf(table: string, number: number): TableRound {
  const opensAt = number * length + offsetOf(table);
  const closesAt = opensAt + roundTimes.bets;
  return {
    number,
    opensAt,
    closesAt,
    turnsAt: closesAt + bellToOutcomeMs,
    settlesAt: closesAt + roundTimes.cards,
    endsAt: opensAt + length,
  };
}

/** The round of a moment. */
export const roundAt = (table: string, now: number): TableRound =>
  roundOf(table, Math.floor((now - offsetOf(table)) / length));

/** What is asked for a table's shoes. */
export interface TableDeps {
  db: Executor;
  hasher: Pick<Hasher, 'digest'>;
}

/** Which shoe a round is played from, and its place in it. Tables do not all change their shoes at once. */
export function placeInShoe(table: string, round: number): { shoe: number; hand: number } {
  const place = round + (offsetOf(table) % roundsOfShoe);
  return { shoe: Math.floor(place / roundsOfShoe), hand: place % roundsOfShoe };
}

/** When a table began with a shoe. */
const startOf = (table: string, shoe: number): Date =>
  new Date(roundOf(table, shoe * roundsOfShoe - (offsetOf(table) % roundsOfShoe)).opensAt);

/** Whether a round is dealt from a seed that was replaced meanwhile: others may know what the rest of its shoe brings. */
export async function isShoeKnown(
  { db }: Pick<TableDeps, 'db'>,
  table: string,
  round: number,
): Promise<boolean> {
  const replacedAt = (await readDrawSeeds(db))?.replacedAt;
  return replacedAt !== undefined && startOf(table, placeInShoe(table, round).shoe) < replacedAt;
}

async function seedOf({ db, hasher }: TableDeps, table: string, shoe: number): Promise<string> {
  const secret = (await readDrawSeed(db, startOf(table, shoe))) ?? refuse('game.closed');
  return shoeSeed(hasher, secret, table, shoe);
}

/** How a round ends. Only for what is over: whoever asks earlier must not let it out. */
export async function outcomeOf(deps: TableDeps, { id, game }: DealtTable, round: number): Promise<Outcome> {
  const { shoe, hand } = placeInShoe(id, round);
  const found = (await outcomesOf(deps.hasher, game, await seedOf(deps, id, shoe)))[hand];
  if (!found) throw new Error(`no round ${hand}`);
  return found;
}

/** What was played of the shoe on the table, and how its order can be checked. */
export interface ShoeRecord {
  number: number;
  /** Place of the round in the shoe, from 0. */
  hand: number;
  /** SHA-256 of the seed, shown from the first hand on. */
  seedHash: string;
  /** Seed of the shoe before, which is over. */
  before: { number: number; seed: string };
  /** Marks of the rounds that are over, oldest first. */
  road: string[];
}

/** The shoe of a moment. */
export async function shoeAt(deps: TableDeps, { id, game }: DealtTable, now: number): Promise<ShoeRecord> {
  const round = roundAt(id, now);
  const { shoe, hand } = placeInShoe(id, round.number);
  const seed = await seedOf(deps, id, shoe);
  const outcomes = await outcomesOf(deps.hasher, game, seed);
  const open = now >= round.settlesAt ? hand + 1 : hand;
  return {
    number: shoe,
    hand,
    seedHash: await deps.hasher.digest(seed),
    before: { number: shoe - 1, seed: await seedOf(deps, id, shoe - 1) },
    road: outcomes.slice(0, open).map(({ mark }) => mark),
  };
}
