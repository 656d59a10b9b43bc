import { createIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { patternIds, type FieldRule } from '#contract';
import messages from '#locales/en.json';
import { checkField, fits, wordRule } from './checkField';

const intl = createIntl({ locale: 'en', messages });
const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 4,
  maxLength: 12,
  ...change,
});

describe('the 18 families of patterns', () => {
  it('are each worded with both bounds, and with one number when they are equal', () => {
    expect(patternIds).toHaveLength(18);
    for (const patternId of patternIds.filter((id) => id !== 'DATE')) {
      expect(wordRule(intl, rule({ patternId }))).toMatch(/4.*12/);
      const one = wordRule(intl, rule({ patternId, minLength: 6, maxLength: 6 }));
      expect(one.match(/6/g)).toHaveLength(1);
    }
  });

  it('say something else each', () => {
    const words = patternIds.map((patternId) => wordRule(intl, rule({ patternId })));
    expect(new Set(words).size).toBe(patternIds.length);
  });

  it('name the two formats of a date', () => {
    expect(wordRule(intl, rule({ patternId: 'DATE' }))).toMatch(/yyyy-MM-dd.*MM-dd-yyyy/);
  });

  it('fall back to the length for an id that is not known, and say so once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(wordRule(intl, rule({ patternId: 'TOMORROW' }))).toBe(wordRule(intl, rule()));
    expect(wordRule(intl, rule({ patternId: 'TOMORROW' }))).toBe(wordRule(intl, rule({ patternId: '*' })));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TOMORROW'));
    warn.mockRestore();
  });
});

describe('a value', () => {
  it.each(['(', '(a+)+', 'a'.repeat(501)])(
    'is not held up by a pattern that cannot be tried, of which developers learn once: %s',
    (acceptedPattern) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(fits(rule({ acceptedPattern }), 'abcd')).toBe(true);
      expect(fits(rule({ acceptedPattern }), 'dcba')).toBe(true);
      expect(fits(rule({ acceptedPattern }), 'abc')).toBe(false);
      expect(warn).toHaveBeenCalledOnce();
      warn.mockRestore();
    },
  );

  it('fits when the whole of it matches', () => {
    expect(fits(rule({ acceptedPattern: '\\d+' }), '1234')).toBe(true);
    expect(fits(rule({ acceptedPattern: '\\d+' }), '1234a')).toBe(false);
  });

  it('is named when it is missing, and not asked for when it may be', () => {
    expect(checkField(intl, 'Email', rule(), '  ')).toBe('Email not empty');
    expect(checkField(intl, 'Email', rule({ required: false }), '')).toBeUndefined();
    expect(checkField(intl, 'Email', rule({ required: false }), 'abc')).toBe('4–12 characters');
  });
});
