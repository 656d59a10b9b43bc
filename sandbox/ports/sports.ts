// The matches of the book, their prices and how they end.
export {
  type FixtureScript,
  calledOffOneIn,
  endOf,
  isInPlay,
  meetingAt,
  roundAt,
  startOf,
} from '../services/sports/fixture';
export { endsOf, mainLine, priceOf } from '../services/sports/prices';
export { type Fixture, type Meeting, meetingOf, readFixtures } from '../services/sports/readFixtures';
