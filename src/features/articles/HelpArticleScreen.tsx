import { useIntl } from 'react-intl';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ArticleBody, FallbackNote, languageProps, sectionId } from './ArticleBody';
import { ArticleRating, type ArticleRatingProps } from './ArticleRating';
import { ArticleState } from './ArticleState';
import * as styles from './HelpArticleScreen.styles';
import { HelpContact, type HelpContactProps, type HelpScreenProps } from './HelpScreen';
import type { HelpTopicItem } from './HelpTopics';
import type { OpenArticle } from './openArticle';
import { helpArticleMessages as messages, helpMessages } from './help.messages';

export interface HelpArticleScreenProps extends HelpContactProps, Pick<HelpScreenProps, 'hrefOf'> {
  open: OpenArticle;
  /** Its topic with its articles, once the list is there. */
  topic: HelpTopicItem | undefined;
  rating: ArticleRatingProps;
}

/** One article of the help centre, its neighbours and its parts beside it, and whether it helped. */
export function HelpArticleScreen({ open, topic, rating, hrefOf, ...contact }: HelpArticleScreenProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const article = open.status === 'ready' ? open.article : undefined;
  // The last place of a trail is where one is, and leads nowhere.
  const trail = [
    { id: 'help', label: t(helpMessages.name), href: hrefOf({}) },
    ...(topic ? [{ id: topic.id, label: topic.title, href: hrefOf({ topic: topic.id }) }] : []),
    ...(article ? [{ id: 'article', label: article.title }] : []),
  ];
  const parts = (article?.sections ?? []).flatMap(({ title }, place) =>
    title ? [{ id: sectionId(place), title }] : [],
  );
  const own = open.status === 'ready' ? languageProps(open.language) : undefined;
  return (
    <div css={styles.page}>
      <Breadcrumbs items={trail} />
      <div css={styles.columns}>
        <nav css={styles.others} aria-label={topic && t(messages.others, { topic: topic.title })}>
          {topic && article && (
            <>
              <p css={styles.label}>{topic.title}</p>
              <ul>
                {topic.articles.map(({ id, title, lang }) => (
                  <li key={id}>
                    <a
                      css={styles.other}
                      href={hrefOf({ article: id })}
                      aria-current={id === article.id ? 'page' : undefined}
                      {...lang}
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </nav>
        <div css={styles.main}>
          <ArticleState
            open={open}
            loading={t(messages.loading)}
            unknown={{ title: t(messages.unknownTitle), text: t(messages.unknownText) }}
            others={{ href: hrefOf({}), label: t(helpMessages.topics) }}
          />
          {open.status === 'ready' && (
            <Stack elementType="article" gap={8} aria-labelledby="article-title">
              <FallbackNote language={open.language} />
              <Stack elementType="header" gap={3}>
                <Text tone="muted">
                  {t(messages.updated, { date: formatDateTime(open.article.updatedAt, locale, 'date') })}
                </Text>
                <h1 id="article-title" css={styles.title} {...own}>
                  {open.article.title}
                </h1>
                <p css={styles.lead} {...own}>
                  {open.article.lead}
                </p>
              </Stack>
              <ArticleBody sections={open.article.sections} language={open.language} />
              <ArticleRating {...rating} />
            </Stack>
          )}
        </div>
        {parts.length > 1 && (
          <nav css={styles.contents} aria-labelledby="contents-title">
            <p id="contents-title" css={styles.label}>
              {t(messages.contents)}
            </p>
            <ul>
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a css={styles.partLink} href={`#${id}`} {...own}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <HelpContact {...contact} />
    </div>
  );
}
