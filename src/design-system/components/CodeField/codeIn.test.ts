import { describe, expect, it } from 'vitest';
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

  it('takes 255 characters', () => {
    expect(codeIn('7'.repeat(300), 6)).toBe('7'.repeat(255));
    expect(codeIn('k7'.repeat(150), 6)).toHaveLength(255);
    expect(codeIn(`Your code: ${'7'.repeat(300)}`, 6)).toBe('7'.repeat(255));
  });
});
