import { NotFoundScreen } from '../../features/start/NotFoundScreen';

/** An address that leads nowhere. */
export function NotFoundRoute() {
  return <NotFoundScreen />;
}
