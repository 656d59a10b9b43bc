import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Banner, Game, Lottery, Match, PromotionTeaser, Winner } from '#contract';
import { Icon } from '#ds/Icon';
import { Link } from '#ds/Link';
import { Marquee } from '#ds/Marquee';
import { Categories, type CategoryView } from './Categories';
import type { GameActions } from './GameRow';
import { Hero } from './Hero';
import * as styles from './HomeScreen.styles';
import { homeMessages } from './messages';
import type { Section } from './section';
import { MemberCard, NextDrawCard, type MemberOffer } from './SideCards';

const HomeModules = lazy(async () => ({ default: (await import('./HomeModules')).HomeModules }));

/** Parts of the page below the fold, in the order that the brand wants them. */
export type HomeModuleId = 'hot' | 'live' | 'inPlay' | 'fresh' | 'results' | 'promotions';

export interface HomeScreenProps extends GameActions {
  modules: readonly HomeModuleId[];
  banners: Section<Banner>;
  /** Announcements of the running line. */
  notices: readonly { id: string; title: string }[];
  lotteries: Section<Lottery>;
  categories: readonly CategoryView[];
  hot: Section<Game>;
  live: Section<Game>;
  fresh: Section<Game>;
  matches: Section<Match>;
  liveMatches: number;
  winners: Section<Winner>;
  promotions: Section<PromotionTeaser>;
  member: MemberOffer;
  /** Currency in which stakes are shown. */
  currency: string;
  vendorNames: ReadonlyMap<string, string>;
  /** Picture of a team's crest, by its number. */
  crestUrl: (crest: number) => string;
}

/** The first page: what is new, what is drawn next, what people play. */
export function HomeScreen(props: HomeScreenProps) {
  const { banners, notices, lotteries, categories, member } = props;
  return (
    <div css={styles.root}>
      <div css={styles.top}>
        <div css={styles.hero}>
          <Hero banners={banners} />
          <div css={styles.side}>
            <NextDrawCard lotteries={lotteries} />
            <MemberCard offer={member} />
          </div>
        </div>
        <NoticeLine notices={notices} />
        <Categories items={categories} />
      </div>
      <Suspense fallback={<div css={styles.below} />}>
        <HomeModules {...props} />
      </Suspense>
    </div>
  );
}

function NoticeLine({ notices }: Pick<HomeScreenProps, 'notices'>) {
  const intl = useIntl();
  // The line keeps its place while it is empty, so that nothing below moves when notices come.
  return (
    <div css={styles.noticeLine}>
      <Icon icon={IconSpeakerphone} size={18} />
      <Marquee aria-label={intl.formatMessage(homeMessages.notices)}>
        {notices.map(({ id, title }) => (
          <a key={id} css={styles.noticeItem} href={`/noticePage#${id}`}>
            {title}
          </a>
        ))}
      </Marquee>
      <Link href="/noticePage" isStandalone icon={IconChevronRight}>
        <FormattedMessage {...homeMessages.allNotices} />
      </Link>
    </div>
  );
}
