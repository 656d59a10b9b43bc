import { expect, test } from 'vitest';
import type { MessageSummary } from '#contract';
import { interleave } from '../testing/interleave';
import { changePerson, emitLiveEvent, makeStore } from '../testing/makeStore';
import { messageStore } from './messageStore';
import type { StoreContext } from './pageStores';

interface Kept {
  isRead: boolean;
  isRemoved: boolean;
}

test('ends as the platform has it, however its answers come', () =>
  interleave({
    start: (wire) => {
      const kept = new Map<string, Kept>(
        ['a', 'b', 'c'].map((id) => [id, { isRead: false, isRemoved: false }]),
      );
      const count = () => ({
        platform: [...kept.values()].filter(({ isRead, isRemoved }) => !isRead && !isRemoved).length,
        mail: 0,
      });
      const messages = {
        list: () =>
          wire.call(() => {
            const list = [...kept].flatMap(([id, { isRead, isRemoved }]) =>
              isRemoved
                ? []
                : [{ id, isRead, category: 'news', title: id, preview: '', at: '' } as MessageSummary],
            );
            return { list, total: list.length, pageSize: 20, unread: count() };
          }),
        read: () => wire.call(() => ({})),
        mark: ({ ids = [...kept.keys()], isRead }: { ids?: string[]; isRead: boolean }) =>
          wire.call(() => {
            for (const id of ids) kept.set(id, { isRemoved: false, ...kept.get(id), isRead });
            return count();
          }),
        remove: ({ ids, isRemoved }: { ids: string[]; isRemoved: boolean }) =>
          wire.call(() => {
            for (const id of ids) kept.set(id, { isRead: false, ...kept.get(id), isRemoved });
            return count();
          }),
      };
      const shown = { count: -1 };
      const store = makeStore(messageStore, {
        createCalls: (() => ({ messages })) as unknown as StoreContext['createCalls'],
        stores: {
          member: { unread: { set: (value: { count: number }) => (shown.count = value.count) } },
        } as unknown as StoreContext['stores'],
      });
      return { store, kept, shown, count };
    },
    acts: {
      look: ({ store }) => void store.list.setPage({ box: 'platform' }, 1),
      read: ({ store }) => void store.mark('a', true),
      open: ({ store }) => void store.open('b'),
      unread: ({ store }) => void store.mark('a', false),
      all: ({ store }) => void store.markAll('platform'),
      remove: ({ store }) => void store.remove('b'),
      undo: ({ store }) => void store.undo(),
      news: ({ store }) => emitLiveEvent(store, 'unread'),
      leave: ({ store }) => changePerson(store),
    },
    // A visit after everything else: the list of then, and one change on it.
    calm: async ({ store }) => {
      changePerson(store);
      await store.list.setPage({ box: 'platform' }, 1);
      await store.remove('c');
    },
    check: ({ store, kept, shown, count }) => {
      const there = [...kept].flatMap(([id, { isRemoved }]) => (isRemoved ? [] : [id]));
      expect(store.items.map(({ id }) => id)).toEqual(there);
      expect([store.unread.platform, shown.count]).toEqual([count().platform, count().platform]);
    },
  }));
