import type { RoundOutcome } from './api';
import type { SlotOutcome } from './slot/maths';

/** An outcome as the page and the round's record hold it: amounts as decimal text. */
export function toWire({ stops, window, wins, scatters }: SlotOutcome): RoundOutcome {
  return {
    stops,
    window,
    wins: wins.map((each) => ({ ...each, amount: each.amount.toString() })),
    scatters: scatters && { count: scatters.count, amount: scatters.amount.toString() },
  };
}
