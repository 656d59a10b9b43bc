import type { newsMessages } from './news.messages';

type OwnWord =
  | 'title'
  | 'intro'
  | 'more'
  | 'emptyTitle'
  | 'emptyText'
  | 'failedTitle'
  | 'unknownTitle'
  | 'unknownText'
  | 'all';

/** What news and blog each say in words of their own around their texts. */
export type FeedWords = Readonly<Record<OwnWord, (typeof newsMessages)['title']>>;
