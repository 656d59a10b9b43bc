import { expect, test } from 'vitest';
import type { SignIn } from '#contract';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { securityStore } from './securityStore';

test('shows what the platform has in the end, however its answers come', () =>
  interleave({
    start: (wire) => {
      const kept = new Map<string, SignIn['state']>([
        ['a', 'current'],
        ['b', 'remembered'],
        ['c', 'active'],
      ]);
      const facts = { paused: false, isSet: false };
      const list = () => ({ list: [...kept].map(([id, state]) => ({ id, state }) as SignIn) });
      const endOthers = (): void => {
        for (const id of ['b', 'c']) kept.set(id, 'ended');
      };
      const person = { nickname: 'a', avatar: '1' };
      const security = {
        overview: () => wire.call(() => ({ ...facts })),
        signIns: () => wire.call(list),
        endSession: ({ id }: { id: string }) =>
          wire.call(() => {
            kept.set(id, 'ended');
            return list();
          }),
        endOtherSessions: () =>
          wire.call(() => {
            endOthers();
            return list();
          }),
        reportSignIn: () =>
          wire.call(() => {
            endOthers();
            facts.paused = true;
            return {};
          }),
        profile: () => wire.call(() => ({ nickname: person.nickname })),
        saveProfile: ({ value }: { value: string }) =>
          wire.call(() => {
            person.nickname = value;
            return { nickname: value };
          }),
        saveAvatar: ({ picture }: { picture: number }) =>
          wire.call(() => {
            person.avatar = String(picture);
            return { avatar: person.avatar };
          }),
      };
      const cashier = {
        setTransactionPassword: () =>
          wire.call(() => {
            facts.isSet = true;
            return {};
          }),
      };
      const store = makeStore(securityStore, {
        createCalls: (() => ({ security, cashier, member: {} })) as unknown as StoreContext['createCalls'],
        stores: {
          member: { info: { refresh: () => Promise.resolve() }, avatar: { set: () => undefined } },
        } as unknown as StoreContext['stores'],
      });
      return { store, list, facts, person };
    },
    acts: {
      look: ({ store }) => {
        void store.overview.ensure();
        void store.signIns.ensure();
      },
      end: ({ store }) => void store.end.run({ id: 'b' }),
      endAll: ({ store }) => void store.end.run({}),
      report: ({ store }) => void store.report.run({ id: 'c' }),
      set: ({ store }) =>
        void store.setTransactionPassword.run({ password: 'harbour-light', next: '482915' }),
      name: ({ store }) => void store.saveProfile.run({ field: 'nickname', value: 'b' }),
      rename: ({ store }) => void store.saveProfile.run({ field: 'nickname', value: 'c' }),
      picture: ({ store }) => void store.saveAvatar.run({ picture: 4 }),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      changePerson(store);
      await Promise.all([store.overview.refresh(), store.signIns.refresh(), store.profile.refresh()]);
    },
    check: ({ store, list, facts, person }) => {
      expect(store.profile.value).toEqual({ nickname: person.nickname });
      expect(store.signIns.value).toEqual(list());
      expect(store.overview.value).toEqual(facts);
      expect([store.end.failure, store.report.failure]).toEqual([undefined, undefined]);
    },
  }));
