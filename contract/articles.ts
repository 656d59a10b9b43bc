import * as v from 'valibot';
import { defineCall } from './call';
import { assumed } from './memberRelay';
import { count, id, imagePath, instant, languageTag, pageNumber, typed } from './values';

const language = v.optional(languageTag);

export const articleSummary = v.looseObject({
  /** Name of the article in addresses, the same in every language. */
  id,
  title: v.string(),
  /** One or two sentences, plain text. */
  lead: v.string(),
  /** Language of these words: another than the one asked for where the article is not translated. */
  language: languageTag,
  updatedAt: instant,
});

const helpArticle = v.looseObject({
  ...articleSummary.entries,
  /** Id of its topic. */
  topic: id,
  /** Other words that people look for it by. */
  keywords: v.string(),
});
/** An article of the help centre as lists show it. */
export type HelpArticle = v.InferOutput<typeof helpArticle>;

const helpTopic = v.looseObject({ id, title: v.string(), language: languageTag });
/** A topic of the help centre, or a category of the blog. */
export type HelpTopic = v.InferOutput<typeof helpTopic>;

const newsItem = v.looseObject({
  ...articleSummary.entries,
  publishedAt: instant,
  image: v.optional(imagePath),
});
/** A piece of news as lists show it. */
export type NewsItem = v.InferOutput<typeof newsItem>;

const blogPost = v.looseObject({
  ...newsItem.entries,
  /** Id of its category. */
  category: id,
  /** Name of who wrote it. */
  author: v.string(),
});
/** A post of the blog as lists show it. */
export type BlogPost = v.InferOutput<typeof blogPost>;

const serviceState = v.looseObject({
  /** Minutes within which most deposits are credited at the moment; left out where that is not known. */
  depositMinutes: v.optional(count),
  /** Minutes within which most withdrawals are sent at the moment; left out where that is not known. */
  withdrawalMinutes: v.optional(count),
  /** Vendors whose games are being serviced, with the end where it is known. */
  serviced: v.array(v.looseObject({ name: v.string(), until: v.optional(instant) })),
});
/** What of the platform works at the moment, for those who look for help. */
export type ServiceState = v.InferOutput<typeof serviceState>;

/** What an article can be; `agents`: an announcement to agents, which nobody else is shown. */
export const articleKinds = ['help', 'news', 'blog', 'agents'] as const;
/** Articles for everybody. */
export const publicArticleKinds = ['help', 'news', 'blog'] as const;
/** Articles that stand in topics or categories. */
export const sortedArticleKinds = ['help', 'blog'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Parts in their order; the first may have no title. */
export const articleSections = v.array(
  v.looseObject({
    title: v.string(),
    /** Html, sanitised by the platform; the site sanitises it again. */
    html: v.string(),
  }),
);

const article = v.looseObject({
  ...articleSummary.entries,
  publishedAt: instant,
  topic: v.optional(id),
  /** Of a post: its category in words, and who wrote it. */
  category: v.optional(helpTopic),
  author: v.optional(v.string()),
  image: v.optional(imagePath),
  sections: articleSections,
});
/** An article whole. */
export type Article = v.InferOutput<typeof article>;

/** Why an article did not help. */
export const ratingReasons = ['unclear', 'incomplete', 'wrong'] as const;
export type RatingReason = (typeof ratingReasons)[number];

const relay = <Name extends string>(name: Name) => ({ path: `/wps/relay/${name}`, module: name }) as const;

export const articleCalls = {
  helpCenter: defineCall({
    method: 'GET',
    path: '/wps/system/helpCenter',
    module: 'SYS_HELP_CENTER',
    assumed: ['module', 'request', 'reply'],
    request: v.strictObject({ language }),
    /** Every topic in its order and every article in its order, without their texts. */
    reply: v.looseObject({
      topics: v.array(helpTopic),
      articles: v.array(helpArticle),
      service: v.optional(serviceState),
    }),
  }),
  article: defineCall({
    ...relay('MCSFE_getArticle'),
    method: 'GET',
    refusals: ['record.unknown'],
    assumed,
    request: v.strictObject({ kind: v.picklist(publicArticleKinds), id, language }),
    reply: article,
  }),
  /** One answer of a person or browser; a later one takes its place. */
  rateArticle: defineCall({
    ...relay('MCSFE_rateArticle'),
    method: 'POST',
    personal: true,
    retry: 'keyed',
    namesState: true,
    refusals: ['record.unknown', 'limit.reached'],
    assumed,
    request: v.strictObject({
      id,
      hasHelped: v.boolean(),
      reason: v.optional(v.picklist(ratingReasons)),
    }),
    reply: v.looseObject({}),
  }),
  /** The newest first. */
  news: defineCall({
    ...relay('MCSFE_getNews'),
    method: 'GET',
    assumed,
    request: v.strictObject({ language, page: pageNumber }),
    reply: v.looseObject({ list: v.array(newsItem), total: count, pageSize: count }),
  }),
  /** Posts of the blog, the newest first: all of them, or those of a category, of an author or of both. */
  blog: defineCall({
    ...relay('MCSFE_getBlog'),
    method: 'GET',
    assumed,
    request: v.strictObject({
      language,
      page: pageNumber,
      category: v.optional(id),
      author: v.optional(typed(80)),
    }),
    reply: v.looseObject({
      list: v.array(blogPost),
      total: count,
      pageSize: count,
      /** Every category in its order, whatever is asked for. */
      categories: v.array(helpTopic),
    }),
  }),
} as const;
