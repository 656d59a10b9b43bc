import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { DownloadScreen, type AppKind } from '../../features/download/DownloadScreen';
import { downloadMessages } from '../../features/download/messages';
import { operatingSystem, type Device } from '../api/operatingSystem';
import { appLinks } from './shell/appLinks';
import { useSite } from './site';
import { usePageTitle } from './usePageTitle';

const systems: Readonly<Record<string, AppKind>> = { iOS: 'ios', Android: 'android' };

/** The apps of the brand. Where it has no lite app, this site on a home screen is one. */
export const DownloadPage = observer(function DownloadPage() {
  const { start } = useSite().stores;
  usePageTitle(useIntl().formatMessage(downloadMessages.title));
  const apps = appLinks(start.permission.value?.info.resources ?? []);
  const hasLite = apps.some(({ kind }) => kind === 'lite');
  return (
    <DownloadScreen
      apps={hasLite ? apps : [...apps, { kind: 'lite', url: `${location.origin}/` }]}
      system={systems[operatingSystem(navigator as Device)] ?? 'lite'}
    />
  );
});
