import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useIntl } from 'react-intl';
import { Icon, type IconSource } from '#ds/Icon';
import { Link } from '#ds/Link';
import type { HelpHref } from './helpHref';
import * as styles from './HelpScreen.styles';
import { helpMessages as messages } from './help.messages';

/** The title of an article in a list. */
export interface HelpEntry {
  id: string;
  title: string;
  /** Attributes of the title where it is in another language than the page. */
  lang?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
}

/** A topic with its articles, in their order. */
export interface HelpTopicItem {
  id: string;
  title: string;
  /** Attributes of the title where it is in another language than the page. */
  lang?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
  articles: readonly HelpEntry[];
}

/** Drawings of the topics that most operators have. */
const icons: Readonly<Record<string, IconSource>> = {
  deposits: IconArrowDownLeft,
  withdrawals: IconArrowUpRight,
  account: IconUser,
  bonuses: IconGift,
  lottery: IconTicket,
  games: IconDeviceGamepad2,
  saferPlay: IconHeartHandshake,
  privacy: IconShieldLock,
  agents: IconSitemap,
};

/** Articles of a topic that are listed among others. */
const fewest = 3;

export interface HelpTopicsProps {
  topics: readonly HelpTopicItem[];
  /** Lists every article; otherwise the first few of each topic. */
  isWhole: boolean;
  hrefOf: HelpHref;
}

/** Topics with their articles. */
export function HelpTopics({ topics, isWhole, hrefOf }: HelpTopicsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.topics} data-whole={isWhole || undefined}>
      {topics.map(({ id, title, lang, articles }) => (
        <section key={id} css={styles.topic} aria-labelledby={`topic-${id}`}>
          <h2 id={`topic-${id}`} css={styles.topicTitle} {...lang}>
            <span css={styles.topicIcon}>
              <Icon icon={icons[id] ?? IconHelpCircle} />
            </span>
            {title}
          </h2>
          <ul css={styles.entries}>
            {(isWhole ? articles : articles.slice(0, fewest)).map((article) => (
              <li key={article.id}>
                <a css={styles.entry} href={hrefOf({ article: article.id })} {...article.lang}>
                  {article.title}
                </a>
              </li>
            ))}
          </ul>
          {!isWhole && articles.length > fewest && (
            <Link isStandalone href={hrefOf({ topic: id })} aria-describedby={`topic-${id}`}>
              {t(messages.all, { count: articles.length })}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}
