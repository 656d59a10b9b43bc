import type { Article } from '#contract';
import type { NoticeContent } from '../notice';
import type { ShownLanguage } from './ArticleBody';

/** The article that is open. */
export type OpenArticle =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed'; notice: NoticeContent }
  | { status: 'ready'; article: Article; language?: ShownLanguage | undefined };
