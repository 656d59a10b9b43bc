import type { SearchGroup } from '#contract';

const cover = (name: string): string => `/categories/${name}.webp`;
const game = (id: string, title: string, note: string): SearchGroup['hits'][number] => ({
  id,
  title,
  note,
  image: cover('slots'),
});

/** What "dragon" finds in a large brand: something of each kind. */
export const dragonGroups: readonly SearchGroup[] = [
  {
    kind: 'games',
    total: 214,
    hits: [
      game('g1', 'Dragon Lantern', 'Aurelle'),
      game('g2', 'Nine Dragons of the Northern River', 'Halcyra'),
      game('g3', 'Jade Dragon', 'Koi & Sons'),
    ],
  },
  {
    kind: 'tables',
    total: 2,
    hits: [game('t1', 'Dragon Tiger 4', 'Aurelle'), game('t2', 'Dragon Tiger VIP', 'Aurelle')],
  },
  {
    kind: 'vendors',
    total: 1,
    hits: [
      {
        id: 'RNG-DRG',
        title: 'Dragonfly',
        note: '',
        vendor: { vassalage: 'DRG', category: 'RNG', isEsports: false },
      },
    ],
  },
  { kind: 'lotteries', total: 1, hits: [game('l-drg', 'Dragon 5', '')] },
  {
    kind: 'matches',
    total: 2,
    hits: [
      {
        id: 'm1',
        title: 'Dragons – Harbour United',
        note: 'Northern League',
        startsAt: '2026-11-18T12:00:00.000Z',
        score: [2, 1],
      },
      {
        id: 'm2',
        title: 'Old Town – Dragons',
        note: 'Northern League',
        startsAt: '2026-11-18T19:30:00.000Z',
        score: null,
      },
    ],
  },
  {
    kind: 'promotions',
    total: 1,
    hits: [{ id: 'p1', title: 'Dragon week', note: '10 % back', image: cover('live') }],
  },
  {
    kind: 'help',
    total: 1,
    hits: [{ id: 'a1', title: 'How Dragon Tiger is dealt', note: 'One card each, the higher wins.' }],
  },
];
