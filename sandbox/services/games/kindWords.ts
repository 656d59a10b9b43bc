import { foldName, type GameCategory } from '#contract';
import type { GameRow } from '../../db/schema';
import { catalogues, wordLanguages, type WordId } from '../../words/catalogues';
import { nearestLanguage } from '../../words/nearestLanguage';
import { translate, word } from '../../words/phrase';
import { isHouseLottery, kindOf } from '../tables/dealtTables';

const kindIds = {
  LIVE: 'live',
  RNG: 'slots',
  FISH: 'fishing',
  PVP: 'cards',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SPORTS: 'sports',
} as const satisfies Partial<Record<GameCategory, string>>;

/** What is played, by the id of its words: at a live table its game, elsewhere the type. */
export type GameKind = Extract<WordId, `game.kind.${string}`>;

/** The kind of a game; undefined for a type that has no words. */
export function gameKindOf(row: Pick<GameRow, 'id' | 'category' | 'name'>): GameKind | undefined {
  if (isHouseLottery(row)) return 'game.kind.sicBo';
  const table = row.category === 'LIVE' ? kindOf(row.name) : 'other';
  if (table !== 'other') return `game.kind.${table}`;
  const { category } = row;
  return category in kindIds ? `game.kind.${kindIds[category as keyof typeof kindIds]}` : undefined;
}

/** Words that readers of a language look for a kind by: theirs, and the English ones. */
export const kindWords = (kind: GameKind, language: string): string =>
  [...new Set([language, 'en'].map((tag) => translate(word(kind), tag)))].join(' ');

const isKind = (id: string): id is GameKind => id.startsWith('game.kind.');
const kinds = Object.keys(catalogues.en).filter(isKind);

const foldedByLanguage = new Map<string, Readonly<Record<string, string>>>();

/** Words of all kinds as a search compares them, folded once for a language. Do not mutate: kept by identity. */
export function foldedKindWords(language: string): Readonly<Record<string, string>> {
  const tag = nearestLanguage(wordLanguages, language) ?? 'en';
  const known = foldedByLanguage.get(tag);
  if (known) return known;
  const folded = Object.fromEntries(kinds.map((kind) => [kind, foldName(kindWords(kind, tag))]));
  foldedByLanguage.set(tag, folded);
  return folded;
}
