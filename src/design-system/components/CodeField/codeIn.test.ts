import { describe, expect, it } from 'vitest';
import { pastes } from '#contract/testing/hostileNumbers';
import { typedText } from '#contract/typedText';
import { codeIn } from './codeIn';

describe('codeIn', () => {
  it.each([
    ['482091', '482091'],
    [' 482 091\n', '482091'],
    ['4 8 2 0 9 1', '482091'],
    ['٤٨٢-٠٩١', '482091'],
    ['４８２０９１', '482091'],
    ['48 20', '4820'],
    ['4820917', '4820917'],
    ['4820 9173', '48209173'],
    ['7kQ', '7kQ'],
    ['AB-12-CD', 'AB12CD'],
    ['A482091', 'A482091'],
    ['482091a', '482091a'],
    [' 7KQ2MX ', '7KQ2MX'],
    ['2-step login: your code is 7KQ2MX.', '7KQ2MX'],
    ['验证码482091，10分钟内有效', '482091'],
    ['2-step login: your code is 482 091.', '482091'],
    ['482091 is your code. It ends in 10 minutes.', '482091'],
    ['Code 482-091, call 1900 1234 for help', '482091'],
    ['', ''],
    ['no digits', ''],
  ])('finds the code in “%s”', (text, code) => {
    expect(codeIn(text, 6)).toBe(code);
  });

  it.each([
    ['5²', '5²'],
    ['Your code: 4820 (valid 5 min)', 'Yourcode4820valid5min'],
    ['Code: 4820', '4820'],
    ['７ＫＱ２ＭＸ', '7KQ2MX'],
    ['48\u200b20\u206991', '482091'],
  ])('never makes another one of “%s”', (text, code) => {
    expect(codeIn(text, 6)).toBe(code);
  });

  it('cuts nothing: a code that is too long is refused in words', () => {
    for (const text of ['7'.repeat(300), 'k7'.repeat(150), `Your code: ${'7'.repeat(300)}`])
      expect(codeIn(text, 6)).toBe(text.replace('Your code: ', ''));
  });
});

describe('200 hostile pastes', () => {
  /** Letters and digits as they are seen, in their order. */
  const signs = (text: string) => typedText(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const messages = [
    '#',
    'Your code: #',
    '# is your code.',
    '2 steps: #',
    '# (valid 5 min)',
    'G-#',
    '<#> # XyZ12',
  ];
  const texts = messages.flatMap((frame) => pastes.map((paste) => frame.replaceAll('#', paste)));

  it('into a code: all that was typed, or one number or word of it, never another', () => {
    const wrong = [4, 6, 8].flatMap((length) =>
      texts.flatMap((text) => {
        const code = codeIn(text, length);
        const parts = typedText(text)
          .split(/[^\p{L}\p{M}\p{N} -]+|\p{L}[\p{L}\p{M}]*(?=[ -])/u)
          .map(signs);
        const words = typedText(text).split(/[^\p{L}\p{M}\p{N}]+/u);
        const isTyped = code === '' || code === signs(text) || parts.includes(code) || words.includes(code);
        // A number within a word of another script, which no space sets apart.
        const isApart = new RegExp(`(?<!\\p{N})${code}(?!\\p{N})`, 'u').test(typedText(text));
        return isTyped || isApart ? [] : [`${JSON.stringify(text)} became ${code}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
