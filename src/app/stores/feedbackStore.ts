import { feedbackCalls, type FeedbackEntry, type RequestOf } from '#contract';
import { defineStore } from './defineStore';

/** What a member writes to the operator, and what became of it. */
export const feedbackStore = defineStore(({ scope, createCalls }) => {
  const { support } = createCalls({ support: feedbackCalls });
  const terms = scope.query(support.feedbackTerms, { staleTime: 60_000 });
  const history = scope.paged({
    load: ({ page }, signal) => support.feedbackHistory({ page }, { signal }),
    rows: ({ list }) => list,
    total: ({ total }) => total,
    id: ({ id }) => id,
    pageSize: 10,
    // An answer may have come since.
    staleAfter: 0,
  });
  const visit = scope.state({ sent: 0 });
  const send = scope.mutation<RequestOf<typeof feedbackCalls.feedback>, FeedbackEntry>(support.feedback, {
    onSuccess: () => visit.set({ sent: visit.value.sent + 1 }),
    // Also after a failure: it may have been taken, or the day's number may be used up on another device.
    invalidates: [terms, history],
  });
  return {
    terms,
    history,
    send,
    /** How many were sent on this visit. */
    get sent(): number {
      return visit.value.sent;
    },
  };
});
