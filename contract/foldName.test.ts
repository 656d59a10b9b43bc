import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from './foldName';

describe('foldName', () => {
  it.each([
    ['width', 'Ｏｗｌ ３', 'Owl 3'],
    ['narrow kana', 'ﾊﾞｶﾗ', 'バカラ'],
    ['hiragana', 'ばから', 'バカラ'],
    ['small kana', 'ヴァ', 'ゔぁ'],
    ['French', 'Bacará', 'BACARA'],
    ['Vietnamese', 'Rồng Đỏ', 'rong do'],
    ['Turkish', 'IŞIK', 'ışık'],
    ['Turkish', 'İZMİR', 'izmir'],
    ['German', 'Straße', 'STRASSE'],
    ['Polish', 'Złoty', 'zloty'],
    ['Greek', 'ΧΡΥΣΌΣ', 'χρυσος'],
    ['Cyrillic', 'Ёлка', 'елка'],
    ['Arabic', 'إِيدَاع', 'ايداع'],
    ['Urdu on an Arabic keyboard', 'کی', 'كي'],
    ['Hebrew', 'שָׁלוֹם', 'שלום'],
    ['Uzbek', 'Oʻyin', "o'yin"],
    ['Hangul, as it is composed', '드래곤', '드래곤'.normalize('NFD')],
    ['a mark of a chat', '\u2068mi\u200bra\u2069', 'mira'],
  ])('takes %s for the same: %s', (_, one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it.each([
    ['kana voicing', 'バカラ', 'ハカラ'],
    ['kana voicing', 'ハス', 'パス'],
    ['Thai', 'เงิน', 'เงน'],
    ['Thai', 'เสือ', 'เสีอ'],
    ['Hindi', 'दल', 'दिल'],
    ['Bengali', 'বল', 'বিল'],
    ['Tamil', 'பல', 'பால'],
    ['Khmer', 'កា', 'កិ'],
    ['Burmese', 'ကိ', 'ကု'],
    ['Lao', 'ເງິນ', 'ເງນ'],
  ])('keeps apart what is another word in %s: %s and %s', (_, one, other) => {
    expect(foldName(one)).not.toBe(foldName(other));
    expect(foldName(one)).not.toContain(foldName(other));
  });

  it('finds a syllable of Hangul while its last letter is still to come', () => {
    expect(foldName('드래곤').startsWith(foldName('드래고'))).toBe(true);
  });

  it('is the same folded again, and for a text as for its pieces between words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(foldName(foldName(one))).toBe(foldName(one));
        expect(foldName(`${one} ${other}`)).toBe(`${foldName(one)} ${foldName(other)}`);
      }),
    );
  });
});
