import { allDraws, shareOf, type Condition } from '../conditions';
import type { PlayOption, PlayRule } from '../playRules';
import { each, numberOptions, oneRow, range, sideOptions } from './options';
import { names, say, sharedHints, words } from './words';

const at = [0, 1, 2];
const faces = range(1, 6);
const throws = allDraws(3, 1, 6);
const ofSum = (from: number, to: number): Condition => ({ kind: 'range', at, from, to });
const kinds = (count: number): Condition => ({ kind: 'kinds', at, count });
const shown = (value: number, least: number): Condition => ({ kind: 'hits', at, values: [value], least });
const withShare = (when: Condition) => ({ chance: shareOf(throws, when), when });
/** Sums of throws that are no triple: two kinds or three. */
const sideSum = (from: number, to: number): Condition => ({
  kind: 'all',
  of: [ofSum(from, to), { kind: 'kinds', at, count: 2, orMore: true }],
});

const hints = {
  sides: say([
    'The sum of the three dice: big is 11 to 17, small 4 to 10. Three alike lose both.',
    '三骰点数之和：大为 11 至 17，小为 4 至 10；三同号大小皆负。',
    '3つのサイコロの合計。大は11～17、小は4～10。ゾロ目はどちらも外れです。',
    'ผลรวมลูกเต๋าสามลูก สูงคือ 11 ถึง 17 ต่ำคือ 4 ถึง 10 ออกเหมือนกันสามลูกแพ้ทั้งสูงและต่ำ',
    'Tổng ba xúc xắc: lớn là 11 đến 17, nhỏ là 4 đến 10. Ba mặt giống nhau thì thua cả hai.',
    'Jumlah tiga dadu: besar 11 sampai 17, kecil 4 sampai 10. Tiga sama kalah keduanya.',
  ]),
  forms: say([
    'What the three dice have in common.',
    '三骰的组合形态。',
    '3つのサイコロの組み合わせです。',
    'รูปแบบของลูกเต๋าสามลูก',
    'Dạng của ba xúc xắc.',
    'Pola ketiga dadu.',
  ]),
  triple: say([
    'All three dice show this number.',
    '三骰均为该点数即中奖。',
    '3つともこの目が出れば当たりです。',
    'ลูกเต๋าทั้งสามออกเลขนี้',
    'Cả ba xúc xắc ra số này.',
    'Ketiga dadu menunjukkan angka ini.',
  ]),
  pair: say([
    'Two dice or all three show this number.',
    '至少两骰为该点数即中奖。',
    '2つ以上のサイコロにこの目が出れば当たりです。',
    'ลูกเต๋าอย่างน้อยสองลูกออกเลขนี้',
    'Ít nhất hai xúc xắc ra số này.',
    'Sedikitnya dua dadu menunjukkan angka ini.',
  ]),
  single: say([
    'One die or more shows this number. It pays once.',
    '至少一骰为该点数即中奖，只派一次。',
    '1つ以上のサイコロにこの目が出れば当たり。支払いは一度です。',
    'ลูกเต๋าอย่างน้อยหนึ่งลูกออกเลขนี้ จ่ายครั้งเดียว',
    'Ít nhất một xúc xắc ra số này. Trả một lần.',
    'Sedikitnya satu dadu menunjukkan angka ini. Dibayar sekali.',
  ]),
  different: say([
    'The dice show all numbers of a bet, in any order.',
    '一注中的点数全部开出即中奖，顺序不限。',
    '1口の目がすべて出れば当たりです。順番は問いません。',
    'ลูกเต๋าออกครบทุกเลขของเดิมพัน เรียงอย่างไรก็ได้',
    'Xúc xắc ra đủ các số của một cược, thứ tự bất kỳ.',
    'Dadu menunjukkan semua angka taruhan, urutan bebas.',
  ]),
};

const numbers = (
  name: PlayOption['label'] & object,
  id: string,
  group: string,
  hint: PlayRule['hint'],
  least: number,
) =>
  each(
    id,
    group,
    name,
    hint,
    oneRow(
      names.numbers,
      numberOptions(faces, (value) => shareOf(throws, shown(value, least)), {
        when: (value) => shown(value, least),
        rival: (value) =>
          least === 1 ? 'die' : String(least === 3 ? 'triple' : 'pair') + (value > 0 ? '' : ''),
      }),
    ),
    least === 1 ? { most: 3 } : {},
  );

