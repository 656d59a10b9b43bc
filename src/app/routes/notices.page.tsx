import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { contentMessages } from '../../features/content/messages';
import { NoticesScreen } from '../../features/content/NoticesScreen';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';

/** All announcements to players. */
export const NoticesPage = observer(function NoticesPage() {
  const { home } = useSite().stores;
  const { section } = useNotice();
  usePageTitle(useIntl().formatMessage(contentMessages.noticesTitle));
  useEnsured(home.notices);
  return <NoticesScreen notices={section(home.notices, ({ player }) => player)} />;
});
