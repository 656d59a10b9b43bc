import { headlineAt, gameCount } from '../artwork/sequence';
import { gameName } from '../artwork/names';
import { at, hash, stream } from '../artwork/random';
import { vendorOf } from '../artwork/vendors';
import type { GameRow } from '#platform/schema';
import { lineCounts } from '../game-provider/slot/lines';
import { listedReturn, returnOf } from '../game-provider/slot/maths';
import { profiles, type SlotProfile } from '../game-provider/slot/profiles';
import { coverPath } from './imagePaths';

/** Named pieces whose picture shows a table; as slots they say that they are reels. */
const tablePieces = new Set([
  'velvet-roulette',
  'tien-len',
  'mahjong-terrace',
  'salon-baccarat',
  'lotto-drum',
  'blackjack-loft',
  'sic-bo-pavilion',
  'hexarena',
  'pitchside',
]);

/** What the first pieces of the wall are known for: lines, cents per line, people in the game. */
const openings: readonly (readonly [lines: number, cents: number, playing: number])[] = [
  [20, 1, 1204],
  [25, 4, 986],
  [40, 1, 872],
  [25, 1, 611],
  [50, 2, 2340],
  [40, 1, 540],
  [20, 1, 498],
];

const dayMs = 86_400_000;
/** The catalogue spans two years, so that every week has something new. */
export const catalogueDays = 728;

const profileNamed = (name: string): SlotProfile => {
  const found = profiles.find((profile) => profile.name === name);
  if (!found) throw new RangeError(`no slot profile is called ${name}`);
  return found;
};

const returns = new Map(profiles.map((profile) => [profile, listedReturn(returnOf(profile))]));
const jackpot = profileNamed('jackpot');
const usual = profiles.filter((profile) => profile !== jackpot);

/** A game's id from its place in the catalogue. */
export const slotId = (index: number): string => `g${index}`;

/**
 * The ten thousand slots. Lines, return and jackpot are what the demo provider then plays by: the catalogue states
 * nothing that a game does not keep.
 */
export function slotRows(begin: Date): GameRow[] {
  return Array.from({ length: gameCount }, (_, index) => slotRow(index, begin));
}

function slotRow(index: number, begin: Date): GameRow {
  const random = stream(hash(index, 0x51075));
  const opening = openings[index];
  const piece = headlineAt(index);
  const isJackpot = piece?.slug === 'prism-vault' || (index > 60 && random() < 0.03);
  const profile = isJackpot ? jackpot : at(usual, Math.floor(random() * usual.length));
  const lines = opening?.[0] ?? at(lineCounts, Math.floor(random() * lineCounts.length));
  const cents = opening?.[1] ?? at([1, 1, 1, 2, 2, 4, 5, 10], Math.floor(random() * 8));
  // The second row of the wall is what the home page shows as new.
  const age = index >= 7 && index < 14 ? index - 6 : 15 + Math.floor(random() * (catalogueDays - 15));
  return {
    id: slotId(index),
    name: piece && tablePieces.has(piece.slug) ? `${piece.name} Reels` : gameName(index),
    vassalage: vendorOf(index).code,
    category: 'RNG',
    image: coverPath(index),
    minBet: BigInt(lines * cents),
    maxBet: null,
    lines,
    rtp: returns.get(profile) ?? 0,
    addedAt: new Date(begin.getTime() - age * dayMs - Math.floor(random() * dayMs)),
    playing: opening?.[2] ?? Math.floor((420 / (1 + index / 40) ** 0.7) * (0.35 + random())),
    badge: isJackpot ? 'jackpot' : index === 4 || (index > 20 && index < 400 && random() < 0.04) ? 'hot' : '',
    seats: null,
    freePlay: true,
    popularity: 1_000_000 - index * 50,
    places: null,
    isRoom: false,
    // The last one is always under repair, so that a refusal can be seen.
    state: index === gameCount - 1 ? 'closed' : 'open',
  };
}
