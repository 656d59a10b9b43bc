import { expect, test } from 'vitest';
import { succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { settle } from '../testing/ports';
import { announcementStore } from './announcementStore';
import type { StoreContext } from './pageStores';

test('counts what was not read, however answers come, and nothing of another person', () =>
  interleave({
    start: (wire) => {
      const read = new Set<string>();
      const store = makeStore(announcementStore, {
        createCalls: (() => ({
          team: {
            announcements: () =>
              wire.call(() => ({ rows: ['a', 'b', 'c'].map((id) => ({ id, isRead: read.has(id) })) })),
            readAnnouncements: ({ ids }: { ids: string[] }) =>
              wire.call(() => {
                for (const id of ids) read.add(id);
                return { read: ids };
              }),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      return { store, read };
    },
    acts: {
      look: ({ store }) => void store.lists.get('en').ensure(),
      open: ({ store }) => void store.read(['a']),
      all: ({ store }) => void store.read(['a', 'b', 'c']),
      again: ({ store }) => void store.lists.get('en').refresh(),
    },
    calm: async ({ store }) => {
      await store.lists.get('en').refresh();
    },
    check: ({ store, read }) => {
      // What the platform took is read; what it did not take counts again.
      for (const { id, isRead } of store.rowsIn('en')) expect(isRead || !read.has(id)).toBe(true);
      changePerson(store);
      expect([store.rowsIn('en'), store.unreadIn('en')]).toEqual([[], 0]);
    },
  }));

test('marks all while one is being marked, and none of it is forgotten', async () => {
  const answers: (() => void)[] = [];
  const sent: string[][] = [];
  const store = makeStore(announcementStore, {
    createCalls: (() => ({
      team: {
        announcements: () =>
          Promise.resolve(succeed({ rows: ['a', 'b', 'c'].map((id) => ({ id, isRead: false })) })),
        readAnnouncements: ({ ids }: { ids: string[] }) =>
          new Promise((resolve) => {
            sent.push(ids);
            answers.push(() => resolve(succeed({ read: ids })));
          }),
      },
    })) as unknown as StoreContext['createCalls'],
  });
  await store.lists.get('en').ensure();
  const first = store.read(['a']);
  const rest = store.read(['a', 'b', 'c']);
  expect(store.unreadIn('en')).toBe(0);
  await settle();
  expect(sent).toEqual([['a']]);
  answers[0]?.();
  await first;
  await settle();
  answers[1]?.();
  await rest;
  expect([sent, store.unreadIn('en')]).toEqual([[['a'], ['b', 'c']], 0]);
});
