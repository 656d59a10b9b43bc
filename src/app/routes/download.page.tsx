import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { DownloadScreen, type AppKind } from '../../features/download/DownloadScreen';
import { downloadMessages } from '../../features/download/messages';
import { serverRequest } from '../server/serverRequest';
import { appLinks } from './shell/appLinks';
import { shellBrand } from './shell/shellProps';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useInstall } from './useInstall';
import { usePageTitle } from './usePageTitle';

/** The system of the visitor's phone; a computer has the guide of the site itself. */
const systemOf = (userAgent: string): AppKind =>
  /Android/.test(userAgent) ? 'android' : /iP(?:hone|ad|od)/.test(userAgent) ? 'ios' : 'lite';

/** The apps of the brand. Where it has no lite app, this site on a home screen is one. */
export const DownloadPage = observer(function DownloadPage() {
  const { stores, brand } = useSite();
  const { start, lobby } = stores;
  usePageTitle(useIntl().formatMessage(downloadMessages.title));
  useEnsured(lobby.hot);
  const install = useInstall();
  const apps = appLinks(start.permission.value?.info.resources ?? [], start.imageUrl);
  const { origin } = import.meta.env.SSR ? serverRequest : location;
  const { userAgent } = import.meta.env.SSR ? serverRequest : navigator;
  const hasLite = apps.some(({ kind }) => kind === 'lite');
  return (
    <DownloadScreen
      apps={hasLite ? apps : [...apps, { kind: 'lite', url: `${origin}/` }]}
      system={systemOf(userAgent)}
      {...install}
      device={{
        brand: shellBrand(brand),
        art: {
          hero: `/brand/${brand.id}/hero-640.webp`,
          covers: (lobby.hot.value?.list ?? []).map(({ image }) => start.imageUrl(image)),
        },
      }}
    />
  );
});
