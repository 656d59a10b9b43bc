import { useIntl } from 'react-intl';
import { NotFoundScreen } from '../../features/start/NotFoundScreen';
import type { Failure } from '../data/failure';
import { describeRefusal } from '../failures/describeFailure';
import { useLocation } from './router';
import { usePageTitle } from './usePageTitle';

/** Whether a platform answered that it has no game of that name. */
export const isGameMissing = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && failure.code === 'game.unknown';

/** In the place of a game or lottery that its address names and that does not exist. */
export function MissingGame() {
  const { pathname, search } = useLocation();
  const title = describeRefusal(useIntl(), 'game.unknown');
  usePageTitle(title);
  return <NotFoundScreen path={pathname + search} title={title} helpHref="/help" />;
}
