import { EmptyState } from '#ds/EmptyState';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import * as styles from './HelpArticleScreen.styles';
import type { OpenArticle } from './openArticle';

export interface ArticleStateProps {
  open: OpenArticle;
  /** Spoken while the text is on its way. */
  loading: string;
  /** What is said of an article that there is not. */
  unknown: { title: string; text: string };
  /** The way to the others. */
  others: { href: string; label: string };
}

/** What stands in the place of an article that is on its way, is unknown or could not be had. */
export function ArticleState({ open, loading, unknown, others }: ArticleStateProps) {
  if (open.status === 'loading')
    return (
      <SkeletonGroup label={loading}>
        <Stack gap={4}>
          <Skeleton inlineSize="30%" />
          <Skeleton inlineSize="80%" />
          <Skeleton />
          <Skeleton inlineSize="90%" />
        </Stack>
      </SkeletonGroup>
    );
  if (open.status === 'failed')
    return (
      <EmptyState
        isFailed
        title={open.notice.title}
        description={open.notice.text}
        {...(open.notice.action && { onRetry: open.notice.action.onPress })}
      />
    );
  if (open.status === 'ready') return null;
  return (
    <Stack gap={4} align="start">
      <h1 css={styles.title}>{unknown.title}</h1>
      <p css={styles.lead}>{unknown.text}</p>
      <LinkButton href={others.href}>{others.label}</LinkButton>
    </Stack>
  );
}
