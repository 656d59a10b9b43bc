import { useIntl } from 'react-intl';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { ErrorState } from '#ds/ErrorState';
import { LazyImage } from '#ds/LazyImage';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
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
  const { formatMessage: say } = useIntl();
  const own = open.status === 'ready' ? languageProps(open.language) : undefined;
  return (
    <div css={styles.page}>
      <Breadcrumbs
        items={[
          { id: 'list', label: say(words.title), href: listHref },
          ...(open.status === 'ready' ? [{ id: 'article', label: open.article.title }] : []),
        ]}
      />
      {open.status === 'loading' && (
        <SkeletonGroup label={say(messages.loading)}>
          <div css={styles.placeholder}>
            <Skeleton inlineSize="30%" />
            <Skeleton inlineSize="80%" />
            <Skeleton />
            <Skeleton inlineSize="90%" />
          </div>
        </SkeletonGroup>
      )}
      {open.status === 'failed' && (
        <ErrorState
          size="lg"
          title={open.notice.title}
          description={open.notice.text}
          {...(open.notice.action && { onRetry: open.notice.action.onPress })}
        />
      )}
      {open.status === 'unknown' && (
        <div css={styles.unknown}>
          <h1 css={styles.title}>{say(words.unknownTitle)}</h1>
          <p css={styles.lead}>{say(words.unknownText)}</p>
          <LinkButton href={listHref}>{say(words.all)}</LinkButton>
        </div>
      )}
      {open.status === 'ready' && (
        <article css={styles.article} aria-labelledby="news-title">
          <FallbackNote language={open.language} />
          <header css={styles.header}>
            <Byline publishedAt={open.article.publishedAt} category={category} author={author} />
            <h1 id="news-title" css={styles.title} {...own}>
              {open.article.title}
            </h1>
            <p css={styles.lead} {...own}>
              {open.article.lead}
            </p>
          </header>
          {imageSrc && (
            <div css={styles.picture}>
              <LazyImage src={imageSrc} alt="" isPriority />
            </div>
          )}
          <ArticleBody sections={open.article.sections} language={open.language} />
        </article>
      )}
    </div>
  );
}
