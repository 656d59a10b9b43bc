import { describe, expect, it } from 'vitest';
import { localeRow, locales } from '#locales';
import { formatDateTime, formatNumber, toDate } from './format';
import { formatBytes } from './formatBytes';
import { formatMoney } from './formatMoney';

const rows = locales.map((row) => [row.tag, row] as const);
const moment = '2026-11-21T15:04:05Z';

describe('formatNumber', () => {
  it.each(rows)('%s groups four digits and uses Latin digits', (_tag, row) => {
    expect(formatNumber(1234, row)).toMatch(/^1[^\d]234$/u);
  });

  it('follows the language for percentages and compact numbers', () => {
    expect(formatNumber(0.125, localeRow('tr'), { style: 'percent' })).toBe('%12,5');
    expect(formatNumber(0.965, localeRow('en'), { style: 'percent' })).toBe('96.5%');
    expect(formatNumber(12_345, localeRow('en'), { notation: 'compact' })).toBe('12.3K');
    expect(formatNumber(5, localeRow('en'), { minimumFractionDigits: 4 })).toBe('5.0000');
  });

  it.each([NaN, Infinity, -Infinity])('shows a dash for %s', (value) => {
    expect(formatNumber(value, localeRow('en'))).toBe('—');
  });
});

describe('formatDateTime', () => {
  it.each(rows)('%s writes the Gregorian year in Latin digits', (_tag, row) => {
    for (const style of ['date', 'longDate', 'dateTime', 'month'] as const) {
      expect(formatDateTime(moment, row, style, 'UTC')).toContain('2026');
    }
    expect(formatDateTime(moment, row, 'record', 'UTC')).toMatch(/05/);
  });

  it('follows the zone, and the visitor’s own if the zone is unknown', () => {
    const en = localeRow('en');
    expect(formatDateTime(moment, en, 'time', 'Asia/Ho_Chi_Minh').replace('\u202f', ' ')).toBe('10:04 PM');
    expect(formatDateTime(moment, en, 'time', 'Moon/Crater')).toBe(formatDateTime(moment, en, 'time'));
  });

  it.each(['', 'soon', '12/31/2026', NaN, '2026-13-45'])('shows a dash for %s', (value) => {
    expect(formatDateTime(value, localeRow('en'))).toBe('—');
    expect(toDate(value)).toBeUndefined();
  });
});

describe('a browser without data for the language', () => {
  // The tag of a language that no browser has data for.
  const bare = (tag: 'km' | 'lo' | 'ne' | 'kk') => ({ ...localeRow(tag), intlTag: 'qaa' });

  it('gets the separators of the language all the same', () => {
    expect(formatNumber(1234567.8, bare('km'))).toBe('1,234,567.8');
    expect(formatNumber(1234567.8, bare('lo'))).toBe('1.234.567,8');
    expect(formatNumber(1234567.8, bare('ne'))).toBe('12,34,567.8');
    expect(formatMoney('123456780', 'NPR', bare('ne')).text).toContain('12,34,567.80');
    expect(formatNumber(1234567.8, bare('kk')).replaceAll('\u00a0', ' ')).toBe('1 234 567,8');
  });

  it('gets dates in figures, not in the names of another language', () => {
    const text = (style: 'date' | 'longDate' | 'time' | 'dateTime' | 'record' | 'month') =>
      formatDateTime(moment, bare('km'), style, 'UTC');
    expect([text('date'), text('longDate'), text('time'), text('month')]).toEqual([
      '2026-11-21',
      '2026-11-21',
      '15:04',
      '2026-11',
    ]);
    expect(text('dateTime')).toBe('2026-11-21 15:04');
    expect(text('record')).toBe('2026-11-21 15:04:05');
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1_500_000, '1.5 MB'],
    [5e6, '5 MB'],
    [2e15, '2,000,000 GB'],
    [-1, '—'],
    [NaN, '—'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes, localeRow('en'))).toBe(text);
  });

  it('follows the language', () => {
    expect(formatBytes(1_500_000, localeRow('fr')).replace(/\s/u, ' ')).toBe('1,5 Mo');
  });
});
