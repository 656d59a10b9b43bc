import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AboutScreen } from '../../features/content/AboutScreen';
import { contentMessages } from '../../features/content/messages';
import { useSite } from './site';
import { usePageTitle } from './usePageTitle';

/** What the brand is and what it stands for. */
export const AboutPage = observer(function AboutPage() {
  const { stores, brand } = useSite();
  usePageTitle(useIntl().formatMessage(contentMessages.aboutTitle, { brand: brand.name }));
  return (
    <AboutScreen brand={brand.name} age={brand.legalAge} contactHref={stores.start.customerServiceUrl} />
  );
});
