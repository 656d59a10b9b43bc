import type { LocalisedText } from '../../db/schema';
import type { PlayOption, PlayRule } from './playRules';

type Words = readonly [en: string, zh: string, ja: string, th: string, vi: string, id: string];
const tags = ['en', 'zh-CN', 'ja', 'th', 'vi', 'id'] as const;
const say = (words: Words): LocalisedText =>
  Object.fromEntries(tags.map((tag, place) => [tag, words[place] ?? words[0]]));

const positions = [
  say(['First', '万位', '1番目', 'หลักแรก', 'Số thứ nhất', 'Pertama']),
  say(['Second', '千位', '2番目', 'หลักที่สอง', 'Số thứ hai', 'Kedua']),
  say(['Third', '百位', '3番目', 'หลักที่สาม', 'Số thứ ba', 'Ketiga']),
  say(['Fourth', '十位', '4番目', 'หลักที่สี่', 'Số thứ tư', 'Keempat']),
  say(['Fifth', '个位', '5番目', 'หลักที่ห้า', 'Số thứ năm', 'Kelima']),
];
const words = {
  big: say(['Big', '大', '大', 'สูง', 'Lớn', 'Besar']),
  small: say(['Small', '小', '小', 'ต่ำ', 'Nhỏ', 'Kecil']),
  odd: say(['Odd', '单', '奇数', 'คี่', 'Lẻ', 'Ganjil']),
  even: say(['Even', '双', '偶数', 'คู่', 'Chẵn', 'Genap']),
  dragon: say(['Dragon', '龙', 'ドラゴン', 'มังกร', 'Rồng', 'Naga']),
  tiger: say(['Tiger', '虎', 'タイガー', 'เสือ', 'Hổ', 'Harimau']),
  tie: say(['Tie', '和', 'タイ', 'เสมอ', 'Hòa', 'Seri']),
  sum: say(['Sum', '总和', '合計', 'ผลรวม', 'Tổng', 'Jumlah']),
  digits: say(['Digits', '号码', '数字', 'ตัวเลข', 'Số', 'Angka']),
};

/** Names of the groups that play types stand in. */
export const sscGroups: readonly { id: string; name: LocalisedText }[] = [
  { id: 'sides', name: say(['Two sides', '两面', '両面', 'สองด้าน', 'Hai mặt', 'Dua sisi']) },
  { id: 'any', name: say(['Any position', '定位胆', '位置指定', 'ตามตำแหน่ง', 'Định vị', 'Posisi bebas']) },
  { id: 'star2', name: say(['Two stars', '二星', '二つ星', 'สองดาว', 'Hai sao', 'Dua bintang']) },
  { id: 'star3', name: say(['Three stars', '三星', '三つ星', 'สามดาว', 'Ba sao', 'Tiga bintang']) },
  { id: 'star4', name: say(['Four stars', '四星', '四つ星', 'สี่ดาว', 'Bốn sao', 'Empat bintang']) },
  { id: 'star5', name: say(['Five stars', '五星', '五つ星', 'ห้าดาว', 'Năm sao', 'Lima bintang']) },
];

const direct = say(['direct', '直选', 'ストレート', 'ตรง', 'trực tiếp', 'langsung']);
const group = say(['group', '组选', 'グループ', 'กลุ่ม', 'tổ hợp', 'grup']);
const front = say(['Front', '前', '前', 'หน้า', 'Đầu', 'Depan']);
const middle = say(['Middle', '中', '中', 'กลาง', 'Giữa', 'Tengah']);
const back = say(['Back', '后', '後', 'ท้าย', 'Cuối', 'Belakang']);
const join = (...parts: LocalisedText[]): LocalisedText =>
  Object.fromEntries(
    tags.map((tag) => [
      tag,
      parts.map((part) => part[tag] ?? '').join(tag === 'zh-CN' || tag === 'ja' ? '' : ' '),
    ]),
  );
const plain = (text: string): LocalisedText => Object.fromEntries(tags.map((tag) => [tag, text]));

