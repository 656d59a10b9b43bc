import fc from 'fast-check';
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import most from 'libphonenumber-js/max/metadata';
import least from 'libphonenumber-js/min/metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { pastes } from '#contract/testing/hostileNumbers';
import { typedText } from '#contract/typedText';
import { readPhoneNumber } from '#contract/phoneNumber';
import { dialingCountries } from './dialingCodes';
import { loadPlans, readPhone, settlePhone } from './readPhone';

beforeAll(loadPlans);

const full = (number: string, country: string): string | undefined => {
  const read = readPhone({ number, country });
  return read && read.dialingCode + read.national;
};
const fullWidth = (text: string) => text.replaceAll(/[\d+]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)); // prettier-ignore
const thai = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));

const shown = getCountries(most).flatMap((country) => {
  const example = getExampleNumber(country, examples, most);
  return example ? [{ country, example }] : [];
});

describe.each([
  ['site', least],
  ['platform', most],
])('the rule of numbers on the %s', (_, metadata) => {
  it('reads the number of every country in each of its writings', () => {
    expect(shown.length).toBeGreaterThan(240);
    const wrong = shown.flatMap(({ country, example }) => {
      const dialingCode = `+${example.countryCallingCode}`;
      const international = example.formatInternational();
      return [
        international,
        `\u202A${international}\u202C`,
        `\u2068${international.replaceAll(' ', '\u200B-')}\u2069`,
        example.number,
        international.replace('+', '00'),
        fullWidth(international),
        thai(international),
        example.formatNational(),
        example.nationalNumber,
        fullWidth(example.formatNational()),
      ].flatMap((text) =>
        [{ country, dialingCode }, { dialingCode }].flatMap((origin) => {
          const read = readPhoneNumber(text, origin, metadata)?.full;
          return read === example.number ? [] : [`${country} ${text}: ${String(read)}`];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('takes 5,000 numbers of all countries in four writings each for themselves, or refuses them', () => {
    const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
    const endings = fc.sample(fc.integer({ min: 0, max: 9_999 }), { numRuns: 21, seed });
    let numbers = 0;
    let refused = 0;
    const wrong = shown.flatMap(({ country, example }) =>
      endings.flatMap((ending) => {
        const digits = example.number.slice(0, -4) + String(ending).padStart(4, '0');
        const number = parsePhoneNumberFromString(digits, most);
        if (!number) return [`${digits} is no number`];
        numbers += 1;
        const international = number.formatInternational();
        const national = number.formatNational();
        return [international, `\u2068${number.number}\u2069`, national, fullWidth(national)].flatMap(
          (text) => {
            const read = readPhoneNumber(text, { country, dialingCode: number.countryCallingCode }, metadata);
            if (!read) refused += 1;
            return !read || read.full === digits ? [] : [`${country} ${text}: ${read.full}, not ${digits}`];
          },
        );
      }),
    );
    process.stdout.write(`${numbers} numbers, of ${numbers * 4} writings ${refused} refused, seed ${seed}\n`);
    expect(numbers).toBeGreaterThan(5_000);
    expect(refused).toBeLessThan(numbers * 0.04);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['+84 912 480 377 / +84 912 480 378', 'two numbers'],
    ['+84 912 480 377 ext. 5', 'an extension'],
    ['2079460958+12125550100', 'a number put into another'],
    ['+44 20 7946 095812', 'a digit too many'],
    ['+84 912', 'digits that are missing'],
    ['0800 FLOWERS', 'letters'],
    ['+4', 'the beginning of one'],
    ['', 'nothing'],
  ])('refuses %s: %s', (text) => {
    expect(readPhoneNumber(text, { country: 'VN', dialingCode: '84' }, metadata)).toBeUndefined();
  });

  it('takes an island of +1 that a platform lists with its area', () => {
    expect(readPhoneNumber('464 1234', { dialingCode: '+1268' }, metadata)?.full).toBe('+12684641234');
  });
});

describe('the field', () => {
  it('shows no other number than it sends, whatever was pasted over whichever country', () => {
    const wrong = shown.flatMap(({ example }) =>
      ['VN', 'US', 'CA', 'KZ', 'GB', 'GG', 'IT', 'SG', 'AR'].flatMap((country) => {
        const settled = settlePhone({ number: example.formatInternational(), country });
        const sent = full(settled.number, settled.country);
        return sent === example.number ? [] : [`${country}: ${example.number} became ${String(sent)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['+1 212 555 0100', 'VN', 'US', '2125550100'],
    ['+1 416 555 0100', 'US', 'CA', '4165550100'],
    ['+7 916 123 45 67', 'KZ', 'RU', '9161234567'],
    ['+7 701 123 4567', 'RU', 'KZ', '7011234567'],
    ['+262 639 12 34 56', 'YT', 'YT', '639123456'],
    ['+225 07 07 12 34 56', 'VN', 'CI', '0707123456'],
    ['+39 06 1234 5678', 'VN', 'IT', '0612345678'],
    ['+44 (0)20 7946 0958', 'VN', 'GB', '2079460958'],
  ])('takes %s with %s chosen for %s', (text, chosen, country, number) => {
    expect(settlePhone({ number: text, country: chosen })).toEqual({ country, number });
  });

  it('leaves a number alone that names no country', () => {
    const typed = { number: '0912 480 377', country: 'VN' };
    expect(settlePhone(typed)).toBe(typed);
    expect(full('0912 480 377', 'VN')).toBe('+84912480377');
  });
});

describe('200 hostile pastes', () => {
  const numbers = [
    '+84 912 480 377', '0084912480377', '0912 480 377', '+44 20 7946 0958', '+44 (0)20 7946 0958', '020 7946 0958',
    '+1 212 555 0100', '(212) 555-0100', '1-212-555-0100', '+7 916 123-45-67', '8 916 123-45-67', '+225 0707123456',
    '+39 06 1234 5678', '06 1234 5678', '+65 6123 4567', '+84 912 480 377 / 8', '+84 912 480 377 ext. 5', '0x84912480',
    '+84 912.480.377', '+84–912–480–377', '＋８４ ９１２ ４８０ ３７７', '๐๙๑๒๔๘๐๓๗๗', '+٨٤٩١٢٤٨٠٣٧٧', '+84 912 480 37²',
    '+84 912 480 ③77', 'tel:+84912480377', 'Call +84912480377', '+84 912 480 377 5', '++84912480377', '+8+4912480377',
    '84912480377', '+84', '912', '+84 91a 480 377', '+84,912,480,377', '912480377.0', '9.12480377e8', '+84 0912 480 377',
    '+84\u200b912480377', '+84\r\n912480377', '-912480377', '#912480377', '912480377*',
  ]; // prettier-ignore
  const around = ['#', '\u202a#\u202c', '\u200f#', '#\u00a0', '\ufeff#'];
  const texts = [
    ...pastes,
    ...numbers.flatMap((number) => around.map((frame) => frame.replace('#', number))),
  ];

  it('into a phone number: the digits that were typed, or none', () => {
    expect(new Set(texts).size).toBeGreaterThan(400);
    const wrong = ['VN', 'GB', 'US', 'KZ', 'IT', 'SG', 'CI'].flatMap((country) =>
      texts.flatMap((text) => {
        const typed = { number: typedText(text).trimStart(), country };
        const settled = settlePhone(typed);
        const sent = full(settled.number, settled.country);
        if (sent !== full(typed.number, country)) return [`${country} ${text}: shown and sent differ`];
        if (sent === undefined) return [];
        // The zero or the 8 that is dialled within a country alone is no part of what is sent.
        const seen = typed.number.replace('(0)', '').replaceAll(/\D/g, '');
        const digits = seen.replace(/^00/, '');
        const code = readPhone(settled)?.dialingCode.slice(1) ?? '';
        const ways = [
          digits,
          code + seen,
          code + digits,
          code + digits.slice(1),
          code + digits.slice(code.length + 1),
        ];
        return ways.includes(sent.slice(1)) ? [] : [`${country} ${JSON.stringify(text)} became ${sent}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it('countries are those of the numbering plans, with their codes', () => {
  const codes = getCountries(most).map((country) => [country, getCountryCallingCode(country, most)]);
  expect(dialingCountries.map((each) => [each.countryCode, each.countryDialingCode])).toEqual(codes.sort());
});
