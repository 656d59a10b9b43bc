import type { PromotionKind } from '#contract';
import { type Phrase, pattern, word } from '#platform/words';

/** A page of terms: its paragraphs, each with a heading. */
const terms = (...parts: readonly [heading: Phrase, words: Phrase][]): Phrase =>
  pattern(parts.map((_, place) => `<h3>{heading${place}}</h3><p>{words${place}}</p>`).join(''), {
    ...Object.fromEntries(parts.map(([heading], place) => [`heading${place}`, heading])),
    ...Object.fromEntries(parts.map(([, words], place) => [`words${place}`, words])),
  });

const who = word('demo.terms.whoCanTakePart');
const whoWords = word('demo.terms.everyMember');
const leave = word('demo.terms.howToLeave');

/** All terms of a promotion, by what it does. */
export const promotionContent: Readonly<Record<PromotionKind, Phrase>> = {
  depositBonus: terms(
    [who, whoWords],
    [word('demo.terms.depositBonus.whenTheBonusIsAdded'), word('demo.terms.depositBonus.firstDeposit')],
    [word('demo.terms.depositBonus.whatCounts'), word('demo.terms.depositBonus.validBets')],
    [leave, word('demo.terms.depositBonus.giveUp')],
  ),
  rebate: terms(
    [who, whoWords],
    [word('demo.terms.rebate.whenItIsPaid'), word('demo.terms.rebate.eachMorning')],
  ),
  raffle: terms(
    [who, whoWords],
    [
      word('demo.terms.raffle.howItIsDrawn'),
      word('demo.terms.raffle.envelopes', { amount1: '$888', amount2: '$88', amount3: '$8', amount4: '$1' }),
    ],
  ),
  application: terms(
    [who, whoWords],
    [word('demo.terms.application.whatToSend'), word('demo.terms.application.pictures')],
  ),
};
