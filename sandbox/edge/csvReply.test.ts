import { expect, it } from 'vitest';
import { toCell } from './csvReply';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '⁼', '⁺', '−'];
const before = ['', ' ', '\u00a0', '\u3000', '\u200b', '\u202e', '\ufeff', '\u2068'];

it('a cell that a person wrote is no formula, whichever form its first sign has and whatever stands unseen before', () => {
  const texts = before.flatMap((start) => signs.map((sign) => `${start}${sign}1+1`));
  expect(texts.filter((text) => !toCell(text).startsWith("'"))).toEqual([]);
  expect(toCell('\t=1')).toBe("'\t=1");
  expect(toCell('＝HYPERLINK("x")')).toBe('"\'＝HYPERLINK(""x"")"');
});

it.each(['-12.30', '0', '5', 'mira', '１２', ' mira', 'a=b'])('%s stays as it is', (text) => {
  expect(toCell(text)).toBe(text);
});
