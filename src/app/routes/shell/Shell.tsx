import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { DeferredLocale } from '#ds-i18n';
import { SiteLayout, type SiteChrome } from '../../../features/shell/SiteLayout';
import { useLocation } from '../router';
import { useSite } from '../site';
import { SiteNotices } from '../SiteNotices';
import { useScroll } from '../useScroll';
import { PhoneHeader, PhoneMoney, PhoneTabs } from './PhoneChrome';
import { useDrawer } from './useDrawer';
import { useIsDesktop } from './useIsDesktop';
import { WideHeader } from './WideHeader';

// Neither is seen first.
const Footer = lazy(async () => ({ default: (await import('./Footer')).Footer }));
const Rail = lazy(async () => ({ default: (await import('./Rail')).Rail }));

interface ShellProps {
  chrome: SiteChrome;
  /** The page. */
  children: ReactNode;
}

/** The site around a page: header, footer, side bar, tab bar, notices. Each follows the stores by itself. */
export function Shell({ chrome, children }: ShellProps) {
  const { lobby } = useSite().stores;
  const { pathname } = useLocation();
  const isDesktop = useIsDesktop();
  const drawer = useDrawer();
  useScroll();
  useEffect(() => {
    // Again on each page, so that one failed call does not keep the menus away for the whole visit.
    void lobby.vendors.ensure();
  }, [lobby, pathname]);
  return (
    <SiteLayout
      chrome={chrome}
      header={isDesktop ? <WideHeader /> : <PhoneHeader drawer={drawer} />}
      footer={
        <DeferredLocale>
          <Suspense>
            <Footer />
          </Suspense>
        </DeferredLocale>
      }
      rail={
        isDesktop && (
          <Suspense>
            <Rail />
          </Suspense>
        )
      }
      tabBar={isDesktop ? undefined : <PhoneTabs drawer={drawer} />}
      notices={<SiteNotices />}
    >
      {!isDesktop && chrome !== 'header' && <PhoneMoney />}
      {children}
    </SiteLayout>
  );
}
