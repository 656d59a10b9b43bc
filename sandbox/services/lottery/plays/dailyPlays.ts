import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayRule } from '../playRules';
import { back, digits, direct, front, group, hints, mixed, pair, sides, straight } from './digitRules';
import { each, numberOptions, oneRow, range } from './options';
import { join, names, placeName, plain, say, sharedHints, words } from './words';

const places = [0, 1, 2];
const draws = allDraws(3, 0, 9);
const ofSum = (value: number): Condition => ({ kind: 'range', at: places, from: value, to: value });
const row = (place: number, options: PlayRule['rows'][number]['options']) => ({
  id: `p${place + 1}`,
  label: placeName(place + 1),
  options,
});
/** The places are three here, and are not called after five. */
const renamed = (rule: PlayRule): PlayRule => ({
  ...rule,
  rows: rule.rows.map((each, step) =>
    rule.mode === 'product' ? { ...each, label: placeName((rule.at[step] ?? 0) + 1) } : each,
  ),
});

const sideHint = say([
  'Big is 5 to 9, small 0 to 4. The sum is big from 14.',
  '大为 5 至 9，小为 0 至 4；总和 14 起为大。',
  '大は5～9、小は0～4。合計は14以上が大です。',
  'สูงคือ 5 ถึง 9 ต่ำคือ 0 ถึง 4 ผลรวมสูงเริ่มที่ 14',
  'Lớn là 5 đến 9, nhỏ là 0 đến 4. Tổng lớn từ 14.',
  'Besar adalah 5 sampai 9, kecil 0 sampai 4. Jumlah besar mulai 14.',
]);

/** Names of the groups that play types stand in. */
export const dailyGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'any', name: names.place },
  { id: 'star2', name: say(['Two digits', '二码', '2桁', 'สองหลัก', 'Hai số', 'Dua angka']) },
  { id: 'star3', name: say(['Three digits', '三码', '3桁', 'สามหลัก', 'Ba số', 'Tiga angka']) },
  { id: 'sum', name: names.sums },
];

/** The play types of low frequency lotteries with three digits. Source: domain facts, (f). */
export const dailyPlays: readonly PlayRule[] = [
  each('sides', 'sides', names.sides, sideHint, [
    { id: 'sum', label: words.sum, options: sides(places, 14) },
    ...places.map((place) => row(place, sides([place], 5))),
  ]),
  each(
    'any',
    'any',
    names.numbers,
    hints.any,
    places.map((place) =>
      row(
        place,
        digits([1, 10], (digit) => ({ kind: 'range', at: [place], from: digit, to: digit })),
      ),
    ),
  ),
  straight('front2', 2, 0, join(front, direct)),
  straight('back2', 2, 1, join(back, direct)),
  mixed('front2group', 2, 0, join(front, group)),
  mixed('back2group', 2, 1, join(back, group)),
  straight('all3', 3, 0, say(['Direct', '直选', 'ストレート', 'ตรง', 'Trực tiếp', 'Langsung'])),
  pair('all3pair', 0, join(group, plain('3'))),
  mixed('all3group', 3, 0, join(group, plain('6'))),
  each(
    'sum',
    'sum',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(0, 27), (value) => shareOf(draws, ofSum(value)), { when: ofSum }),
    ),
  ),
].map(renamed);
