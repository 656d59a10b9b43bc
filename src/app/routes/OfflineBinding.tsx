import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { OfflineScreen, type OfflineScreenProps } from '../../features/start/OfflineScreen';
import { siteAnswers } from '../boot/siteAnswers';
import { listSavedPages } from '../boot/savedPages';
import { shellBrand } from './shell/shellProps';
import { useSite } from './site';
import { useAreas } from './useAreas';

/** Milliseconds from one look for the site to the next: a browser whose network reaches nothing does not say when it does. */
const lookEvery = 10_000;

/** The page that says the site cannot be reached, and goes as soon as it can. */
export const OfflineBinding = observer(function OfflineBinding() {
  const { stores, brand } = useSite();
  const [pages, setPages] = useState<OfflineScreenProps['pages']>();
  const [isRetrying, setRetrying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useAreas('app', () => setFailed(true));
  // The network and the time are the browser's.
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      if (!document.hidden && (await siteAnswers()) && !isGone) location.reload();
    };
    const lookNow = (): void => void look();
    listSavedPages().then(
      (found) => !isGone && setPages(found),
      () => !isGone && setPages([]),
    );
    addEventListener('online', lookNow);
    const timer = setInterval(lookNow, lookEvery);
    return () => {
      isGone = true;
      removeEventListener('online', lookNow);
      clearInterval(timer);
    };
  }, []);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    if (await siteAnswers()) location.reload();
    else setRetrying(false);
  };
  // Without its words the page is what the first words can say.
  const isWorded = stores.locale.hasArea('app');
  return (
    <OfflineScreen
      brand={shellBrand(brand)}
      pages={isWorded && !hasFailed ? pages : undefined}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
});
