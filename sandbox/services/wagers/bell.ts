/**
 * Milliseconds from the moment at which betting ends to the first that anybody sees of the outcome. The clocks of two
 * processes may be half a second apart: what one of them shows, no other may still take bets on.
 */
export const bellToOutcomeMs = 1_000;
