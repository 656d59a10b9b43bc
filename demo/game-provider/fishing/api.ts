import * as v from 'valibot';
import { askedAmount, id, minorUnits } from '#contract/values';
import { fishKinds } from '#platform/fishing';
import { frameSetup } from '../frameSetup';

/** What a fishing game's page and its server say to each other: read by both. */

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Shots that one sending may hold. */
export const mostShots = 12;

export const shotsRequest = v.strictObject({
  round: id,
  /** Number of the first shot in the round: the same shots twice are fired once. */
  first: wholeNumber,
  /** What each bullet costs, minor units. */
  bullet: askedAmount,
  /** What each shot was aimed at. */
  aims: v.pipe(v.array(v.picklist(fishKinds)), v.minLength(1), v.maxLength(mostShots)),
});
export type ShotsRequest = v.InferOutput<typeof shotsRequest>;

export const shotsReply = v.object({
  round: id,
  first: wholeNumber,
  /** By shot, whether it caught its fish. */
  caught: v.array(v.boolean()),
  stake: minorUnits,
  win: minorUnits,
  balance: minorUnits,
  roundId: id,
});
export type ShotsReply = v.InferOutput<typeof shotsReply>;

export const endRequest = v.strictObject({ round: id });

export const fishingState = v.object({
  balance: minorUnits,
  round: v.object({
    id,
    /** Shots fired so far. */
    shots: wholeNumber,
    /** SHA-256 of the seed that decides this round's shots. */
    seedHash: v.string(),
  }),
  /** The round before, which is over. */
  before: v.nullable(v.object({ shots: wholeNumber, seed: v.string() })),
  /** The newest shots, for somebody who comes back. */
  last: v.nullable(v.object({ shots: wholeNumber, stake: minorUnits, win: minorUnits })),
});
export type FishingState = v.InferOutput<typeof fishingState>;

/** What the page is given with itself, in a data block. */
export const fishingSetup = v.object({
  ...frameSetup.entries,
  kind: v.literal('fishing'),
  bullets: v.array(minorUnits),
  /** In stakes of a bullet, in the order of the kinds. */
  pays: v.array(wholeNumber),
  state: fishingState,
});
export type FishingSetup = v.InferOutput<typeof fishingSetup>;
