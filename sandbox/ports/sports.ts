// The matches of the book, their prices and how they end, and what an open bet is sold for.
export {
  type FixtureScript,
  calledOffOneIn,
  endOf,
  isInPlay,
  meetingAt,
  roundAt,
  startOf,
} from '../services/sports/fixture';
export { cashedOutOf, cashOutWager, openStakeOf } from '../services/sports/cashOut';
export { endsOf, mainLine, priceOf } from '../services/sports/prices';
export { type Fixture, type Meeting, meetingOf, readFixtures } from '../services/sports/readFixtures';
