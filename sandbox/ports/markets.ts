// What can be bet on a match; for the platform, for its guests and for the page.
export {
  type Market,
  type Pick,
  type Side,
  farthestLine,
  isOutcome,
  markets,
  sides,
  sidesOf,
} from '../services/sports/markets';
