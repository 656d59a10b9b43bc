import type { ballColours } from '#contract';
import type { Wording } from '../../db/schema';

export type BallColour = (typeof ballColours)[number];

/** One rank of prizes of a lottery that draws whole numbers: how many, of how many digits. */
export interface PrizeRank {
  name: string;
  count: number;
  digits: number;
  /** What the state pays on a ticket of 10,000 đồng, in đồng. */
  prize?: number;
}

/** On which days there is a draw. */
export interface DrawCalendar {
  /** Where the lottery's days begin and end, and its draws are numbered from midnight: IANA name. */
  zone: string;
  /** Days of the week with a draw, Sunday 0; absent, every day. */
  weekdays?: number[];
  /** Days without one, ISO 8601. */
  daysOff?: string[];
}

/** What a lottery's family needs beyond its code. Server data, because houses differ and calendars change. */
export interface LotteryRules {
  /** The lottery's name by language. */
  names: Wording;
  /** Absent, there are draws every day. */
  calendar?: DrawCalendar;
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
