import { expect, test } from 'vitest';
import { brandDefaults } from '../brand/brand';
import { reply, scriptedApi } from '../testing/api';
import { changePerson, makeStore } from '../testing/makeStore';
import { lotteryMenuStore } from './lotteryMenuStore';
import type { StoreContext } from './pageStores';

test('the menu and the lotteries played last are asked for by the prize mode of the brand, and forgotten with the person', async () => {
  const { api, script, seen } = scriptedApi();
  script(() => reply({ list: [{ code: 'vn-18', name: 'Lotto 18' }] }));
  const store = makeStore(lotteryMenuStore, {
    brand: { ...brandDefaults, lotteryType: 'SEA' },
    createCalls: (() => api) as unknown as StoreContext['createCalls'],
  });
  await Promise.all([store.menu.ensure(), store.recent.ensure()]);
  expect(seen.map(({ path }) => path)).toEqual([
    '/lgw/vn/games/game_menu?prizeMode=SEA',
    '/lgw/vn/games/game_menu/recent?prizeMode=SEA',
  ]);
  // A lottery without a house is one of Vietnam's.
  expect(store.recent.value?.list).toMatchObject([{ code: 'vn-18', vassalage: 'TCG_LOTTO_VN' }]);
  changePerson(store);
  expect([store.menu.value, store.recent.value]).toEqual([undefined, undefined]);
});
