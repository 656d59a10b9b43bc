import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayOption, PlayRule } from '../playRules';
import type { BallColour } from '../rules';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { join, names, say, sharedHints, words } from './words';

const at = [0, 1, 2];
const draws = allDraws(3, 0, 9);
const ofSum = (from: number, to: number): Condition => ({ kind: 'range', at, from, to });
const parity = (odd: boolean): Condition => ({ kind: 'parity', at, odd });
const withShare = (when: Condition) => ({ chance: shareOf(draws, when), when });
const option = (
  id: string,
  label: PlayOption['label'],
  when: Condition,
  colour?: BallColour,
): PlayOption => ({
  id,
  label,
  rival: 'one',
  ...(colour && { colour }),
  ...withShare(when),
});

const waves = [
  ['red', [3, 6, 9, 12, 15, 18, 21, 24]],
  ['blue', [2, 5, 8, 11, 17, 20, 23, 26]],
  ['green', [1, 4, 7, 10, 16, 19, 22, 25]],
] as const;
const waveOf = (sum: number): BallColour =>
  waves.find(([, sums]) => (sums as readonly number[]).includes(sum))?.[0] ?? 'slate';

const sizes = { big: ofSum(14, 27), small: ofSum(0, 13) };
const parities = { odd: parity(true), even: parity(false) };

const hints = {
  sides: say([
    'Of the sum of the three digits: big is 14 to 27, small 0 to 13.',
    '三个数字之和：大为 14 至 27，小为 0 至 13。',
    '3つの数字の合計。大は14～27、小は0～13です。',
    'ผลรวมของตัวเลขสามตัว สูงคือ 14 ถึง 27 ต่ำคือ 0 ถึง 13',
    'Tổng ba chữ số: lớn là 14 đến 27, nhỏ là 0 đến 13.',
    'Jumlah tiga angka: besar 14 sampai 27, kecil 0 sampai 13.',
  ]),
  extremes: say([
    'Extreme small is a sum of 0 to 5, extreme big one of 22 to 27.',
    '极小为 0 至 5，极大为 22 至 27。',
    '極小は合計0～5、極大は22～27です。',
    'ต่ำสุดคือผลรวม 0 ถึง 5 สูงสุดคือ 22 ถึง 27',
    'Cực nhỏ là tổng 0 đến 5, cực lớn là 22 đến 27.',
    'Sangat kecil adalah jumlah 0 sampai 5, sangat besar 22 sampai 27.',
  ]),
  waves: say([
    'The colour of the sum. 0, 13, 14 and 27 have none.',
    '和值的波色；0、13、14、27 无色。',
    '合計の色です。0、13、14、27に色はありません。',
    'สีของผลรวม 0, 13, 14 และ 27 ไม่มีสี',
    'Màu của tổng. 0, 13, 14 và 27 không có màu.',
    'Warna jumlah. 0, 13, 14 dan 27 tanpa warna.',
  ]),
  forms: say([
    'Three alike, or exactly two alike.',
    '豹子为三个相同，对子为恰好两个相同。',
    '3つとも同じ、またはちょうど2つが同じ数字です。',
    'เหมือนกันสามตัว หรือเหมือนกันสองตัวพอดี',
    'Ba số giống nhau, hoặc đúng hai số giống nhau.',
    'Tiga sama, atau tepat dua sama.',
  ]),
};

/** Names of the groups that play types stand in. */
export const luckyGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'sum', name: names.sums },
  {
    id: 'waves',
    name: say(['Colours and patterns', '波色形态', '色と形', 'สีและรูปแบบ', 'Màu và dạng', 'Warna dan pola']),
  },
];

/** The play types of PCB. Source: domain facts, (f). */
export const luckyPlays: readonly PlayRule[] = [
  each(
    'sides',
    'sides',
    names.sides,
    hints.sides,
    oneRow(
      words.sum,
      sideOptions({
        big: withShare(sizes.big),
        small: withShare(sizes.small),
        odd: withShare(parities.odd),
        even: withShare(parities.even),
      }),
    ),
  ),
  each(
    'combos',
    'sides',
    say([
      'Size and parity',
      '大小单双组合',
      '大小と奇偶',
      'ขนาดและคู่คี่',
      'Lớn nhỏ kèm lẻ chẵn',
      'Ukuran dan paritas',
    ]),
    hints.sides,
    oneRow(
      words.sum,
      (['big', 'small'] as const).flatMap((size) =>
        (['odd', 'even'] as const).map((side) =>
          option(`${size}-${side}`, join(words[size], words[side]), {
            kind: 'all',
            of: [sizes[size], parities[side]],
          }),
        ),
      ),
    ),
  ),
  each(
    'extremes',
    'sides',
    say(['Extremes', '极值', '極値', 'สุดขั้ว', 'Cực trị', 'Ekstrem']),
    hints.extremes,
    oneRow(words.sum, [
      option('big', say(['Extreme big', '极大', '極大', 'สูงสุด', 'Cực lớn', 'Sangat besar']), ofSum(22, 27)),
      option('small', say(['Extreme small', '极小', '極小', 'ต่ำสุด', 'Cực nhỏ', 'Sangat kecil']), ofSum(0, 5)),
    ]),
  ),
  each(
    'sum',
    'sum',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(0, 27), (value) => shareOf(draws, ofSum(value, value)), {
        when: (value) => ofSum(value, value),
        colour: waveOf,
      }),
    ),
  ),
  each(
    'waves',
    'waves',
    say(['Colour', '波色', '色', 'สี', 'Màu', 'Warna']),
    hints.waves,
    oneRow(
      words.sum,
      waves.map(([colour, values]) => option(colour, words[colour], { kind: 'sum', at, values }, colour)),
    ),
  ),
  each(
    'forms',
    'waves',
    say(['Patterns', '形态', '形', 'รูปแบบ', 'Dạng', 'Pola']),
    hints.forms,
    oneRow(names.numbers, [
      option('triple', say(['Triple', '豹子', 'ゾロ目', 'ตอง', 'Bộ ba', 'Tiga sama']), {
        kind: 'kinds',
        at,
        count: 1,
      }),
      option('pair', say(['Pair', '对子', 'ペア', 'คู่', 'Đôi', 'Pasangan']), { kind: 'kinds', at, count: 2 }),
    ]),
  ),
];
