import { articleCalls, type RatingReason } from '#contract';
import { toOutcome, type Failure } from '../data/failure';
import { defineStore, type StoreOf } from './defineStore';

/** What somebody answered when asked whether an article helped. */
export interface ArticleRating {
  hasHelped: boolean;
  reason?: RatingReason | undefined;
  /** `sent` once the platform has it. */
  status: 'sending' | 'sent' | 'failed';
  failure?: Failure | undefined;
}

/** Articles are the same for everybody. */
const kept = { staleTime: 5 * 60_000, isShared: true };

/** The help centre, by language: what was asked for in one cannot show in another. */
export const helpStore = defineStore(({ scope, createCalls }) => {
  const { support } = createCalls({ support: articleCalls });
  const articles = scope.queryBy((key: string, options) => {
    const [language = '', id = ''] = key.split('/');
    return support.article({ kind: 'help', id, language }, options);
  }, kept);
  const visit = scope.state<{ ratings: ReadonlyMap<string, ArticleRating> }>({ ratings: new Map() });
  const show = (id: string, rating: ArticleRating): void =>
    visit.set({ ratings: new Map([...visit.value.ratings, [id, rating]]) });
  /** Answers go one after the other, so that the platform keeps the last. */
  let queue: Promise<unknown> = Promise.resolve();
  return {
    centers: scope.queryBy((language: string, options) => support.helpCenter({ language }, options), kept),
    /** An article in the language of the site. */
    articleIn: (language: string, id: string) => articles.get(`${language}/${id}`),
    /** Answers of this visit, by article. */
    get ratings(): ReadonlyMap<string, ArticleRating> {
      return visit.value.ratings;
    },
    /** Tells the platform whether an article helped; a later answer takes the place of an earlier one. */
    async rate(id: string, hasHelped: boolean, reason?: RatingReason): Promise<void> {
      const rating: ArticleRating = { hasHelped, reason, status: 'sending' };
      show(id, rating);
      const send = () => toOutcome(() => support.rateArticle({ id, hasHelped, ...(reason && { reason }) }));
      const answer = queue.then(send);
      queue = answer;
      const outcome = await answer;
      // A later answer has taken its place, or another person is there.
      if (visit.value.ratings.get(id) !== rating) return;
      show(
        id,
        outcome.ok
          ? { ...rating, status: 'sent' }
          : { ...rating, status: 'failed', failure: outcome.failure },
      );
    },
  };
});
export type HelpStore = StoreOf<typeof helpStore>;
