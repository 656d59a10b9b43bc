import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { blogMessages } from '../../features/articles/blog.messages';
import type { FeedWords } from '../../features/articles/feedWords';
import { NewsArticleScreen } from '../../features/articles/NewsArticleScreen';
import { NewsScreen } from '../../features/articles/NewsScreen';
import type { ArticleListStore } from '../stores/articleListStore';
import { useAddress } from './center/useAddress';
import { useSite } from './site';
import { useList } from './useList';
import { useOpenArticle } from './useOpenArticle';
import { usePageTitle } from './usePageTitle';
import { useShownLanguage } from './useShownLanguage';

interface ArticleFeedProps {
  store: ArticleListStore;
  /** Address of the list. */
  href: string;
  words: FeedWords;
}

const addressOf = (href: string, values: Record<string, string>) =>
  `${href}?${new URLSearchParams(values).toString()}`;

/** News or posts, or the one that the address names. */
export const ArticleFeed = observer(function ArticleFeed(props: ArticleFeedProps) {
  const [{ article: id = '' }] = useAddress();
  return id ? <OneArticle {...props} id={id} /> : <ArticleList {...props} />;
});

const ArticleList = observer(function ArticleList({ store, href, words }: ArticleFeedProps) {
  const { start } = useSite().stores;
  const { tag, langOf } = useShownLanguage();
  const { formatMessage: t } = useIntl();
  const [{ category = '', author = '' }] = useAddress();
  usePageTitle(t(words.title));
  const list = useList(store.list, {
    language: tag,
    ...(category && { category }),
    ...(author && { author }),
  });
  const categories = (list.value?.categories ?? []).map(({ id, title, language }) => ({
    id,
    name: title,
    href: addressOf(href, { category: id }),
    lang: langOf(language),
  }));
  const current = category ? addressOf(href, { category }) : href;
  return (
    <NewsScreen
      words={words}
      items={{
        ...list,
        value: list.value?.rows.map(({ id, title, lead, publishedAt, image, language, ...post }) => ({
          id,
          title,
          lead,
          publishedAt,
          href: addressOf(href, { article: id }),
          imageSrc: image && start.imageUrl(image),
          lang: langOf(language),
          category: categories.find((each) => each.id === post.category),
          author: post.author,
        })),
      }}
      author={author || undefined}
      categories={
        categories.length > 0
          ? {
              label: t(blogMessages.categories),
              links: [{ name: t(words.all), href }, ...categories],
              currentHref: author ? '' : current,
            }
          : undefined
      }
    />
  );
});

const OneArticle = observer(function OneArticle({
  store,
  href,
  words,
  id,
}: ArticleFeedProps & { id: string }) {
  const { start } = useSite().stores;
  const { tag, langOf } = useShownLanguage();
  const article = store.articleIn(tag, id);
  const open = useOpenArticle(article, id);
  const { value } = article;
  const { category, author } = value ?? {};
  usePageTitle(value?.title);
  return (
    <NewsArticleScreen
      words={words}
      open={open}
      imageSrc={value?.image && start.imageUrl(value.image)}
      listHref={href}
      category={
        category && {
          name: category.title,
          href: addressOf(href, { category: category.id }),
          lang: langOf(category.language),
        }
      }
      author={author === undefined ? undefined : { name: author, href: addressOf(href, { author }) }}
    />
  );
});
