import type { LocalisedText } from '../../../db/schema';
import type { PlayOption, PlayRule } from '../playRules';
import { say, words } from './words';

const positions = [
  say(['First', '万位', '1番目', 'หลักแรก', 'Số thứ nhất', 'Pertama']),
  say(['Second', '千位', '2番目', 'หลักที่สอง', 'Số thứ hai', 'Kedua']),
  say(['Third', '百位', '3番目', 'หลักที่สาม', 'Số thứ ba', 'Ketiga']),
  say(['Fourth', '十位', '4番目', 'หลักที่สี่', 'Số thứ tư', 'Keempat']),
  say(['Fifth', '个位', '5番目', 'หลักที่ห้า', 'Số thứ năm', 'Kelima']),
];

/** Which end of the draw, and how picks have to match. */
export const direct = say(['direct', '直选', 'ストレート', 'ตรง', 'trực tiếp', 'langsung']);
export const group = say(['group', '组选', 'グループ', 'กลุ่ม', 'tổ hợp', 'grup']);
export const front = say(['Front', '前', '前', 'หน้า', 'Đầu', 'Depan']);
export const middle = say(['Middle', '中', '中', 'กลาง', 'Giữa', 'Tengah']);
export const back = say(['Back', '后', '後', 'ท้าย', 'Cuối', 'Belakang']);
/** How the play types of digits win. */
export const hints = {
  direct: say([
    'Pick one digit or more for each place. All places have to match in order.',
    '每个位置至少选一个号码，各位按顺序全部相符即中奖。',
    '各位置で数字を選びます。すべての位置が順番どおりに一致すれば当たりです。',
    'เลือกตัวเลขอย่างน้อยหนึ่งตัวในแต่ละหลัก ต้องตรงทุกหลักตามลำดับ',
    'Chọn ít nhất một số cho mỗi vị trí. Mọi vị trí phải trùng theo thứ tự.',
    'Pilih satu angka atau lebih untuk tiap posisi. Semua posisi harus cocok berurutan.',
  ]),
  group: say([
    'The digits may come in any order. All of them have to be different.',
    '号码顺序不限，且各不相同即中奖。',
    '順番は問いません。すべて異なる数字である必要があります。',
    'ตัวเลขออกเรียงอย่างไรก็ได้ แต่ต้องไม่ซ้ำกัน',
    'Các số ra theo thứ tự bất kỳ và phải khác nhau.',
    'Angka boleh keluar dalam urutan apa pun dan semuanya harus berbeda.',
  ]),
  double: say([
    'Two of the three digits are alike. Any order.',
    '三个号码中有两个相同，顺序不限。',
    '3つのうち2つが同じ数字。順番は問いません。',
    'ตัวเลขสองในสามตัวเหมือนกัน เรียงอย่างไรก็ได้',
    'Hai trong ba số giống nhau, thứ tự bất kỳ.',
    'Dua dari tiga angka sama, urutan bebas.',
  ]),
  any: say([
    'Every digit is a bet on its own place.',
    '每个号码各为一注，开在该位置即中奖。',
    '選んだ数字ごとに1口です。その位置に出れば当たりです。',
    'ตัวเลขแต่ละตัวเป็นหนึ่งเดิมพันในหลักของตน',
    'Mỗi số là một cược cho vị trí của nó.',
    'Setiap angka adalah satu taruhan untuk posisinya.',
  ]),
  sides: say([
    'Big is 5 to 9, small 0 to 4. The sum is big from 23.',
    '大为 5 至 9，小为 0 至 4；总和 23 起为大。',
    '大は5～9、小は0～4。合計は23以上が大です。',
    'สูงคือ 5 ถึง 9 ต่ำคือ 0 ถึง 4 ผลรวมสูงเริ่มที่ 23',
    'Lớn là 5 đến 9, nhỏ là 0 đến 4. Tổng lớn từ 23.',
    'Besar adalah 5 sampai 9, kecil 0 sampai 4. Jumlah besar mulai 23.',
  ]),
  order: say([
    'Dragon wins when the first digit is greater than the fifth, tiger when it is smaller.',
    '万位大于个位为龙，小于为虎，相等为和。',
    '1番目が5番目より大きければドラゴン、小さければタイガーです。',
    'หลักแรกมากกว่าหลักที่ห้าคือมังกร น้อยกว่าคือเสือ',
    'Số thứ nhất lớn hơn số thứ năm là Rồng, nhỏ hơn là Hổ.',
    'Naga menang jika angka pertama lebih besar dari kelima, Harimau jika lebih kecil.',
  ]),
};

/** The ten digits. */
export const digits = (
  chance: PlayOption['chance'],
  when?: (digit: number) => NonNullable<PlayOption['when']>,
): PlayOption[] =>
  Array.from({ length: 10 }, (_, digit) => ({
    id: String(digit),
    label: String(digit),
    chance,
    rival: 'digit',
    ...(when && { when: when(digit) }),
  }));

/** Big, small, odd and even of a sum of digits. */
export const sides = (at: readonly number[], bigFrom: number): PlayOption[] => {
  const option = (
    id: 'big' | 'small' | 'odd' | 'even',
    rival: string,
    when: PlayOption['when'],
  ): PlayOption => ({
    id,
    label: words[id],
    chance: [1, 2],
    rival,
    ...(when && { when }),
  });
  return [
    option('big', 'size', { kind: 'range', at, from: bigFrom, to: 9 * at.length }),
    option('small', 'size', { kind: 'range', at, from: 0, to: bigFrom - 1 }),
    option('odd', 'parity', { kind: 'parity', at, odd: true }),
    option('even', 'parity', { kind: 'parity', at, odd: false }),
  ];
};

/** Options for one place of the draw. */
export const row = (place: number, options: PlayOption[]) => ({
  id: `p${place + 1}`,
  label: positions[place] ?? words.digits,
  options,
});

/** Every place in its order. */
export const straight = (id: string, stars: number, from: number, name: LocalisedText): PlayRule => {
  const at = Array.from({ length: stars }, (_, step) => from + step);
  return {
    id,
    group: `star${stars}`,
    name,
    hint: hints.direct,
    mode: 'product',
    size: stars,
    at,
    rows: at.map((place) => row(place, digits([1, 10 ** stars]))),
  };
};

const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));

/** Different digits in any order. */
export const mixed = (id: string, stars: number, from: number, name: LocalisedText): PlayRule => ({
  id,
  group: `star${stars}`,
  name,
  hint: hints.group,
  mode: 'combination',
  size: stars,
  at: Array.from({ length: stars }, (_, step) => from + step),
  rows: [{ id: 'all', label: words.digits, options: digits([factorial(stars), 10 ** stars]) }],
});

/** Two of three digits alike. */
export const pair = (id: string, from: number, name: LocalisedText): PlayRule => ({
  ...mixed(id, 3, from, name),
  hint: hints.double,
  mode: 'double',
  size: 2,
  rows: [{ id: 'all', label: words.digits, options: digits([3, 1_000]) }],
});
