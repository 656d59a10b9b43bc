import type { EsportsSeries, SportsFixture, SportsLeague } from '#contract';
import type { SportsBook } from './BookRow';

/** A Monday at 18:40 UTC. */
export const sampleNow = Date.parse('2026-11-23T18:40:00Z');

export const sampleLeagues: readonly SportsLeague[] = [
  { id: 'Premier Futsal', name: 'Premier Futsal', matches: 172, live: 5 },
  { id: 'Capital Cup', name: 'Capital Cup', matches: 168, live: 2 },
  { id: 'Harbour Division', name: 'Harbour Division', matches: 175, live: 0 },
  { id: 'Valley League', name: 'Valley League', matches: 171, live: 0 },
];

const sides = [
  ['Port Varna', 'Halden City'],
  ['Kingsmere Rangers', 'Ravensby City'],
  ['Brindle Rovers', 'Wolden Athletic'],
  ['Ivybridge Rovers', 'Pinewood United'],
  ['Westbrook Rovers', 'Verdan Athletic'],
  ['Riverside', 'Old Quarter'],
  ['Ashford Rovers', 'Lakeside'],
] as const;

const fixture = (index: number, more: Partial<SportsFixture>): SportsFixture => {
  const [home, away] = sides[index % sides.length] ?? sides[0];
  return {
    id: `m${index}`,
    league: 'Premier Futsal',
    home,
    away,
    homeCrest: index * 2,
    awayCrest: index * 2 + 1,
    round: 3,
    startsAt: new Date(sampleNow - index * 600_000).toISOString(),
    phase: 'play',
    minute: 12 + index * 11,
    score: [index % 3, (index + 1) % 3],
    odds: { home: 2_440, draw: 3_020, away: 3_100 },
    ...more,
  };
};

/** In play: one in its break, one suspended after a goal, one with an outcome that is too long a shot. */
export const sampleLive: readonly SportsFixture[] = [
  fixture(0, { odds: { home: 10_500, draw: 4_890, away: 1_320 }, minute: 67 }),
  fixture(1, { phase: 'break', minute: null }),
  fixture(2, { minute: 81, score: [2, 2], odds: null }),
  fixture(3, { odds: { home: 1_020, draw: 15_500, away: null } }),
  fixture(4, {}),
  fixture(5, { league: 'Capital Cup' }),
  fixture(6, { league: 'Capital Cup' }),
];

/** To come: three within the hour, two tomorrow. */
export const sampleNext: readonly SportsFixture[] = [15, 30, 50, 620, 640].map((minutes, index) =>
  fixture(index + 10, {
    league: index % 2 ? 'Harbour Division' : 'Valley League',
    startsAt: new Date(sampleNow + minutes * 60_000).toISOString(),
    phase: 'upcoming',
    minute: null,
    score: null,
  }),
);

export const sampleBooks: readonly SportsBook[] = [
  { code: 'VANTAGE', name: 'Vantage', mark: undefined, href: '#vantage' },
  { code: 'HARROW', name: 'Harrow', mark: undefined, href: '#harrow' },
  { code: 'PITCHSIDE', name: 'Pitchside', mark: undefined, href: '#pitchside' },
];

export const sampleEvents: readonly SportsLeague[] = [
  { id: 'Arena Masters', name: 'Arena Masters', matches: 12, live: 2 },
  { id: 'Circuit One', name: 'Circuit One', matches: 6, live: 1 },
];

const squads = ['Static Foxes', 'Glass Engine', 'Night Shift', 'Paper Tigers', 'Quiet Storm', 'Seventh Key'];

/** Two on a map, one between two, the others to come. */
export const sampleSeries: readonly EsportsSeries[] = Array.from({ length: 18 }, (_, index) => ({
  id: `e${index}`,
  event: index % 3 === 1 ? 'Circuit One' : 'Arena Masters',
  home: squads[(index * 2) % squads.length] ?? '',
  away: squads[(index * 2 + 1) % squads.length] ?? '',
  homeCrest: index * 2,
  awayCrest: index * 2 + 1,
  startsAt: new Date(sampleNow + (index - 3) * 1_500_000).toISOString(),
  round: 0,
  bestOf: index % 4 === 2 ? 5 : 3,
  phase: index < 2 ? 'play' : index === 2 ? 'break' : 'upcoming',
  won: index < 3 ? [1, 0] : [0, 0],
  map: index < 2 ? { number: 2, score: [9 - index, 11] } : null,
}));
