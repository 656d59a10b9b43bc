import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, foldName, lotteryPrefix, type Game, type SearchGroup, type SearchKind } from '#contract';
import { games, lotteries, matches, promotions, vendors, type Wording } from '../../db/schema';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { translate, word } from '../../words/phrase';
import { foldedKindWords, gameKindOf, kindWords } from '../games/kindWords';
import { wordingsOf, localise } from '../localise';
import { provide } from '../../testing/provide';

const platform = provide(createTestPlatform);

interface Found {
  groups: SearchGroup[];
  near: string[];
}
const find = async (query: string, language = 'en'): Promise<Found> =>
  valueOf<Found>(await platform.visitor().call(contract.search.find, { query, language }));
const groupOf = ({ groups }: Found, kind: SearchKind): SearchGroup | undefined =>
  groups.find((group) => group.kind === kind);

it('folds the words of kinds once for a language', () => {
  expect(foldedKindWords('th')).toBe(foldedKindWords('th'));
});

describe('the search over everything', () => {
  it('finds as many games as a plain look through all of them', async () => {
    const rows = await platform.db
      .select({ id: games.id, name: games.name, category: games.category, vendor: games.vassalage })
      .from(games);
    const names = new Map(
      (await platform.db.select().from(vendors)).map(({ vassalage, name }) => [vassalage, name]),
    );
    for (const query of ['dragon', 'GOLD', 'fish king', 'a']) {
      const wanted = foldName(query).split(' ');
      const count = (isTable: boolean): number =>
        rows.filter(({ id, name, category, vendor }) => {
          if (category === 'LOTT' || category === 'ELOTT' || (category === 'LIVE') !== isTable) return false;
          const kind = gameKindOf({ id, name, category });
          const text = [name, names.get(vendor) ?? '', kind ? kindWords(kind, 'en') : ''].map(foldName);
          return wanted.every((word) => text.some((one) => one.includes(word)));
        }).length;
      const found = await find(query);
      expect(groupOf(found, 'games')?.total ?? 0, query).toBe(count(false));
      expect(groupOf(found, 'tables')?.total ?? 0, query).toBe(count(true));
    }
  });

  it('shows the three best: what begins with the words before what only holds them', async () => {
    const { hits = [] } = groupOf(await find('dragon'), 'games') ?? {};
    expect(hits).toHaveLength(3);
    expect(hits.every(({ title }) => foldName(title).startsWith('dragon'))).toBe(true);
    expect(hits[0]?.game?.id).toBe(hits[0]?.id);
  });

  it('finds vendors, lotteries, matches, promotions and help by their words', async () => {
    const [vendor] = await platform.db.select().from(vendors).limit(1);
    expect(groupOf(await find(vendor?.name ?? ''), 'vendors')?.hits[0]?.vendor?.vassalage).toBe(
      vendor?.vassalage,
    );
    const [match] = await platform.db.select().from(matches).limit(1);
    const hits = groupOf(await find(match?.home ?? ''), 'matches')?.hits ?? [];
    expect(hits.some(({ title }) => title.includes(match?.away ?? ''))).toBe(true);
    expect(groupOf(await find('deposit'), 'help')?.total).toBeGreaterThan(0);
    const [promotion] = await platform.db.select().from(promotions).where(isNull(promotions.endsAt)).limit(1);
    const offers = groupOf(await find(localise(promotion?.title, 'en')), 'promotions');
    expect(offers?.hits[0]?.id).toBe(promotion?.id);
  });

  it('knows lotteries by their own name and by the English one', async () => {
    const found = groupOf(await find('Mega'), 'lotteries') ?? groupOf(await find('5'), 'lotteries');
    expect(found?.total).toBeGreaterThan(0);
    const [first] = found?.hits ?? [];
    const there = groupOf(await find(first?.title ?? '', 'zh-CN'), 'lotteries');
    expect(there?.hits.some(({ id }) => id === first?.id)).toBe(true);
  });

  it.each([
    ['ja', 'バカラ', 'tables', /Baccarat/],
    ['ja', 'ばから', 'tables', /Baccarat/],
    ['vi', 'tài xỉu', 'tables', /Sic Bo/],
    ['vi', 'tai xiu', 'tables', /Sic Bo/],
    ['ru', 'рулетка', 'tables', /Roulette/],
    ['zh-CN', '百家乐', 'tables', /Baccarat/],
    ['ja', 'バカラ velvet', 'tables', /^Velvet Baccarat/],
  ] as const)('finds by the words of a kind in %s: %s', async (language, query, group, title) => {
    const { total = 0, hits = [] } = groupOf(await find(query, language), group) ?? {};
    expect(total).toBeGreaterThan(0);
    for (const hit of hits) expect(hit.title).toMatch(title);
  });

  it('finds slots as slots, and a lottery by its name in any language', async () => {
    expect(groupOf(await find('スロット', 'ja'), 'games')?.total).toBeGreaterThan(100);
    const [row] = await platform.db.select().from(lotteries).where(eq(lotteries.code, 'VN_NORTH'));
    for (const name of wordingsOf(row?.rules['names'] as Wording)) {
      const hits = groupOf(await find(name, 'de'), 'lotteries')?.hits ?? [];
      expect(
        hits.some(({ id }) => id === `${lotteryPrefix}VN_NORTH`),
        name,
      ).toBe(true);
    }
  });

  it('tells halls what tables are also found by, and hot games by their names in each language', async () => {
    const { visitor } = platform;
    const keywords = async (language: string) =>
      valueOf<{ list: Game[] }>(
        await visitor().call(contract.games.list, { category: 'LIVE', language }),
      ).list.find(({ name }) => name.includes('Baccarat'))?.keywords;
    expect(await keywords('ja')).toBe('バカラ Baccarat');
    expect(await keywords('ru')).toBe('Баккара Baccarat');
    const [lottery] = await platform.db
      .select()
      .from(games)
      .where(eq(games.id, `${lotteryPrefix}VN_NORTH`));
    const hot = async (language: string) => {
      const request = {
        merchantCode: 'aurora',
        isPlatform: '2',
        platform: 'html5-desktop',
        language,
      } as const;
      const vassalage = lottery?.vassalage;
      const reply = await visitor().call(contract.games.hot, { ...request, vassalage });
      return valueOf<{ list: Game[] }>(reply).list.find(({ id }) => id === lottery?.id)?.name;
    };
    expect(await hot('en')).toBe(lottery?.name);
    expect(await hot('ja')).toBe(translate(word('lottery.game.vietnamNorth'), 'ja'));
  });

  it('takes letters without their marks, and capitals as small', async () => {
    const [title = ''] = groupOf(await find('nạp', 'vi'), 'help')?.hits.map((hit) => hit.title) ?? [];
    expect(title).not.toBe('');
    const plain = groupOf(await find('NAP', 'vi'), 'help')?.hits.map((hit) => hit.title);
    expect(plain).toContain(title);
  });

  it('offers words that are like a misspelt one, each of which finds something', async () => {
    const { groups, near } = await find('dargon');
    expect(groups).toEqual([]);
    expect(near.map(foldName)).toContain('dragon');
    for (const query of near) expect((await find(query)).groups.length).toBeGreaterThan(0);
    expect((await find('zzzzqqqqxx')).near).toEqual([]);
  });

  it.each(['', '   ', 'x'.repeat(65), 'a\0b'])('refuses %j as a query', async (query) => {
    const reply = await platform.visitor().call(contract.search.find, { query, language: 'en' });
    expect(reply.status).toBe(400);
  });

  it.each(['%', '_', "'; DROP TABLE games; --", '<script>', '.*', '\\'])(
    'takes %j as letters like others',
    async (query) => {
      const { groups } = await find(query);
      for (const { hits } of groups)
        for (const { title, note } of hits) expect(`${title} ${note}`).toBeTypeOf('string');
    },
  );
});
