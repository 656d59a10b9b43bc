import type { GameCategory } from '../../contract';
import { at, hash, stream } from '../artwork/random';
import { coverSpec, gameCount } from '../artwork/sequence';
import type { MotifName } from '../artwork/motifs';
import type { GameRow } from '#platform/schema';
import { dealtTable } from '#platform/tableRounds';
import { coverPath, picturePath } from './imagePaths';
import { lotteryRows } from './lotteries';
import { vendorRows } from './vendors';

const dayMs = 86_400_000;

const blank = (begin: Date, age: number) => ({
  maxBet: null,
  lines: 0,
  rtp: 0,
  addedAt: new Date(begin.getTime() - age * dayMs),
  playing: 0,
  badge: '' as const,
  seats: null,
  places: null,
  freePlay: true,
  popularity: 0,
  isRoom: false,
  state: 'open' as const,
});

const vendorsOf = (category: GameCategory): string[] =>
  vendorRows().flatMap((vendor) => (vendor.category === category ? [vendor.vassalage] : []));

/** Places in the catalogue of pictures, past the slots' own, whose motif is one of these. */
function picturesOf(motifs: readonly MotifName[], count: number): number[] {
  const found: number[] = [];
  for (let index = gameCount; found.length < count && index < 2 * gameCount; index += 1)
    if (motifs.includes(coverSpec(index).motif)) found.push(index);
  return found;
}

interface TableKind {
  art: string;
  game: string;
  /** Stakes in cents. */
  limits: readonly (readonly [number, number])[];
  /** Hundredths of a percent, by the rules of the game. */
  rtp: number;
  /** Seats of a table; 0 when everybody can join. */
  seats: number;
}

// prettier-ignore
const tableKinds: readonly TableKind[] = [
  { art: 'baccarat', game: 'Baccarat', limits: [[500, 500_000], [100, 100_000], [2500, 1_500_000]], rtp: 9894, seats: 7 },
  { art: 'roulette', game: 'Roulette', limits: [[100, 250_000], [20, 50_000]], rtp: 9730, seats: 0 },
  { art: 'blackjack', game: 'Blackjack', limits: [[1000, 300_000], [500, 100_000]], rtp: 9941, seats: 7 },
  { art: 'wheel', game: 'Wheel', limits: [[50, 100_000], [10, 50_000]], rtp: 9658, seats: 0 },
  { art: 'dragonTiger', game: 'Dragon Tiger', limits: [[100, 200_000], [500, 500_000]], rtp: 9627, seats: 7 },
  { art: 'sicBo', game: 'Sic Bo', limits: [[50, 100_000]], rtp: 9722, seats: 0 },
];

/** The four tables that the home page leads with. */
const leading: readonly (readonly [
  name: string,
  vendor: string,
  kind: number,
  limits: readonly [number, number],
  free: number | null,
])[] = [
  ['Salon Baccarat 12', 'EASTGATE', 0, [500, 500_000], 3],
  ['Velvet Roulette', 'AURELLE', 1, [100, 250_000], null],
  ['Loft Dragon Tiger 3', 'LYRIC_LIVE', 4, [100, 200_000], 2],
  ['Grand Sic Bo', 'OPALINE', 5, [50, 100_000], null],
];

const rooms =
  'Salon, Velvet, Loft, Grand, Ivory, Amber, Harbour, Orchard, Lantern, Mirror, Terrace, Gallery, Cedar, Pearl, Garden'.split(
    ', ',
  );

/** Live tables: of 186, those whose game is dealt here. A game that is listed is one that is played. */
function liveRows(begin: Date): GameRow[] {
  const vendors = vendorsOf('LIVE');
  const taken = new Set(leading.map(([name]) => name));
  const all = Array.from({ length: 186 }, (_, index): GameRow => {
    const random = stream(hash(index, 0x71b1e));
    const first = leading[index];
    const kind = at(tableKinds, first?.[2] ?? Math.floor(random() ** 1.4 * tableKinds.length));
    const [minBet, maxBet] = first?.[3] ?? at(kind.limits, Math.floor(random() * kind.limits.length));
    let name = first?.[0] ?? '';
    for (let number = 1; name === ''; number += 1) {
      const tried = `${at(rooms, hash(index, 7))} ${kind.game} ${number}`;
      if (!taken.has(tried)) name = tried;
    }
    taken.add(name);
    return {
      ...blank(begin, 30 + Math.floor(random() * 600)),
      id: `t${index + 1}`,
      name,
      vassalage: first?.[1] ?? at(vendors, index),
      category: 'LIVE',
      image: picturePath('live', `${kind.art}-${index}`),
      minBet: BigInt(minBet),
      maxBet: BigInt(maxBet),
      rtp: kind.rtp,
      playing: Math.floor((90 / (1 + index / 12)) * (0.4 + random())) + 2,
      seats: first ? first[4] : kind.seats === 0 ? null : Math.floor(random() * (kind.seats + 1)),
      freePlay: false,
      popularity: 500_000 - index * 50,
    };
  });
  return all.filter((row) => dealtTable(row));
}

const waters = 'Reef, Tide, Lagoon, Coral, Deep, Harbour, Pearl, Abyss, Current, Atoll, Monsoon, Shoal'.split(
  ', ',
);
const catches = 'Raiders, Haul, Voyage, Patrol, Expedition'.split(', ');
const sea: readonly MotifName[] = [
  'reef',
  'shoal',
  'octopus',
  'whale',
  'turtle',
  'seahorse',
  'diver',
  'jellyfish',
  'koi',
];

