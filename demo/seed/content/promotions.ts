import type { PromotionKind, PromotionTerms } from '#contract';
import { type Phrase, word } from '#platform/words';

/** One promotion as every demo brand has it. Amounts in its texts are written in dollars, such as `$20`. */
export interface PromotionSeed {
  slug: string;
  picture: string;
  category: 'welcome' | 'daily' | 'slots' | 'sports' | 'lottery' | 'vip';
  kind: PromotionKind;
  /** Its numbers; money is written in dollars. */
  offer: Omit<PromotionTerms, 'most' | 'minDeposit' | 'maxStake' | 'maxWin' | 'ticket'> & {
    most?: number;
    minDeposit?: number;
    maxStake?: number;
    maxWin?: number;
    ticket?: number;
  };
  /** Of a raffle: prizes in dollars, and how many tickets of 10,000 bring them. */
  prizes?: { dollars: number; chance: number }[];
  /** Days from the beginning of the world. @default 0 */
  starts?: number;
  ends?: number;
  label: Phrase;
  title: Phrase;
  terms: Phrase;
}

export const promotions: readonly PromotionSeed[] = [
  {
    slug: 'welcome',
    picture: 'promo-welcome',
    category: 'welcome',
    kind: 'depositBonus',
    offer: {
      rate: 10_000,
      most: 200,
      minDeposit: 20,
      wagering: 8,
      days: 30,
      maxStake: 5,
      gameTypes: ['RNG', 'FISH'],
    },
    label: word('demo.promotion.welcome.label'),
    title: word('demo.promotion.welcome.title', { amount: '$200' }),
    terms: word('demo.promotion.welcome.terms'),
  },
  {
    slug: 'rebate',
    picture: 'promo-rebate',
    category: 'daily',
    kind: 'rebate',
    offer: { rate: 120, of: 'validBet' },
    label: word('demo.promotion.rebate.label'),
    title: word('demo.promotion.rebate.title'),
    terms: word('demo.promotion.rebate.terms'),
  },
  {
    slug: 'lotto',
    picture: 'promo-lotto',
    category: 'lottery',
    kind: 'raffle',
    offer: { ticket: 20, most: 888 },
    prizes: [
      { dollars: 888, chance: 1 },
      { dollars: 88, chance: 20 },
      { dollars: 8, chance: 400 },
      { dollars: 1, chance: 4_000 },
    ],
    label: word('demo.promotion.lotto.label'),
    title: word('demo.promotion.lotto.title', { amount: '$20' }),
    terms: word('demo.promotion.lotto.terms', { amount: '$888' }),
  },
  {
    slug: 'stake-back',
    picture: 'promo-cup',
    category: 'sports',
    kind: 'application',
    offer: { most: 50, answerHours: 24 },
    label: word('demo.promotion.stakeBack.label'),
    title: word('demo.promotion.stakeBack.title'),
    terms: word('demo.promotion.stakeBack.terms', { amount: '$50' }),
  },
  {
    slug: 'quiet-day',
    picture: 'promo-rebate',
    category: 'slots',
    kind: 'rebate',
    offer: { rate: 500, of: 'netLoss', most: 50 },
    label: word('demo.promotion.quietDay.label'),
    title: word('demo.promotion.quietDay.title'),
    terms: word('demo.promotion.quietDay.terms', { amount: '$50' }),
  },
  {
    slug: 'northern-weekend',
    picture: 'promo-welcome',
    category: 'vip',
    kind: 'depositBonus',
    starts: 200,
    offer: { rate: 5_000, most: 300, minDeposit: 50, wagering: 8, days: 14, maxStake: 10 },
    label: word('demo.promotion.northernWeekend.label'),
    title: word('demo.promotion.northernWeekend.title'),
    terms: word('demo.promotion.northernWeekend.terms'),
  },
  {
    slug: 'derby-photo',
    picture: 'promo-cup',
    category: 'sports',
    kind: 'application',
    starts: -60,
    ends: -12,
    offer: { most: 20, answerHours: 24 },
    label: word('demo.promotion.stakeBack.label'),
    title: word('demo.promotion.derbyPhoto.title'),
    terms: word('demo.promotion.derbyPhoto.terms', { amount: '$20' }),
  },
  {
    slug: 'autumn-story',
    picture: 'promo-lotto',
    category: 'daily',
    kind: 'application',
    starts: -50,
    ends: -10,
    offer: { most: 20, answerHours: 24 },
    label: word('demo.promotion.rebate.label'),
    title: word('demo.promotion.autumnStory.title'),
    terms: word('demo.promotion.derbyPhoto.terms', { amount: '$20' }),
  },
  {
    slug: 'september-reload',
    picture: 'promo-welcome',
    category: 'welcome',
    kind: 'depositBonus',
    starts: -80,
    ends: -50,
    offer: { rate: 3_000, most: 100, minDeposit: 20, wagering: 6, days: 14, maxStake: 5 },
    label: word('demo.promotion.welcome.label'),
    title: word('demo.promotion.septemberReload.title'),
    terms: word('demo.promotion.septemberReload.terms'),
  },
];
