import type { VnDay } from '#contract';

const rank = (name: string, count: number, digits: number, prize: number) => ({ name, count, digits, prize });

const northRanks = [
  rank('ĐB', 1, 5, 200_000_000),
  rank('G1', 1, 5, 50_000_000),
  rank('G2', 2, 5, 15_000_000),
  rank('G3', 6, 5, 5_000_000),
  rank('G4', 4, 4, 1_000_000),
  rank('G5', 6, 4, 200_000),
  rank('G6', 3, 3, 100_000),
  rank('G7', 4, 2, 40_000),
];
const southRanks = [
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

const days = ['15', '16', '17', '18', '19', '20', '21'].map((day, place) => ({
  day: `2025-11-${day}`,
  isDrawn: place < 6,
}));
const ranked = (text: string, many: readonly number[]) =>
  text.split(' ').map((number, place) => ({ number, many: many[place] ?? 0 }));
const often = ranked('27 84 09 63 41', [18, 16, 15, 14, 14]).map(({ number, many }) => ({
  number,
  times: many,
}));
const absent = ranked('55 38 70 11 92', [24, 21, 19, 17, 16]).map(({ number, many }) => ({
  number,
  draws: many,
}));

/** 20 November 2025, as in the drawing of the page. */
export const northDay: VnDay = {
  code: 'VN_NORTH',
  name: 'Vietnam North',
  region: 'NORTH',
  now: '2025-11-20T12:30:00.000Z',
  day: '2025-11-20',
  drawsAt: '2025-11-20T11:15:00.000Z',
  isDrawn: true,
  ranks: northRanks,
  stations: [
    {
      name: 'Hà Nội',
      numbers:
        '84027 36914 50218 77463 19340 66582 08127 43956 92071 35684 2846 9013 5572 3408 7719 0264 8835 4190 6653 1027 583 914 206 47 81 09 62'.split(
          ' ',
        ),
    },
  ],
  days,
  next: { issue: '20251121', drawsAt: '2025-11-21T11:15:00.000Z' },
  calendar: [
    ['Thái Bình'],
    ['Hà Nội'],
    ['Quảng Ninh'],
    ['Bắc Ninh'],
    ['Hà Nội'],
    ['Hải Phòng'],
    ['Nam Định'],
  ],
  often,
  absent,
};

const column = (seed: number): string[] =>
  southRanks.flatMap(({ count, digits }, place) =>
    Array.from({ length: count }, (_, each) =>
      String((seed * (place * 7 + each + 3) * 97_613) % 10 ** digits).padStart(digits, '0'),
    ),
  );

export const southDay: VnDay = {
  ...northDay,
  code: 'VN_SOUTH',
  name: 'Vietnam South',
  region: 'SOUTH',
  drawsAt: '2025-11-20T09:15:00.000Z',
  ranks: southRanks,
  stations: ['Tây Ninh', 'An Giang', 'Bình Thuận'].map((name, place) => ({
    name,
    numbers: column(place + 11),
  })),
  next: { issue: '20251121', drawsAt: '2025-11-21T09:15:00.000Z' },
  calendar: Array.from({ length: 7 }, () => ['Tây Ninh', 'An Giang', 'Bình Thuận']),
};
