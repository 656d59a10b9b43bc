import { expect, it } from 'vitest';
import { brandSettings } from './brandSettings';
import { defaultSettings } from './settings';
import { setUpFault } from './setUpFault';

const own = { timeZone: 'Asia/Ho_Chi_Minh', dialingCode: '+84' };

it.each(['VND', 'JPY', 'USD', 'USDT'])('gives a brand in %s no amount finer than that', (currency) => {
  const settings = { ...defaultSettings, ...brandSettings({ currency, ...own }) };
  expect(setUpFault('mine', currency, settings)).toBeUndefined();
});

it('gives a brand without hundredths its defaults in whole ones, and the others the defaults as they are', () => {
  expect(setUpFault('mine', 'VND', defaultSettings)).toContain('identifyingStep is 1');
  expect(brandSettings({ currency: 'VND', ...own })).toMatchObject({
    ...own,
    identifyingStep: '100',
    stakeUnit: 100,
    withdrawalRules: { min: '100', feeMax: '50000', feeRate: 100, perDay: 5 },
  });
  expect(Object.keys(brandSettings({ currency: 'USD', ...own })).sort()).toEqual([
    'dialingCode',
    'registerRules',
    'timeZone',
    'whitelabel',
  ]);
});
