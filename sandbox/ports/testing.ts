// A platform for the tests of its guests, and what only they look at.
export { migrate } from '../db/migrate';
export { cardRooms, ledgerEntries, ledgerTransactions, playSessions } from '../db/schema';
export { post, reverse, trialBalance } from '../ledger/ledger';
export type { OpenedDatabase } from '../node/connect';
export { readMigrations } from '../node/migrations';
export { createRaster } from '../node/raster';
export { seedDate, worldToday } from '../node/world';
export { invalidateCached } from '../services/cached';
export { runCardRooms } from '../services/cardRoom/cardRooms';
export { countStakes, jackpotCounts } from '../services/jackpots/jackpotCounts';
export { settleBets } from '../services/lottery/settleBets';
export { gamePostings } from '../services/records/gamePostings';
export { endingOf, finalScore } from '../services/sports/fixture';
export { bestOfIn, longestSeriesMs, mapsOf, seriesOn } from '../services/sports/series';
export { settleSportsBets } from '../services/sports/settleSportsBets';
export { hideChatPath } from '../services/support/hideChatPath';
export { operate } from '../services/system/operate';
export { baccarat } from '../services/tables/baccarat';
export { dealHand } from '../services/tables/baccaratRules';
export { settleTableBets } from '../services/tables/settleTableBets';
export { roundsOfShoe } from '../services/tables/shoe';
export { placeInShoe, roundOf } from '../services/tables/table';
export { betsUnder, breakBet } from '../testing/betsUnder';
export { type TestPlatform, createTestPlatform } from '../testing/createTestPlatform';
export { openEmptyDatabase, openTestDatabase } from '../testing/databases';
export {
  type GameSession,
  type GameTestPlatform,
  createGameTestPlatform,
  errorOf,
  gameOrigin,
  newKey,
  siteOrigin,
} from '../testing/gameSession';
export { testHasher } from '../testing/ports';
export { provide, provideVisitor } from '../testing/provide';
export { valueOf } from '../testing/reportFixture';
export type { Visitor } from '../testing/visitor';
export { describeGuests } from '../testing/guestContracts';
