import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { articleCalls, type Article, type RatingReason, type ReplyOf } from '#contract';
import type { CallsOf } from '../api/client';
import { settle, type Failure } from '../data/failure';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** What somebody answered when asked whether an article helped. */
export interface ArticleRating {
  hasHelped: boolean;
  reason?: RatingReason | undefined;
  /** `sent` once the platform has it. */
  status: 'sending' | 'sent' | 'failed';
  failure?: Failure | undefined;
}

/** The help centre, by language: what was asked for in one cannot show in another. */
export class HelpStore implements PageStore {
  readonly centers: ResourceMap<string, ReplyOf<typeof articleCalls.helpCenter>>;
  /** By language and id of the article: see `articleIn`. */
  readonly articles: ResourceMap<string, Article>;
  /** Answers of this visit, by article. */
  ratings: ReadonlyMap<string, ArticleRating> = new Map();
  readonly #calls: Pick<CallsOf<{ support: typeof articleCalls }>['support'], 'rateArticle'>;
  /** Answers go one after the other, so that the platform keeps the last. */
  #queue: Promise<unknown> = Promise.resolve();
  #sent = 0;
  readonly #latest = new Map<string, number>();

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { support } = speak({ support: articleCalls });
    this.#calls = support;
    this.centers = new ResourceMap((language) => ({
      load: (signal) => support.helpCenter({ language }, { signal }),
      clock,
      staleAfter: 5 * 60_000,
    }));
    this.articles = new ResourceMap((key) => {
      const [language = '', id = ''] = key.split('/');
      return {
        load: (signal) => support.article({ kind: 'help', id, language }, { signal }),
        clock,
        staleAfter: 5 * 60_000,
      };
    });
    makeObservable(this, { ratings: observableRef, forgetPerson: actionBound });
  }

  /** An article in the language of the site. */
  articleIn(language: string, id: string) {
    return this.articles.get(`${language}/${id}`);
  }

  /** Tells the platform whether an article helped; a later answer takes the place of an earlier one. */
  async rate(id: string, hasHelped: boolean, reason?: RatingReason): Promise<void> {
    const order = ++this.#sent;
    this.#latest.set(id, order);
    const show = (rating: Pick<ArticleRating, 'status' | 'failure'>): void => {
      if (this.#latest.get(id) === order)
        runInAction(
          () => (this.ratings = new Map([...this.ratings, [id, { hasHelped, reason, ...rating }]])),
        );
    };
    show({ status: 'sending' });
    const send = () => settle(() => this.#calls.rateArticle({ id, hasHelped, ...(reason && { reason }) }));
    const answer = this.#queue.then(send);
    this.#queue = answer;
    const outcome = await answer;
    show(outcome.ok ? { status: 'sent' } : { status: 'failed', failure: outcome.failure });
  }

  forgetPerson(): void {
    this.#latest.clear();
    this.ratings = new Map();
  }
}

export const helpStore = defineStore((context) => new HelpStore(context));
