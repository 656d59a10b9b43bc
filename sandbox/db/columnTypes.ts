import type { BetCorrection, contractStatuses, GameCategory, PromotionTerms } from '#contract';
import type { Pick as MatchPick } from '#contract/sportsMarkets';
import type { CalledOff, LegResult, Score } from '#contract/sportsRules';
import type { Phrase } from '../words/phrase';

/** What columns hold, by the names that comments on them use. */
export type {
  Article,
  BetStatus,
  ContractKind,
  ContractTerms,
  GameCategory,
  MailAudience,
  PayFigures,
  UserType,
} from '#contract';
export type { ActKind } from '#contract/operator';
export type { FullEnding as Ending } from '#contract/sportsRules';
export type { RoomState } from '../services/cardRoom/room';

export type ContractStatus = (typeof contractStatuses)[number];

/** What a bet of each kind holds besides what all bets do. */
export interface BetDetails {
  /** Ended as it was placed: `provider_rounds` has what it came to. */
  round: FreeRound;
  /** A round at another vendor, by its wallet API. */
  vendor: FreeRound;
  /** Chips on an area of a felt. */
  table: { round: number; area: string };
  /** A seat in a deal. `place` is from 1; absent while it is open, and for a stake that was taken back before it. */
  room: { room: string; round: number; place?: number };
  /**
   * A single or a parlay. `price` are the decimal odds of all legs together that the player was given, in thousandths.
   * `cashedOut`: what was sold of it, in minor units as text, all sales together. `corrections`: how it was settled anew,
   * in order.
   */
  sports: {
    legs: SportsLeg[];
    price: string;
    cashedOut?: { stake: string; paid: string };
    corrections?: BetCorrection[];
  };
  /** A line of a basket on one draw. */
  lottery: {
    issue: string;
    /** ISO 8601: no bet is taken from then on. */
    closesAt: string;
    play: string;
    picks: string[][];
    /** How many bets the line holds, and the stake of one with its multiple, in minor units. */
    bets: number;
    unitStake: string;
    series: number;
    /** What is paid with the settlement for a series below one's own, in minor units. */
    rebate: string;
    /** Of lines on several draws one after the other, placed at once: whether a win ends them. */
    chase?: { stopsOnWin: boolean };
  };
}
export type BetKind = keyof BetDetails;

/** Of a round that was a free spin: of which grant, and what it won as it was credited, in minor units as text. */
export interface FreeRound {
  freeSpin?: { of: string; won: string };
}

/** Kinds of bets that are settled later than they are placed. */
export type LaterKind = Exclude<BetKind, 'round'>;

/** Text by language tag; `en` is always there. */
export type LocalisedText = Record<string, string>;

/** What a person reads: an operator's text by language, or words of the platform by id. */
export type Wording = LocalisedText | Phrase;

/** Terms of a bonus as they were when it was given. */
export interface BonusTerms {
  /** How much of a bet counts by type of game, in 1/10,000. */
  shares: Partial<Record<GameCategory, number>>;
  /** Most that is paid of what is won with it, in minor units as text; all without. */
  maxWin?: string;
  /** All of the offer's terms as HTML; not there of a bonus that no offer brought. */
  text?: Wording;
}

/** What a cashback is a share of: business days from one to another, and the rate in 1/10,000. */
export interface CashbackOf {
  from: string;
  to: string;
  /** Net loss, in minor units as text. */
  loss: string;
  rate: number;
}

/** A step of a bet between placing and paying: what its provider tells, or a part that was cashed out. */
export type StoredBetStep =
  | { step: 'note'; at: string; text: string }
  | {
      step: 'cashedOut';
      at: string;
      /** What was paid, in minor units. */
      amount: string;
    };

/** Numbers of a promotion as its operator sets them: those that everybody sees, and prizes of a raffle with their chances. */
export interface PromotionRules extends PromotionTerms {
  /** Amounts in minor units and how many tickets of 10,000 have them; the rest has nothing. */
  prizes?: { amount: string; chance: number }[];
}

/** One outcome of a bet, as it was when the bet was placed. */
export interface SportsLeg extends MatchPick {
  /** Decimal odds in thousandths that the player was given. */
  price: number;
  home: string;
  away: string;
  /** Kick-off, ISO 8601. */
  startsAt: string;
  /** How it ended. Absent while the bet is open. */
  result?: LegResult;
  /** Goals at the final whistle, of its half alone where it is on one; of a void leg none. */
  score?: Score;
  /** Why it is void; absent where the match is gone from the book. */
  calledOff?: CalledOff;
}
