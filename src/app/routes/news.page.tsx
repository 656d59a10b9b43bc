import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { newsMessages } from '../../features/articles/news.messages';
import { NewsArticleScreen } from '../../features/articles/NewsArticleScreen';
import { NewsScreen } from '../../features/articles/NewsScreen';
import { newsStore, type NewsStore } from '../stores/newsStore';
import { useAddress } from './center/useAddress';
import { listState } from './listState';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useOpenArticle } from './useOpenArticle';
import { usePageTitle } from './usePageTitle';
import { useShownLanguage } from './useShownLanguage';
import { useStore } from './useStore';

const newsHref = '/news';

/** The news, or the piece that the address names. */
export const NewsPage = observer(function NewsPage() {
  const store = useStore(newsStore);
  const [{ article: id = '' }] = useAddress();
  return id ? <NewsArticle store={store} id={id} /> : <NewsList store={store} />;
});

const NewsList = observer(function NewsList({ store: { list } }: { store: NewsStore }) {
  const { start } = useSite().stores;
  const { tag, langOf } = useShownLanguage();
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  usePageTitle(useIntl().formatMessage(newsMessages.title));
  useEffect(() => void list.show({ language: tag }, 1), [list, tag]);
  return (
    <NewsScreen
      state={listState(list, isOffline)}
      items={list.rows.map(({ id, title, lead, publishedAt, image, language }) => ({
        id,
        title,
        lead,
        publishedAt,
        href: `${newsHref}?article=${encodeURIComponent(id)}`,
        imageSrc: image && start.imageUrl(image),
        lang: langOf(language),
      }))}
      hasMore={list.hasMore}
      isLoadingMore={list.isComing}
      onLoadMore={() => void list.more()}
      failure={list.failure && notice(list.failure)}
      onRetry={() => void list.retry()}
    />
  );
});

const NewsArticle = observer(function NewsArticle({ store, id }: { store: NewsStore; id: string }) {
  const { start } = useSite().stores;
  const { tag } = useShownLanguage();
  const openOf = useOpenArticle();
  const article = store.articleIn(tag, id);
  useEffect(() => void article.ensure(), [article]);
  // Another piece begins at its top, although the page stays the same.
  useEffect(() => scrollTo(0, 0), [id]);
  const { value } = article;
  usePageTitle(value?.title);
  return (
    <NewsArticleScreen
      open={openOf(article)}
      imageSrc={value?.image && start.imageUrl(value.image)}
      newsHref={newsHref}
    />
  );
});
