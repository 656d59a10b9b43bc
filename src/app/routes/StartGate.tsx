import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { shellBrand } from './shellProps';
import { useSite } from './site';

const MaintenanceScreen = lazy(async () => ({
  default: (await import('../../features/start/MaintenanceScreen')).MaintenanceScreen,
}));
const RegionScreen = lazy(async () => ({
  default: (await import('../../features/start/RegionScreen')).RegionScreen,
}));

/**
 * What the permission call allows: the site, the maintenance page or the region page. The site does not wait for the
 * answer, because nearly every visitor may come in; while the platform cannot be reached, each part of the page says
 * so in its place and offers to try again.
 */
export const StartGate = observer(function StartGate({ children }: { children: ReactNode }) {
  const { stores, brand } = useSite();
  const { start } = stores;
  const { value, status } = start.permission;
  const shared = { brand: shellBrand(brand), contactHref: start.customerServiceUrl };
  switch (start.systemStatus) {
    case 1:
      return (
        <Suspense>
          <MaintenanceScreen
            {...shared}
            endsAt={value?.maintenanceEndTime}
            heroSrc={`/brand/${brand.id}/hero-1280.webp`}
            onRetry={() => void start.permission.refresh()}
            isRetrying={status === 'refreshing'}
          />
        </Suspense>
      );
    case 2:
      return (
        <Suspense>
          <RegionScreen {...shared} country={value?.location.country ?? ''} />
        </Suspense>
      );
    default:
      return children;
  }
});
