import { newsMessages } from '../../features/articles/news.messages';
import { newsStore } from '../stores/articleListStore';
import { ArticleFeed } from './ArticleFeed';
import { useStore } from './useStore';

/** The news, or the piece that the address names. */
export function NewsPage() {
  return <ArticleFeed store={useStore(newsStore)} href="/news" words={newsMessages} />;
}
