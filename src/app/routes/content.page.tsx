import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { AboutScreen } from '../../features/content/AboutScreen';
import { contentMessages } from '../../features/content/messages';
import { NoticesScreen } from '../../features/content/NoticesScreen';
import { useSite } from './site';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';

/** All announcements to players. */
export const NoticesPage = observer(function NoticesPage() {
  const { home } = useSite().stores;
  const { section } = useNotice();
  usePageTitle(useIntl().formatMessage(contentMessages.noticesTitle));
  useNotices();
  return <NoticesScreen notices={section(home.notices, ({ player }) => player)} />;
});

/** What the brand is and what it stands for. */
export const AboutPage = observer(function AboutPage() {
  const { stores, brand } = useSite();
  usePageTitle(useIntl().formatMessage(contentMessages.aboutTitle, { brand: brand.name }));
  return (
    <AboutScreen brand={brand.name} age={brand.legalAge} contactHref={stores.start.customerServiceUrl} />
  );
});

function useNotices(): void {
  const { home } = useSite().stores;
  useEffect(() => {
    void home.notices.ensure();
  }, [home]);
}
