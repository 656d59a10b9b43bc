import { useIntl } from 'react-intl';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { EmptyState } from '#ds/EmptyState';
import { LazyImage } from '#ds/LazyImage';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { ArticleBody, FallbackNote, languageProps } from './ArticleBody';
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
      {open.status === 'loading' && (
        <SkeletonGroup label={t(messages.loading)}>
          <Stack gap={4}>
            <Skeleton inlineSize="30%" />
            <Skeleton inlineSize="80%" />
            <Skeleton />
            <Skeleton inlineSize="90%" />
          </Stack>
        </SkeletonGroup>
      )}
      {open.status === 'failed' && (
        <EmptyState
          isFailed
          title={open.notice.title}
          description={open.notice.text}
          {...(open.notice.action && { onRetry: open.notice.action.onPress })}
        />
      )}
      {open.status === 'unknown' && (
        <Stack gap={4} align="start">
          <h1 css={styles.title}>{t(words.unknownTitle)}</h1>
          <p css={styles.lead}>{t(words.unknownText)}</p>
          <LinkButton href={listHref}>{t(words.all)}</LinkButton>
        </Stack>
      )}
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
