import * as v from 'valibot';
import { oddsFormats } from '#contract/oddsFormats';
import { id } from '#contract/values';

const odds = v.optional(v.picklist(oddsFormats));

/** Which of the player's own bets is to be shared, and how. */
export const ticketQuery = v.object({ bet: id, amounts: v.optional(v.string()), odds });

/** What the address of a shared ticket says beside its name. What cannot be read is as if it were not there. */
export const ticketLook = v.object({
  amounts: v.optional(v.string()),
  lang: v.optional(v.string()),
  odds: v.fallback(odds, undefined),
});
export type TicketLook = v.InferOutput<typeof ticketLook>;

/** A bet as it is shared, in words: whose it is cannot be told from it. */
export const ticketView = v.object({
  brand: v.string(),
  state: v.string(),
  legs: v.array(v.object({ what: v.string(), price: v.string(), how: v.string() })),
  /** Names the price of all legs together. */
  label: v.string(),
  price: v.string(),
  /** Stake and return; empty unless the player wished them to be there. */
  amounts: v.string(),
  /** Path and query of its page. */
  path: v.string(),
});
export type TicketView = v.InferOutput<typeof ticketView>;
