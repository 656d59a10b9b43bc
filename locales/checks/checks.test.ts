import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { localeRow, type LocaleTag } from '../registry';
import { checkFidelity } from './fidelity';
import { checkHygiene } from './hygiene';
import { checkScript, isIdentical, scriptShare } from './language';
import { checkLength, limitOf } from './length';
import type { Pair } from './problem';
import { checkContract, checkPlurals } from './structure';

const { getMessageFormat } = createIntl({ locale: 'en' }).formatters;
const parse = (text: string) => getMessageFormat(text, 'en').getAst();

const pair = (tag: LocaleTag, english: string, text: string): Pair => ({
  row: localeRow(tag),
  id: 'area.screen.thing',
  english,
  text,
  englishTree: parse(english),
  tree: parse(text),
});

const files = '{count, plural, one {# file} other {# files}}';

describe('plural forms (I5)', () => {
  it.each<[LocaleTag, string]>([
    ['vi', '{count, plural, other {# tệp}}'],
    ['de', '{count, plural, one {# Datei} other {# Dateien}}'],
    ['ru', '{count, plural, =0 {нет} one {# файл} few {# файла} many {# файлов} other {# файла}}'],
  ])('%s is content with %s', (tag, text) => {
    expect(checkPlurals(pair(tag, files, text))).toEqual([]);
  });

  it('names the form that is missing, and the language and message', () => {
    expect(checkPlurals(pair('ru', files, '{count, plural, one {# файл} other {# файла}}'))).toEqual([
      'locales/ru.json area.screen.thing: {count} lacks the plural form few, many; add it.',
    ]);
    expect(
      checkPlurals(pair('es', files, '{count, plural, one {# archivo} other {# archivos}}')),
    ).toHaveLength(1);
    expect(checkPlurals(pair('ar', files, '{count, plural, one {ملف} other {# ملف}}'))).toHaveLength(1);
  });

  it('names the form that the language does not have', () => {
    expect(checkPlurals(pair('vi', files, '{count, plural, one {# tệp} other {# tệp}}'))).toEqual([
      'locales/vi.json area.screen.thing: Vietnamese has no plural form one; remove it from {count}.',
    ]);
  });

  it('looks inside other choices', () => {
    const nested = '{on, select, true {{count, plural, one {x} other {y}}} other {z}}';
    expect(checkPlurals(pair('pl', nested, nested))).toHaveLength(1);
  });
});

describe('arguments, tags, choices (I6)', () => {
  it('lets a translation reorder and repeat', () => {
    expect(checkContract(pair('de', '{a} of {b}', '{b}: {a} von {b}'))).toEqual([]);
    expect(checkContract(pair('vi', files, '{count, plural, other {tệp}}'))).toEqual([]);
  });

  it.each([
    ['Hello {name}', 'Hallo'],
    ['Hello {name}', 'Hallo {naam}'],
    ['{when, date, short}', '{when, date, long}'],
    ['{n, number, percent}', '{n}'],
    [files, '{count} Dateien'],
    ['<b>Now</b>', 'Jetzt'],
    ['<b>Now</b>', '<i>Jetzt</i>'],
    ['{on, select, yes {a} other {b}}', '{on, select, ja {a} other {b}}'],
    ['{n, plural, one {#} other {#}}', '{n, selectordinal, one {#} other {#}}'],
  ])('refuses %s as %s', (english, text) => {
    expect(checkContract(pair('de', english, text)).length).toBeGreaterThan(0);
  });
});

describe('clean text (I7)', () => {
  it.each([
    [' Hallo', 'space'],
    ['Hallo ', 'space'],
    ['Hallo  Welt', 'two spaces'],
    ['Ha\ufffdo', 'replacement'],
    ['\u202eHallo', 'direction mark'],
    ['Hallo\u00ad', 'control'],
    ['A &amp; B', 'entity'],
    ['GrÃ¼ÃŸe', 'encoding'],
    ['e\u0301', 'NFC'],
  ])('refuses %s', (text, word) => {
    expect(checkHygiene(pair('de', 'Hello', text)).join()).toContain(word);
  });

  it('is content with the marks that a script needs', () => {
    expect(checkHygiene(pair('bn', 'Hello', 'র‍্যাক'))).toEqual([]);
    expect(checkHygiene(pair('fr', 'Sure?', 'Sûr\u00a0?'))).toEqual([]);
  });

  it('refuses nothing at all', () => {
    expect(checkHygiene(pair('de', 'Hello', '')).join()).toContain('empty');
  });
});

