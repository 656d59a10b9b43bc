import type { Condition } from '../conditions';
import { choose, type PlayRule } from '../playRules';
import { direct, front, group } from './digitRules';
import { each, numberOptions, oneRow, orderOptions, range, sideOptions, versus } from './options';
import { join, names, placeName, plain, say, sharedHints, words } from './words';

const all = range(1, 11);
const places = range(0, 4);
const ofSum = (from: number, to: number): Condition => ({ kind: 'range', at: places, from, to });
const ofPlace = (place: number, values: readonly number[]): Condition => ({
  kind: 'hits',
  at: [place],
  values,
});
/** Of the 462 sets of five numbers, those with an odd count of odd ones. */
const oddSums = 236;
const sets = choose(11, 5);

const hints = {
  sides: say([
    'Big is 6 to 10, small 1 to 5, and 11 gives the stake back. The sum is big from 31; 30 gives the stake back on big and small.',
    '大为 6 至 10，小为 1 至 5，11 退还本金；总和 31 起为大，30 退还大小本金。',
    '大は6～10、小は1～5、11は賭け金が戻ります。合計は31以上が大、30は大小の賭け金が戻ります。',
    'สูงคือ 6 ถึง 10 ต่ำคือ 1 ถึง 5 ออก 11 คืนเงินเดิมพัน ผลรวมสูงเริ่มที่ 31 หากได้ 30 คืนเดิมพันสูงต่ำ',
    'Lớn là 6 đến 10, nhỏ là 1 đến 5, ra 11 thì hoàn cược. Tổng lớn từ 31; tổng 30 thì hoàn cược lớn nhỏ.',
    'Besar adalah 6 sampai 10, kecil 1 sampai 5, dan 11 mengembalikan taruhan. Jumlah besar mulai 31; 30 mengembalikan taruhan besar dan kecil.',
  ]),
  order: say([
    'Dragon wins when the first number is greater than the fifth, tiger when it is smaller.',
    '第一位大于第五位为龙，小于为虎。',
    '1番目が5番目より大きければドラゴン、小さければタイガーです。',
    'ตัวแรกมากกว่าตัวที่ห้าคือมังกร น้อยกว่าคือเสือ',
    'Số thứ nhất lớn hơn số thứ năm là Rồng, nhỏ hơn là Hổ.',
    'Naga menang jika angka pertama lebih besar dari kelima, Harimau jika lebih kecil.',
  ]),
  any: say([
    'All numbers of a bet have to be drawn, in any order.',
    '一注中的号码全部开出即中奖，顺序不限。',
    '1口の数字がすべて出れば当たりです。順番は問いません。',
    'ตัวเลขของเดิมพันต้องออกครบทุกตัว เรียงอย่างไรก็ได้',
    'Mọi số của một cược phải được quay ra, thứ tự bất kỳ.',
    'Semua angka dari satu taruhan harus keluar, urutan bebas.',
  ]),
  many: say([
    'All five numbers drawn have to be among those of a bet.',
    '开出的五个号码全部在一注之内即中奖。',
    '出た5つの数字がすべて1口の中にあれば当たりです。',
    'ตัวเลขที่ออกทั้งห้าต้องอยู่ในเดิมพันเดียวกัน',
    'Cả năm số quay ra phải nằm trong một cược.',
    'Kelima angka yang keluar harus ada dalam satu taruhan.',
  ]),
  group: say([
    'The first numbers of the draw, in any order.',
    '开奖的前几位号码，顺序不限。',
    '最初に出た数字を当てます。順番は問いません。',
    'ตัวเลขแรกของรางวัล เรียงอย่างไรก็ได้',
    'Các số đầu của kỳ quay, thứ tự bất kỳ.',
    'Angka-angka pertama undian, urutan bebas.',
  ]),
};

const straight = (count: number): PlayRule => ({
  id: `front${count}`,
  group: 'front',
  name: join(front, plain(String(count)), direct),
  hint: sharedHints.distinct,
  mode: 'distinct',
  size: count,
  at: range(0, count - 1),
  rows: range(0, count - 1).map((place) => ({
    id: `p${place + 1}`,
    label: placeName(place + 1),
    options: numberOptions(
      all,
      () => [1, range(0, count - 1).reduce((ways, step) => ways * (11 - step), 1)],
      {
        digits: 2,
      },
    ),
  })),
});

const mixed = (count: number): PlayRule => ({
  id: `front${count}group`,
  group: 'front',
  name: join(front, plain(String(count)), group),
  hint: hints.group,
  mode: 'combination',
  size: count,
  at: range(0, count - 1),
  rows: oneRow(
    names.numbers,
    numberOptions(all, () => [1, choose(11, count)], { digits: 2 }),
  ),
});

const any = (count: number): PlayRule => ({
  id: `any${count}`,
  group: 'any',
  name: say([
    `Any ${count}`,
    `任选${count}`,
    `任意${count}`,
    `เลือก ${count}`,
    `Chọn ${count}`,
    `Pilih ${count}`,
  ]),
  hint: count > 5 ? hints.many : hints.any,
  mode: 'combination',
  size: count,
  at: places,
  rows: oneRow(
    names.numbers,
    numberOptions(all, () => [count > 5 ? choose(6, count - 5) : choose(5, count), choose(11, count)], {
      digits: 2,
    }),
  ),
});

/** Names of the groups that play types stand in. */
export const elevenGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'any', name: say(['Any order', '任选', '任意', 'ไม่เรียงลำดับ', 'Bất kỳ', 'Bebas']) },
  { id: 'front', name: names.front },
  { id: 'place', name: names.place },
];

/** The play types of 11X5. Source: domain facts, (f). */
export const elevenPlays: readonly PlayRule[] = [
  each('sides', 'sides', names.sides, hints.sides, [
    {
      id: 'sum',
      label: words.sum,
      options: sideOptions({
        big: { chance: [1, 2], when: ofSum(31, 45), push: ofSum(30, 30) },
        small: { chance: [1, 2], when: ofSum(15, 29), push: ofSum(30, 30) },
        odd: { chance: [oddSums, sets], when: { kind: 'parity', at: places, odd: true } },
        even: { chance: [sets - oddSums, sets], when: { kind: 'parity', at: places, odd: false } },
      }),
    },
    ...places.map((place) => {
      const side = (values: readonly number[]) => ({
        chance: [1, 2] as const,
        when: ofPlace(place, values),
        push: ofPlace(place, [11]),
      });
      return {
        id: `p${place + 1}`,
        label: placeName(place + 1),
        options: sideOptions({
          big: side(range(6, 10)),
          small: side(range(1, 5)),
          odd: side([1, 3, 5, 7, 9]),
          even: side([2, 4, 6, 8, 10]),
        }),
      };
    }),
  ]),
  each('dragonTiger', 'sides', names.order, hints.order, [
    { id: 'order', label: versus([0, 4]), options: orderOptions([0, 4]) },
  ]),
  ...range(1, 8).map(any),
  ...[1, 2, 3].map(straight),
  ...[2, 3].map(mixed),
  each(
    'place',
    'place',
    names.numbers,
    sharedHints.place,
    places.map((place) => ({
      id: `p${place + 1}`,
      label: placeName(place + 1),
      options: numberOptions(all, () => [1, 11], { digits: 2, when: (value) => ofPlace(place, [value]) }),
    })),
  ),
];
