import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AboutScreen } from '../../features/content/AboutScreen';
import { contentMessages } from '../../features/content/messages';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { usePageTitle } from './usePageTitle';

/** What the brand is and what it stands for. */
export const AboutPage = observer(function AboutPage() {
  const { stores, brand } = useSite();
  const { lobby, start } = stores;
  const { id, name, legalAge, languages } = brand;
  usePageTitle(useIntl().formatMessage(contentMessages.aboutTitle, { brand: name }));
  useEnsured(lobby.vendors);
  const vendors = [...lobby.categories.values()].flat();
  return (
    <AboutScreen
      brand={name}
      art={{ image: `/brand/${id}/hero-1280.webp`, imageSmall: `/brand/${id}/hero-640.webp` }}
      figures={{
        games: vendors.reduce((sum, { games }) => sum + games, 0),
        providers: new Set(vendors.map(({ name: house }) => house)).size,
        languages: languages.length,
      }}
      age={legalAge}
      contactHref={start.customerServiceUrl}
    />
  );
});
