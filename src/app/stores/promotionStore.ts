import { promotionCalls, supportCalls, type RequestOf } from '#contract';
import { byId } from '../data/byId';
import { defineStore } from './defineStore';

/** Milliseconds that an application with its pictures may take. */
const applicationTimeout = 120_000;

/** Promotions, how whoever is here stands with them, and what they do with them. */
export const promotionStore = defineStore(({ scope, createCalls, stores }) => {
  const { promotions, support } = createCalls({
    promotions: promotionCalls,
    support: { claimRaffle: supportCalls.claimRaffle },
  });
  // A deposit, a bet or a reward may have changed how one stands.
  const kept = { staleTime: 10_000, topics: ['balance', 'rewards'] as const };
  const all = scope.query(promotions.promotions, kept);
  /** One promotion with all of its terms, by id. */
  const details = scope.queryBy(byId(promotions.promotion), kept);
  const writes = { invalidates: [all, details, stores.wallet.balance] };
  const join = scope.mutation(byId(promotions.joinPromotion), writes);
  const claim = scope.mutation(byId(promotions.claimPromotion), writes);
  const apply = scope.mutation(
    (input: RequestOf<typeof promotionCalls.applyPromotion>, options) =>
      promotions.applyPromotion(input, { ...options, timeout: applicationTimeout }),
    writes,
  );
  const draw = scope.mutation(
    (promotionId: string, options) => support.claimRaffle({ promotionId }, options),
    writes,
  );
  return {
    all,
    details,
    join,
    claim,
    apply,
    draw,
    /** Which promotion the running write is about. */
    get writing(): string | undefined {
      return join.pending ?? claim.pending ?? draw.pending ?? apply.pending?.id;
    },
    /** What was said about the last writes goes. */
    resetWrites: (): void => {
      for (const task of [join, claim, apply, draw]) task.reset();
    },
  };
});
