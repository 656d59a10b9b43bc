import { NotFoundScreen } from '../../features/start/NotFoundScreen';
import { useLocation } from './router';

/** An address that leads nowhere. */
export function NotFoundRoute() {
  return <NotFoundScreen path={useLocation().pathname} />;
}
