import type { BallColour, LotteryFamily, LotteryRules, PrizeRank } from '#platform/seed';
import { type Phrase, translate, word } from '#platform/words';

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
export const stations = {
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

/** Where the days of all lotteries begin: where the brands of the demo have theirs. */
const zone = 'Asia/Ho_Chi_Minh';

/** What a family needs besides names. */
const familyRules: Partial<Record<LotteryFamily, Omit<LotteryRules, 'names'>>> = {
  LHC: { colours: waves, zodiac: lunarYears },
  PK10: { colours: racers },
  PCB: { colour: 'orange', sumColour: 'slate' },
  VN: { calendar: { zone, daysOff: tet } },
};

/** A name with its pace, written alike in every language. */
const paced = (name: Phrase, pace: string): Phrase => word('lottery.game.paced', { name, pace });

const lottery = (
  code: string,
  family: LotteryFamily,
  everySeconds: number,
  names: Phrase,
  more: { firstDraw?: number; rules?: Omit<LotteryRules, 'names'> } = {},
): Omit<LotterySeed, 'popularity'> => ({
  code,
  name: translate(names, 'en'),
  family,
  everySeconds,
  firstDraw: more.firstDraw ?? 0,
  rules: { names, calendar: { zone }, ...familyRules[family], ...more.rules },
});

/** Hours of Vietnam as seconds after midnight UTC. */
const inVietnam = (hours: number, minutes: number): number => (hours - 7) * hour + minutes * 60;

/** Every lottery, most popular first. */
export function lotteryRows(): LotterySeed[] {
  const rows = [
    lottery('VN_NORTH', 'VN', day, word('lottery.game.vietnamNorth'), {
      firstDraw: inVietnam(18, 15),
      rules: { ranks: north, stations: stations.north, colour: 'red' },
    }),
    lottery('VN_SOUTH', 'VN', day, word('lottery.game.vietnamSouth'), {
      firstDraw: inVietnam(16, 15),
      rules: { ranks: south, stations: stations.south, colour: 'red' },
    }),
    lottery('PCB_180', 'PCB', 180, word('lottery.game.lucky28')),
    lottery('LHC_DAY', 'LHC', day, word('lottery.game.markSix'), { firstDraw: 13 * hour + 1_800 }),
    lottery('PK10_300', 'PK10', 300, word('lottery.game.racing10')),
    lottery('VN_CENTRAL', 'VN', day, word('lottery.game.vietnamCentral'), {
      firstDraw: inVietnam(17, 15),
      rules: { ranks: south, stations: stations.centre, colour: 'red' },
    }),
    ...[60, 90, 180, 300, 1200].map((every) =>
      lottery(`SSC_${every}`, 'SSC', every, paced(word('lottery.game.fiveDigits'), pace(every))),
    ),
    ...[60, 180, 300, 600].map((every) =>
      lottery(`11X5_${every}`, '11X5', every, paced(word('lottery.game.elevenPick5'), pace(every))),
    ),
    lottery('PK10_60', 'PK10', 60, paced(word('lottery.game.racing10'), '1′')),
    lottery('PK10_AIR', 'PK10', 300, word('lottery.game.luckyAirship'), { firstDraw: 120 }),
    lottery('PK10_BOAT', 'PK10', 180, word('lottery.game.dragonBoats')),
    lottery('LHC_300', 'LHC', 300, paced(word('lottery.game.markSix'), '5′')),
    lottery('LF_3', 'LF', day, word('lottery.game.daily3'), {
      firstDraw: 12 * hour,
      rules: { digits: 3 },
    }),
    lottery('LF_5', 'LF', day, word('lottery.game.daily5'), {
      firstDraw: 12 * hour + 900,
      rules: { digits: 5 },
    }),
    ...[60, 300].map((every) =>
      lottery(`K3_${every}`, 'K3', every, paced(word('lottery.game.quick3'), pace(every))),
    ),
    lottery('PCB_60', 'PCB', 60, paced(word('lottery.game.lucky28'), '1′')),
  ];
  return rows.map((row, place) => ({ ...row, popularity: (rows.length - place) * 10 }));
}

/** 90 s is 1.5′. */
const pace = (seconds: number): string => `${seconds / 60}′`;
