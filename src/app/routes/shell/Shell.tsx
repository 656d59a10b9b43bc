import { observer } from 'mobx-react-lite';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import { DeferredLocale } from '#ds-i18n';
import { useMedia } from '#theme/useMedia';
import { FetchFailureContext } from '#features/OnDemand.tsx';
import { LazyRegion } from '#features/Region.tsx';
import { SiteLayout, type SiteChrome } from '#features/shell/SiteLayout.tsx';
import { reportError } from '../../boot/reportError';
import { lazyContentPage } from '../lazyContentPage';
import { ChunkLoadError, markLoadError } from '../loadErrors';
import { useLocation } from '../router';
import { useSite } from '../site';
import { memberParts } from './memberParts';
import { PhoneHeader, PhoneTabs } from './PhoneChrome';
import type { PlayBarProps } from './PlayBarBinding';
import { useDrawer } from './useDrawer';
import { WideHeader } from './WideHeader';

// None is seen first.
const Footer = lazy(async () => ({ default: (await import('./Footer')).Footer }));
const SiteNotices = lazy(async () => ({ default: (await import('../SiteNotices')).SiteNotices }));
const PlayBar = lazy(async () => ({ default: (await lazyContentPage('playBar')).PlayBar }));
const Rail = lazy(async () => ({ default: (await import('./Rail')).Rail }));

const { Component: Member } = memberParts;

interface ShellProps {
  chrome: SiteChrome;
  /** Whether one can bet on the page: who is signed in sees the time and the cost since log-in. */
  takesBets?: boolean | undefined;
  /** The page. */
  children: ReactNode;
}

/** A region of the chrome: it waits for its own code and words, and a fault in it is said in its place. */
const within = (region: string, part: ReactNode): ReactNode => <LazyRegion name={region}>{part}</LazyRegion>;

/** The site around a page: header, footer, side bar, tab bar, notices. Each follows the stores by itself. */
export const Shell = observer(function Shell({ chrome, takesBets, children }: ShellProps) {
  const { lobby, session, dialogs } = useSite().stores;
  const { pathname } = useLocation();
  const isDesktop = useMedia('desktop');
  const drawer = useDrawer();
  const [failFetch] = useState(() => (error: unknown): void => {
    reportError(error, 'menu');
    dialogs.fail(markLoadError(error) instanceof ChunkLoadError);
  });
  const play = (part: PlayBarProps['part']) =>
    takesBets && session.isSignedIn && within('play', <PlayBar part={part} />);
  // Again on each page, so that one failed call does not keep the menus away for the whole visit.
  useEffect(() => {
    void lobby.vendors.ensure();
  }, [lobby, pathname]);
  return (
    <FetchFailureContext value={failFetch}>
      <SiteLayout
        chrome={chrome}
        playBar={play('bar')}
        header={within(
          'header',
          isDesktop ? (
            <WideHeader />
          ) : (
            <PhoneHeader drawer={drawer} time={play('time')} playMenu={play('menu')} />
          ),
        )}
        footer={within(
          'footer',
          <DeferredLocale>
            <Footer />
          </DeferredLocale>,
        )}
        rail={isDesktop && within('rail', <Rail />)}
        tabBar={isDesktop ? undefined : within('tabs', <PhoneTabs drawer={drawer} />)}
        notices={within('notices', <SiteNotices />)}
      >
        {session.isSignedIn && !isDesktop && chrome !== 'header' && within('money', <Member part="money" />)}
        {children}
      </SiteLayout>
    </FetchFailureContext>
  );
});
