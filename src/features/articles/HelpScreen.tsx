import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Link } from '#ds/Link';
import { LinkButton } from '#ds/LinkButton';
import { Notice } from '#ds/Notice';
import { SearchField } from '#ds/SearchField';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ChatButton } from '../ChatButton';
import { siteMessages } from '../site.messages';
import type { HelpHref } from './helpHref';
import { HelpResults, type HelpResult } from './HelpResults';
import * as styles from './HelpScreen.styles';
import { HelpTopics, type HelpEntry, type HelpTopicItem } from './HelpTopics';
import { ServiceStatus, type ServiceStatusProps } from './ServiceStatus';
import { helpMessages as messages } from './help.messages';

export interface HelpScreenProps {
  /** In their order. */
  topics: Async<readonly HelpTopicItem[]>;
  /** The topic that is shown whole; all of them without one. */
  openTopic?: string | undefined;
  query: string;
  onQueryChange: (query: string) => void;
  /** Questions to begin with, below the search. */
  quick?: readonly HelpEntry[] | undefined;
  /** What works at the moment, where the platform tells. */
  status?: ServiceStatusProps | undefined;
  /** What the query finds; undefined while nothing is typed. */
  results: readonly HelpResult[] | undefined;
  /** Topics to offer when nothing is found. */
  nearest: readonly { id: string; title: string }[];
  /** Name of the visitor's language, when some articles are not in it. */
  untranslated?: string | undefined;
  /** Address of an article, and of a topic; of the help centre without one. */
  hrefOf: HelpHref;
  /** Page of customer service. */
  contactHref?: string | undefined;
  /** Opens the live chat; absent where there is none. */
  onChat?: (() => void) | undefined;
  /** Page for feedback and complaints. */
  feedbackHref?: string | undefined;
  saferPlayHref: string;
}

const placeholders = [0, 1, 2, 3, 4, 5];

/** The help centre: what is searched for while typing, the topics with their articles, and people to ask. */
export function HelpScreen(props: HelpScreenProps) {
  const { openTopic, query, results, untranslated, quick = [], status } = props;
  const { value: topics = [] } = props.topics;
  const { formatMessage: t } = useIntl();
  const topic = topics.find(({ id }) => id === openTopic);
  // Whoever has begun to look needs no beginning.
  const isBegin = results === undefined && topic === undefined;
  return (
    <div css={styles.page}>
      <Stack elementType="section" gap={5}>
        <h1 css={styles.title}>{t(messages.title)}</h1>
        <div css={styles.search}>
          <SearchField
            aria-label={t(messages.search)}
            placeholder={t(messages.example)}
            value={query}
            onChange={props.onQueryChange}
          />
        </div>
        {isBegin && quick.length > 0 && (
          <Inline elementType="ul" gap={2} align="stretch" role="list">
            {quick.map(({ id, title, lang }) => (
              <li key={id}>
                <a css={styles.chip} href={props.hrefOf({ article: id })} {...lang}>
                  {title}
                </a>
              </li>
            ))}
          </Inline>
        )}
      </Stack>
      {isBegin && status && <ServiceStatus {...status} />}
      <AsyncSection
        of={props.topics}
        skeleton={placeholders.map((index) => (
          <Skeleton key={index} />
        ))}
        empty={{ icon: IconLifebuoy, title: t(messages.emptyTitle), description: t(messages.emptyText) }}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      >
        {results ? (
          <HelpResults query={query} results={results} nearest={props.nearest} hrefOf={props.hrefOf} />
        ) : (
          <Stack gap={5}>
            {untranslated && (
              <Notice tone="info" icon={IconLanguage}>
                {t(messages.someFallback, { language: untranslated })}
              </Notice>
            )}
            {topic && (
              <Link isStandalone href={props.hrefOf({})}>
                {t(messages.topics)}
              </Link>
            )}
            <HelpTopics
              topics={topic ? [topic] : topics}
              isWhole={topic !== undefined}
              hrefOf={props.hrefOf}
            />
          </Stack>
        )}
      </AsyncSection>
      <HelpContact {...props} />
    </div>
  );
}

/** The ways on below every page of help. */
export type HelpContactProps = Pick<
  HelpScreenProps,
  'contactHref' | 'onChat' | 'feedbackHref' | 'saferPlayHref'
>;

/** Where to go when no article answers the question. */
export function HelpContact({
  contactHref,
  onChat,
  feedbackHref,
  saferPlayHref,
}: HelpContactProps): ReactNode {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.contact}>
      <section css={styles.way}>
        <Heading size="2xl" face="display">
          {t(messages.contactTitle)}
        </Heading>
        <Text size="md" wrap="pretty">
          {t(messages.contactText)}
        </Text>
        <div css={styles.actions}>
          {contactHref && (
            <LinkButton
              href={contactHref}
              size="lg"
              icon={IconHeadset}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t(siteMessages.contactService)}
            </LinkButton>
          )}
          <ChatButton onPress={onChat} />
          {feedbackHref && (
            <LinkButton href={feedbackHref} size="lg" tone="neutral" icon={IconMessage2}>
              {t(messages.feedback)}
            </LinkButton>
          )}
        </div>
      </section>
      <section css={styles.way}>
        <Heading size="lg" face="display">
          {t(messages.saferTitle)}
        </Heading>
        <Text size="md" wrap="pretty">
          {t(messages.saferText)}
        </Text>
        <Link isStandalone href={saferPlayHref} icon={IconChevronRight}>
          {t(siteMessages.saferPlay)}
        </Link>
      </section>
    </div>
  );
}
