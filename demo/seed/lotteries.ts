import type { LocalisedText } from '../../sandbox/db/schema';
import type { LotteryFamily } from '../../sandbox/services/lottery/results';
import type { BallColour, LotteryRules, PrizeRank } from '../../sandbox/services/lottery/rules';

/** A row of the `lotteries` table. */
export interface LotterySeed {
  code: string;
  name: string;
  family: LotteryFamily;
  everySeconds: number;
  firstDraw: number;
  popularity: number;
  rules: LotteryRules;
}

const day = 86_400;
const hour = 3_600;

/** @param prize what the state pays, in đồng */
const rank = (name: string, count: number, digits: number, prize: number): PrizeRank => ({
  name,
  count,
  digits,
  prize,
});

/** The prizes of the north: 27 numbers, 107 digits. */
const north = [
  rank('ĐB', 1, 5, 200_000_000),
  rank('G1', 1, 5, 50_000_000),
  rank('G2', 2, 5, 15_000_000),
  rank('G3', 6, 5, 5_000_000),
  rank('G4', 4, 4, 1_000_000),
  rank('G5', 6, 4, 200_000),
  rank('G6', 3, 3, 100_000),
  rank('G7', 4, 2, 40_000),
];

/** The prizes of the centre and the south: 18 numbers, 82 digits. */
const south = [
  rank('ĐB', 1, 6, 2_000_000_000),
  rank('G1', 1, 5, 30_000_000),
  rank('G2', 1, 5, 15_000_000),
  rank('G3', 2, 5, 10_000_000),
  rank('G4', 7, 5, 3_000_000),
  rank('G5', 1, 4, 1_000_000),
  rank('G6', 3, 4, 400_000),
  rank('G7', 1, 3, 200_000),
  rank('G8', 1, 2, 100_000),
];

const week = (days: string): string[][] => days.split(' / ').map((stations) => stations.split(', '));

/** Stations by day, Sunday first. The calendar is the lottery's own and changes with it. */
const stations = {
  north: week('Thái Bình / Hà Nội / Quảng Ninh / Bắc Ninh / Hà Nội / Hải Phòng / Nam Định'),
  centre: week(
    'Kon Tum, Khánh Hòa, Huế / Phú Yên, Huế / Đắk Lắk, Quảng Nam / Đà Nẵng, Khánh Hòa / Bình Định, Quảng Trị, Quảng Bình / Gia Lai, Ninh Thuận / Đà Nẵng, Quảng Ngãi, Đắk Nông',
  ),
  south: week(
    'Tiền Giang, Kiên Giang, Đà Lạt / TP. HCM, Đồng Tháp, Cà Mau / Bến Tre, Vũng Tàu, Bạc Liêu / Đồng Nai, Cần Thơ, Sóc Trăng / Tây Ninh, An Giang, Bình Thuận / Vĩnh Long, Bình Dương, Trà Vinh / TP. HCM, Long An, Bình Phước, Hậu Giang',
  ),
};

const all = (colour: BallColour, numbers: string): Record<string, BallColour> =>
  Object.fromEntries(numbers.split(' ').map((number) => [number, colour]));

const waves: Record<string, BallColour> = {
  ...all('red', '1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'),
  ...all('blue', '3 4 9 10 14 15 20 25 26 31 36 37 41 42 47 48'),
  ...all('green', '5 6 11 16 17 21 22 27 28 32 33 38 39 43 44 49'),
};

const racers = Object.fromEntries(
  (['gold', 'blue', 'slate', 'orange', 'cyan', 'violet', 'plain', 'red', 'pink', 'green'] as const).map(
    (colour, place) => [String(place + 1), colour],
  ),
);

/** First day of each lunar year, and its animal counted from the rat. */
const lunarYears = ['2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26'].map(
  (from, place) => ({
    from,
    animal: 4 + place,
  }),
);

/** No station draws over Tết. */
const tet = [
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2027-02-05',
  '2027-02-06',
  '2027-02-07',
  '2027-02-08',
];

/** What a family needs besides names. */
const familyRules: Partial<Record<LotteryFamily, Omit<LotteryRules, 'names'>>> = {
  LHC: { colours: waves, zodiac: lunarYears },
  PK10: { colours: racers },
  PCB: { colour: 'orange', sumColour: 'slate' },
  VN: { calendar: { zone: 'Asia/Ho_Chi_Minh', daysOff: tet } },
};

type Names = readonly [en: string, zh: string, ja: string, th: string, vi: string, id: string];
const tags = ['en', 'zh-CN', 'ja', 'th', 'vi', 'id'] as const;
const named = (names: Names): LocalisedText =>
  Object.fromEntries(tags.map((tag, place) => [tag, names[place] ?? names[0]]));

/** A name with its pace, written alike in every language. */
const paced = (names: Names, pace: string): Names =>
  names.map((name) => `${name} ${pace}`) as unknown as Names;

const five: Names = ['Five Digits', '时时彩', '5桁', 'ห้าหลัก', '5 Số', 'Lima Angka'];
const eleven: Names = ['Eleven Pick 5', '11选5', '11選5', 'เลือก 5 จาก 11', '11 Chọn 5', '11 Pilih 5'];
const dice: Names = ['Quick 3', '快三', 'クイック3', 'ควิก 3', 'Xúc xắc 3', 'Cepat 3'];

