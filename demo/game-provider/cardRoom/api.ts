import * as v from 'valibot';
import { minorUnits } from '#contract/values';
import { frameSetup } from '../frameSetup';

/** What a card room's page and its server say to each other: read by both. */

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51));
const cards = v.pipe(v.array(card), v.maxLength(13));

export const sitRequest = v.strictObject({
  /** The deal that the player wants a seat in. */
  round: wholeNumber,
  /** Idempotency key: made before the first sending, the same at every resending. */
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)),
});
export type SitRequest = v.InferOutput<typeof sitRequest>;

export const standRequest = v.strictObject({ round: wholeNumber });

export const moveRequest = v.strictObject({
  round: wholeNumber,
  /** Number of the move in the deal, from 0: the same one twice is one move. */
  number: wholeNumber,
  /** None is a pass. */
  cards,
});
export type MoveRequest = v.InferOutput<typeof moveRequest>;

const seatFacts = v.object({
  /** Masked name of a person; null is a bot of the house. */
  person: v.nullable(v.string()),
  isAway: v.boolean(),
});

const moveMade = v.object({ seat: seatNumber, cards });

/** What everybody at a table sees, the same for all of them. */
export const roomView = v.object({
  /** The clock of the table, epoch milliseconds. */
  now: wholeNumber,
  /** Number of the deal that is played, or that comes next. */
  round: wholeNumber,
  seats: v.array(seatFacts),
  /** When the cards are dealt; null while nobody sits there, and during a deal. */
  dealAt: v.nullable(wholeNumber),
  deal: v.nullable(
    v.object({
      /** Cards that each seat holds. */
      held: v.array(wholeNumber),
      turn: seatNumber,
      endsAt: wholeNumber,
      trick: v.nullable(moveMade),
      passed: v.array(v.boolean()),
      order: v.array(seatNumber),
      moves: v.array(moveMade),
      /** The card that the first move must hold. */
      mustHold: v.nullable(card),
    }),
  ),
  /** SHA-256 of the seed from which this deal's cards follow. */
  seedHash: v.string(),
  /** The deal before, until the next one begins. */
  last: v.nullable(
    v.object({ round: wholeNumber, seats: v.array(seatFacts), order: v.array(seatNumber), seed: v.string() }),
  ),
});
export type RoomView = v.InferOutput<typeof roomView>;

/** What one player has there. */
export const ownView = v.object({
  balance: minorUnits,
  /** The player's seat in the deal that is played or comes next. */
  seat: v.nullable(seatNumber),
  /** The deal that the seat and the hand belong to. */
  round: wholeNumber,
  hand: cards,
  /** The newest deal that is over and that one had a stake in; `place` is null when the stake was taken back. */
  last: v.nullable(
    v.object({ round: wholeNumber, stake: minorUnits, payout: minorUnits, place: v.nullable(wholeNumber) }),
  ),
});
export type OwnView = v.InferOutput<typeof ownView>;

export const roomReply = v.object({ table: roomView, own: ownView });
export type RoomReply = v.InferOutput<typeof roomReply>;

/** What the page is given with itself, in a data block. */
export const roomSetup = v.object({
  ...frameSetup.entries,
  kind: v.literal('cardRoom'),
  stake: minorUnits,
  turnMs: wholeNumber,
  table: roomView,
  own: ownView,
});
export type RoomSetup = v.InferOutput<typeof roomSetup>;
