import { expect, it } from 'vitest';
import { foldName } from '#contract';
import { stemOf } from './stemOf';

const stem = (word: string): string => stemOf(foldName(word));

it.each([
  ['deposit', ['إيداع', 'الإيداع', 'إيداعات', 'والإيداعات', 'بالإيداع', 'للإيداع', 'إيداعي', 'إيداعاتي']],
  ['account', ['حساب', 'الحساب', 'حِسَابِي', 'حسابك', 'حسابات', 'بالحساب', 'حـسـاب']],
  ['password', ['كلمة', 'الكلمة', 'كلمه', 'كلمتي', 'كلمات']],
  ['hospital, with yeh in two forms', ['مستشفى', 'المستشفي']],
])('finds the forms of an Arabic word as one: %s', (_, forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it('keeps words apart that are different ones', () => {
  const words = ['إيداع', 'سحب', 'حساب', 'رصيد', 'مكافأة', 'بنك', 'وصول', 'رمز'];
  expect(new Set(words.map(stem)).size).toBe(words.length);
});

it('leaves the words of other languages as they are', () => {
  for (const word of ['deposits', 'вывод', 'ฝากเงิน', '入金', 'جمع کروائیں'])
    expect(stemOf(word), word).toBe(word);
});
