import { searchKinds, type SearchGroup, type SearchKind } from '#contract';
import type { Ctx } from '../../context';
import { kept } from '../games/catalogue';
import { cached } from '../cached';
import { foldedKindWords } from '../games/kindWords';
import { findNames, nearWords, wordsOf, type KindWords } from './nameIndex';
import {
  indexGames,
  indexHelp,
  indexLotteries,
  indexMatches,
  indexPromotions,
  indexVendors,
  type HitIndex,
} from './sources';

/** Of each kind so many are shown. */
const shown = 3;
/** Queries proposed in place of one that finds nothing. */
const mostNear = 3;

/** Searches everything that the site leads to, in the language asked for. */
export async function findEverything(
  ctx: Ctx,
  { query, language = ctx.language }: { query: string; language?: string | undefined },
): Promise<{ groups: SearchGroup[]; near: string[] }> {
  const words = wordsOf(query);
  const indexes = await indexesOf(ctx, language);
  const kinds = foldedKindWords(language);
  const groups = searchKinds.flatMap((kind): SearchGroup[] => {
    const found = findNames(indexes[kind], words, kinds);
    return found.length === 0
      ? []
      : [{ kind, total: found.length, hits: found.slice(0, shown).map((makeHit) => makeHit()) }];
  });
  return { groups, near: groups.length > 0 ? [] : nearQueries(Object.values(indexes), words, kinds) };
}

type Indexes = Record<SearchKind, HitIndex>;

async function indexesOf(ctx: Ctx, language: string): Promise<Indexes> {
  const { merchant } = ctx;
  const spoken = language.toLowerCase();
  const catalogue = <T extends object>(name: string, make: () => Promise<T>): Promise<T> =>
    kept(ctx, `search|${merchant}|${name}`, make);
  const texts = <T>(name: string, make: () => Promise<T>): Promise<T> =>
    cached(ctx.db, `search|${merchant}|${name}|${spoken}`, make);
  const [{ games, tables }, vendors, lotteries, matches, promotions, help] = await Promise.all([
    catalogue('games', () => indexGames(ctx)),
    catalogue('vendors', () => indexVendors(ctx)),
    catalogue(`lotteries|${spoken}`, () => indexLotteries(ctx, language)),
    texts('matches', () => indexMatches(ctx, language)),
    texts('promotions', () => indexPromotions(ctx, language)),
    texts('help', () => indexHelp(ctx, language)),
  ]);
  return { games, tables, vendors, lotteries, matches, promotions, help };
}

/** The query with each word that stands nowhere replaced by one that is like it; none when there is no such word. */
function nearQueries(indexes: readonly HitIndex[], words: readonly string[], kinds: KindWords): string[] {
  const hasAny = (some: readonly string[]): boolean =>
    indexes.some((index) => findNames(index, some, kinds).length > 0);
  const choices = words.map((word) => (hasAny([word]) ? [word] : nearWords(indexes, word, mostNear)));
  if (choices.some((choice) => choice.length === 0)) return [];
  const near = Array.from({ length: mostNear }, (_, place) =>
    choices.map((choice) => choice[Math.min(place, choice.length - 1)]).join(' '),
  );
  return [...new Set(near)].filter((query) => hasAny(wordsOf(query)));
}
