import { expect, test } from 'vitest';
import { loadWalletMode } from '../boot/loadWalletMode';
import { faultySite, signedIn } from '../testing/faultySite';
import { settle } from '../testing/ports';

test('how the brand keeps money is asked for once somebody is signed in, and kept for the visit', async () => {
  const site = await faultySite();
  const { wallet } = site.stores;
  const stop = loadWalletMode(site.stores);
  await settle();
  expect(site.seen).not.toContain('wallet.merchantWallet');
  await signedIn(site);
  await settle();
  expect(wallet.merchantWallet.value).toEqual({ isSingle: true });
  expect(site.storage.read('merchantWallet')).toBe('{"isSingle":true}');
  wallet.reset();
  expect(wallet.merchantWallet.value, 'is the brand’s, not the person’s').toEqual({ isSingle: true });
  expect(site.seen.filter((call) => call === 'wallet.merchantWallet')).toHaveLength(1);
  stop();
});

test('what the visit knows of the wallet is there again after a reload; what does not fit is not', async () => {
  for (const [kept, value] of [
    ['{"isSingle":false}', { isSingle: false }],
    ['{"isSingle":"no"}', undefined],
    ['nonsense', undefined],
  ] as const) {
    const { stores, storage } = await faultySite();
    storage.write('merchantWallet', kept);
    stores.wallet.restore();
    expect(stores.wallet.merchantWallet.value).toEqual(value);
  }
});

test('what the visit knows of the wallet is not asked for again', async () => {
  const site = await faultySite();
  site.storage.write('merchantWallet', '{"isSingle":false}');
  site.stores.wallet.restore();
  const stop = loadWalletMode(site.stores);
  await signedIn(site);
  await settle();
  expect(site.seen).not.toContain('wallet.merchantWallet');
  stop();
});
