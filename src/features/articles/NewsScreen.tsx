import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { LazyImage } from '#ds/LazyImage';
import { Skeleton } from '#ds/Skeleton';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import type { Notice } from '../notice';
import { newsMessages as messages } from './news.messages';
import * as styles from './NewsScreen.styles';

/** A piece of news as the list shows it. */
export interface NewsEntry {
  id: string;
  title: string;
  lead: string;
  /** ISO 8601. */
  publishedAt: string;
  href: string;
  /** Address of its picture; without one, or when it fails, the brand's own ground shows. */
  imageSrc?: string | undefined;
  /** Attributes of its words where they are in another language than the page. */
  lang?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
}

export interface NewsScreenProps {
  /** How the news are coming along. */
  state: AsyncState;
  /** The newest first. */
  items: readonly NewsEntry[];
  /** Whether there are older ones. */
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  failure?: Notice | undefined;
  onRetry: () => void;
}

const placeholders = [0, 1, 2, 3];

/** The news: the newest large, the others beside and below it. */
export function NewsScreen(props: NewsScreenProps) {
  const { state, items, hasMore, failure } = props;
  const { formatMessage: say } = useIntl();
  const [first, ...others] = items;
  return (
    <div css={styles.page}>
      <header css={styles.head}>
        <h1 css={styles.title}>{say(messages.title)}</h1>
        <p css={styles.intro}>{say(messages.intro)}</p>
      </header>
      <AsyncSection
        state={state}
        skeleton={placeholders.map((index) => (
          <Skeleton key={index} />
        ))}
        empty={{ icon: IconNews, title: say(messages.emptyTitle), description: say(messages.emptyText) }}
        failure={{
          title: failure?.title ?? say(messages.failedTitle),
          description: failure?.text ?? say(messages.failedText),
          onRetry: props.onRetry,
        }}
        asOf={say(messages.asOf)}
      >
        <div css={styles.columns}>
          {first && <Entry item={first} isFirst />}
          <ul css={styles.list}>
            {others.map((item) => (
              <li key={item.id}>
                <Entry item={item} />
              </li>
            ))}
          </ul>
        </div>
        {hasMore && (
          <div css={styles.more}>
            <Button tone="neutral" isPending={props.isLoadingMore} onPress={props.onLoadMore}>
              {say(messages.more)}
            </Button>
          </div>
        )}
      </AsyncSection>
    </div>
  );
}

function Entry({ item, isFirst = false }: { item: NewsEntry; isFirst?: boolean }) {
  const { id, title, lead, publishedAt, href, imageSrc, lang } = item;
  const size = { 'data-first': isFirst || undefined };
  return (
    <article css={styles.entry} {...size} aria-labelledby={`news-${id}`}>
      <div css={styles.picture} {...size}>
        <LazyImage src={imageSrc} alt="" position="right center" isPriority={isFirst} />
      </div>
      <div css={styles.words}>
        <p css={styles.date}>
          <DateTime value={publishedAt} format="date" />
        </p>
        <h2 id={`news-${id}`} css={styles.heading} {...size} {...lang}>
          <a css={styles.link} href={href}>
            {title}
          </a>
        </h2>
        <p css={styles.lead} {...lang}>
          {lead}
        </p>
      </div>
    </article>
  );
}
