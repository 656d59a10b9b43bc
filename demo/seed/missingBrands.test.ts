import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { contract } from '../../contract';
import { type TestPlatform, createTestPlatform, seedDate, testHasher, trialBalance } from '#platform/testing';
import { readDemoContent } from '../world';
import { demoMerchants, merchantOf } from './merchants';
import { seedMissingBrands } from './seedWorld';

const mine = merchantOf({
  id: 'mine',
  name: 'Mine',
  merchantCode: 'mine_1',
  country: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  dialingCode: '+81',
});
let platform: TestPlatform;
const add = () =>
  platform.db.transaction((tx) =>
    seedMissingBrands(tx, { hasher: testHasher, at: seedDate, content: readDemoContent() }, [
      ...demoMerchants,
      mine,
    ]),
  );
beforeAll(async () => {
  platform = await createTestPlatform();
  expect(await add()).toEqual(['Mine']);
});
afterAll(() => platform.close());

it('is added once, and the books of everybody still balance', async () => {
  expect(await add()).toEqual([]);
  expect(await trialBalance(platform.db)).toEqual([]);
});

it('is shown to visitors with a banner of its own', async () => {
  const { announcements } = contract.home;
  const answer = await platform
    .visitor({ merchant: 'mine_1' })
    .call(announcements, { types: 'B', platform: 'W', execution: 'B', language: 'vi' });
  const { banners } = v.parse(announcements.reply, answer.value);
  expect(banners[0]).toMatchObject({
    title: 'Chào mừng đến với Mine',
    image: '/brand/mine/hero-1280.avif',
    imageSmall: '/brand/mine/hero-640.avif',
  });
});

it('has the demo accounts, whose wallets are in its currency', async () => {
  const visitor = platform.visitor({ merchant: 'mine_1' });
  await visitor.loginAs('member');
  const answer = await visitor.call(contract.wallet.balance, {});
  expect(answer.value).toMatchObject({ currency: 'JPY' });
});
