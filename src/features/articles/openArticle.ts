import type { Article } from '#contract';
import type { Notice } from '../notice';
import type { ShownLanguage } from './ArticleBody';

/** The article that is open. */
export type OpenArticle =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed'; notice: Notice }
  | { status: 'ready'; article: Article; language?: ShownLanguage | undefined };
