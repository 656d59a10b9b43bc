import { expect, test } from 'vitest';
import type { BlogPost, NewsItem } from '#contract';
import { interleave } from '../testing/interleave';
import { makeStore } from '../testing/makeStore';
import { blogStore, newsStore } from './articleListStore';
import type { StoreContext } from './pageStores';

const pieces = 30;

test('ends with the news of the language that is spoken, however the answers come', () =>
  interleave({
    start: (wire) => {
      const support = {
        news: ({ language, page }: { language: string; page: number }) =>
          wire.call(() => ({
            list: Array.from({ length: pieces }, (_, at) => ({ id: `${language}-${at}` }) as NewsItem).slice(
              (page - 1) * 12,
              page * 12,
            ),
            total: pieces,
            pageSize: 12,
          })),
        article: ({ language, id }: { language: string; id: string }) => wire.call(() => ({ id, language })),
      };
      const store = makeStore(newsStore, {
        createCalls: (() => ({ support })) as unknown as StoreContext['createCalls'],
      });
      return { store };
    },
    acts: {
      english: ({ store }) => void store.list.setPage({ language: 'en' }, 1),
      vietnamese: ({ store }) => void store.list.setPage({ language: 'vi' }, 1),
      more: ({ store }) => void store.list.loadMore(),
      retry: ({ store }) => void store.list.retry(),
      read: ({ store }) => void store.articleIn('en', 'a').ensure(),
    },
    calm: async ({ store }) => {
      await store.list.setPage({ language: 'en' }, 1);
      await store.list.retry();
      await store.list.setPage({ language: 'vi' }, 1);
      await store.articleIn('vi', 'a').refresh();
    },
    check: ({ store }) => {
      expect(store.list.rows.length).toBeGreaterThan(0);
      expect(store.list.rows.every(({ id }) => id.startsWith('vi-'))).toBe(true);
      expect(store.articleIn('vi', 'a').value?.language).toBe('vi');
    },
  }));

test('the blog is asked for what the address names, and its posts are read as posts', async () => {
  const asked: unknown[] = [];
  const store = makeStore(blogStore, {
    createCalls: (() => ({
      support: {
        blog: (request: object) => {
          asked.push(request);
          const post = { id: 'a', category: 'fairness', author: 'Mei' } as BlogPost;
          return Promise.resolve({
            ok: true,
            value: { list: [post], total: 1, pageSize: 12, categories: [] },
          });
        },
        article: (request: object) => {
          asked.push(request);
          return Promise.resolve({ ok: true, value: { id: 'a' } });
        },
      },
    })) as unknown as StoreContext['createCalls'],
  });
  await store.list.setPage({ language: 'en', category: 'fairness', author: 'Mei' }, 1);
  await store.articleIn('en', 'a').ensure();
  expect(store.list.rows.map(({ id }) => id)).toEqual(['a']);
  expect(asked).toEqual([
    { language: 'en', category: 'fairness', author: 'Mei', page: 1 },
    { kind: 'blog', id: 'a', language: 'en' },
  ]);
});
