import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  contract,
  type Article,
  type BlogPost,
  type HelpArticle,
  type HelpTopic,
  type NewsItem,
} from '#contract';
import { articleRatings } from '../../db/schema';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { provide } from '../../testing/provide';

const calls = contract.support;

const platform = provide(createTestPlatform);

interface HelpCenter {
  topics: HelpTopic[];
  articles: HelpArticle[];
}
const center = async (language: string): Promise<HelpCenter> =>
  valueOf<HelpCenter>(await platform.visitor().call(calls.helpCenter, { language }));
const read = async (id: string, language = 'en'): Promise<Article> =>
  valueOf<Article>(await platform.visitor().call(calls.article, { kind: 'help', id, language }));

describe('the help centre', () => {
  it('has articles in every topic, in their order', async () => {
    const { topics, articles } = await center('en');
    expect(topics.length).toBeGreaterThanOrEqual(5);
    expect(articles.length).toBeGreaterThanOrEqual(18);
    const topicIds = topics.map(({ id }) => id);
    expect(new Set(articles.map(({ topic }) => topic))).toEqual(new Set(topicIds));
    const deposits = articles.filter(({ topic }) => topic === 'deposits').map(({ id }) => id);
    expect(deposits).toEqual(['deposit-not-credited', 'ways-to-deposit', 'how-money-is-held']);
  });

  it.each(['zh-CN', 'ja', 'th', 'vi', 'id'])(
    'has the most asked articles in %s, and says what is English',
    async (language) => {
      const { topics, articles } = await center(language);
      expect(topics.every((topic) => topic.language === language)).toBe(true);
      const own = articles.filter((article) => article.language === language);
      expect(own.length).toBeGreaterThanOrEqual(8);
      expect(
        articles
          .filter((article) => article.language !== language)
          .every((article) => article.language === 'en'),
      ).toBe(true);
      for (const { id, title } of own) expect((await read(id, language)).title).toBe(title);
    },
  );

  it('falls back to a relative of the language before English', async () => {
    expect((await center('zh-TW')).topics[0]?.language).toBe('zh-CN');
    expect((await read('set-a-limit', 'zh-TW')).language).toBe('zh-CN');
    expect((await read('set-a-limit', 'de')).language).toBe('en');
  });

  it('gives an article in parts, with links that lead to pages of the site', async () => {
    const article = await read('withdrawal-time');
    expect(article.sections.map(({ title }) => title)).toEqual([
      'The four steps',
      'Time by bank',
      'What slows it down',
      'If it is late',
    ]);
    expect(article.sections[1]?.html).toContain('<table>');
    expect(article.sections[3]?.html).toContain('href="/help?article=confirm-a-withdrawal"');
    expect(await platform.visitor().call(calls.article, { kind: 'help', id: 'no-such' })).toMatchObject({
      errorCode: 'record.unknown',
    });
  });
});

describe('the news', () => {
  it('come newest first, with the language that they are in', async () => {
    const { list, total } = valueOf<{ list: NewsItem[]; total: number }>(
      await platform.visitor().call(calls.news, { language: 'vi' }),
    );
    expect(list).toHaveLength(total);
    expect(total).toBeGreaterThanOrEqual(3);
    const days = list.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(list.map(({ language }) => language))).toEqual(new Set(['vi']));
  });
});

describe('the blog', () => {
  const posts = async (asked: { language?: string; category?: string; author?: string } = {}) =>
    valueOf<{ list: BlogPost[]; total: number; categories: HelpTopic[] }>(
      await platform.visitor().call(calls.blog, { language: 'en', ...asked }),
    );

  it('has posts of its own, newest first, each with its author and a category that is there', async () => {
    const { list, total, categories } = await posts({ language: 'vi' });
    expect(list).toHaveLength(total);
    expect(total).toBeGreaterThanOrEqual(3);
    const days = list.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(list.map(({ language }) => language))).toEqual(new Set(['vi']));
    expect(categories.every(({ language }) => language === 'vi')).toBe(true);
    const ids = categories.map(({ id }) => id);
    expect(list.every(({ category, author }) => ids.includes(category) && author !== '')).toBe(true);
    const news = valueOf<{ list: NewsItem[] }>(await platform.visitor().call(calls.news, {}));
    expect(news.list.filter(({ id }) => list.some((post) => post.id === id))).toEqual([]);
  });

  it('is told by category and by author', async () => {
    const { list, categories } = await posts();
    const [first] = list;
    const { category = '', author = '' } = first ?? {};
    const ofCategory = await posts({ category });
    expect(ofCategory.list).toEqual(list.filter((post) => post.category === category));
    expect(ofCategory.categories).toEqual(categories);
    expect((await posts({ author })).list).toEqual(list.filter((post) => post.author === author));
    expect((await posts({ author, category: 'nothing' })).total).toBe(0);
  });

  it('gives a post with its category in words, which an article of news does not have', async () => {
    const { list, categories } = await posts();
    const id = list[0]?.id ?? '';
    const asked = { kind: 'blog', id, language: 'en' } as const;
    const post = valueOf<Article>(await platform.visitor().call(calls.article, asked));
    expect(post.author).toBe(list[0]?.author);
    expect(post.category).toEqual(categories.find((each) => each.id === list[0]?.category));
    const other = await platform.visitor().call(calls.article, { ...asked, kind: 'news' });
    expect(other).toMatchObject({ errorCode: 'record.unknown' });
  });
});

describe('whether an article helped', () => {
  const id = 'set-a-limit';
  const rate = (visitor: Visitor, hasHelped: boolean, reason?: 'unclear') =>
    visitor.call(calls.rateArticle, { id, hasHelped, ...(reason && { reason }) });
  const ratings = () => platform.db.select().from(articleRatings).where(eq(articleRatings.slug, id));

  it('is kept once for a browser, and once for a person who signs in afterwards', async () => {
    const visitor = platform.visitor();
    for (let press = 0; press < 3; press += 1) await rate(visitor, true);
    expect(await ratings()).toMatchObject([{ hasHelped: true, reason: null }]);
    await rate(visitor, false, 'unclear');
    expect(await ratings()).toMatchObject([{ hasHelped: false, reason: 'unclear' }]);
    await visitor.loginAs('member');
    await Promise.all([rate(visitor, true), rate(visitor, true)]);
    expect(await ratings()).toMatchObject([{ voter: 'aurora-mira', hasHelped: true, reason: null }]);
    await rate(platform.visitor(), true);
    expect(await ratings()).toHaveLength(2);
  });

  it('is refused for what is not there, and bounded for a network', async () => {
    const visitor = platform.visitor({ address: '198.51.100.9' });
    expect(await visitor.call(calls.rateArticle, { id: 'no-such', hasHelped: true })).toMatchObject({
      errorCode: 'record.unknown',
    });
    for (let press = 0; press < 60; press += 1) await rate(visitor, true);
    expect(await rate(visitor, true)).toMatchObject({ errorCode: 'limit.reached' });
  });
});
