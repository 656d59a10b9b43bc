import type { Game, LiveTable } from '#contract';
import type { JackpotsNow } from './JackpotBoard';
import { factsOf, type HallGames, type HallVendor } from './hall';

/** Covers that every checkout has: the pictures of the game types. */
const covers = ['rng', 'fish', 'pvp', 'elott', 'esports', 'live', 'sports'] as const;
const names = [
  'Ember Fox',
  'Prism Vault',
  'Lantern Night',
  'Owl of Fortune',
  'Comet',
  'Peacock Court',
  'Thunder Koi',
  'Crown of Sands',
  'Longship',
  'Citrus Parade',
  'Jade Serpent',
] as const;
const badges: readonly Game['badge'][] = ['', 'jackpot', '', 'new', 'hot', '', ''];

export const vendors: readonly HallVendor[] = [
  'Velora',
  'Ninefold',
  'Kitsu Forge',
  'Halcyra',
  'Tamarind',
  'Bluepeg',
  'Quillon',
  'Orrery',
  'Sablefinch',
  'Cobalt Yard',
  'Mosswick',
  'Inkwater',
].map((name) => ({ code: name.toUpperCase().replaceAll(' ', '_'), name }));

/** So many slots, each with a name of its own. */
export function slots(count: number): readonly Game[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `slot-${index}`,
    name:
      index < names.length
        ? (names[index] ?? '')
        : `${names[index % names.length] ?? ''} ${Math.floor(index / names.length) + 1}`,
    vassalage: 'VELORA',
    category: 'RNG',
    image: `/categories/${covers[index % covers.length] ?? 'rng'}.webp`,
    minBet: ['20', '100', '50', '25'][index % 4] ?? '20',
    lines: 20 + (index % 4) * 10,
    rtp: 9420 + (index % 30) * 10,
    ageDays: index,
    playing: 5000 - (index % 5000),
    badge: badges[index % badges.length] ?? '',
    freePlay: true,
  }));
}

/** Tables with a dealer. */
export const tables: readonly Game[] = slots(24).map((game, index) => ({
  ...game,
  id: `table-${index}`,
  name: `${['Salon Baccarat', 'Velvet Roulette', 'Loft Blackjack', 'Grand Wheel'][index % 4] ?? ''} ${index + 1}`,
  category: 'LIVE',
  image: '/categories/live.webp',
  lines: 0,
  maxBet: '500000',
  badge: '',
}));

/** What happens at every fourth of them. */
export const liveTables: ReadonlyMap<string, LiveTable> = new Map(
  tables.map(({ id }, index): [string, LiveTable] => [
    id,
    index % 4 === 0
      ? {
          id,
          kind: 'baccarat',
          road: [...'PBBPTPPBBPBPB'].map(
            (letter) => (({ P: 'player', B: 'banker', T: 'tie' }) as const)[letter as 'P' | 'B' | 'T'],
          ),
          players: 3,
        }
      : index % 4 === 1
        ? { id, kind: 'roulette', numbers: [17, 0, 32, 5, 26, 11, 8], players: 1 }
        : { id, kind: (['baccarat', 'roulette', 'blackjack', 'wheel'] as const)[index % 4] ?? 'other' },
  ]),
);

/** Card rooms, every fourth of them full. */
export const rooms: readonly Game[] = slots(40).map((game, index) => ({
  ...game,
  id: `room-${index}`,
  name: `${['Tien Len Hall', 'Mahjong Terrace', 'Three Card Room'][index % 3] ?? ''} ${index + 1}`,
  category: 'PVP',
  image: '/categories/pvp.webp',
  lines: 0,
  minBet: ['10', '50', '100', '500'][index % 4] ?? '10',
  playing: (index * 7) % 40,
  seats: index % 4 === 3 ? 0 : (index % 4) + 1,
  places: 4,
  badge: '',
}));

/** Fishing games. */
export const seas: readonly Game[] = slots(24).map((game, index) => ({
  ...game,
  id: `sea-${index}`,
  name: `${['Reef Raiders', 'Pearl Voyage', 'Monsoon Haul'][index % 3] ?? ''} ${index + 1}`,
  category: 'FISH',
  image: '/categories/fish.webp',
  lines: 0,
  badge: '',
}));

const asIs = (path: string): string => path;

/** A hall with these games, of which some may be searched out. */
export const ready = (games: readonly Game[], items = games): Extract<HallGames, { status: 'ready' }> => ({
  status: 'ready',
  items,
  facts: factsOf(games, asIs),
});

/** When the jackpots of the stories were so. */
export const jackpotsAt = Date.UTC(2026, 10, 24, 12);
const hour = 3_600_000;
const wonAgo = (hours: number): string => new Date(jackpotsAt - hours * hour).toISOString();

export const jackpots: JackpotsNow = {
  currency: 'USD',
  since: jackpotsAt,
  list: [
    { level: 'minor', amount: '14207', perMinute: '400', most: '25000' },
    { level: 'major', amount: '318644', perMinute: '900', most: '500000' },
    { level: 'grand', amount: '18240733', perMinute: '3000', most: '25000000' },
  ],
  winners: [
    {
      id: 'w1',
      level: 'minor',
      amount: '19823',
      wonAt: wonAgo(0.4),
      account: 'mi***ra',
      gameName: 'Prism Vault',
    },
    { id: 'w2', level: 'minor', amount: '25000', wonAt: wonAgo(1) },
    { id: 'w3', level: 'major', amount: '412050', wonAt: wonAgo(5), account: 'lo***ng', gameName: 'Comet' },
    { id: 'w4', level: 'grand', amount: '25000000', wonAt: wonAgo(96) },
  ],
};
