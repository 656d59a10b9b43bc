import { makeObservable, observableRef, runInAction } from 'mobx';
import {
  feedbackCalls,
  type FeedbackEntry,
  type FeedbackTerms,
  type ReplyOf,
  type RequestOf,
} from '#contract';
import { PagedResource } from '../data/pagedResource';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type FeedbackPage = ReplyOf<typeof feedbackCalls.feedbackHistory>;

/** What a member writes to the operator, and what became of it. */
export class FeedbackStore implements PageStore {
  readonly terms: Resource<FeedbackTerms>;
  readonly history: PagedResource<object, FeedbackPage, FeedbackEntry>;
  readonly send: Task<RequestOf<typeof feedbackCalls.feedback>, FeedbackEntry>;
  /** How many were sent on this visit. */
  sent = 0;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { support } = speak({ support: feedbackCalls });
    this.terms = new Resource({
      load: (signal) => support.feedbackTerms({}, { signal }),
      clock,
      staleAfter: 60_000,
    });
    this.history = new PagedResource({
      load: ({ page }, signal) => support.feedbackHistory({ page }, { signal }),
      rows: ({ list }) => list,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 10,
      // An answer may have come since.
      staleAfter: 0,
    });
    this.send = new Task(random, async (draft, key) => {
      const turn = this.#turn;
      const outcome = await support.feedback(draft, { key });
      if (turn === this.#turn) {
        if (outcome.ok) runInAction(() => (this.sent += 1));
        // Also after a failure: it may have been taken, or the day's number may be used up on another device.
        void this.terms.refresh();
        void this.history.invalidate();
      }
      return outcome;
    });
    makeObservable(this, { sent: observableRef });
  }

  forgetPerson(): void {
    this.#turn += 1;
    runInAction(() => (this.sent = 0));
    this.terms.reset();
    this.history.reset();
    this.send.reset();
  }
}

export const feedbackStore = defineStore((context) => new FeedbackStore(context));
