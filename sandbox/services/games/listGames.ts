import { and, desc, eq, type SQL } from 'drizzle-orm';
import { lotteryPrefix, type Game, type GameCategory } from '#contract';
import type { Ctx } from '../../context';
import { games, lotteries, type GameRow, type Wording } from '../../db/schema';
import { localise, wordingsOf } from '../localise';
import { isHouseLottery } from '../tables/dealtTables';
import { kept } from './catalogue';
import { gameKindOf, kindWords } from './kindWords';
import { stakeUnitOf } from './stakeUnit';
import { toGame, type GameWords } from './toGame';

/** What may be asked of the list of games. */
export interface ListRequest {
  category: GameCategory;
  vassalage?: string | undefined;
  language: string;
  from?: string | undefined;
  limit?: string | undefined;
}

/** The games of a category, or one vendor's of it, those that most people play first; all of them or a part. */
export async function listGames(
  ctx: Ctx,
  { category, vassalage, language, from = '0', limit }: ListRequest,
): Promise<{ list: Game[]; total: number }> {
  // The lists without words that are translated serve all languages.
  const spoken = hasOwnWords(category) ? language.toLowerCase() : allLanguages;
  const key = `list|${ctx.merchant}|${category}|${vassalage ?? ''}|${spoken}`;
  const whole = async (): Promise<{ list: Game[] }> => {
    const found = await openGames(
      ctx,
      and(eq(games.category, category), vassalage === undefined ? undefined : eq(games.vassalage, vassalage)),
    );
    found.sort((one, other) => other.playing - one.playing);
    return { list: await asGames(ctx, found, spoken) };
  };
  return kept(ctx, `${key}|${from}|${limit ?? ''}`, async () => {
    const { list } = await kept(ctx, key, whole);
    const start = Number(from);
    return {
      list: list.slice(start, limit === undefined ? undefined : start + Number(limit)),
      total: list.length,
    };
  });
}

/** Games that match and are on offer, most popular first. A closed game stays in the list, so that it can say so. */
export function openGames(
  { db }: Pick<Ctx, 'db'>,
  where: SQL | undefined,
  limit?: number,
): Promise<GameRow[]> {
  const query = db.select().from(games).where(where).orderBy(desc(games.popularity), games.id);
  return limit === undefined ? query : query.limit(limit);
}

/** For lists that are kept once for everybody: their names are those of the catalogue, or English. */
export const allLanguages = '';

/** Whether some games of a category have words in the reader's language: the kinds of live tables, and names of lotteries. */
const hasOwnWords = (category: GameCategory): boolean => ['LIVE', 'LOTT', 'ELOTT'].includes(category);

/** Rows as the lobby shows them, with their words in `language`, else in the request's. */
export async function asGames(ctx: Ctx, found: readonly GameRow[], language = ctx.language): Promise<Game[]> {
  const unit = await stakeUnitOf(ctx.db, ctx.merchant);
  const words = new Map<string, GameWords>([
    ...found.flatMap((row) => tableWords(row, language)),
    ...(found.some(({ id }) => id.startsWith(lotteryPrefix)) ? await lotteryNames(ctx, language) : []),
  ]);
  const now = ctx.clock.now();
  return found.map((row) => toGame(row, unit, now, words.get(row.id)));
}

/** A table is found by the words of its kind; where a hall has one kind alone, they would find everything. */
function tableWords(row: GameRow, language: string): [string, GameWords][] {
  const kind = row.category === 'LIVE' || isHouseLottery(row) ? gameKindOf(row) : undefined;
  return kind ? [[row.id, { keywords: kindWords(kind, language) }]] : [];
}

async function lotteryNames(
  { db }: Pick<Ctx, 'db'>,
  language: string,
): Promise<ReadonlyMap<string, GameWords>> {
  const found = await db.select({ code: lotteries.code, rules: lotteries.rules }).from(lotteries);
  return new Map(
    found.map(({ code, rules }) => {
      const names = rules['names'] as Wording;
      const name = localise(names, language);
      return [lotteryPrefix + code, { name, keywords: wordingsOf(names).join(' ') }];
    }),
  );
}
