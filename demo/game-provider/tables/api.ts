import * as v from 'valibot';
import { askedAmount, minorUnits } from '#contract/values';
import { dealtKinds } from '#platform/tables';
import { frameSetup } from '../frameSetup';

/** What a table's page and its server say to each other: read by both. */

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** What can be bet on; which areas there are, the game at the table says. */
const area = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,12}$/));
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51));
/** Chips that one sending may hold. */
const mostAreas = 60;
/** Stakes on each area; areas without one are left out. */
const sums = v.record(v.string(), minorUnits);

export const placeRequest = v.strictObject({
  /** The round that the player saw. */
  round: wholeNumber,
  bets: v.pipe(v.array(v.strictObject({ area, stake: askedAmount })), v.minLength(1), v.maxLength(mostAreas)),
  /** Idempotency key: made before the first sending, the same at every resending. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)),
});
export type PlaceRequest = v.InferOutput<typeof placeRequest>;

/** What everybody at a table sees, the same for all of them. */
export const tableView = v.object({
  /** The clock of the table, epoch milliseconds. */
  now: wholeNumber,
  round: wholeNumber,
  closesAt: wholeNumber,
  turnsAt: wholeNumber,
  settlesAt: wholeNumber,
  endsAt: wholeNumber,
  /** What all players have on each area in this round. */
  sums,
  /** How many have bet in this round. */
  players: wholeNumber,
  /** Null until `turnsAt`, a moment after the bell. */
  outcome: v.nullable(
    v.object({
      sides: v.record(v.string(), v.array(card)),
      points: v.record(v.string(), wholeNumber),
      numbers: v.array(wholeNumber),
      mark: v.string(),
      /** Areas that win with it. */
      won: v.array(v.string()),
    }),
  ),
  /** Marks of the rounds of this shoe, oldest first. */
  road: v.array(v.string()),
  shoe: v.object({
    number: wholeNumber,
    hand: wholeNumber,
    seedHash: v.string(),
    before: v.object({ number: wholeNumber, seed: v.string() }),
  }),
});
export type TableView = v.InferOutput<typeof tableView>;

/** What one player has there. */
export const seatView = v.object({
  balance: minorUnits,
  /** Own stakes of the newest round one bet in, with what came back of them once it is settled. */
  last: v.nullable(v.object({ round: wholeNumber, sums, isSettled: v.boolean(), payout: minorUnits })),
});
export type SeatView = v.InferOutput<typeof seatView>;

/** What the page is given with itself, in a data block. */
export const tableSetup = v.object({
  ...frameSetup.entries,
  kind: v.picklist(dealtKinds),
  chips: v.array(minorUnits),
  limits: v.object({ min: minorUnits, max: minorUnits }),
  /** Highest stake on each area. */
  most: v.record(v.string(), minorUnits),
  table: tableView,
  seat: seatView,
});
export type TableSetup = v.InferOutput<typeof tableSetup>;
