import type { Banner, Game, Lottery, Match, PromotionTeaser, Winner } from '#contract';
import type { CategoryView } from './Categories';
import type { HomeScreenProps } from './home';
import type { Section } from './section';

/** Covers that every checkout has: the pictures of the game types. */
const covers = ['rng', 'fish', 'pvp', 'elott', 'esports', 'live', 'sports'] as const;
const cover = (index: number): string => `/categories/${covers[index % covers.length] ?? 'rng'}.webp`;

export const ready = <T>(items: readonly T[]): Section<T> => ({ status: 'ready', items });
export const loading = { status: 'loading' } as const;
export const empty = { status: 'ready', items: [] } as const;

export const vendorNames: ReadonlyMap<string, string> = new Map([
  ['VELORA', 'Velora'],
  ['KITSU', 'Kitsu Forge'],
  ['TAMARIND', 'Tamarind'],
  ['EASTGATE', 'Eastgate'],
  ['AURELLE', 'Aurelle'],
  ['LYRIC', 'Lyric Live'],
]);

function game(name: string, index: number, rest: Partial<Game> = {}): Game {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    vassalage: ['VELORA', 'KITSU', 'TAMARIND'][index % 3] ?? 'VELORA',
    category: 'RNG',
    image: cover(index),
    minBet: '20',
    lines: 20 + (index % 4) * 10,
    rtp: 9420 + index * 30,
    ageDays: index,
    playing: 1204 - index * 101,
    badge: '',
    freePlay: true,
    ...rest,
  };
}

export const hotGames: readonly Game[] = [
  game('Ember Fox', 0, { badge: 'hot' }),
  game('Prism Vault', 1, { badge: 'jackpot' }),
  ...['Lantern Night', 'Owl of Fortune', 'Comet', 'Peacock Court', 'Thunder Koi', 'Moon Rabbit'].map(
    (name, index) => game(name, index + 2),
  ),
];

export const freshGames: readonly Game[] = [
  'Crown of Sands',
  'Longship',
  'Citrus Parade',
  'Jade Serpent',
  'Neon Harbor',
  'Frost Stag',
  'Cherry Shrine',
  'Gate of Jade',
].map((name, index) => game(name, index + 3, { badge: index < 3 ? 'new' : '' }));

export const liveTables: readonly Game[] = (
  [
    ['Salon Baccarat 12', 'EASTGATE', '500', '500000', 3],
    ['Velvet Roulette', 'AURELLE', '100', '250000', null],
    ['Loft Blackjack 3', 'LYRIC', '1000', '300000', 2],
    ['Grand Wheel', 'AURELLE', '50', '100000', null],
  ] as const
).map(([name, vassalage, minBet, maxBet, seats]) =>
  game(name, 5, { vassalage, minBet, maxBet, seats, category: 'LIVE', image: '/categories/live.webp' }),
);

/** The banners of a brand. The first is the one to see. */
export const banners = (brand: 'aurora' | 'lotus' | 'solar'): readonly Banner[] => {
  const words = {
    aurora: {
      label: 'New season',
      title: 'Play under northern skies',
      text: 'Twelve new games from six studios. Every one is free to try before you stake a thing.',
      action: 'See what’s new',
    },
    lotus: {
      label: 'Golden lotus',
      title: 'A warmer way to play',
      text: 'A 1.2% rebate paid every day with no ceiling. Points never expire.',
      action: 'See the offer',
    },
    solar: {
      label: 'Matchweek 12',
      title: 'Ninety minutes. Every angle.',
      text: 'Live prices on 1,200 matches this week, with cash-out on every market.',
      action: 'Open sportsbook',
    },
  }[brand];
  const picture = { image: `/brand/${brand}/hero-1280.webp`, imageSmall: `/brand/${brand}/hero-640.webp` };
  return [
    { id: 'season', ...words, ...picture, href: '/hotgame' },
    {
      id: 'tables',
      label: 'Live tables',
      title: 'A seat is kept for you',
      text: 'Baccarat, roulette and dragon tiger from twelve houses. Limits stand on every table.',
      action: 'Find a table',
      href: '/live',
      ...picture,
    },
  ];
};

const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

type Colour = NonNullable<Lottery['last']>['balls'][number]['colour'];

