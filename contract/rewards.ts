import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { csvFile } from './csvFile';
import { businessDay, listOf, pageRequest, period, periodRefusals, periodReply } from './period';
import { assumed, byId, memberRelay as call } from './memberRelay';
import { gameShare } from './promotions';
import { count, currencyCode, gameCategory, id, instant, minorUnits, vassalage } from './values';

/** What a bonus asks for before it is free. */
const bonusTerms = {
  /** What has to be bet. */
  required: minorUnits,
  /** Largest stake while it is open: a bet above it is refused; any without. */
  maxStake: v.optional(minorUnits),
  /** Most that is paid of what is won with it, beside the bonus itself; all without. */
  maxWin: v.optional(minorUnits),
  /** Types of game whose bets count; all without. */
  gameTypes: v.optional(v.array(gameCategory)),
};

/** Something that waits for a member to be claimed. */
export const reward = v.looseObject({
  id,
  /** `cash` goes to the main wallet and is free; `bonus` is held until its terms are met. */
  kind: v.picklist(['cash', 'bonus']),
  title: v.string(),
  /** What it is for, in a few words. */
  reason: v.string(),
  amount: minorUnits,
  /** Not open yet, to be claimed, claimed, or too late. */
  status: v.picklist(['coming', 'ready', 'claimed', 'expired']),
  opensAt: instant,
  endsAt: instant,
  claimedAt: v.optional(instant),
  /** Of a bonus: what it will ask for, and in how many days. */
  terms: v.optional(v.looseObject({ ...bonusTerms, days: count })),
});
export type Reward = v.InferOutput<typeof reward>;

/** How a bonus stands: `met` was earned, `expired` and `givenUp` were lost. */
export const bonusStatuses = ['open', 'met', 'expired', 'givenUp'] as const;
const bonusStatus = v.picklist(bonusStatuses);

/** Which bonuses a record is of: the days on which they began, and how they stand. */
const bonusFilter = { ...period, statuses: listOf(bonusStatus) };

/** A bonus that was claimed. */
export const bonus = v.looseObject({
  id,
  title: v.string(),
  amount: minorUnits,
  ...bonusTerms,
  done: minorUnits,
  /** The bonus and what was won with it, held until it is earned. */
  held: minorUnits,
  status: bonusStatus,
  openedAt: instant,
  expiresAt: v.optional(instant),
  endedAt: v.optional(instant),
  /** Of an earned one: what was won with it above the most, which was not paid. */
  notPaid: v.optional(minorUnits),
  /** Terms as they were when it was given, which stay. */
  terms: v.optional(
    v.looseObject({
      /** How much each type of game counts, the most first. */
      shares: v.array(gameShare),
      /** All terms of the offer as HTML; sanitised before it is shown. */
      text: v.optional(v.string()),
    }),
  ),
});
export type Bonus = v.InferOutput<typeof bonus>;

/** Free spins of a game; what they win is the main wallet's with a wagering of 0, else bonus money under these terms. */
export const freeSpins = v.looseObject({
  id,
  title: v.string(),
  gameId: id,
  gameName: v.string(),
  vassalage,
  /** What each is worth. */
  stake: minorUnits,
  spins: count,
  used: count,
  /** Won with them so far, as it was credited. */
  won: minorUnits,
  /** How many times a win has to be bet, and in how many days. */
  wagering: count,
  days: count,
  openedAt: instant,
  status: v.picklist(['open', 'used', 'expired']),
  /** No spin is taken from then on. */
  endsAt: instant,
  maxStake: bonusTerms.maxStake,
  maxWin: bonusTerms.maxWin,
  gameTypes: bonusTerms.gameTypes,
  terms: bonus.entries.terms,
});
export type FreeSpins = v.InferOutput<typeof freeSpins>;

/** A share of what was lost in a period. */
export const cashback = v.looseObject({
  id,
  title: v.string(),
  /** First and last business day of the period. */
  from: businessDay,
  to: businessDay,
  /** Net loss of the period. */
  loss: minorUnits,
  /** Share of it, in 1/10,000. */
  rate: count,
  amount: minorUnits,
  /** When it was credited; absent while it waits. */
  at: v.optional(instant),
});
export type Cashback = v.InferOutput<typeof cashback>;

/** Why a bet counts towards a bonus in full, in part or not at all. */
export const bonusBetReasons = ['full', 'share', 'stake', 'game', 'noRisk', 'other'] as const;

export const rewardCalls = {
  /** Rewards of the last year: those to be claimed first. */
  rewards: defineCall({
    ...call('MCSFE_getRewards'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: v.looseObject({ currency: currencyCode, list: v.array(reward) }),
  }),
  /** Claims a reward. Said again, it is the same. */
  claimReward: defineCall({
    ...call('MCSFE_claimReward'),
    method: 'POST',
    retry: 'keyed',
    refusals: [
      'record.unknown',
      'reward.notOpen',
      'reward.expired',
      'reward.bonusOpen',
      'play.depositLimit',
      'play.paused',
      'play.excluded',
      'play.review',
    ],
    assumed,
    request: byId,
    reply: reward,
  }),
  /** Every bonus of the member, open ones first, then the newest. */
  bonuses: defineCall({
    ...call('MCSFE_getBonuses'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: v.looseObject({
      currency: currencyCode,
      /** The member's own money, which no bonus holds. */
      own: minorUnits,
      list: v.array(bonus),
      /** Those that can be used first. */
      freeSpins: v.array(freeSpins),
      /** Shares of what was lost in periods, newest first. */
      cashback: v.array(cashback),
    }),
  }),
  /** Bonuses that began in a period, newest first, with what they come to. */
  bonusRecord: defineCall({
    ...call('MCSFE_getBonusRecord'),
    method: 'GET',
    refusals: periodRefusals,
    assumed,
    request: v.strictObject({ ...bonusFilter, ...pageRequest }),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      rows: v.array(bonus),
      total: count,
      /** Of all rows of the filter: received is what was earned, what was lost and what still runs together. */
      totals: v.looseObject({
        received: minorUnits,
        earned: minorUnits,
        lost: minorUnits,
        running: minorUnits,
        /** What was bet towards them. */
        done: minorUnits,
      }),
    }),
  }),
  /** All bonuses of the filter as CSV. */
  exportBonuses: defineCall({
    ...call('MCSFE_exportBonusRecord'),
    method: 'GET',
    refusals: periodRefusals,
    assumed,
    request: v.strictObject(bonusFilter),
    reply: csvFile,
  }),
  /** Bets while a bonus ran, newest first, with what each counted and why. */
  bonusBets: defineCall({
    ...call('MCSFE_getBonusBets'),
    method: 'GET',
    refusals: ['record.unknown', 'record.archived'],
    assumed,
    request: v.strictObject({ id, ...pageRequest }),
    reply: v.looseObject({
      total: count,
      rows: v.array(
        v.looseObject({
          id,
          at: instant,
          game: v.string(),
          gameType: gameCategory,
          stake: minorUnits,
          counted: minorUnits,
          reason: v.picklist(bonusBetReasons),
        }),
      ),
    }),
  }),
} as const;
