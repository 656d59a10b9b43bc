import { blogMessages } from '../../features/articles/blog.messages';
import { blogStore } from '../stores/articleListStore';
import { ArticleFeed } from './ArticleFeed';
import { useStore } from './useStore';

/** The blog, or the post that the address names. */
export function BlogPage() {
  return <ArticleFeed store={useStore(blogStore)} href="/blog" words={blogMessages} />;
}