const hints = {
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

const digits = (
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

const sides = (at: readonly number[], bigFrom: number): PlayOption[] => {
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

const row = (place: number, options: PlayOption[]) => ({
  id: `p${place + 1}`,
  label: positions[place] ?? words.digits,
  options,
});

const straight = (id: string, stars: number, from: number, name: LocalisedText): PlayRule => {
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

const mixed = (id: string, stars: number, from: number, name: LocalisedText): PlayRule => ({
  id,
  group: `star${stars}`,
  name,
  hint: hints.group,
  mode: 'combination',
  size: stars,
  at: Array.from({ length: stars }, (_, step) => from + step),
  rows: [{ id: 'all', label: words.digits, options: digits([factorial(stars), 10 ** stars]) }],
});

const pair = (id: string, from: number, name: LocalisedText): PlayRule => ({
  ...mixed(id, 3, from, name),
  hint: hints.double,
  mode: 'double',
  size: 2,
  rows: [{ id: 'all', label: words.digits, options: digits([3, 1_000]) }],
});

const places = [0, 1, 2, 3, 4];

/** The play types of SSC. Source: domain facts, (f). */
export const sscPlays: readonly PlayRule[] = [
  {
    id: 'sides',
    group: 'sides',
    name: say([
      'Big, small, odd, even',
      '大小单双',
      '大小奇偶',
      'สูง ต่ำ คี่ คู่',
      'Lớn nhỏ lẻ chẵn',
      'Besar, kecil, ganjil, genap',
    ]),
    hint: hints.sides,
    mode: 'each',
    size: 1,
    at: places,
    rows: [
      { id: 'sum', label: words.sum, options: sides(places, 23) },
      ...places.map((place) => row(place, sides([place], 5))),
    ],
  },
  {
    id: 'dragonTiger',
    group: 'sides',
    name: say(['Dragon and tiger', '龙虎', 'ドラゴンタイガー', 'มังกรเสือ', 'Rồng Hổ', 'Naga dan harimau']),
    hint: hints.order,
    mode: 'each',
    size: 1,
    at: [0, 4],
    rows: [
      {
        id: 'order',
        label: plain('1 : 5'),
        options: (['dragon', 'tie', 'tiger'] as const).map((id, place) => ({
          id,
          label: words[id],
          chance: id === 'tie' ? ([10, 100] as const) : ([45, 100] as const),
          rival: 'order',
          when: { kind: 'order', at: [0, 4], sign: (1 - place) as -1 | 0 | 1 },
        })),
      },
    ],
  },
  {
    id: 'any',
    group: 'any',
    name: say(['One digit', '定位胆', '1桁', 'หนึ่งหลัก', 'Một số', 'Satu angka']),
    hint: hints.any,
    mode: 'each',
    size: 1,
    at: places,
    rows: places.map((place) =>
      row(
        place,
        digits([1, 10], (digit) => ({ kind: 'range', at: [place], from: digit, to: digit })),
      ),
    ),
  },
  straight('front2', 2, 0, join(front, direct)),
  straight('back2', 2, 3, join(back, direct)),
  mixed('front2group', 2, 0, join(front, group)),
  mixed('back2group', 2, 3, join(back, group)),
  straight('front3', 3, 0, join(front, direct)),
  straight('middle3', 3, 1, join(middle, direct)),
  straight('back3', 3, 2, join(back, direct)),
  pair('front3pair', 0, join(front, group, plain('3'))),
  pair('back3pair', 2, join(back, group, plain('3'))),
  mixed('front3group', 3, 0, join(front, group, plain('6'))),
  mixed('back3group', 3, 2, join(back, group, plain('6'))),
  straight('four', 4, 1, say(['Direct', '直选', 'ストレート', 'ตรง', 'Trực tiếp', 'Langsung'])),
  mixed('fourGroup', 4, 1, join(say(['Group', '组选', 'グループ', 'กลุ่ม', 'Tổ hợp', 'Grup']), plain('24'))),
  straight('five', 5, 0, say(['Direct', '直选', 'ストレート', 'ตรง', 'Trực tiếp', 'Langsung'])),
  mixed('fiveGroup', 5, 0, join(say(['Group', '组选', 'グループ', 'กลุ่ม', 'Tổ hợp', 'Grup']), plain('120'))),
];
