import { and, desc, eq, type SQL } from 'drizzle-orm';
import { lotteryPrefix, type Game, type GameCategory } from '#contract';
import type { Ctx } from '../../context';
import { games, lotteries, vendors, type GameRow, type Wording } from '../../db/schema';
import { translate, word } from '../../words/phrase';
import { localise } from '../localise';
import { kept } from './catalogue';
import { stakeUnitOf } from './stakeUnit';
import { toGame } from './toGame';

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
  // The lists without names that are translated serve all languages.
  const spoken = hasOwnNames(category) ? language.toLowerCase() : '';
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

/** Whether some games of a category are named in the reader's language: lotteries, and books of which there are results only. */
const hasOwnNames = (category: GameCategory): boolean => ['LOTT', 'ELOTT', 'SPORTS'].includes(category);

/** Rows as the lobby shows them, with names of lotteries and books in `language`, else in the request's. */
export async function asGames(ctx: Ctx, found: readonly GameRow[], language = ctx.language): Promise<Game[]> {
  const unit = await stakeUnitOf(ctx.db, ctx.merchant);
  const names = new Map([
    ...(found.some(({ id }) => id.startsWith(lotteryPrefix)) ? await lotteryNames(ctx, language) : []),
    ...(found.some(({ category }) => category === 'SPORTS') ? await bookNames(ctx, language) : []),
  ]);
  const now = ctx.clock.now();
  return found.map((row) => toGame(row, unit, now, names.get(row.id)));
}

async function lotteryNames({ db }: Pick<Ctx, 'db'>, language: string): Promise<ReadonlyMap<string, string>> {
  const found = await db.select({ code: lotteries.code, rules: lotteries.rules }).from(lotteries);
  return new Map(
    found.map(({ code, rules }) => [lotteryPrefix + code, localise(rules['names'] as Wording, language)]),
  );
}

/** Books on esports, whose matches are shown and not yet bet on: their names say so. */
async function bookNames({ db }: Pick<Ctx, 'db'>, language: string): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ id: games.id, name: games.name })
    .from(games)
    .innerJoin(vendors, and(eq(vendors.vassalage, games.vassalage), eq(vendors.category, games.category)))
    .where(and(eq(games.category, 'SPORTS'), eq(vendors.isEsports, true)));
  return new Map(found.map(({ id, name }) => [id, translate(word('game.resultsOnly', { name }), language)]));
}
