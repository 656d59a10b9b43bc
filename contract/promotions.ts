import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { promotionTeaser } from './home';
import { assumed, byId, memberRelay as call } from './memberRelay';
import { base64File, count, currencyCode, gameCategory, id, instant, minorUnits } from './values';

/** Most signs of a comment, as a person counts them. Source: feature H1. */
export const mostCommentSigns = 140;
/** Pictures of an application: how many, and bytes of each. Source: feature H1. */
export const mostPictures = 3;
export const mostPictureBytes = 5 * 1024 * 1024;

/** Signs of a text as a person counts them: an emoji of several code points is one. */
export const signsOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/**
 * What a promotion does. `depositBonus`: a share of one deposit, held until it is bet. `rebate`: a share of a business
 * day's valid bets, or of its net loss, waiting the next morning. `raffle`: a ticket for each so much bet, each a prize
 * that chance decides. `application`: a person looks at what was sent.
 */
export const promotionKinds = ['depositBonus', 'rebate', 'raffle', 'application'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** The numbers of a promotion; those that its kind has. Rates are in 1/10,000. */
export const promotionTerms = v.looseObject({
  rate: v.optional(count),
  /** Most that one person gets: of a raffle, with one ticket. */
  most: v.optional(minorUnits),
  /** Smallest deposit that counts. */
  minDeposit: v.optional(minorUnits),
  /** How many times deposit and bonus have to be bet. */
  wagering: v.optional(count),
  /** In how many days. */
  days: v.optional(count),
  /** Largest stake while the bonus is open: a bet above it is refused. */
  maxStake: v.optional(minorUnits),
  /** Most that is paid of what is won with the bonus, beside the bonus itself; all without. */
  maxWin: v.optional(minorUnits),
  /** Types of game whose bets count; all without. */
  gameTypes: v.optional(v.array(gameCategory)),
  /** Of a rebate: what it is a share of. */
  of: v.optional(v.picklist(['validBet', 'netLoss'])),
  /** Of a rebate: how much of the calendar it is of. A week’s is credited by itself once the week is over. @default day */
  period: v.optional(v.picklist(['day', 'week'])),
  /** Valid bets that make one ticket. */
  ticket: v.optional(minorUnits),
  /** Hours in which an application is answered. */
  answerHours: v.optional(count),
});
export type PromotionTerms = v.InferOutput<typeof promotionTerms>;

/** How much of a bet on games of a type counts, in 1/10,000. */
export const gameShare = v.looseObject({
  gameType: gameCategory,
  share: v.pipe(count, v.maxValue(10_000)),
});
export type GameShare = v.InferOutput<typeof gameShare>;

/** A promotion and how somebody stands with it. */
export const promotion = v.looseObject({
  ...promotionTeaser.entries,
  kind: v.picklist(promotionKinds),
  category: v.string(),
  startsAt: instant,
  endsAt: v.optional(instant),
  offer: promotionTerms,
  /** When it was joined, sent, paid or refused. */
  at: v.optional(instant),
  /** What can be claimed, or was paid. */
  amount: v.optional(minorUnits),
  /** Until when it can be claimed, or the bonus be earned. */
  until: v.optional(instant),
  /** Of a bonus that runs: what was bet of what has to be, and what is held. */
  progress: v.optional(v.looseObject({ done: minorUnits, required: minorUnits, held: minorUnits })),
  /** Why an application was refused. */
  reason: v.optional(v.string()),
  /** Tickets of a raffle that were not opened yet. */
  tickets: v.optional(count),
});
export type Promotion = v.InferOutput<typeof promotion>;

export const promotionCalls = {
  /** All promotions; with a session, how one stands with each. */
  promotions: defineCall({
    ...call('MCSFE_getPromotions'),
    audience: 'anyone',
    personal: true,
    method: 'GET',
    assumed,
    request: nothing,
    reply: v.looseObject({ currency: currencyCode, list: v.array(promotion) }),
  }),
  promotion: defineCall({
    ...call('MCSFE_getPromotion'),
    audience: 'anyone',
    personal: true,
    method: 'GET',
    refusals: ['record.unknown'],
    assumed,
    request: byId,
    reply: v.looseObject({
      ...promotion.entries,
      currency: currencyCode,
      /** How much each type of game counts, the most first; not there where no bets are counted. */
      gameShares: v.optional(v.array(gameShare)),
      /** All terms as HTML, written by the operator; sanitised before it is shown. */
      content: v.string(),
    }),
  }),
  /** Takes part from now on. Said again, it is the same. */
  joinPromotion: defineCall({
    ...call('MCSFE_joinPromotion'),
    method: 'POST',
    retry: 'keyed',
    refusals: ['record.unknown', 'promotion.closed', 'play.paused', 'play.excluded', 'play.review'],
    assumed,
    request: byId,
    reply: promotion,
  }),
  /** Sends an application; a refused one can be sent again. */
  applyPromotion: defineCall({
    ...call('MCSFE_applyPromotion'),
    method: 'POST',
    retry: 'keyed',
    refusals: {
      'record.unknown': null,
      'promotion.closed': null,
      'file.tooLarge': 'pictures',
      'file.wrongType': 'pictures',
      'play.paused': null,
      'play.excluded': null,
      'play.review': null,
    },
    assumed,
    bodyBytes: 22_000_000,
    request: v.strictObject({
      id,
      comment: v.pipe(
        v.string(),
        v.maxLength(2_000),
        v.check((text) => signsOf(text) <= mostCommentSigns),
      ),
      /** Png or jpg pictures of at most 5 MB, base 64. */
      pictures: v.pipe(v.array(base64File(7_200_000)), v.maxLength(mostPictures)),
    }),
    reply: promotion,
  }),
  /** Moves what waits to the main wallet. Said again, it is the same. */
  claimPromotion: defineCall({
    ...call('MCSFE_claimPromotion'),
    method: 'POST',
    retry: 'keyed',
    refusals: [
      'record.unknown',
      'promotion.nothing',
      'play.depositLimit',
      'play.paused',
      'play.excluded',
      'play.review',
    ],
    assumed,
    request: byId,
    reply: promotion,
  }),
} as const;