describe('language (I8, I9)', () => {
  it('knows what was copied from the English', () => {
    expect(isIdentical(pair('de', 'Close', 'Close'), [])).toBe(true);
    expect(isIdentical(pair('de', 'Close', 'Schließen'), [])).toBe(false);
    expect(isIdentical(pair('de', 'QR', 'QR'), ['QR'])).toBe(false);
    expect(isIdentical(pair('de', '{a}: {b}', '{a}: {b}'), [])).toBe(false);
  });

  it('knows text in the wrong script', () => {
    expect(checkScript(pair('th', 'Close', 'Close'), [])).toHaveLength(1);
    expect(checkScript(pair('th', 'QR code', 'รหัส QR'), ['QR'])).toEqual([]);
    expect(checkScript(pair('vi', 'Close', 'Close'), [])).toEqual([]);
    expect(scriptShare(pair('ru', 'Close', 'Закрыть ok'), [])).toEqual({ all: 9, own: 7 });
  });

  it('knows the two Chinese scripts apart', () => {
    expect(checkScript(pair('zh-TW', 'Close', '关闭'), [])).toHaveLength(1);
    expect(checkScript(pair('zh-CN', 'Close', '關閉'), [])).toHaveLength(1);
    expect(checkScript(pair('zh-HK', 'Close', '關閉'), [])).toEqual([]);
  });
});

describe('fidelity (I10)', () => {
  it.each([
    ['At most 3 files', 'Höchstens 5 Dateien'],
    ['At most 3 files', 'Höchstens drei Dateien'],
    ['See https://a.example/x', 'Siehe https://b.example/x'],
    ['Scan the QR code', 'Code scannen'],
    ['Sure?', 'Sicher.'],
    ['Done.', 'Fertig'],
    ['Done', 'Fertig.'],
    ['Loading…', 'Lädt'],
  ])('refuses %s as %s', (english, text) => {
    expect(checkFidelity(pair('de', english, text), ['QR'])).toHaveLength(1);
  });

  it.each<[LocaleTag, string, string]>([
    ['zh-CN', 'Done.', '完成。'],
    ['hi', 'Done.', 'हो गया।'],
    ['ur', 'Sure?', 'یقین ہے؟'],
    ['th', 'Done.', 'เสร็จแล้ว'],
    ['my', 'Done.', 'ပြီးပါပြီ။'],
    ['de', 'Enter {min}.', '{min} eingeben.'],
    ['ja', '{n} of 5', '5 の {n}'],
  ])('%s is content with %s as %s', (tag, english, text) => {
    expect(checkFidelity(pair(tag, english, text), [])).toEqual([]);
  });
});

describe('length (I11)', () => {
  const limits = { tight: ['area.screen.'], max: { 'area.other.thing': 4 } };

  it('grows with the English text by the table', () => {
    expect(limitOf('Close')).toBe(15);
    expect(limitOf('a'.repeat(20))).toBe(40);
    expect(limitOf('a'.repeat(100))).toBe(130);
  });

  it('counts characters as a reader does, along the longest-lived branch', () => {
    expect(checkLength(pair('de', 'Close', 'x'.repeat(16)), limits)).toHaveLength(1);
    expect(checkLength(pair('th', 'Close', 'ที่'.repeat(15)), limits)).toEqual([]);
    expect(checkLength({ ...pair('de', 'Close', 'x'.repeat(99)), id: 'area.text.body' }, limits)).toEqual([]);
  });

  it.each<[LocaleTag, string, number]>([
    ['de', 'ende', 0],
    ['de', 'enden', 1],
    ['th', 'ที่ที่', 0],
    ['ja', '終了', 0],
    ['ja', '終わり', 1],
    ['ko', '끝내기', 1],
  ])('where columns are given, %s %s is refused %i times', (tag, text, times) => {
    expect(checkLength({ ...pair(tag, 'End', text), id: 'area.other.thing' }, limits)).toHaveLength(times);
  });
});
