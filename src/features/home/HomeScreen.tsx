import { lazy, useLayoutEffect, useState, type ReactNode } from 'react';
import { DeferredLocale } from '#ds-i18n';
import { LazyRegion } from '../Region';
import { Categories } from './Categories';
import { Hero } from './Hero';
import type { HomeScreenProps } from './home';
import * as styles from './HomeScreen.styles';
import { NoticeLine } from './NoticeLine';
import { MemberCard, NextDrawCard } from './SideCards';

const HomeModules = lazy(async () => ({ default: (await import('./HomeModules')).HomeModules }));

/**
 * The first page: what is new, what is drawn next, what people play. The platform's answers come one by one, and each
 * renders its own section: every section is `memo`, so keep what it gets.
 */
export function HomeScreen(props: HomeScreenProps) {
  const { modules, banners, hero, notices, lotteries, categories, member } = props;
  const [isWaiting, setWaiting] = useState(false);
  return (
    <div css={styles.root}>
      <div css={styles.top}>
        <div css={styles.hero}>
          <div css={styles.banner}>
            <Hero banners={banners} picture={hero} />
          </div>
          <div css={styles.side}>
            <div css={styles.draw} data-waiting={isWaiting || undefined}>
              <NextDrawCard lotteries={lotteries} hasResults={modules.includes('results')} />
            </div>
            <div css={styles.member} data-waiting={isWaiting || undefined}>
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
      <DeferredLocale>
        <LazyRegion name="home" waiting={<Below onWait={setWaiting} />}>
          <HomeModules {...props} />
        </LazyRegion>
      </DeferredLocale>
    </div>
  );
}

/** Holds the place of the modules until their code is there. */
function Below({ onWait }: { onWait: (isWaiting: boolean) => void }): ReactNode {
  useLayoutEffect(() => {
    onWait(true);
    return () => onWait(false);
  }, [onWait]);
  return <div css={styles.below} />;
}
