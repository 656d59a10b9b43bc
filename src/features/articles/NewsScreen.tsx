import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { LazyImage } from '#ds/LazyImage';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { PageHead } from '#patterns/PageHead';
import { AsyncSection, type AsyncPages } from '#patterns/AsyncSection';
import { LinkChips, type LinkChipsProps } from '../LinkChips';
import { blogMessages } from './blog.messages';
import { Byline, type BylineProps } from './Byline';
import type { FeedWords } from './feedWords';
import { newsMessages as messages } from './news.messages';
import * as styles from './NewsScreen.styles';

/** A piece of news or a post as the list shows it. */
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
  /** Of a post: its category, and who wrote it. */
  category?: BylineProps['category'];
  author?: string | undefined;
}

export interface NewsScreenProps {
  /**
   * What the page says of itself.
   * @default newsMessages
   */
  words?: FeedWords;
  /** Of the blog: the ways to its categories. */
  categories?: LinkChipsProps | undefined;
  /** Of the blog: whose posts alone are shown. */
  author?: string | undefined;
  /** The newest first. */
  items: AsyncPages<readonly NewsEntry[]>;
}

const placeholders = [0, 1, 2, 3];

/** The news or the blog: the newest large, the others beside and below it. */
export function NewsScreen(props: NewsScreenProps) {
  const { words = messages, categories, author } = props;
  const { value: items = [], hasMore, more, loadMore } = props.items;
  const { formatMessage: t } = useIntl();
  const [first, ...others] = items;
  return (
    <div css={styles.page}>
      <PageHead
        title={t(words.title)}
        line={author ? t(blogMessages.byAuthor, { author }) : t(words.intro)}
        tools={categories && <LinkChips {...categories} />}
      />
      <AsyncSection
        of={props.items}
        skeleton={placeholders.map((index) => (
          <Skeleton key={index} />
        ))}
        empty={{ icon: IconNews, title: t(words.emptyTitle), description: t(words.emptyText) }}
        failure={{
          title: t(words.failedTitle),
          description: t(messages.failedText),
        }}
        asOf={t(messages.asOf)}
      >
        <div css={styles.columns}>
          {first && <Entry item={first} isFirst />}
          <Stack elementType="ul">
            {others.map((item) => (
              <li key={item.id}>
                <Entry item={item} />
              </li>
            ))}
          </Stack>
        </div>
        {hasMore && (
          <div css={styles.more}>
            <Button tone="neutral" isPending={more === 'loading'} onPress={loadMore}>
              {t(words.more)}
            </Button>
          </div>
        )}
      </AsyncSection>
    </div>
  );
}

function Entry({ item, isFirst = false }: { item: NewsEntry; isFirst?: boolean }) {
  const { id, title, lead, publishedAt, href, imageSrc, lang, category, author } = item;
  const size = { 'data-first': isFirst || undefined };
  return (
    <article css={styles.entry} {...size} aria-labelledby={`news-${id}`}>
      <div css={styles.picture} {...size}>
        <LazyImage src={imageSrc} alt="" position="right center" isPriority={isFirst} />
      </div>
      <div css={styles.words}>
        <Byline
          publishedAt={publishedAt}
          category={category && { name: category.name, lang: category.lang }}
          author={author === undefined ? undefined : { name: author }}
        />
        <h2 id={`news-${id}`} css={styles.heading} {...size} {...lang}>
          <a css={styles.link} href={href}>
            {title}
          </a>
        </h2>
        <Text size="md" wrap="pretty" {...lang}>
          {lead}
        </Text>
      </div>
    </article>
  );
}
