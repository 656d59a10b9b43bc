import { articleCalls, type Article, type BlogPost, type HelpTopic, type NewsItem } from '#contract';
import { PagedResource } from '../data/pagedResource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

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

/** The news or the blog, by language: what was asked for in one cannot show in another. */
export class ArticleListStore implements PageStore {
  /** Articles are the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly list: PagedResource<ArticleFilter, ArticlePage, ArticlePage['list'][number]>;
  readonly #articles: ResourceMap<string, Article>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>, kind: 'news' | 'blog') {
    const { support } = speak({ support: articleCalls });
    this.list = new PagedResource<ArticleFilter, ArticlePage, ArticlePage['list'][number]>({
      load: ({ language, page, category, author }, signal) =>
        kind === 'news'
          ? support.news({ language, page }, { signal })
          : support.blog({ language, page, category, author }, { signal }),
      rows: ({ list }) => list,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 12,
    });
    this.#articles = new ResourceMap((key) => {
      const [language = '', id = ''] = key.split('/');
      return {
        load: (signal) => support.article({ kind, id, language }, { signal }),
        clock,
        staleAfter: 5 * 60_000,
      };
    });
  }

  /** An article in a language. */
  articleIn(language: string, id: string) {
    return this.#articles.get(`${language}/${id}`);
  }
}

export const newsStore = defineStore((context) => new ArticleListStore(context, 'news'));
export const blogStore = defineStore((context) => new ArticleListStore(context, 'blog'));