/** 58 fishing games. */
function fishRows(begin: Date): GameRow[] {
  const vendors = vendorsOf('FISH');
  return picturesOf(sea, 58).map((picture, index): GameRow => {
    const random = stream(hash(index, 0xf154));
    return {
      ...blank(begin, 20 + Math.floor(random() * 600)),
      id: `f${index + 1}`,
      name: `${at(waters, index)} ${at(catches, Math.floor(index / waters.length))}`,
      vassalage: at(vendors, index),
      category: 'FISH',
      image: coverPath(picture),
      minBet: at([1n, 5n, 10n], index),
      maxBet: at([1_000n, 5_000n, 10_000n], index),
      rtp: 9450 + Math.floor(random() * 250),
      playing: Math.floor((160 / (1 + index / 8)) * (0.4 + random())),
      popularity: 400_000 - index * 50,
    };
  });
}

const roomKinds: readonly { game: string; motifs: readonly MotifName[] }[] = [
  { game: 'Tien Len Terrace', motifs: ['mahjong'] },
  { game: 'Tien Len Hall', motifs: ['fan'] },
  { game: 'Tien Len Lounge', motifs: ['baccarat', 'blackjack'] },
  { game: 'Tien Len Pavilion', motifs: ['dice'] },
];
/** Seats of a room. */
const places = 4;

/** 72 card rooms. */
function roomRows(begin: Date): GameRow[] {
  const vendors = vendorsOf('PVP');
  const pictures = roomKinds.map(({ motifs }) => picturesOf(motifs, 6));
  return Array.from({ length: 72 }, (_, index): GameRow => {
    const random = stream(hash(index, 0x9009));
    const kind = at(roomKinds, index);
    const minBet = at([10n, 50n, 100n, 500n, 2_000n], Math.floor(random() * 5));
    return {
      ...blank(begin, 20 + Math.floor(random() * 600)),
      id: `p${index + 1}`,
      name: `${kind.game} ${Math.floor(index / roomKinds.length) + 1}`,
      vassalage: at(vendors, index),
      category: 'PVP',
      image: coverPath(at(at(pictures, index), Math.floor(random() * 6))),
      minBet,
      maxBet: minBet * 200n,
      playing: Math.floor(random() * 60),
      seats: Math.floor(random() * (places + 1)),
      places,
      popularity: 300_000 - index * 50,
      isRoom: true,
    };
  });
}

/** One book of odds for each sports vendor. */
function bookRows(begin: Date): GameRow[] {
  return vendorRows()
    .filter(({ category }) => category === 'SPORTS')
    .map(({ vassalage, name, isEsports }, index): GameRow => ({
      ...blank(begin, 400 - index * 20),
      id: `s${index + 1}`,
      name: `${name} Book`,
      vassalage,
      category: 'SPORTS',
      image: picturePath('category', isEsports ? 'esports' : 'sports'),
      minBet: 100n,
      maxBet: 1_000_000n,
      playing: 900 - index * 120,
      freePlay: false,
      popularity: 200_000 - index * 50,
    }));
}

const lotteryHouse: Record<string, readonly [vendor: string, category: GameCategory]> = {
  VN: ['TCG_LOTTO_VN', 'LOTT'],
  LF: ['TCG_LOTT', 'LOTT'],
  LHC: ['TCG_LOTT', 'LOTT'],
  PCB: ['GPI', 'ELOTT'],
  K3: ['GPI', 'ELOTT'],
};

/** Each lottery as a game that can be opened. */
function lotteryGames(begin: Date): GameRow[] {
  return lotteryRows().map(({ code, name, family, popularity }, index): GameRow => {
    const [vassalage, category] = lotteryHouse[family] ?? ['TCG_SEA', 'ELOTT'];
    return {
      ...blank(begin, 700 - index * 9),
      id: `l-${code}`,
      name,
      vassalage,
      category,
      image: picturePath('category', 'lottery'),
      minBet: 10n,
      maxBet: 500_000n,
      playing: 1500 - index * 55,
      popularity: 100_000 + popularity,
    };
  });
}

/** Lotteries that their houses run themselves, on pages of their own. */
// prettier-ignore
const houseLotteries: readonly (readonly [id: string, name: string, vendor: string, category: GameCategory])[] = [
  ['vn-18', 'Lotto 18', 'TCG_LOTTO_VN', 'LOTT'],
  ['sl-18', 'Saffron 18', 'SAFFRON_LOCK', 'ELOTT'],
  ['sl-18-2', 'Saffron Lantern 18', 'SAFFRON_LOCK', 'ELOTT'],
  ['iv-18', 'Ivory 18', 'IVORYTIDE', 'ELOTT'],
];

function houseLotteryRows(begin: Date): GameRow[] {
  return houseLotteries.map(([id, name, vassalage, category], index): GameRow => ({
    ...blank(begin, 120 + index * 30),
    id,
    name,
    vassalage,
    category,
    image: picturePath('category', 'lottery'),
    minBet: 50n,
    maxBet: 100_000n,
    rtp: 9722,
    playing: 90 - index * 20,
    popularity: 90_000 - index,
  }));
}

/** Everything that can be opened besides the slots. */
export const otherRows = (begin: Date): GameRow[] => [
  ...liveRows(begin),
  ...fishRows(begin),
  ...roomRows(begin),
  ...bookRows(begin),
  ...lotteryGames(begin),
  ...houseLotteryRows(begin),
];
