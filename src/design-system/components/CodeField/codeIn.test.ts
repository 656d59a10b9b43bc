import { describe, expect, it } from 'vitest';
import { codeIn } from './codeIn';

describe('codeIn', () => {
  it.each([
    ['482091', '482091'],
    [' 482 091\n', '482091'],
    ['4 8 2 0 9 1', '482091'],
    ['٤٨٢-٠٩١', '482091'],
    ['４８２０９１', '482091'],
    ['48a 20', '4820'],
    ['4820917', '482091'],
    ['2-step login: your code is 482 091.', '482091'],
    ['482091 is your code. It ends in 10 minutes.', '482091'],
    ['Code 482-091, call 1900 1234 for help', '482091'],
    ['', ''],
    ['no digits', ''],
  ])('finds the code in “%s”', (text, code) => {
    expect(codeIn(text, 6)).toBe(code);
  });
});
