import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, emitLiveEvent, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { promotionStore } from './promotionStore';

test('ends as the platform has it: joins once, pays once, draws once for each press', () =>
  interleave({
    start: (wire) => {
      const status = new Map([
        ['bonus', 'join'],
        ['rebate', 'claim'],
        ['photo', 'join'],
      ]);
      const paid: string[] = [];
      const drawn = new Map<string, string>();
      const list = () => [...status].map(([id, now]) => ({ id, status: now }));
      const move = (id: string, from: string, to: string) => {
        if (status.get(id) === from) {
          status.set(id, to);
          if (from === 'claim') paid.push(id);
        }
        return { id, status: status.get(id) };
      };
      const store = makeStore(promotionStore, {
        stores: {
          wallet: { balance: { refresh: () => Promise.resolve() } },
        } as unknown as StoreContext['stores'],
        createCalls: (() => ({
          promotions: {
            promotions: () => wire.call(() => ({ list: list() })),
            promotion: ({ id }: { id: string }) => wire.call(() => ({ id, status: status.get(id) })),
            joinPromotion: ({ id }: { id: string }) => wire.call(() => move(id, 'join', 'joined')),
            claimPromotion: ({ id }: { id: string }) => wire.call(() => move(id, 'claim', 'joined')),
            applyPromotion: ({ id }: { id: string }) => wire.call(() => move(id, 'join', 'applying')),
          },
          support: {
            claimRaffle: (_: object, { key }: { key: string }) =>
              wire.call(() => {
                const prize = drawn.get(key) ?? String(drawn.size + 1);
                drawn.set(key, prize);
                return { prize };
              }),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      return { store, list, paid, drawn };
    },
    acts: {
      look: ({ store }) => void store.all.ensure(),
      open: ({ store }) => void store.details.get('bonus').ensure(),
      join: ({ store }) => void store.join.run('bonus'),
      claim: ({ store }) => void store.claim.run('rebate'),
      apply: ({ store }) => void store.apply.run({ id: 'photo', comment: '', pictures: [] }),
      draw: ({ store }) => void store.draw.run('raffle'),
      hear: ({ store }) => emitLiveEvent(store, 'balance'),
      close: ({ store }) => store.resetWrites(),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      changePerson(store);
      await Promise.all([store.all.refresh(), store.details.get('bonus').refresh()]);
    },
    check: ({ store, list, paid, drawn }) => {
      expect(store.all.value?.list).toEqual(list());
      expect(store.details.get('bonus').value).toEqual(list()[0]);
      expect(new Set(paid).size).toBe(paid.length);
      expect(new Set(drawn.values()).size).toBe(drawn.size);
      expect(store.writing).toBeUndefined();
      expect(store.draw.data).toBeUndefined();
    },
  }));
