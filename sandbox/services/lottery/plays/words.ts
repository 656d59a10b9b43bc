import type { LocalisedText } from '../../../db/schema';

export type Words = readonly [en: string, zh: string, ja: string, th: string, vi: string, id: string];
const tags = ['en', 'zh-CN', 'ja', 'th', 'vi', 'id'] as const;
/** A name in the languages of the demo world. */
export const say = (words: Words): LocalisedText =>
  Object.fromEntries(tags.map((tag, place) => [tag, words[place] ?? words[0]]));

/** Words that several families share. */
export const words = {
  big: say(['Big', '大', '大', 'สูง', 'Lớn', 'Besar']),
  small: say(['Small', '小', '小', 'ต่ำ', 'Nhỏ', 'Kecil']),
  odd: say(['Odd', '单', '奇数', 'คี่', 'Lẻ', 'Ganjil']),
  even: say(['Even', '双', '偶数', 'คู่', 'Chẵn', 'Genap']),
  dragon: say(['Dragon', '龙', 'ドラゴン', 'มังกร', 'Rồng', 'Naga']),
  tiger: say(['Tiger', '虎', 'タイガー', 'เสือ', 'Hổ', 'Harimau']),
  tie: say(['Tie', '和', 'タイ', 'เสมอ', 'Hòa', 'Seri']),
  sum: say(['Sum', '总和', '合計', 'ผลรวม', 'Tổng', 'Jumlah']),
  digits: say(['Digits', '号码', '数字', 'ตัวเลข', 'Số', 'Angka']),
  red: say(['Red', '红波', '赤', 'แดง', 'Đỏ', 'Merah']),
  blue: say(['Blue', '蓝波', '青', 'น้ำเงิน', 'Xanh dương', 'Biru']),
  green: say(['Green', '绿波', '緑', 'เขียว', 'Xanh lá', 'Hijau']),
};

/** Parts one after the other. */
export const join = (...parts: LocalisedText[]): LocalisedText =>
  Object.fromEntries(
    tags.map((tag) => [
      tag,
      parts.map((part) => part[tag] ?? '').join(tag === 'zh-CN' || tag === 'ja' ? '' : ' '),
    ]),
  );
/** Written alike in every language. */
export const plain = (text: string): LocalisedText => Object.fromEntries(tags.map((tag) => [tag, text]));

/** A place of the draw by its number. */
export const placeName = (number: number): LocalisedText =>
  say([
    `Place ${number}`,
    `第${number}位`,
    `${number}番目`,
    `ตำแหน่ง ${number}`,
    `Vị trí ${number}`,
    `Posisi ${number}`,
  ]);

const sidesName = [
  'Big, small, odd, even',
  '大小单双',
  '大小奇偶',
  'สูง ต่ำ คี่ คู่',
  'Lớn nhỏ lẻ chẵn',
  'Besar, kecil, ganjil, genap',
] as const;

/** Names that play types and their groups share. */
export const names = {
  sides: say(sidesName),
  twoSides: say(['Two sides', '两面', '両面', 'สองด้าน', 'Hai mặt', 'Dua sisi']),
  order: say(['Dragon and tiger', '龙虎', 'ドラゴンタイガー', 'มังกรเสือ', 'Rồng Hổ', 'Naga dan harimau']),
  place: say(['By place', '定位', '位置指定', 'ตามตำแหน่ง', 'Theo vị trí', 'Per posisi']),
  front: say(['In order', '前位', '順番', 'เรียงลำดับ', 'Theo thứ tự', 'Berurutan']),
  sums: say(['Sum', '和值', '合計', 'ผลรวม', 'Tổng', 'Jumlah']),
  numbers: say(['Numbers', '号码', '数字', 'ตัวเลข', 'Số', 'Angka']),
};

/** Hints that families share. */
export const sharedHints = {
  place: say([
    'Every number is a bet on its own place.',
    '每个号码各为一注，开在该位置即中奖。',
    '選んだ数字ごとに1口です。その位置に出れば当たりです。',
    'ตัวเลขแต่ละตัวเป็นหนึ่งเดิมพันในตำแหน่งของตน',
    'Mỗi số là một cược cho vị trí của nó.',
    'Setiap angka adalah satu taruhan untuk posisinya.',
  ]),
  distinct: say([
    'Pick a number or more for each place. All have to match in order; a number comes once only.',
    '每个位置至少选一个号码，按顺序全部相符即中奖；同一号码不重复开出。',
    '各位置で数字を選びます。順番どおりにすべて一致すれば当たりです。同じ数字は出ません。',
    'เลือกตัวเลขในแต่ละตำแหน่ง ต้องตรงทุกตำแหน่งตามลำดับ ตัวเลขไม่ออกซ้ำ',
    'Chọn số cho mỗi vị trí. Mọi vị trí phải trùng theo thứ tự; một số chỉ ra một lần.',
    'Pilih angka untuk tiap posisi. Semua harus cocok berurutan; satu angka keluar sekali saja.',
  ]),
  sum: say([
    'Every sum is a bet of its own.',
    '每个和值各为一注。',
    '合計ごとに1口です。',
    'ผลรวมแต่ละค่าเป็นหนึ่งเดิมพัน',
    'Mỗi tổng là một cược.',
    'Setiap jumlah adalah satu taruhan.',
  ]),
};
