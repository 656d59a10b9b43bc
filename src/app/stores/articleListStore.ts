import { articleCalls, type BlogPost, type HelpTopic, type NewsItem } from '#contract';
import { defineStore, type StoreOf } from './defineStore';

interface ArticleFilter {
  language: string;
  /** Of the blog alone. */
  category?: string | undefined;
  author?: string | undefined;
}

interface ArticlePage {
  list: (NewsItem & Partial<Pick<BlogPost, 'category' | 'author'>>)[];
  total: number;
  /** Of the blog: every category. */
  categories?: HelpTopic[];
}

/** Articles, the same for everybody, by language: what was asked for in one cannot show in another. */
const articlesOf = (kind: 'news' | 'blog') =>
  defineStore(({ scope, createCalls }) => {
    const { support } = createCalls({ support: articleCalls });
    const articles = scope.queryBy(
      (key: string, options) => {
        const [language = '', id = ''] = key.split('/');
        return support.article({ kind, id, language }, options);
      },
      { staleTime: 5 * 60_000, isShared: true },
    );
    return {
      list: scope.paged<ArticleFilter, ArticlePage, ArticlePage['list'][number]>({
        load: ({ language, page, category, author }, signal) =>
          kind === 'news'
            ? support.news({ language, page }, { signal })
            : support.blog({ language, page, category, author }, { signal }),
        rows: ({ list }) => list,
        total: ({ total }) => total,
        id: ({ id }) => id,
        pageSize: 12,
        isShared: true,
      }),
      /** An article in a language. */
      articleIn: (language: string, id: string) => articles.get(`${language}/${id}`),
    };
  });

export const newsStore = articlesOf('news');
export const blogStore = articlesOf('blog');
export type ArticleListStore = StoreOf<typeof newsStore>;
