import { expect, test } from 'vitest';
import { brandDefaults, type PlatformFacts } from '../brand/brand';
import { succeed } from '../data/failure';
import { makeStore } from '../testing/makeStore';
import { lotteryLobbyStore } from './lotteryLobbyStore';
import type { StoreContext } from './pageStores';

/** What the platform is asked for by a brand. */
async function askedBy(facts: Partial<PlatformFacts>) {
  const asked: object[] = [];
  const ask = (request: object) => {
    asked.push(request);
    return Promise.resolve(succeed({ list: [] }));
  };
  const store = makeStore(lotteryLobbyStore, {
    brand: { ...brandDefaults, ...facts },
    createCalls: (() => ({
      home: {
        popularNumbers: ask,
        openedNumbers: ask,
      },
    })) as unknown as StoreContext['createCalls'],
  });
  await store.popular('20').ensure();
  await store.opened('en').ensure();
  return asked;
}

test.each([
  ['the lottery type', { lotteryType: 'SEA' }, { prizeMode: 'SEA', device: 'WEB' }],
  ['the prize modes', { prizeModes: ['ZY', 'Lott'] }, { prizeMode: 'ZY', device: 'WEB' }],
  ['the device', { device: 'APP' }, { prizeMode: 'Elott', device: 'APP' }],
] as const)('%s of the brand is what the platform is told', async (_, facts, sent) => {
  expect(await askedBy(facts)).toEqual([
    { count: '20', language: 'en', ...sent },
    { count: '20', language: 'en', ...sent },
  ]);
});
