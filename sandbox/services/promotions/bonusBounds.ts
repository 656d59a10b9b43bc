import type { PromotionRules } from '../../db/schema';

/** What an offer says of the bets and wins of its bonus, as a reward keeps it: null where it says nothing. */
export const bonusBounds = ({ maxStake, maxWin, gameTypes }: PromotionRules) => ({
  maxStake: maxStake === undefined ? null : BigInt(maxStake),
  maxWin: maxWin === undefined ? null : BigInt(maxWin),
  gameTypes: gameTypes ?? null,
});
