import { describe, expect, it } from 'vitest';
import { localise } from '../services/localise';
import { catalogues, wordLanguages, type WordId } from './catalogues';
import { nearestLanguage } from './nearestLanguage';
import { days, isPhrase, money, pattern, translate, word } from './phrase';

describe('a phrase', () => {
  it('is said in the language asked for, with its values', () => {
    const phrase = word('vip.level', { level: 3 });
    expect(translate(phrase, 'en')).toBe('VIP 3 level gift');
    expect(translate(phrase, 'th')).toBe('ของขวัญระดับ VIP 3');
  });

  it('says phrases within it in the same language, and never fills in what a value brings along', () => {
    const phrase = word('contract.withReason', {
      body: word('contract.lapsed.body', { from: word('contract.house') }),
      reason: '{from} {kind} {body}',
    });
    expect(translate(phrase, 'zh-CN')).toBe('7 天内未获答复：平台。 对方的理由：{from} {kind} {body}');
    expect(translate(pattern('<p>{words}</p>', { words: word('vip.week') }), 'id')).toBe(
      '<p>Rabat VIP mingguan</p>',
    );
  });

  it('keeps a name together in a sentence that runs the other way, and nothing else', () => {
    const from = (name: string) => word('contract.lapsed.body', { from: name });
    expect(translate(from('minh.agency'), 'ar')).toContain('\u2068minh.agency\u2069');
    expect(translate(from('أمير'), 'ar')).not.toContain('\u2068');
    expect(translate(from('أمير'), 'en')).toContain('\u2068أمير\u2069');
    expect(translate(from('minh.agency'), 'en')).not.toContain('\u2068');
    expect(translate(pattern('<p>{words}</p>', { words: 'minh.agency' }), 'ar')).toBe('<p>minh.agency</p>');
  });

  it('outlives a change of the words: a row with an id of old shows no id', () => {
    expect(translate({ word: 'vip.gone' as WordId }, 'en')).toBe('');
  });

  it('stands where an operator’s text stands', () => {
    expect(localise(word('vip.week'), 'ja')).toBe('VIP 週間リベート');
    expect(localise({ en: 'Tea', 'zh-CN': '茶' }, 'zh-HK')).toBe('茶');
    expect(localise({ en: 'Tea', 'zh-CN': '茶' }, 'ko')).toBe('Tea');
    expect(localise(undefined, 'ja')).toBe('');
  });

  it('is told from a text by language, whatever the language', () => {
    expect(isPhrase({ en: 'word', id: 'pattern' })).toBe(false);
    for (const language of wordLanguages) expect(isPhrase({ [language]: '' })).toBe(false);
  });

  it('writes an amount as each language does, with the decimals of its currency', () => {
    const title = (amount: bigint, currency: string, language: string): string =>
      translate(
        word('demo.promotion.welcome.title', { amount: money(amount, currency, { isWhole: true }) }),
        language,
      );
    expect(title(400_000_000n, 'VND', 'en')).toBe('First deposit matched up to ₫4,000,000');
    expect(title(400_000_000n, 'VND', 'vi')).toContain('4.000.000\u00a0₫');
    expect(title(20_000n, 'USD', 'en')).toBe('First deposit matched up to $200');
    expect(title(20_000n, 'USD', 'ar')).toContain('\u2066\u200f200\u00a0US$\u2069');
    expect(translate(money(122_783n, 'USD'), 'en')).toBe('$1,227.83');
    expect(translate(money(-120_000n, 'USD'), 'en')).toBe('-$1,200.00');
    expect(translate(money(9_007_199_254_740_993n, 'USDT'), 'en')).toBe('90,071,992,547,409.93 USDT');
    expect(translate(money(5n, 'BHD'), 'en')).toContain('0.050');
  });
});

it('writes days as each language does, and one day once', () => {
  expect(
    translate(word('leaderboard.place', { rank: 3, days: days('2026-11-16', '2026-11-22') }), 'en'),
  ).toMatch(/^Place 3, Nov 16\s–\s22, 2026$/);
  expect(translate(days('2026-11-16'), 'de')).toBe('16.11.2026');
  expect(translate(days('2026-11-16'), 'th')).toBe('16 พ.ย. 2026');
  for (const language of wordLanguages)
    expect(
      translate(word('vip.period', { level: 2, days: days('2026-12-28', '2027-01-03') }), language),
    ).not.toMatch(/\{|\d{4}-\d\d-\d\d/);
  // Whoever writes a date for people says its calendar, since a language's own may count other years.
  const sources = import.meta.glob<string>(['../**/*.ts', '../../demo/**/*.ts', '!**/*.test.ts'], { query: '?raw', import: 'default', eager: true }); // prettier-ignore
  const unsaid = Object.entries(sources).filter(([, source]) =>
    /DateTimeFormat\((?!\s*('en|`[^`]*-ca-gregory))/.test(source),
  );
  expect(unsaid.map(([path]) => path)).toEqual([]);
});

it.each([
  ['zh-HK', 'zh-TW'],
  ['zh-mo', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-TW', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['pt', 'pt-BR'],
  ['EN-gb', 'en'],
  ['ko', undefined],
  ['', undefined],
])('a reader of %s is served by %s', (asked, served) => {
  expect(nearestLanguage(['en', 'zh-TW', 'zh-CN', 'pt-BR'], asked)).toBe(served);
});

it('Hong Kong reads simplified Chinese only where there is no traditional one', () => {
  expect(nearestLanguage(['en', 'zh-CN'], 'zh-HK')).toBe('zh-CN');
});

it('every language has every word', () => {
  const ids = Object.keys(catalogues.en);
  for (const language of wordLanguages) expect(Object.keys(catalogues[language]), language).toEqual(ids);
});
