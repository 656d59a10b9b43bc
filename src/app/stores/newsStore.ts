import { articleCalls, type Article, type NewsItem, type ReplyOf } from '#contract';
import { PagedResource } from '../data/pagedResource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

interface NewsFilter {
  language: string;
}

/** The news, by language: what was asked for in one cannot show in another. */
export class NewsStore implements PageStore {
  /** The news are the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly list: PagedResource<NewsFilter, ReplyOf<typeof articleCalls.news>, NewsItem>;
  readonly #articles: ResourceMap<string, Article>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { support } = speak({ support: articleCalls });
    this.list = new PagedResource({
      load: ({ language, page }, signal) => support.news({ language, page }, { signal }),
      rows: ({ list }) => list,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 12,
    });
    this.#articles = new ResourceMap((key) => {
      const [language = '', id = ''] = key.split('/');
      return {
        load: (signal) => support.article({ kind: 'news', id, language }, { signal }),
        clock,
        staleAfter: 5 * 60_000,
      };
    });
  }

  /** A piece of news in a language. */
  articleIn(language: string, id: string) {
    return this.#articles.get(`${language}/${id}`);
  }
}

export const newsStore = defineStore((context) => new NewsStore(context));
