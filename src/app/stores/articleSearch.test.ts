import { expect, test } from 'vitest';
import { foldName, type HelpArticle } from '#contract';
import { createArticleSearch, markWords } from './articleSearch';

const article = (id: string, title: string, more: Partial<HelpArticle> = {}): HelpArticle => ({
  id,
  title,
  lead: '',
  keywords: '',
  topic: 'money',
  language: 'en',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
const topics = [
  { id: 'money', title: 'Deposits', language: 'en' },
  { id: 'games', title: 'Games', language: 'en' },
  { id: 'agents', title: 'Agents', language: 'en' },
  { id: 'safer', title: 'Safer play', language: 'en' },
];
const idsOf = (list: readonly { article: HelpArticle }[]) => list.map(({ article: { id } }) => id);

test('finds by every word, the title before keywords before the lead', () => {
  const search = createArticleSearch(
    [
      article('lead', 'Nothing', { lead: 'a late deposit' }),
      article('keywords', 'Something', { keywords: 'late, deposit' }),
      article('title', 'My deposit is late'),
      article('other', 'Limits'),
    ],
    topics,
    'en',
  );
  expect(idsOf(search('late DEPOSIT').found)).toEqual(['title', 'keywords', 'lead']);
  expect(search('   ')).toEqual({ found: [], nearest: [] });
});

test('does not ask for marks above letters, and marks them as they stand', () => {
  const search = createArticleSearch([article('rut', 'Rút tiền mất bao lâu?')], topics, 'vi');
  const [first] = search('rut tien').found;
  expect(first?.title.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Rút', 'tiền']);
  expect(search('đi').found).toEqual([]);
});

test.each([
  ['zh-CN', '提款多久', '提款需要多久到账？'],
  ['ja', '出金 時間', '出金にかかる時間'],
  ['th', 'ถอนเงินนาน', 'ถอนเงินใช้เวลานานเท่าไร'],
])('cuts %s into words', (language, query, title) => {
  const search = createArticleSearch([article('one', title)], topics, language);
  expect(idsOf(search(query).found)).toEqual(['one']);
});

test('offers the three nearest topics when nothing is found', () => {
  const search = createArticleSearch(
    [
      article('game', 'A game stopped', { topic: 'games' }),
      article('agent', 'Commission', { topic: 'agents' }),
    ],
    topics,
    'en',
  );
  const { found, nearest } = search('comissionn');
  expect(found).toEqual([]);
  expect(nearest.map(({ id }) => id)).toEqual(['agents', 'money', 'games']);
});

test('marks a text without losing a letter of it', () => {
  for (const [text, word] of [
    ['Ngân hàng từ chối', 'choi'],
    ['e\u0301te\u0301', 'ete'],
    ['İstanbul', 'stan'],
    ['ฝากเงิน', 'เงิน'],
    ['ﾊﾞｶﾗのルール', 'ばから'],
    ['м’яч', "м'яч"],
  ] as const) {
    const pieces = markWords(text, [foldName(word)]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.some(({ isFound }) => isFound)).toBe(true);
  }
});
