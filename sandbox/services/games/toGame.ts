import type { Game } from '#contract';
import type { GameRow } from '../../db/schema';

const dayMs = 86_400_000;
/** The demo catalogue comes round every two years, so that every week has something new, for ever. */
const cycleDays = 728;
/** So many days a game is called new. */
export const newDays = 7;

/** Whole days since a game came, in the catalogue's cycle. */
export const ageInDays = (addedAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - addedAt.getTime()) / dayMs)) % cycleDays;

/** The node that a room is at: each vendor has one of its own for its rooms. */
export const nodeOf = ({ isRoom, vassalage }: Pick<GameRow, 'isRoom' | 'vassalage'>): string | undefined =>
  isRoom ? `${vassalage}-rooms` : undefined;

/** What a game is called and found by in the reader's language, where that is not its name in the catalogue. */
export interface GameWords {
  name?: string;
  keywords?: string;
}

/**
 * A game as the lobby shows it: stakes in the merchant's currency, and nothing that says no more than the contract's
 * default, because ten thousand of them travel at once.
 */
export function toGame(row: GameRow, unit: bigint, now: Date, words: GameWords = {}): Game {
  const ageDays = ageInDays(row.addedAt, now);
  const badge = row.badge || (ageDays <= newDays ? 'new' : '');
  const game = {
    id: row.id,
    name: words.name ?? row.name,
    ...(words.keywords && { keywords: words.keywords }),
    vassalage: row.vassalage,
    category: row.category,
    image: row.image,
    minBet: (row.minBet * unit).toString(),
    ageDays,
    ...(row.maxBet === null ? {} : { maxBet: (row.maxBet * unit).toString() }),
    ...(row.lines > 0 ? { lines: row.lines } : {}),
    ...(row.rtp > 0 ? { rtp: row.rtp } : {}),
    ...(row.playing > 0 ? { playing: row.playing } : {}),
    ...(badge ? { badge } : {}),
    ...(row.seats === null ? {} : { seats: row.seats }),
    ...(row.places === null ? {} : { places: row.places }),
    ...(row.isRoom ? { nodeId: nodeOf(row) } : {}),
    ...(row.freePlay ? {} : { freePlay: false }),
  };
  // The defaults that were left out are filled in by whoever reads the reply.
  return game as Game;
}
