import { useIntl } from 'react-intl';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { LazyImage } from '#ds/LazyImage';
import { Stack } from '#ds/Stack';
import { ArticleBody, FallbackNote, languageProps } from './ArticleBody';
import { ArticleState } from './ArticleState';
import { Byline, type BylineProps } from './Byline';
import type { FeedWords } from './feedWords';
import * as styles from './NewsArticleScreen.styles';
import { newsMessages as messages } from './news.messages';
import type { OpenArticle } from './openArticle';

export interface NewsArticleScreenProps extends Pick<BylineProps, 'category' | 'author'> {
  /**
   * What the page says of the list that the article is of.
   * @default newsMessages
   */
  words?: FeedWords;
  open: OpenArticle;
  /** Address of its picture. */
  imageSrc?: string | undefined;
  /** Address of the list. */
  listHref: string;
}

/** One piece of news, or one post. */
export function NewsArticleScreen(props: NewsArticleScreenProps) {
  const { words = messages, open, imageSrc, listHref, category, author } = props;
  const { formatMessage: t } = useIntl();
  const own = open.status === 'ready' ? languageProps(open.language) : undefined;
  return (
    <div css={styles.page}>
      <Breadcrumbs
        items={[
          { id: 'list', label: t(words.title), href: listHref },
          ...(open.status === 'ready' ? [{ id: 'article', label: open.article.title }] : []),
        ]}
      />
      <ArticleState
        open={open}
        loading={t(messages.loading)}
        unknown={{ title: t(words.unknownTitle), text: t(words.unknownText) }}
        others={{ href: listHref, label: t(words.all) }}
      />
      {open.status === 'ready' && (
        <Stack elementType="article" gap={8} aria-labelledby="news-title">
          <FallbackNote language={open.language} />
          <Stack elementType="header" gap={3}>
            <Byline publishedAt={open.article.publishedAt} category={category} author={author} />
            <h1 id="news-title" css={styles.title} {...own}>
              {open.article.title}
            </h1>
            <p css={styles.lead} {...own}>
              {open.article.lead}
            </p>
          </Stack>
          {imageSrc && (
            <div css={styles.picture}>
              <LazyImage src={imageSrc} alt="" isPriority />
            </div>
          )}
          <ArticleBody sections={open.article.sections} language={open.language} />
        </Stack>
      )}
    </div>
  );
}
