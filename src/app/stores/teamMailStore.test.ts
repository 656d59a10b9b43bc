import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { teamMailStore } from './teamMailStore';

const wish = { audience: 'team' as const, title: 'October', text: 'Thank you all.' };

test('reaches nobody twice, and says nothing of what another person sent', () =>
  interleave({
    start: (wire) => {
      const mails = new Set<string>();
      const store = makeStore(teamMailStore, {
        createCalls: (() => ({
          team: {
            mailTerms: () => wire.call(() => ({ audiences: [], left: 20 - mails.size })),
            sendMail: (_: unknown, { key }: { key: string }) =>
              wire.call(() => {
                mails.add(key);
                return { receivers: 7, left: 20 - mails.size };
              }),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      let told = 0;
      const write = async () => {
        if (await store.write(wish)) told += 1;
      };
      return { store, mails, write, told: () => told };
    },
    acts: {
      write: ({ write }) => void write(),
      twice: ({ write }) => {
        void write();
        void write();
      },
      look: ({ store }) => void store.terms.ensure(),
      close: ({ store }) => store.forgetSent(),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      await store.terms.refresh();
    },
    check: ({ store, mails, told }) => {
      // A try whose answer was lost is sent again under its key.
      expect(told()).toBeLessThanOrEqual(mails.size);
      expect(store.terms.value?.left).toBe(20 - mails.size);
      changePerson(store);
      expect([store.terms.value, store.sent, store.send.status]).toEqual([undefined, undefined, 'idle']);
    },
  }));
