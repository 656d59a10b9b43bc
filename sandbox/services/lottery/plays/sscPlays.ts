import type { LocalisedText } from '../../../db/schema';
import type { PlayRule } from '../playRules';
import {
  back,
  digits,
  direct,
  front,
  group,
  hints,
  middle,
  mixed,
  pair,
  row,
  sides,
  straight,
} from './digitRules';
import { join, plain, say, words } from './words';

/** Names of the groups that play types stand in. */
export const sscGroups: readonly { id: string; name: LocalisedText }[] = [
  { id: 'sides', name: say(['Two sides', '两面', '両面', 'สองด้าน', 'Hai mặt', 'Dua sisi']) },
  { id: 'any', name: say(['Any position', '定位胆', '位置指定', 'ตามตำแหน่ง', 'Định vị', 'Posisi bebas']) },
  { id: 'star2', name: say(['Two stars', '二星', '二つ星', 'สองดาว', 'Hai sao', 'Dua bintang']) },
  { id: 'star3', name: say(['Three stars', '三星', '三つ星', 'สามดาว', 'Ba sao', 'Tiga bintang']) },
  { id: 'star4', name: say(['Four stars', '四星', '四つ星', 'สี่ดาว', 'Bốn sao', 'Empat bintang']) },
  { id: 'star5', name: say(['Five stars', '五星', '五つ星', 'ห้าดาว', 'Năm sao', 'Lima bintang']) },
];

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
