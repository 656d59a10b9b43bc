import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Game, SearchHit } from '#contract';
import type { Ctx } from '../../context';
import { games, promotions, vendors } from '../../db/schema';
import { readHelpCenter } from '../articles/articles';
import { allLanguages, asGames, openGames } from '../games/listGames';
import { gameKindOf } from '../games/kindWords';
import { localise } from '../localise';
import { settingOf } from '../settings';
import { startOf } from '../sports/daily';
import { roundAt } from '../sports/fixture';
import { meetingOf, readFixtures } from '../sports/readFixtures';
import { indexNames, type NameIndex } from './nameIndex';

/** Names with what makes the hit: only of those that are shown. */
export type HitIndex = NameIndex<() => SearchHit>;

const isLottery = ({ category }: Pick<Game, 'category'>): boolean =>
  category === 'LOTT' || category === 'ELOTT';

const gameHit = (game: Game, note: string): SearchHit => ({
  id: game.id,
  title: game.name,
  note,
  image: game.image,
  game,
});

async function vendorNames({ db }: Pick<Ctx, 'db'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ vassalage: vendors.vassalage, name: vendors.name }).from(vendors);
  return new Map(rows.map(({ vassalage, name }) => [vassalage, name]));
}

/** Games and, for themselves, live tables; those that most people play first. */
export async function indexGames(ctx: Ctx): Promise<{ games: HitIndex; tables: HitIndex }> {
  const names = await vendorNames(ctx);
  const found = (await openGames(ctx, undefined)).filter((row) => !isLottery(row));
  const all = await asGames(ctx, found, allLanguages);
  const index = (chosen: readonly Game[]): HitIndex =>
    indexNames(
      chosen.map((game) => {
        const vendor = names.get(game.vassalage) ?? '';
        return { item: () => gameHit(game, vendor), title: game.name, also: vendor, kind: gameKindOf(game) };
      }),
    );
  return {
    games: index(all.filter(({ category }) => category !== 'LIVE')),
    tables: index(all.filter(({ category }) => category === 'LIVE')),
  };
}

/** Lotteries by their names in every language, and by the words of their kind. */
export async function indexLotteries(ctx: Ctx, language: string): Promise<HitIndex> {
  const rows = await openGames(ctx, inArray(games.category, ['LOTT', 'ELOTT']));
  const found = await asGames(ctx, rows, language);
  return indexNames(
    found.map((game) => ({
      item: () => gameHit(game, ''),
      title: game.name,
      also: game.keywords,
      kind: gameKindOf(game),
    })),
  );
}

export async function indexVendors({ db }: Pick<Ctx, 'db'>): Promise<HitIndex> {
  const rows = await db.select().from(vendors).where(eq(vendors.state, 'open')).orderBy(asc(vendors.sort));
  return indexNames(
    rows.map(({ vassalage, name, category, smallIcon, isEsports }) => ({
      item: () => ({
        id: `${category}-${vassalage}`,
        title: name,
        note: '',
        ...(smallIcon !== null && { image: smallIcon }),
        vendor: { vassalage, category, isEsports },
      }),
      title: name,
    })),
  );
}

/** Football by team and league: what is played before what starts soonest. */
export async function indexMatches(ctx: Ctx, language: string): Promise<HitIndex> {
  const { db, clock, merchant } = ctx;
  const names = await settingOf(db, merchant, 'leagueNames');
  const now = clock.now();
  const meetings = (await readFixtures(db, 'football')).map((fixture) => {
    const round = roundAt(fixture, now);
    return { fixture, round, at: startOf(fixture.startsAt, round).getTime() };
  });
  const isLater = ({ at }: (typeof meetings)[number]): boolean => at > now.getTime();
  meetings.sort((a, b) => Number(isLater(a)) - Number(isLater(b)) || a.at - b.at);
  return indexNames(
    meetings.map(({ fixture, round }) => {
      const { id, league, home, away } = fixture;
      const note = localise(names[league], language) || league;
      const makeHit = (): SearchHit => {
        const meeting = meetingOf(fixture, round, now);
        return {
          id,
          title: `${meeting.home} – ${meeting.away}`,
          note,
          startsAt: meeting.startsAt.toISOString(),
          score: meeting.score && [...meeting.score],
        };
      };
      return { item: makeHit, title: `${home} – ${away}`, also: `${away} ${home} ${note} ${league}` };
    }),
  );
}

/** Promotions that anybody can still take part in. */
export async function indexPromotions(ctx: Ctx, language: string): Promise<HitIndex> {
  const { db, clock, merchant } = ctx;
  const rows = await db
    .select({ id: promotions.id, title: promotions.title, label: promotions.label, image: promotions.image })
    .from(promotions)
    .where(
      and(
        eq(promotions.merchantCode, merchant),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, clock.now())),
      ),
    )
    .orderBy(asc(promotions.sort), desc(promotions.startsAt));
  return indexNames(
    rows.map(({ id, title, label, image }) => {
      const words = localise(title, language);
      const note = localise(label, language);
      return { item: () => ({ id, title: words, note, image }), title: words, also: note };
    }),
  );
}

export async function indexHelp(ctx: Ctx, language: string): Promise<HitIndex> {
  const { articles } = await readHelpCenter(ctx, { language });
  return indexNames(
    articles.map(({ id, title, lead, keywords }) => ({
      item: () => ({ id, title, note: lead }),
      title,
      also: `${keywords} ${lead}`,
    })),
  );
}