const different = (id: string, size: number, name: PlayRule['name'], favourable: number): PlayRule => ({
  id,
  group: size === 2 ? 'pairs' : 'triples',
  name,
  hint: hints.different,
  mode: 'combination',
  size,
  at,
  rows: oneRow(
    names.numbers,
    numberOptions(faces, () => [favourable, throws.length]),
  ),
});

const form = (id: string, label: PlayOption['label'], when: Condition): PlayOption => ({
  id,
  label,
  // A straight is also all different, so the two win together.
  rival: id === 'run' ? 'run' : 'form',
  ...withShare(when),
});

/** Names of the groups that play types stand in. */
export const diceGroups = [
  { id: 'sums', name: names.sums },
  { id: 'pairs', name: say(['Pairs', '二同二不同', 'ペア', 'คู่', 'Đôi', 'Pasangan']) },
  { id: 'triples', name: say(['Triples', '三同三不同', '3つの目', 'สามลูก', 'Bộ ba', 'Tiga dadu']) },
];

/** The play types of K3. Source: domain facts, (f). */
export const dicePlays: readonly PlayRule[] = [
  each(
    'sides',
    'sums',
    names.sides,
    hints.sides,
    oneRow(
      words.sum,
      sideOptions({
        big: withShare(sideSum(11, 17)),
        small: withShare(sideSum(4, 10)),
        odd: withShare({ kind: 'parity', at, odd: true }),
        even: withShare({ kind: 'parity', at, odd: false }),
      }),
    ),
  ),
  each(
    'sum',
    'sums',
    names.sums,
    sharedHints.sum,
    oneRow(
      names.sums,
      numberOptions(range(3, 18), (value) => shareOf(throws, ofSum(value, value)), {
        when: (value) => ofSum(value, value),
      }),
    ),
  ),
  numbers(
    say(['One die', '单骰', '1つの目', 'ลูกเดียว', 'Một xúc xắc', 'Satu dadu']),
    'single',
    'pairs',
    hints.single,
    1,
  ),
  numbers(
    say(['Two alike', '二同号', '2つ同じ目', 'เหมือนสองลูก', 'Hai giống nhau', 'Dua sama']),
    'twoSame',
    'pairs',
    hints.pair,
    2,
  ),
  different(
    'twoDifferent',
    2,
    say(['Two different', '二不同号', '2つ違う目', 'ต่างสองลูก', 'Hai khác nhau', 'Dua berbeda']),
    30,
  ),
  each(
    'forms',
    'triples',
    say(['Patterns', '形态', '形', 'รูปแบบ', 'Dạng', 'Pola']),
    hints.forms,
    oneRow(names.numbers, [
      form(
        'triple',
        say(['Any triple', '三同号通选', 'ゾロ目', 'เหมือนสามลูก', 'Ba giống nhau', 'Tiga sama']),
        kinds(1),
      ),
      form(
        'run',
        say(['Any straight', '三连号通选', '3連番', 'เรียงสามลูก', 'Ba số liên tiếp', 'Tiga berurutan']),
        { kind: 'run', at },
      ),
      form('pair', say(['One pair', '对子', 'ワンペア', 'หนึ่งคู่', 'Một đôi', 'Satu pasang']), kinds(2)),
      form(
        'different',
        say(['All different', '三不同通选', 'すべて違う目', 'ต่างทั้งหมด', 'Khác nhau cả', 'Semua berbeda']),
        kinds(3),
      ),
    ]),
  ),
  numbers(
    say(['Three alike', '三同号', '3つ同じ目', 'เหมือนสามลูก', 'Ba giống nhau', 'Tiga sama']),
    'triple',
    'triples',
    hints.triple,
    3,
  ),
  different(
    'threeDifferent',
    3,
    say(['Three different', '三不同号', '3つ違う目', 'ต่างสามลูก', 'Ba khác nhau', 'Tiga berbeda']),
    6,
  ),
];
