import type { Bet, BetStatus, BetTotals, recordCalls, ReplyOf } from '#contract';
import type { BadgeTone } from '#ds/Badge';
import type { FilterValues } from '#patterns/FilterBar';
import type { NoticeContent } from '../notice';
import type { RecordRows } from '../RecordPage';

/** A bet as a record shows it: of a team, with whose it is. */
export type ShownBet = Bet & { account?: string };

/** The bets that the record shows, with their sums. */
export interface BetList extends RecordRows<ShownBet> {
  /** Of all bets of the filter. */
  totals: BetTotals;
  /** Of the page. */
  pageTotals: BetTotals;
  /** From the agent to the account whose team it is of. */
  path?: readonly { account: string }[];
}

type Standing = BetStatus | NonNullable<Bet['outcome']>;

/** One bet with what happened to it. */
export type RecordedBet = ReplyOf<typeof recordCalls.bet>;

/** One bet in the panel: on its way, there, or not to be had. */
export type BetDetail =
  | { status: 'loading'; id: string }
  | { status: 'ready'; id: string; bet: RecordedBet }
  | { status: 'failed'; id: string; notice: NoticeContent };

/** The filters as they stand in the address. */
export type BetFilters = FilterValues;

/** How a bet stands, in one word: the one of its line where it has one; a free spin that brought something won. */
export const standingOf = ({
  status,
  outcome,
  freeSpin,
}: Pick<Bet, 'status' | 'outcome' | 'freeSpin'>): Standing =>
  freeSpin && freeSpin.won !== '0' ? 'won' : (outcome ?? status);

/** Colour of how a bet stands. */
export const statusTones: Readonly<Record<Standing, BadgeTone>> = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  even: 'neutral',
  void: 'warning',
  halfWon: 'success',
  halfLost: 'neutral',
  push: 'neutral',
  cashedOut: 'neutral',
};
