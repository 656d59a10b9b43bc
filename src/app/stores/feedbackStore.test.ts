import { expect, test } from 'vitest';
import type { FeedbackEntry } from '#contract';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { feedbackStore } from './feedbackStore';
import type { StoreContext } from './pageStores';

const perDay = 3;
const draft = { type: 'idea', content: 'words' } as const;

test('ends with what the platform has, however its answers come', () =>
  interleave({
    start: (wire) => {
      const kept = new Map<string, FeedbackEntry>();
      const support = {
        feedbackTerms: () =>
          wire.call(() => ({
            words: { least: 1, most: 9 },
            perDay,
            left: Math.max(0, perDay - kept.size),
            nextAt: '',
          })),
        feedbackHistory: () =>
          wire.call(() => ({ list: [...kept.values()].toReversed(), total: kept.size, pageSize: 10 })),
        feedback: (_draft: object, { key }: { key: string }) =>
          wire.call(() => {
            const entry = kept.get(key) ?? ({ id: key, type: 'idea', state: 'open' } as FeedbackEntry);
            if (kept.size < perDay) kept.set(key, entry);
            return entry;
          }),
      };
      const store = makeStore(feedbackStore, {
        createCalls: (() => ({ support })) as unknown as StoreContext['createCalls'],
      });
      return { store, kept };
    },
    acts: {
      look: ({ store }) => {
        void store.terms.ensure();
        void store.history.setPage({}, 1);
      },
      send: ({ store }) => void store.send.run(draft),
      sendTwice: ({ store }) => {
        void store.send.run(draft);
        void store.send.run(draft);
      },
      retry: ({ store }) => void store.history.retry(),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      changePerson(store);
      await store.history.setPage({}, 1);
      await store.terms.refresh();
      await store.send.run(draft);
    },
    check: ({ store, kept }) => {
      expect(store.sent).toBe(1);
      expect(store.terms.value?.left).toBe(Math.max(0, perDay - kept.size));
      expect(store.history.rows.map(({ id }) => id)).toEqual([...kept.keys()].toReversed());
    },
  }));
