/**
 * Kinds of the ledger's postings that take a stake or pay a game's win. Games have the betting record: no record of
 * movements, and no sum of them, holds one of these. The database keeps the same list in `is_game_posting`.
 */
export const gamePostings = [
  'spin',
  'tableBet',
  'tableWin',
  'sportsBet',
  'sportsWin',
  'sportsReturn',
  'sportsCashOut',
  'roomBet',
  'roomWin',
  'roomReturn',
  'lotteryBet',
  'lotteryWin',
  'lotteryReturn',
  'vendorBet',
  'vendorWin',
  'vendorReturn',
  'vendorPlay',
] as const;

export type GamePosting = (typeof gamePostings)[number];

/** Those that take a stake: `placeWager` alone posts them. */
export type StakePosting = Extract<GamePosting, 'spin' | `${string}Bet`>;
