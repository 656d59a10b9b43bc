// @ts-check
import { describe, expect, it } from 'vitest';
import { reviewRows } from './locales-review.mjs';
import { coverageOf, reviewMark } from './locales-reviews.mjs';
import { sortVerdicts } from './locales-take.mjs';
import { reviewPage } from './review/page.mjs';
import { patternOf } from './review/pictures.mjs';

const english = { 'a.a.one': 'Deposit', 'a.a.two': 'Withdraw', 'a.a.three': 'Wallet' };
const thai = { 'a.a.one': 'ฝากเงิน', 'a.a.two': 'ถอนเงิน' };

describe('what a person has reviewed', () => {
  const marks = { 'a.a.one': reviewMark('Deposit', 'ฝากเงิน'), 'a.a.two': reviewMark('Withdraw', 'ถอนเงิน') };

  it('counts by message, as shares that are never rounded up', () => {
    expect(coverageOf('th', english, thai, marks)).toEqual({ translated: 0.66, reviewed: 0.66 });
    expect(coverageOf('th', english, thai, {})).toEqual({ translated: 0.66, reviewed: 0 });
    expect(coverageOf('en', english, english)).toEqual({ translated: 1, reviewed: 1 });
  });

  it('falls when the English or the translation changes', () => {
    expect(coverageOf('th', { ...english, 'a.a.one': 'Pay in' }, thai, marks).reviewed).toBe(0.33);
    expect(coverageOf('th', english, { ...thai, 'a.a.one': 'เติมเงิน' }, marks).reviewed).toBe(0.33);
  });
});

describe('a reviewer’s file', () => {
  it('marks what is right, takes corrections, and leaves what has changed since', () => {
    const messages = {
      'a.a.one': { english: 'Deposit', text: 'ฝากเงิน' },
      'a.a.two': { english: 'Withdraw', text: 'ถอนเงิน', correction: 'ถอน' },
      'a.a.three': { english: 'Purse', text: '' },
    };
    expect(sortVerdicts({ tag: 'th', messages }, english, thai)).toEqual({
      corrections: { 'a.a.two': 'ถอน' },
      marks: { 'a.a.one': reviewMark('Deposit', 'ฝากเงิน'), 'a.a.two': reviewMark('Withdraw', 'ถอน') },
      outdated: ['a.a.three'],
    });
  });

  it('does not call a message right that has no translation', () => {
    const messages = { 'a.a.three': { english: 'Wallet', text: '' } };
    expect(sortVerdicts({ tag: 'th', messages }, english, thai).marks).toEqual({});
  });
});

describe('the reviewer’s page', () => {
  it('has every message of the area, and nothing in them can end its data', () => {
    const rows = reviewRows('th', 'wallet');
    expect(rows.length).toBeGreaterThan(50);
    const page = reviewPage(
      'th',
      [{ ...rows[0], id: 'a.a.x', english: '</script><b>', text: '', isReviewed: false }],
      {},
    );
    expect(page).toContain('\\u003c/script>\\u003cb>');
    expect(page).toContain('<span lang="th" dir="ltr">ไทย</span>');
  });
});

it('knows a message on the screen by its words, whatever its values are', () => {
  const parts = [
    { type: 0, value: 'Send ' },
    { type: 1, value: 'amount' },
    { type: 0, value: ' (now)' },
  ];
  const pattern = new RegExp(`^${patternOf(parts)}$`, 'u');
  expect(pattern.test('Send $5.00 (now)')).toBe(true);
  expect(pattern.test('Send  (now)')).toBe(false);
  const plural = [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' bet' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' bets' }] },
      },
    },
  ];
  expect(new RegExp(`^${patternOf(plural)}$`, 'u').test('21 bets')).toBe(true);
});
