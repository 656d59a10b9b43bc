import type { ballColours } from '../../../contract';
import type { LocalisedText } from '../../db/schema';

export type BallColour = (typeof ballColours)[number];

/** One rank of prizes of a lottery that draws whole numbers: how many, of how many digits. */
export interface PrizeRank {
  name: string;
  count: number;
  digits: number;
}

/** What a lottery's family needs beyond its code. Server data, because houses differ and calendars change. */
export interface LotteryRules {
  /** The lottery's name by language. */
  names: LocalisedText;
  /** LF: how many digits one draw has. */
  digits?: number;
  /** VN: ranks of prizes, the special one first. */
  ranks?: PrizeRank[];
  /** VN: stations by day of the week, Sunday first. */
  stations?: string[][];
  /** Colour of a ball that `colours` does not name. */
  colour?: BallColour;
  /** Colour by number, leading zeros left out. */
  colours?: Record<string, BallColour>;
  /** LHC: which animal number 1 is from a day on, oldest first. Animals count from the rat, 0. */
  zodiac?: { from: string; animal: number }[];
  /** PCB: colour of the sum. */
  sumColour?: BallColour;
}
