import { describe, expect, it } from 'vitest';
import { dialingCountries } from './dialingCodes';
import { parsePhone } from './parsePhone';

const read = (text: string, current = 'VN') => {
  const { number, country } = parsePhone(text, dialingCountries, current);
  return [number, country?.countryCode];
};

describe('parsePhone', () => {
  it.each([
    ['912 480 377', '912 480 377', undefined],
    ['(0912) 480-377', '0912 480 377', undefined],
    ['٠٩١٢٤٨٠٣٧٧', '0912480377', undefined],
    ['call me', '', undefined],
    ['+', '+', undefined],
    ['+84', '+84', undefined],
    ['+84 912', '+84 912', undefined],
    ['+999 1234 5678', '+999 1234 5678', undefined],
    ['+84 912 480 377', '912480377', 'VN'],
    ['0066 81 234 5678', '812345678', 'TH'],
    ['+1 684 633 1234', '6331234', 'AS'],
  ])('reads %s', (text, number, country) => {
    expect(read(text)).toEqual([number, country]);
  });

  it('stays with the chosen country when several share a code', () => {
    expect(read('+1 416 555 0100', 'CA')).toEqual(['4165550100', 'CA']);
    expect(read('+7 701 123 4567', 'KZ')).toEqual(['7011234567', 'KZ']);
  });

  it('has every code once per country, digits only, none longer than the plan allows', () => {
    const codes = dialingCountries.map(({ countryCode }) => countryCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { countryCode, countryDialingCode } of dialingCountries) {
      expect(countryCode).toMatch(/^[A-Z]{2}$/);
      expect(countryDialingCode).toMatch(/^[1-9]\d{0,3}$/);
    }
  });
});
