import { vnFaces } from '../faces';
import { choose, type PlayRule } from '../playRules';
import type { LotteryRules } from '../rules';
import { digits, hints as digitHints } from './digitRules';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { names, placeName, say } from './words';

const pairs = range(0, 99);
const head = vnFaces.last3[1];
const tail = vnFaces.last3[2];

const hints = {
  first2: say([
    'The first two digits of the special prize.',
    '特等奖的前两位数字。',
    '特別賞の最初の2桁です。',
    'เลขสองตัวแรกของรางวัลพิเศษ',
    'Hai chữ số đầu của giải đặc biệt.',
    'Dua angka pertama hadiah spesial.',
  ]),
  last2: say([
    'The last two digits of the special prize.',
    '特等奖的后两位数字。',
    '特別賞の下2桁です。',
    'เลขสองตัวท้ายของรางวัลพิเศษ',
    'Hai chữ số cuối của giải đặc biệt.',
    'Dua angka terakhir hadiah spesial.',
  ]),
  sides: say([
    'Of the last two digits of the special prize: big is 50 to 99, small 00 to 49.',
    '特等奖后两位：大为 50 至 99，小为 00 至 49。',
    '特別賞の下2桁。大は50～99、小は00～49です。',
    'เลขสองตัวท้ายของรางวัลพิเศษ สูงคือ 50 ถึง 99 ต่ำคือ 00 ถึง 49',
    'Hai chữ số cuối của giải đặc biệt: lớn là 50 đến 99, nhỏ là 00 đến 49.',
    'Dua angka terakhir hadiah spesial: besar 50 sampai 99, kecil 00 sampai 49.',
  ]),
  digit: say([
    'One of the last two digits of the special prize.',
    '特等奖后两位中的一位。',
    '特別賞の下2桁のうちの1桁です。',
    'หนึ่งในเลขสองตัวท้ายของรางวัลพิเศษ',
    'Một trong hai chữ số cuối của giải đặc biệt.',
    'Satu dari dua angka terakhir hadiah spesial.',
  ]),
};

const overHint = (count: number) =>
  say([
    `The last two digits of all ${count} prizes. Pays each time that the pair is drawn.`,
    `全部 ${count} 个奖的后两位，每开出一次派彩一次。`,
    `${count}本すべての賞の下2桁。出るたびに支払われます。`,
    `เลขสองตัวท้ายของรางวัลทั้ง ${count} จ่ายทุกครั้งที่ออก`,
    `Hai chữ số cuối của cả ${count} giải. Trả mỗi lần số ra.`,
    `Dua angka terakhir dari ${count} hadiah. Dibayar setiap kali keluar.`,
  ]);

const parlayHint = (count: number) =>
  say([
    `All pairs of a bet are among the last two digits of the ${count} prizes.`,
    `一注中的两位数全部在 ${count} 个奖的后两位之中即中奖。`,
    `1口の2桁がすべて${count}本の賞の下2桁にあれば当たりです。`,
    `เลขสองตัวทุกชุดของเดิมพันอยู่ในเลขท้ายของรางวัลทั้ง ${count}`,
    `Mọi cặp số của một cược đều có trong hai chữ số cuối của ${count} giải.`,
    `Semua pasangan taruhan ada di dua angka terakhir dari ${count} hadiah.`,
  ]);

/** Chance that so many different pairs all come among the prizes: those that miss one, two and more are taken off in turn. */
const allCome = (size: number, prizes: number): number =>
  range(0, size).reduce(
    (sum, missing) => sum + (-1) ** missing * choose(size, missing) * (1 - missing / 100) ** prizes,
    0,
  );

const straight = (id: string, group: string, name: PlayRule['name'], at: readonly number[]): PlayRule => ({
  id,
  group,
  name,
  hint: digitHints.direct,
  mode: 'product',
  size: at.length,
  at,
  rows: at.map((_, place) => ({
    id: `p${place + 1}`,
    label: placeName(place + 1),
    options: digits([1, 10 ** at.length]),
  })),
});

const pairsAt = (
  id: string,
  group: string,
  name: PlayRule['name'],
  hint: PlayRule['hint'],
  face: number,
): PlayRule =>
  each(
    id,
    group,
    name,
    hint,
    oneRow(
      names.numbers,
      numberOptions(pairs, () => [1, 100], {
        digits: 2,
        when: (value) => ({ kind: 'hits', at: [face], values: [value] }),
      }),
    ),
  );

