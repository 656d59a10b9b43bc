import { expect, it } from 'vitest';
import { foldName } from './foldName';

it.each([
  ['full width', 'Ｏｗｌ', 'owl'],
  ['half width', 'ﾊﾞｶﾗ', 'バカラ'],
  ['hiragana', 'ばから', 'バカラ'],
  ['both small', 'ヴァ', 'ゔぁ'],
  ['a dot above', 'İstanbul', 'istanbul'],
  ['none above', 'ısparta', 'ISPARTA'],
  ['Vietnamese', 'Tài xỉu, Đánh', 'tai xiu, danh'],
  ['Greek', 'Ρουλέτα', 'ρουλετα'],
  ['Cyrillic', 'РУЛЁТКА', 'рулетка'],
  ['Hebrew', 'שָׁלוֹם', 'שלום'],
  ['Arabic', 'مُحَمَّد', 'محمد'],
])('names that people type for one another are one: %s', (_, one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

it.each([
  ['Thai', 'เงิน', 'เงน'],
  ['Hindi', 'दिल', 'दल'],
  ['Lao', 'ເງິນ', 'ເງນ'],
  ['Khmer', 'ទឹក', 'ទក'],
  ['Burmese', 'ငွေ', 'ငေ'],
  ['Tamil', 'கிளி', 'களி'],
  ['voiced kana', 'バカラ', 'ハカラ'],
  ['half voiced kana', 'パス', 'バス'],
])('signs that make another word of one stay: %s', (_, one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
  expect(foldName(one)).not.toContain(foldName(other));
});