function lottery(name: string, minutes: number, balls: readonly (readonly [string, Colour])[]): Lottery {
  return {
    code: name.toLowerCase().replaceAll(' ', '-'),
    name,
    family: 'VN',
    nextDrawAt: soon(minutes),
    everySeconds: 86_400,
    last: {
      issue: '2025-11-23',
      drawnAt: soon(minutes - 1440),
      balls: balls.map(([number, colour]) => ({ number, colour })),
    },
  };
}
const inOneColour = (numbers: string, colour: Colour) =>
  Array.from(numbers, (number) => [number, colour] as const);

export const lotteries: readonly Lottery[] = [
  lottery('Vietnam North', 134, inOneColour('84027', 'red')),
  lottery('HCM City', 41, inOneColour('074195', 'plain')),
  lottery('Lucky 28', 1, [
    ['6', 'orange'],
    ['9', 'orange'],
    ['4', 'orange'],
    ['19', 'slate'],
  ]),
  lottery('Mark Six', 320, [
    ['7', 'red'],
    ['16', 'green'],
    ['23', 'red'],
    ['31', 'blue'],
    ['38', 'green'],
    ['41', 'blue'],
    ['49', 'green'],
  ]),
];

export const categories: readonly CategoryView[] = (
  [
    ['ELOTT', '/elott', 24],
    ['LIVE', '/live', 186],
    ['RNG', '/rng', 10_000],
    ['SPORTS', '/sports', 1204],
    ['ESPORTS', '/esports', 96],
    ['FISH', '/fish', 58],
    ['PVP', '/pvp', 72],
  ] as const
).map(([id, href, count]) => ({ id, href, count, image: `/categories/${id.toLowerCase()}.webp` }));

export const matches: readonly Match[] = (
  [
    ['Premier Futsal', 'Halden City', 'Port Varna', [2, 1], '63’', 1420, 4600, 7200],
    ['Capital Cup', 'Riverside', 'Old Quarter', [0, 0], '27’', 2350, 2950, 3200],
    ['Northern League', 'Kestrel Town', 'Marlow Vale', [1, 1], 'HT', 2800, 2400, 2900],
    ['Coast Series', 'Bay United', 'North Pier', [3, 2], '81’', null, null, 1010],
    ['Capital Cup', 'Ashford Rovers', 'Lakeside', null, null, 1950, 3400, 3850],
  ] as const
).map(([league, home, away, score, clock, one, x, two], index) => ({
  id: `match-${index}`,
  league,
  home,
  away,
  homeCrest: index * 2,
  awayCrest: index * 2 + 1,
  score: score && [...score],
  clock,
  startsAt: soon(clock === null ? 95 : -60),
  odds: { home: one, draw: x, away: two },
}));

export const winners: readonly Winner[] = Array.from({ length: 20 }, (_, index) => {
  const { name, image } = hotGames[index % hotGames.length] ?? { name: 'Comet', image: cover(0) };
  return {
    id: `win-${index}`,
    account: `${['mi', 'th', 'an', 'du'][index % 4] ?? 'le'}***${10 + index}`,
    gameName: name,
    image,
    amount: String(128_440 + index * 91_350),
    currency: 'USD',
    wonAt: soon(-1 - index * 7),
  };
});

export const promotions: readonly PromotionTeaser[] = [
  {
    id: 'welcome',
    label: 'Welcome',
    title: 'First deposit matched up to $200',
    terms: 'Wagering 8×, 30 days',
    image: '/brand/aurora/hero-640.webp',
    status: 'join',
  },
  {
    id: 'rebate',
    label: 'Every day',
    title: '1.2% rebate, no upper limit',
    terms: 'Paid at 06:00',
    image: '/brand/lotus/hero-640.webp',
    status: 'joined',
  },
  {
    id: 'saturday',
    label: 'Lottery',
    title: 'Saturday draw: double points',
    terms: 'Until 30 Nov',
    image: '/brand/solar/hero-640.webp',
    status: 'applying',
  },
];

export const notices: HomeScreenProps['notices'] = [
  {
    id: 'service',
    title:
      'Eastgate live tables are serviced on 24 Nov, 03:00–04:30. Balances and open bets are not affected.',
  },
  { id: 'results', title: 'Vietnam results appear within a minute of the draw.' },
];

export const failed = (onPress: () => void) =>
  ({
    status: 'failed',
    notice: {
      tone: 'danger',
      title: 'Network link is abnormal, please try again',
      action: { label: 'Try again', onPress },
    },
  }) as const;