/** Names of the groups that play types stand in. */
export const vnGroups = [
  { id: 'two', name: say(['Two digits', '两位', '2桁', 'สองตัว', 'Hai số', 'Dua angka']) },
  { id: 'three', name: say(['Three digits', '三位', '3桁', 'สามตัว', 'Ba số', 'Tiga angka']) },
  { id: 'over', name: say(['All prizes', '全部奖', '全賞', 'ทุกรางวัล', 'Lô', 'Semua hadiah']) },
  { id: 'parlay', name: say(['Parlay', '串关', '組み合わせ', 'สเต็ป', 'Lô xiên', 'Parlay angka']) },
  { id: 'sides', name: names.twoSides },
];

/** The play types of a Vietnamese lottery with these prizes. Source: domain facts, (f). */
export function vnPlays({ ranks = [] }: LotteryRules): readonly PlayRule[] {
  const prizes = ranks.reduce((sum, { count }) => sum + count, 0);
  const all = range(vnFaces.pairs, vnFaces.pairs + prizes - 1);
  const parlay = (size: number): PlayRule => ({
    id: `parlay${size}`,
    group: 'parlay',
    name: say([
      `Parlay of ${size}`,
      `${size}串`,
      `${size}連`,
      `สเต็ป ${size}`,
      `Xiên ${size}`,
      `Parlay ${size} angka`,
    ]),
    hint: parlayHint(prizes),
    mode: 'combination',
    size,
    at: all,
    rows: oneRow(
      names.numbers,
      numberOptions(pairs, () => [allCome(size, prizes), 1], { digits: 2 }),
    ),
  });
  return [
    pairsAt(
      'last2',
      'two',
      say(['Last two', '后二', '下2桁', 'สองตัวท้าย', 'Đề đuôi', 'Dua terakhir']),
      hints.last2,
      vnFaces.last2,
    ),
    pairsAt(
      'first2',
      'two',
      say(['First two', '前二', '上2桁', 'สองตัวหน้า', 'Đề đầu', 'Dua pertama']),
      hints.first2,
      vnFaces.first2,
    ),
    straight(
      'last3',
      'three',
      say(['Last three', '后三', '下3桁', 'สามตัวท้าย', '3 càng', 'Tiga terakhir']),
      vnFaces.last3,
    ),
    straight(
      'first3',
      'three',
      say(['First three', '前三', '上3桁', 'สามตัวหน้า', '3 số đầu', 'Tiga pertama']),
      vnFaces.first3,
    ),
    each(
      'over',
      'over',
      say([
        `Over ${prizes}`,
        `包组 ${prizes}`,
        `全${prizes}本`,
        `ครบ ${prizes}`,
        `Bao lô ${prizes}`,
        `Semua ${prizes}`,
      ]),
      overHint(prizes),
      oneRow(
        names.numbers,
        numberOptions(pairs, () => [prizes, 100], {
          digits: 2,
          when: (value) => ({ kind: 'hits', at: all, values: [value] }),
        }),
      ),
      { most: prizes, repeats: true },
    ),
    ...[2, 3, 4].map(parlay),
    each(
      'sides',
      'sides',
      names.sides,
      hints.sides,
      oneRow(
        names.numbers,
        sideOptions({
          big: { chance: [1, 2], when: { kind: 'range', at: [vnFaces.last2], from: 50, to: 99 } },
          small: { chance: [1, 2], when: { kind: 'range', at: [vnFaces.last2], from: 0, to: 49 } },
          odd: { chance: [1, 2], when: { kind: 'parity', at: [vnFaces.last2], odd: true } },
          even: { chance: [1, 2], when: { kind: 'parity', at: [vnFaces.last2], odd: false } },
        }),
      ),
    ),
    each(
      'digits',
      'sides',
      say(['Head and tail', '头尾', '頭と末尾', 'หัวและท้าย', 'Đầu đuôi', 'Kepala dan ekor']),
      hints.digit,
      [
        { id: 'head', label: say(['Head', '头', '頭', 'หัว', 'Đầu', 'Kepala']), face: head },
        { id: 'tail', label: say(['Tail', '尾', '末尾', 'ท้าย', 'Đuôi', 'Ekor']), face: tail },
      ].map(({ id, label, face }) => ({
        id,
        label,
        options: digits([1, 10], (digit) => ({ kind: 'hits', at: [face], values: [digit] })),
      })),
    ),
  ];
}
