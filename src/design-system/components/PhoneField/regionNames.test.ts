import { expect, it } from 'vitest';
import { regionNames } from './regionNames';

it('names countries in the language', () => {
  expect(regionNames('en')('VN')).toBe('Vietnam');
  expect(regionNames('de')('VN')).toBe('Vietnam');
  expect(regionNames('de')('TH')).toBe('Thailand');
  expect(regionNames('ja')('VN')).toBe('ベトナム');
});

it.each(['A1', 'VNM', '84', '', 'V', 'ZZZZ', '084', '越南'])(
  'shows the code %j, which is no country',
  (code) => {
    expect(regionNames('en')(code)).toBe(code);
  },
);
