import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { helpStore } from './helpStore';
import type { StoreContext } from './pageStores';

interface Answer {
  hasHelped: boolean;
  reason?: string;
}

test('ends with the answer that was given last, however the platform answers', () =>
  interleave({
    start: (wire) => {
      const kept = new Map<string, Answer>();
      const center = (language: string) => ({ topics: [], articles: [], language });
      const support = {
        helpCenter: ({ language }: { language: string }) => wire.call(() => center(language)),
        article: ({ id, language }: { id: string; language: string }) => wire.call(() => ({ id, language })),
        rateArticle: ({ id, ...answer }: Answer & { id: string }) =>
          wire.call(() => {
            kept.set(id, answer);
            return {};
          }),
      };
      const store = makeStore(helpStore, {
        createCalls: (() => ({ support })) as unknown as StoreContext['createCalls'],
      });
      return { store, kept };
    },
    acts: {
      yes: ({ store }) => void store.rate('a', true),
      no: ({ store }) => void store.rate('a', false),
      reason: ({ store }) => void store.rate('a', false, 'unclear'),
      other: ({ store }) => void store.rate('b', true),
      english: ({ store }) => void store.articleIn('en', 'a').ensure(),
      vietnamese: ({ store }) => void store.articleIn('vi', 'a').ensure(),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      await store.articleIn('vi', 'a').refresh();
      await store.rate('a', false, 'wrong');
    },
    check: ({ store, kept }) => {
      expect(store.articleIn('vi', 'a').value).toEqual({ id: 'a', language: 'vi' });
      expect(store.articleIn('en', 'a').value?.language ?? 'en').toBe('en');
      expect(kept.get('a')).toEqual({ hasHelped: false, reason: 'wrong' });
      expect(store.ratings.get('a')).toMatchObject({ status: 'sent', reason: 'wrong' });
    },
  }));

test('does not show the answer of somebody who has left', async () => {
  let answer: (outcome: { ok: true; value: object }) => void = () => undefined;
  const support = { rateArticle: () => new Promise((resolve) => (answer = resolve)) };
  const store = makeStore(helpStore, {
    createCalls: (() => ({ support })) as unknown as StoreContext['createCalls'],
  });
  const rated = store.rate('a', true);
  expect(store.ratings.get('a')?.status).toBe('sending');
  await Promise.resolve();
  changePerson(store);
  answer({ ok: true, value: {} });
  await rated;
  expect(store.ratings.size).toBe(0);
});
