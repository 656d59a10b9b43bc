// The matches of the book, their prices and how they end, and what an open bet is sold for.
export {
  type FixtureScript,
  calledOffOneIn,
  endOf,
  inPeriod,
  isInPlay,
  meetingAt,
  roundAt,
} from '../services/sports/fixture';
export { startOf } from '../services/sports/daily';
export { cashedOutOf, cashOutWager, openStakeOf } from '../services/sports/cashOut';
export { endsOf, mainLine, mapLines, priceOf } from '../services/sports/prices';
export {
  type Fixture,
  type Meeting,
  type Sport,
  meetingOf,
  readAllFixtures,
  readFixtures,
  sports,
} from '../services/sports/readFixtures';
