import { lazy, Suspense } from 'react';
import { Categories } from './Categories';
import { Hero } from './Hero';
import type { HomeScreenProps } from './home';
import * as styles from './HomeScreen.styles';
import { NoticeLine } from './NoticeLine';
import { MemberCard, NextDrawCard } from './SideCards';

const HomeModules = lazy(async () => ({ default: (await import('./HomeModules')).HomeModules }));

/** The first page: what is new, what is drawn next, what people play. */
export function HomeScreen(props: HomeScreenProps) {
  const { modules, banners, notices, lotteries, categories, member } = props;
  return (
    <div css={styles.root}>
      <div css={styles.top}>
        <div css={styles.hero}>
          <div css={styles.banner}>
            <Hero banners={banners} />
          </div>
          <div css={styles.side}>
            <div css={styles.draw}>
              <NextDrawCard lotteries={lotteries} hasResults={modules.includes('results')} />
            </div>
            <div css={styles.member}>
              <MemberCard offer={member} />
            </div>
          </div>
        </div>
        <div css={styles.notice}>
          <NoticeLine notices={notices} />
        </div>
        <div css={styles.categories}>
          <Categories items={categories} />
        </div>
      </div>
      <Suspense fallback={<div css={styles.below} data-waiting />}>
        <HomeModules {...props} />
      </Suspense>
    </div>
  );
}
