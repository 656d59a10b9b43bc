import type { LocalisedText } from '../../../db/schema';
import type { Condition } from '../conditions';
import { choose, type PlayOption, type PlayRule } from '../playRules';
import type { BallColour, LotteryRules } from '../rules';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { join, names, plain, say, words } from './words';

const special = 6;
const regular = range(0, 5);
const all = range(1, 49);
const push: Condition = { kind: 'hits', at: [special], values: [49] };
/** Everything but 49, which gives the stake back. */
const counted = range(1, 48);
const isSpecial = (values: readonly number[]): Condition => ({ kind: 'hits', at: [special], values });

const sideValues = {
  big: range(25, 48),
  small: range(1, 24),
  odd: counted.filter((number) => number % 2 === 1),
  even: counted.filter((number) => number % 2 === 0),
};
const colours = ['red', 'blue', 'green'] as const;

const animals = [
  say(['Rat', '鼠', '子', 'ชวด', 'Tý', 'Tikus']),
  say(['Ox', '牛', '丑', 'ฉลู', 'Sửu', 'Kerbau']),
  say(['Tiger', '虎', '寅', 'ขาล', 'Dần', 'Macan']),
  say(['Rabbit', '兔', '卯', 'เถาะ', 'Mão', 'Kelinci']),
  say(['Dragon', '龙', '辰', 'มะโรง', 'Thìn', 'Naga']),
  say(['Snake', '蛇', '巳', 'มะเส็ง', 'Tỵ', 'Ular']),
  say(['Horse', '马', '午', 'มะเมีย', 'Ngọ', 'Kuda']),
  say(['Goat', '羊', '未', 'มะแม', 'Mùi', 'Kambing']),
  say(['Monkey', '猴', '申', 'วอก', 'Thân', 'Monyet']),
  say(['Rooster', '鸡', '酉', 'ระกา', 'Dậu', 'Ayam']),
  say(['Dog', '狗', '戌', 'จอ', 'Tuất', 'Anjing']),
  say(['Pig', '猪', '亥', 'กุน', 'Hợi', 'Babi']),
];

const hints = {
  special: say([
    'The special number, which is drawn last.',
    '最后开出的特码。',
    '最後に出る特別数字です。',
    'ตัวเลขพิเศษที่ออกเป็นตัวสุดท้าย',
    'Số đặc biệt, quay ra sau cùng.',
    'Angka spesial, yang keluar terakhir.',
  ]),
  sides: say([
    'Of the special number: big is 25 to 48, small 1 to 24, and 49 gives the stake back.',
    '特码：大为 25 至 48，小为 1 至 24，49 退还本金。',
    '特別数字。大は25～48、小は1～24、49は賭け金が戻ります。',
    'ตัวเลขพิเศษ สูงคือ 25 ถึง 48 ต่ำคือ 1 ถึง 24 ออก 49 คืนเงินเดิมพัน',
    'Của số đặc biệt: lớn là 25 đến 48, nhỏ là 1 đến 24, ra 49 thì hoàn cược.',
    'Angka spesial: besar 25 sampai 48, kecil 1 sampai 24, dan 49 mengembalikan taruhan.',
  ]),
  waves: say([
    'The colour of the special number.',
    '特码的波色。',
    '特別数字の色です。',
    'สีของตัวเลขพิเศษ',
    'Màu của số đặc biệt.',
    'Warna angka spesial.',
  ]),
  zodiac: say([
    'The animal of the special number. The animal of the lunar year has five numbers, the others four.',
    '特码的生肖；本命年生肖有 5 个号码，其余 4 个。',
    '特別数字の干支です。その年の干支は5つ、ほかは4つの数字を持ちます。',
    'นักษัตรของตัวเลขพิเศษ นักษัตรประจำปีมีห้าตัวเลข ที่เหลือมีสี่',
    'Con giáp của số đặc biệt. Con giáp của năm có năm số, các con khác có bốn.',
    'Shio angka spesial. Shio tahun ini punya lima angka, yang lain empat.',
  ]),
  tails: say([
    'The last digit of the special number.',
    '特码的尾数。',
    '特別数字の末尾の数字です。',
    'หลักสุดท้ายของตัวเลขพิเศษ',
    'Chữ số cuối của số đặc biệt.',
    'Angka terakhir dari angka spesial.',
  ]),
  regular: say([
    'The number is among the six drawn before the special one.',
    '号码在特码之前的六个号码之中即中奖。',
    '特別数字より前に出る6つの中にあれば当たりです。',
    'ตัวเลขอยู่ในหกตัวที่ออกก่อนตัวพิเศษ',
    'Số nằm trong sáu số quay ra trước số đặc biệt.',
    'Angka termasuk enam yang keluar sebelum angka spesial.',
  ]),
  together: say([
    'All numbers of a bet are among the six drawn before the special one.',
    '一注中的号码全部在特码之前的六个号码之中即中奖。',
    '1口の数字がすべて、特別数字より前の6つの中にあれば当たりです。',
    'ตัวเลขของเดิมพันอยู่ครบในหกตัวที่ออกก่อนตัวพิเศษ',
    'Mọi số của một cược nằm trong sáu số quay ra trước số đặc biệt.',
    'Semua angka taruhan termasuk enam yang keluar sebelum angka spesial.',
  ]),
};

