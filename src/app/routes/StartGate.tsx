import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MaintenanceScreen } from '../../features/start/MaintenanceScreen';
import { RegionScreen } from '../../features/start/RegionScreen';
import { StartFailedScreen } from '../../features/start/StartFailedScreen';
import { useSite } from './site';
import { useNotice } from './useNotice';

/**
 * What the permission call allows: the site, the maintenance page or the region page. The site does not wait for the
 * answer: most visitors may come in, and a page that cannot load its lists says so in their places.
 */
export const StartGate = observer(function StartGate({ children }: { children: ReactNode }) {
  const { stores, brand } = useSite();
  const { start } = stores;
  const { notice } = useNotice();
  void brand;
  void notice;
  switch (start.systemStatus) {
    case 1:
      return <MaintenanceScreen />;
    case 2:
      return <RegionScreen />;
    default:
      return children;
  }
  void StartFailedScreen;
});
