import { useIntl } from 'react-intl';
import { startMessages } from '../../features/start/messages';
import { NotFoundScreen } from '../../features/start/NotFoundScreen';
import { useLocation } from './router';
import { usePageTitle } from './usePageTitle';

/** An address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle(useIntl().formatMessage(startMessages.notFoundTitle));
  return <NotFoundScreen path={useLocation().pathname} helpHref="/help" />;
}