/** Numbers of each animal, in the order of the animals. In a dragon's year 1 is the dragon, 2 the rabbit before it. */
export function zodiacNumbers({ zodiac = [] }: LotteryRules, at: Date): number[][] {
  const day = at.toISOString().slice(0, 10);
  const year = zodiac.filter(({ from }) => from <= day).at(-1);
  if (!year) return [];
  return animals.map((_, animal) =>
    all.filter((number) => (year.animal - (number - 1) + 48) % 12 === animal),
  );
}

/** The animal of a number on a day; undefined for a house without a calendar. */
export function animalOf(rules: LotteryRules, number: string, at: Date): LocalisedText | undefined {
  const animal = zodiacNumbers(rules, at).findIndex((numbers) => numbers.includes(Number(number)));
  return animals[animal];
}

const option = (
  id: string,
  label: PlayOption['label'],
  values: readonly number[],
  colour?: BallColour,
): PlayOption => ({
  id,
  label,
  chance: [values.length, all.length],
  rival: 'one',
  ...(colour && { colour }),
  when: isSpecial(values),
});

/** Names of the groups that play types stand in. */
export const markGroups = [
  {
    id: 'special',
    name: say(['Special number', '特码', '特別数字', 'ตัวเลขพิเศษ', 'Số đặc biệt', 'Angka spesial']),
  },
  { id: 'waves', name: say(['Colours', '波色', '色', 'สี', 'Màu', 'Warna']) },
  {
    id: 'zodiac',
    name: say([
      'Zodiac and tails',
      '生肖尾数',
      '干支と末尾',
      'นักษัตรและหลักท้าย',
      'Con giáp và đuôi',
      'Shio dan ekor',
    ]),
  },
  { id: 'regular', name: say(['Six numbers', '正码', '本数字', 'หกตัวเลข', 'Sáu số', 'Enam angka']) },
];

/** The play types of LHC for a draw at that moment. Source: domain facts, (f). */
export function markPlays(rules: LotteryRules, at: Date): readonly PlayRule[] {
  const colourOf = (number: number): BallColour => rules.colours?.[String(number)] ?? rules.colour ?? 'plain';
  const ofColour = (colour: string, among: readonly number[]) =>
    among.filter((number) => colourOf(number) === colour);
  const zodiac = zodiacNumbers(rules, at);
  const side = (values: readonly number[]) => ({
    chance: [values.length, counted.length] as const,
    when: isSpecial(values),
    push,
  });
  const together = (size: number): PlayRule => ({
    id: `together${size}`,
    group: 'regular',
    name: say([
      `${size} together`,
      `${size}全中`,
      `${size}つ同時`,
      `ครบ ${size} ตัว`,
      `${size} số cùng ra`,
      `${size} sekaligus`,
    ]),
    hint: hints.together,
    mode: 'combination',
    size,
    at: regular,
    rows: oneRow(
      names.numbers,
      numberOptions(all, () => [choose(6, size), choose(49, size)], { digits: 2, colour: colourOf }),
    ),
  });
  return [
    each(
      'special',
      'special',
      names.numbers,
      hints.special,
      oneRow(
        names.numbers,
        numberOptions(all, () => [1, 49], {
          digits: 2,
          colour: colourOf,
          when: (value) => isSpecial([value]),
        }),
      ),
    ),
    each(
      'sides',
      'special',
      names.sides,
      hints.sides,
      oneRow(
        names.numbers,
        sideOptions({
          big: side(sideValues.big),
          small: side(sideValues.small),
          odd: side(sideValues.odd),
          even: side(sideValues.even),
        }),
      ),
    ),
    each(
      'waves',
      'waves',
      say(['Colour', '波色', '色', 'สี', 'Màu', 'Warna']),
      hints.waves,
      oneRow(
        names.numbers,
        colours.map((colour) => option(colour, words[colour], ofColour(colour, all), colour)),
      ),
    ),
    each(
      'halfWaves',
      'waves',
      say(['Half colours', '半波', '色と大小奇偶', 'ครึ่งสี', 'Nửa màu', 'Setengah warna']),
      hints.sides,
      colours.map((colour) => ({
        id: colour,
        label: words[colour],
        options: sideOptions({
          big: side(ofColour(colour, sideValues.big)),
          small: side(ofColour(colour, sideValues.small)),
          odd: side(ofColour(colour, sideValues.odd)),
          even: side(ofColour(colour, sideValues.even)),
        }),
      })),
    ),
    ...(zodiac.length > 0
      ? [
          each(
            'zodiac',
            'zodiac',
            say(['Zodiac', '生肖', '干支', 'นักษัตร', 'Con giáp', 'Shio']),
            hints.zodiac,
            oneRow(
              names.numbers,
              zodiac.map((numbers, animal) => option(String(animal), animals[animal] ?? plain(''), numbers)),
            ),
          ),
        ]
      : []),
    each(
      'tails',
      'zodiac',
      say(['Last digit', '尾数', '末尾', 'หลักท้าย', 'Đuôi', 'Ekor']),
      hints.tails,
      oneRow(
        names.numbers,
        range(0, 9).map((tail) =>
          option(
            String(tail),
            String(tail),
            all.filter((number) => number % 10 === tail),
          ),
        ),
      ),
    ),
    each(
      'regular',
      'regular',
      join(names.numbers),
      hints.regular,
      oneRow(
        names.numbers,
        numberOptions(all, () => [6, 49], {
          digits: 2,
          colour: colourOf,
          when: (value) => ({ kind: 'hits', at: regular, values: [value] }),
        }),
      ),
      { most: 6 },
    ),
    together(2),
    together(3),
  ];
}
