import { expect, test } from 'vitest';
import { checkValue, patternIds, type PatternId } from '#contract';
import { patternFamilies } from './patternFamilies';

/** A value that the family takes, and one that it does not. */
const examples: Readonly<Record<PatternId, [fits: string, breaks: string | undefined]>> = {
  LENGTH: ['anything at all 😀', undefined],
  LETTER_FIRST: ['minh88', '88minh'],
  CHINESE_DIGITS: ['中文88', '中文 88'],
  EMAIL: ['minh.tran@mail.example', 'minh.tran@mail'],
  ALPHANUMERIC: ['88minh', 'minh-88'],
  LETTERS_AND_DIGITS: ['minh88', 'minh'],
  DIGITS: ['0912', '09a2'],
  ALPHANUMERIC_UPPER: ['Minh88', 'minh88'],
  ENGLISH_SPACES: ['Minh Tran', 'Minh Trần'],
  NO_SPACES: ['minh-trần', 'minh tran'],
  CHINESE_PUNCTUATION: ['中文，中文。', '中文 a'],
  DATE: ['2026-11-22', '22-11-2026'],
  LETTERS_SPACES: ['Minh Trần', 'Minh 88'],
  KOREAN: ['홍길동', '홍길동a'],
  THAI: ['สมชาย', 'สมชาย ก'],
  THAI_ENGLISH: ['สมชาย Jaidee', 'สมชาย 88'],
  UPPERCASE_SPACES: ['MINH TRAN', '   '],
  LETTERS_DIGITS_SYMBOLS: ['Minh_88+!', 'Minh 88'],
};

test.each(patternIds)('the family %s takes what its words say, and nothing else', (patternId) => {
  const rule = { enabled: true, required: true, patternId, minLength: 1, maxLength: 64 };
  const check = (value: string) =>
    checkValue({ ...rule, acceptedPattern: patternFamilies[patternId] }, value);
  const [good, bad] = examples[patternId];
  expect(check(good)).toBe('fits');
  if (bad !== undefined) expect(check(bad)).toBe('breaks');
});

test('a date may begin with its year or its month', () => {
  const rule = { enabled: true, required: true, patternId: 'DATE', minLength: 1, maxLength: 64 };
  expect(checkValue({ ...rule, acceptedPattern: patternFamilies.DATE }, '11-22-2026')).toBe('fits');
});
