import { expect, test } from 'vitest';
import type { RegistrationLink } from '#contract';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { linkStore } from './linkStore';
import type { StoreContext } from './pageStores';

const wish = { name: 'Poster', type: 'member' as const, rates: [] };

test('makes no link twice, shows what is there, and nothing of another person', () =>
  interleave({
    start: (wire) => {
      const links: RegistrationLink[] = [];
      const byKey = new Map<string, RegistrationLink>();
      const store = makeStore(linkStore, {
        createCalls: (() => ({
          team: {
            links: () => wire.call(() => ({ rows: links.map((link) => ({ ...link })) })),
            createLink: ({ name }: RegistrationLink, { key }: { key: string }) =>
              wire.call(() => {
                const made = byKey.get(key) ?? ({ id: `l${links.length}`, name } as RegistrationLink);
                if (!byKey.has(key)) links.push(made);
                byKey.set(key, made);
                return made;
              }),
            changeLink: ({ id, name }: RegistrationLink) =>
              wire.call(() => {
                const link = links.find((each) => each.id === id);
                if (link) link.name = name;
                return link;
              }),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      const told = new Set<string>();
      const make = async () => {
        const id = await store.create(wish);
        if (id !== undefined) told.add(id);
      };
      return { store, links, make, told };
    },
    acts: {
      make: ({ make }) => void make(),
      twice: ({ make }) => {
        void make();
        void make();
      },
      rename: ({ store }) => void store.change({ id: 'l0', name: 'Old', isPaused: false }),
      look: ({ store }) => void store.links.ensure(),
      close: ({ store }) => store.resetWrites(),
    },
    calm: async ({ store }) => {
      await store.links.refresh();
    },
    check: ({ store, links, told }) => {
      expect(store.links.value?.rows).toEqual(links);
      for (const id of told) expect(links.some((link) => link.id === id)).toBe(true);
      changePerson(store);
      expect([store.links.value, store.make.status]).toEqual([undefined, 'idle']);
    },
  }));