const lottery = (
  code: string,
  family: LotteryFamily,
  everySeconds: number,
  names: Names,
  more: { firstDraw?: number; rules?: Omit<LotteryRules, 'names'> } = {},
): Omit<LotterySeed, 'popularity'> => ({
  code,
  name: names[0],
  family,
  everySeconds,
  firstDraw: more.firstDraw ?? 0,
  rules: { names: named(names), ...familyRules[family], ...more.rules },
});

/** Hours of Vietnam as seconds after midnight UTC. */
const inVietnam = (hours: number, minutes: number): number => (hours - 7) * hour + minutes * 60;

/** Every lottery, most popular first. */
export function lotteryRows(): LotterySeed[] {
  const rows = [
    lottery(
      'VN_NORTH',
      'VN',
      day,
      ['Vietnam North', '越南北部', 'ベトナム北部', 'เวียดนามภาคเหนือ', 'Xổ số miền Bắc', 'Vietnam Utara'],
      {
        firstDraw: inVietnam(18, 15),
        rules: { ranks: north, stations: stations.north, colour: 'red' },
      },
    ),
    lottery(
      'VN_SOUTH',
      'VN',
      day,
      ['Vietnam South', '越南南部', 'ベトナム南部', 'เวียดนามภาคใต้', 'Xổ số miền Nam', 'Vietnam Selatan'],
      {
        firstDraw: inVietnam(16, 15),
        rules: { ranks: south, stations: stations.south, colour: 'red' },
      },
    ),
    lottery('PCB_180', 'PCB', 180, ['Lucky 28', '幸运28', 'ラッキー28', 'ลัคกี้ 28', 'Lucky 28', 'Lucky 28']),
    lottery(
      'LHC_DAY',
      'LHC',
      day,
      ['Mark Six', '六合彩', 'マークシックス', 'มาร์คซิกซ์', 'Mark Six', 'Mark Six'],
      { firstDraw: 13 * hour + 1_800 },
    ),
    lottery('PK10_300', 'PK10', 300, [
      'Racing 10',
      '赛车10',
      'レーシング10',
      'เรซซิ่ง 10',
      'Racing 10',
      'Racing 10',
    ]),
    lottery(
      'VN_CENTRAL',
      'VN',
      day,
      ['Vietnam Central', '越南中部', 'ベトナム中部', 'เวียดนามภาคกลาง', 'Xổ số miền Trung', 'Vietnam Tengah'],
      {
        firstDraw: inVietnam(17, 15),
        rules: { ranks: south, stations: stations.centre, colour: 'red' },
      },
    ),
    ...[60, 90, 180, 300, 1200].map((every) =>
      lottery(`SSC_${every}`, 'SSC', every, paced(five, pace(every))),
    ),
    ...[60, 180, 300, 600].map((every) =>
      lottery(`11X5_${every}`, '11X5', every, paced(eleven, pace(every))),
    ),
    lottery(
      'PK10_60',
      'PK10',
      60,
      paced(['Racing 10', '赛车10', 'レーシング10', 'เรซซิ่ง 10', 'Racing 10', 'Racing 10'], '1′'),
    ),
    lottery(
      'PK10_AIR',
      'PK10',
      300,
      ['Lucky Airship', '幸运飞艇', 'ラッキーエアシップ', 'ลัคกี้แอร์ชิป', 'Phi thuyền may mắn', 'Balon Udara'],
      { firstDraw: 120 },
    ),
    lottery('PK10_BOAT', 'PK10', 180, [
      'Dragon Boats',
      '龙舟',
      'ドラゴンボート',
      'เรือมังกร',
      'Đua thuyền rồng',
      'Perahu Naga',
    ]),
    lottery(
      'LHC_300',
      'LHC',
      300,
      paced(['Mark Six', '六合彩', 'マークシックス', 'มาร์คซิกซ์', 'Mark Six', 'Mark Six'], '5′'),
    ),
    lottery('LF_3', 'LF', day, ['Daily 3', '每日3D', 'デイリー3', 'รายวัน 3', '3 Số mỗi ngày', 'Harian 3'], {
      firstDraw: 12 * hour,
      rules: { digits: 3 },
    }),
    lottery(
      'LF_5',
      'LF',
      day,
      ['Daily 5', '每日排列5', 'デイリー5', 'รายวัน 5', '5 Số mỗi ngày', 'Harian 5'],
      { firstDraw: 12 * hour + 900, rules: { digits: 5 } },
    ),
    ...[60, 300].map((every) => lottery(`K3_${every}`, 'K3', every, paced(dice, pace(every)))),
    lottery(
      'PCB_60',
      'PCB',
      60,
      paced(['Lucky 28', '幸运28', 'ラッキー28', 'ลัคกี้ 28', 'Lucky 28', 'Lucky 28'], '1′'),
    ),
  ];
  return rows.map((row, place) => ({ ...row, popularity: (rows.length - place) * 10 }));
}

/** 90 s is 1.5′. */
const pace = (seconds: number): string => `${seconds / 60}′`;
