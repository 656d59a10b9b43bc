import { describe, expect, it } from 'vitest';
import {
  fallbackChain,
  intlTagOf,
  isLocaleTag,
  localeAttributes,
  localeRow,
  locales,
  matchLocale,
  pseudo,
  resolveLocale,
  resolveLocaleAmong,
  switcher,
  type AnyLocaleTag,
} from './registry';

describe('the registry', () => {
  it('holds the 35 languages of the product at least, each once', () => {
    expect(locales.length).toBeGreaterThanOrEqual(35);
    expect(new Set(locales.map((row) => row.tag)).size).toBe(locales.length);
    expect(new Set(locales.map((row) => row.endonym)).size).toBe(locales.length);
  });

  it('gives tier A and a short code to exactly the switcher six', () => {
    const six = [...switcher].sort();
    expect(
      locales
        .filter((row) => row.tier === 'A')
        .map((row) => row.tag)
        .sort(),
    ).toEqual(six);
    expect(
      locales
        .filter((row) => row.code)
        .map((row) => row.tag)
        .sort(),
    ).toEqual(six);
  });

  it.each(locales.map((row) => [row.tag, row] as const))('%s agrees with CLDR', (_tag, row) => {
    expect(Intl.getCanonicalLocales(row.tag)).toEqual([row.tag]);
    expect(Intl.getCanonicalLocales(row.intlTag)).toEqual([row.intlTag]);
    expect(Intl.NumberFormat.supportedLocalesOf(row.intlTag)).toEqual([row.intlTag]);
    const script = new Intl.Locale(row.tag).maximize().script;
    expect(row.dir === 'rtl').toBe(script === 'Arab');
  });

  it.each([...locales, ...pseudo].map((row) => [row.tag, row] as const))(
    '%s writes amounts in Latin digits and dates in the Gregorian calendar',
    (_tag, row) => {
      for (const tag of [row.intlTag, row.raTag ?? row.intlTag]) {
        expect(new Intl.NumberFormat(tag).resolvedOptions().numberingSystem).toBe('latn');
        expect(new Intl.DateTimeFormat(tag).resolvedOptions()).toMatchObject({
          calendar: 'gregory',
          numberingSystem: 'latn',
        });
      }
    },
  );

  it.each(locales.filter((row) => row.intlFallback).map((row) => [row.tag, row] as const))(
    '%s has a fallback that writes numbers as it does',
    (_tag, row) => {
      const write = (tag: string) => new Intl.NumberFormat(tag, { useGrouping: 'always' }).format(1234567.89);
      expect(write(row.intlFallback ?? '')).toBe(write(row.intlTag));
      expect(intlTagOf(row)).toBe(row.intlTag);
      expect(intlTagOf({ ...row, intlTag: 'qaa' })).toBe(row.intlFallback);
    },
  );

  it('keeps Hong Kong on Traditional script in react-aria while Intl stays local', () => {
    expect(localeRow('zh-HK')).toMatchObject({ raTag: 'zh-TW', intlTag: 'zh-HK' });
  });

  it('gives lang and dir together', () => {
    expect(localeAttributes('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(localeAttributes('ar-XB')).toEqual({ lang: 'ar-XB', dir: 'rtl' });
    expect(localeAttributes('zh-HK')).toEqual({ lang: 'zh-HK', dir: 'ltr' });
  });
});

describe('fallbackChain', () => {
  it.each<[AnyLocaleTag, string[]]>([
    ['zh-HK', ['zh-HK', 'zh-TW', 'en']],
    ['zh-TW', ['zh-TW', 'en']],
    ['vi', ['vi', 'en']],
    ['en', ['en']],
    ['en-XA', ['en']],
    ['ar-XB', ['en']],
  ])('%s', (tag, chain) => {
    expect(fallbackChain(tag)).toEqual(chain);
  });
});

describe('matchLocale', () => {
  it.each(locales.map((row) => row.tag))('%s names itself in any case and with underscores', (tag) => {
    expect(matchLocale(tag)).toBe(tag);
    expect(matchLocale(tag.toUpperCase())).toBe(tag);
    expect(matchLocale(` ${tag.toLowerCase().replace('-', '_')} `)).toBe(tag);
  });

  it.each([
    ['CN', 'zh-CN'],
    ['cn', 'zh-CN'],
    ['EN', 'en'],
    ['JA', 'ja'],
    ['TH', 'th'],
    ['VI', 'vi'],
    ['ID', 'id'],
    ['en-GB', 'en'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['es-419', 'es'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-MO', 'zh-HK'],
    ['in-ID', 'id'],
    ['tl', 'fil'],
    ['th-TH-u-ca-buddhist', 'th'],
  ])('%s is %s', (value, tag) => {
    expect(matchLocale(value)).toBe(tag);
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    'xx',
    'zz-ZZ',
    'english',
    '../vi',
    '<b>',
    'constructor',
    42,
    {},
    true,
    'e'.repeat(65),
    Symbol('vi'),
  ])('ignores %s', (value) => {
    expect(matchLocale(value)).toBeUndefined();
  });

  it('takes the first of a list that it knows', () => {
    expect(matchLocale(['fi-FI', 'fa', 'de-AT', 'en'])).toBe('de');
    expect(matchLocale([])).toBeUndefined();
  });

  it('stays within what a brand offers, in the same language if not the same script', () => {
    expect(matchLocale('zh-HK', switcher)).toBe('zh-CN');
    expect(matchLocale(['ko-KR', 'th-TH'], switcher)).toBe('th');
    expect(matchLocale('ko', switcher)).toBeUndefined();
  });
});

describe('resolveLocale', () => {
  it('follows the order of the wishes and ends in English', () => {
    expect(resolveLocale(null, 'nonsense', 'TH', ['vi'])).toBe('th');
    expect(resolveLocale(undefined, ['fa-IR', 'vi-VN', 'en'])).toBe('vi');
    expect(resolveLocale('nonsense')).toBe('en');
    expect(resolveLocale()).toBe('en');
  });

  it('never answers with a test language', () => {
    expect(resolveLocale('ar-XB')).toBe('ar');
    expect(resolveLocale('en-XA')).toBe('en');
    expect(isLocaleTag('en-XA')).toBe(false);
  });

  it('ends in the first language of the brand', () => {
    expect(resolveLocaleAmong(['vi', 'th'], 'en', ['ko'])).toBe('vi');
    expect(resolveLocaleAmong(['vi', 'th'], 'xx', 'TH')).toBe('th');
  });
});
