import { expect, it } from 'vitest';
import { demoMerchants } from '../../demo/seed/merchants';
import { settingRows } from '../../demo/seed/seedWorld';
import { setUpFault } from './setUpFault';

it('takes every brand of the demo as it is set up', () => {
  for (const merchant of demoMerchants)
    expect(
      setUpFault(
        merchant.code,
        merchant.currency,
        Object.fromEntries(settingRows(merchant).map(({ key, value }) => [key, value])),
      ),
    ).toBeUndefined();
});

it('refuses a currency with three decimals', () => {
  expect(setUpFault('gulf', 'KWD', {})).toContain('gulf: KWD has three decimals');
});

it('refuses amounts finer than the currency has, with their places', () => {
  const rules = { min: '100000', max: '5000050', feeRate: 25, account: '12345' };
  expect(setUpFault('lotus', 'VND', { withdrawalRules: rules, stakeUnit: 20_001 })).toBe(
    'lotus: amounts finer than VND has, in minor units: withdrawalRules.max is 5000050, stakeUnit is 20001.',
  );
  expect(setUpFault('aurora', 'USD', { withdrawalRules: rules, stakeUnit: 1 })).toBeUndefined();
});

it('finds an amount in every setting that has one, so that the next one is found, too', () => {
  const [merchant] = demoMerchants;
  if (!merchant) throw new Error('no brand');
  for (const { key, value } of settingRows(merchant)) {
    const texts = [...JSON.stringify(value).matchAll(/"(\w+)":"(-?\d{3,18})"/g)].filter(
      ([, name = '']) => name !== 'account',
    );
    if (texts.length === 0) continue;
    const odd = JSON.parse(JSON.stringify(value).replaceAll(/"(-?\d{3,18})"/g, (_, digits: string) => `"${digits.slice(0, -1)}7"`)) as unknown; // prettier-ignore
    expect(setUpFault('odd', 'VND', { [key]: odd }), key).toContain(key);
  }
});
