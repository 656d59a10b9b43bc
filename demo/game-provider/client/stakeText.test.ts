import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pastes, readings } from '#contract/testing/hostileNumbers';
import { messagesIn, providerLanguages } from '../messages/catalogue';
import { money } from '../page/money';
import { readStake, stakeRefusal, writeStake } from './stakeText';

const stake = (language: string, text: string, currency = 'USD') => readStake(text, { currency, language });
const refusal = (text: string, isLeft: boolean, currency = 'USD') =>
  stakeRefusal(text, isLeft, messagesIn('en').book, { currency, language: 'en', steps: ['500'] });

describe('a stake', () => {
  it.each([
    ['en', '5.5', 'USD', 550n],
    ['en', '0,5', 'USD', 50n],
    ['en', '1,234', 'USD', 123_400n],
    ['vi', '50.000', 'VND', 5_000_000n],
    ['vi', '50.000đ', 'VND', 5_000_000n],
    ['id', 'Rp 50.000', 'IDR', 5_000_000n],
    ['th', '๕๐', 'THB', 5_000n],
    ['ar', '٥٫٥', 'USD', 550n],
  ] as const)('%s reads %s', (language, text, currency, minor) => {
    expect(stake(language, text, currency)).toBe(minor);
  });

  it.each([
    ['vi', '100000.55', 'VND'],
    ['en', '5.555', 'USD'],
    ['en', '1000000000.555', 'USD'],
    ['en', '1.234,50', 'USD'],
    ['en', '5 5', 'USD'],
    ['en', '5 EUR', 'USD'],
  ])('%s refuses the stake %s', (language, text, currency) => {
    expect(stake(language, text, currency)).toBeUndefined();
  });

  it(`is never another than was typed, of ${pastes.length} hostile pastes in every language`, () => {
    const wrong = providerLanguages.flatMap((language) =>
      ['USD', 'VND', 'USDT'].flatMap((currency) =>
        pastes.flatMap((text) => {
          const minor = stake(language, text, currency);
          const isOne = readings(text).some((reading) => Math.abs(reading * 100 - Number(minor)) < 1e-6);
          return minor === undefined || minor === 0n || isOne ? [] : [`${language} ${text}: ${minor}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is read as the book itself writes it', () => {
    const wrong = providerLanguages.flatMap((language) =>
      ['USD', 'VND', 'IDR', 'THB', 'USDT'].flatMap((currency) =>
        [5_000_000n, 123_456_700n].flatMap((minor) =>
          [writeStake(minor, { currency, language }), money(minor, currency, language)]
            .filter((text) => stake(language, text, currency) !== minor)
            .map((text) => `${language} ${currency} ${text}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is refused in words that say how one is typed, or nothing while it may become one', () => {
    expect(refusal('5.555', false)).toBe('Use at most 2 decimal places.');
    expect(refusal('5.5', false, 'VND')).toMatch(/without decimals/);
    expect(refusal('-', false)).toBeUndefined();
    expect(refusal('-5', true)).toMatch(/minus/);
    expect(refusal('ten', true)).toBe('Enter an amount such as \u20685.00\u2069.');
    expect(refusal('9'.repeat(16), false)).toMatch(/too long/);
    for (const text of ['', ' ', '5', '5.50']) expect(refusal(text, true)).toBeUndefined();
  });
});

it('every field of a game is a stake field, a search, the link of a ticket or of the check of spins, and none of them cuts what is pasted', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const fields = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) =>
      // Nothing is typed into a slider.
      /make\('(?:input'(?!, \{\s*type: 'range')|textarea')|<(?:input|textarea)\b|createElement\('input'|contenteditable/i.test(
        text,
      ),
    );
  const searches = fields.filter(({ text }) => /<input\s+type="search"/.test(text));
  expect(searches.map(({ path }) => path)).toEqual(['sportsbook/bookPage.ts']);
  expect(fields.filter((each) => !searches.includes(each)).map(({ path }) => path)).toEqual([
    'client/stakeField.ts',
    'client/ticket.ts',
    'page/spinCheck.ts',
  ]);
  // Nothing is typed into a switch, nor into the link of a ticket.
  const ofTicket = fields.find(({ path }) => path === 'client/ticket.ts')?.text ?? '';
  expect(ofTicket.match(/make\('input', \{ \w+: [^,]+,/g)).toEqual([
    "make('input', { type: 'checkbox',",
    "make('input', { readonly: true,",
  ]);
  expect(fields.filter(({ text }) => /maxlength|type: 'number'/i.test(text))).toEqual([]);
});
