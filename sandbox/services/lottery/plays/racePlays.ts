import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayRule } from '../playRules';
import type { BallColour } from '../rules';
import { direct, front } from './digitRules';
import { each, numberOptions, oneRow, orderOptions, range, sideOptions, versus } from './options';
import { join, names, placeName, plain, say, sharedHints } from './words';

const colours: readonly BallColour[] = [
  'gold',
  'blue',
  'slate',
  'orange',
  'cyan',
  'violet',
  'plain',
  'red',
  'pink',
  'green',
];
const all = range(1, 10);
const colour = (value: number) => colours[value - 1];
const top = [0, 1];
const firstTwo = allDraws(2, 1, 10, true);
const ofTop = (from: number, to: number): Condition => ({ kind: 'range', at: top, from, to });
const topParity = (odd: boolean): Condition => ({ kind: 'parity', at: top, odd });
const withShare = (when: Condition) => ({ chance: shareOf(firstTwo, when), when });
const half = (when: Condition) => ({ chance: [1, 2] as const, when });
const pairs = range(0, 4).map((place): [number, number] => [place, 9 - place]);

const hints = {
  sides: say([
    'Big is 6 to 10, small 1 to 5.',
    '大为 6 至 10，小为 1 至 5。',
    '大は6～10、小は1～5です。',
    'สูงคือ 6 ถึง 10 ต่ำคือ 1 ถึง 5',
    'Lớn là 6 đến 10, nhỏ là 1 đến 5.',
    'Besar adalah 6 sampai 10, kecil 1 sampai 5.',
  ]),
  order: say([
    'Dragon wins when the place in front has the greater number, tiger when it has the smaller one.',
    '前面名次的号码较大为龙，较小为虎。',
    '前の順位の数字が大きければドラゴン、小さければタイガーです。',
    'อันดับหน้ามีตัวเลขมากกว่าคือมังกร น้อยกว่าคือเสือ',
    'Hạng trước có số lớn hơn là Rồng, nhỏ hơn là Hổ.',
    'Naga menang jika posisi depan lebih besar, Harimau jika lebih kecil.',
  ]),
  top: say([
    'The sum of the first two places. It is big from 12.',
    '冠亚军和值，12 起为大。',
    '上位2着の合計です。12以上が大です。',
    'ผลรวมของสองอันดับแรก สูงเริ่มที่ 12',
    'Tổng của hai hạng đầu. Lớn từ 12.',
    'Jumlah dua posisi pertama. Besar mulai 12.',
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
      () => [1, range(0, count - 1).reduce((ways, step) => ways * (10 - step), 1)],
      {
        digits: 2,
        colour,
      },
    ),
  })),
});

/** Names of the groups that play types stand in. */
export const raceGroups = [
  { id: 'sides', name: names.twoSides },
  { id: 'top', name: say(['First two', '冠亚和', '上位2着', 'สองอันดับแรก', 'Hai hạng đầu', 'Dua teratas']) },
  { id: 'place', name: names.place },
  { id: 'front', name: names.front },
];

/** The play types of PK10. Source: domain facts, (f). */
export const racePlays: readonly PlayRule[] = [
  each(
    'sides',
    'sides',
    names.sides,
    hints.sides,
    range(0, 9).map((place) => ({
      id: `p${place + 1}`,
      label: placeName(place + 1),
      options: sideOptions({
        big: half({ kind: 'range', at: [place], from: 6, to: 10 }),
        small: half({ kind: 'range', at: [place], from: 1, to: 5 }),
        odd: half({ kind: 'parity', at: [place], odd: true }),
        even: half({ kind: 'parity', at: [place], odd: false }),
      }),
    })),
  ),
  each(
    'dragonTiger',
    'sides',
    names.order,
    hints.order,
    pairs.map((at) => ({ id: `p${at[0] + 1}`, label: versus(at), options: orderOptions(at) })),
  ),
  each(
    'topSides',
    'top',
    names.sides,
    hints.top,
    oneRow(
      names.sums,
      sideOptions({
        big: withShare(ofTop(12, 19)),
        small: withShare(ofTop(3, 11)),
        odd: withShare(topParity(true)),
        even: withShare(topParity(false)),
      }),
    ),
  ),
  each(
    'topSum',
    'top',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(3, 19), (value) => shareOf(firstTwo, ofTop(value, value)), {
        when: (value) => ofTop(value, value),
      }),
    ),
  ),
  each(
    'place',
    'place',
    names.numbers,
    sharedHints.place,
    range(0, 9).map((place) => ({
      id: `p${place + 1}`,
      label: placeName(place + 1),
      options: numberOptions(all, () => [1, 10], {
        digits: 2,
        colour,
        when: (value) => ({ kind: 'hits', at: [place], values: [value] }),
      }),
    })),
  ),
  ...[1, 2, 3].map(straight),
];
