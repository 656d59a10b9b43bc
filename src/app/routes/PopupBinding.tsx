import { observer } from 'mobx-react-lite';
import { NoticePopup } from '../../features/shell/NoticePopup';
import { useLocation } from './router';
import { useSite } from './site';

/** The announcement that pops up, on its store. It waits behind other dialogs, and never covers a game. */
export const PopupBinding = observer(function PopupBinding() {
  const { home, dialogs, life } = useSite().stores;
  const { pathname } = useLocation();
  // What was read stays in the page, so that it can play its way out.
  const announcement = home.notices.value?.popup;
  if (!announcement) return null;
  const { title, content, publishedAt } = announcement;
  return (
    <NoticePopup
      isOpen={home.popup !== undefined && !dialogs.open && !life.value?.endsAt && pathname !== '/game'}
      onClose={() => home.closePopup()}
      title={title}
      html={content}
      publishedAt={publishedAt}
      noticesHref={pathname === '/noticePage' ? undefined : '/noticePage'}
    />
  );
});
