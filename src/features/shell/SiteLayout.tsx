import type { ReactNode } from 'react';
import { SkipLink } from '#ds/SkipLink';
import * as styles from './SiteLayout.styles';

/**
 * What stands around a page. `full`: header, footer, side bar; `page`: header and footer; `header`: the header alone,
 * for a game in its frame, which takes the rest of the window; `bare`: nothing. Source: spec section 2, routes.
 */
export type SiteChrome = 'full' | 'page' | 'header' | 'bare';

export interface SiteLayoutProps {
  chrome: SiteChrome;
  /** ThinBar, on a page on which one can bet: above everything, and stays there. */
  playBar?: ReactNode;
  /** SiteHeader in a wide window, PhoneBar in a narrow one. */
  header?: ReactNode;
  footer?: ReactNode;
  /** SideRail. */
  rail?: ReactNode;
  /** PhoneTabBar. */
  tabBar?: ReactNode;
  /** OfflineNotice, SessionNotice: above the page. */
  notices?: ReactNode;
  /** The page. It brings its own column and gutters, since some pages reach the edges of the window. */
  children: ReactNode;
}

/** Id of the page's main part: the target of the skip link, and where focus goes after a change of page. */
export const mainId = 'main';

/** The frame of every page: which parts of the chrome stand around it. */
export function SiteLayout({
  chrome,
  playBar,
  header,
  footer,
  rail,
  tabBar,
  notices,
  children,
}: SiteLayoutProps) {
  const hasHeader = chrome !== 'bare';
  const hasFooter = chrome === 'full' || chrome === 'page';
  return (
    <div
      css={styles.root}
      data-chrome={chrome}
      data-has-tabs={(hasFooter && tabBar !== undefined) || undefined}
    >
      {hasHeader && <SkipLink targetId={mainId} />}
      {hasHeader && playBar && (
        <div css={styles.playBar} data-play-bar>
          {playBar}
        </div>
      )}
      {hasHeader && header}
      {notices && <div css={styles.notices}>{notices}</div>}
      <main id={mainId} tabIndex={-1} css={styles.main}>
        {children}
      </main>
      {hasFooter && footer}
      {chrome === 'full' && rail}
      {hasFooter && tabBar}
    </div>
  );
}
