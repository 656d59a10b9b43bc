import { observer } from 'mobx-react-lite';
import { OfflineNotice } from '../../features/shell/OfflineNotice';
import { UpdateNotice } from '../../features/shell/UpdateNotice';
import { SessionNotice } from '../../features/shell/SessionNotice';
import { siteAnswers } from '../boot/siteAnswers';
import { updates } from '../boot/updates';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';

/** What went wrong that belongs to no place of the page: above it, in words, with a way on. */
export const SiteNotices = observer(function SiteNotices() {
  const { session, wallet, dialogs, locale } = useSite().stores;
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const { failure: balance } = wallet.balance;
  const { freePlay } = session;
  const shown = [
    session.isSignedIn &&
      !isOffline &&
      balance && { id: 'balance', notice: notice(balance, () => void wallet.refresh()) },
    // The login dialog says it itself.
    freePlay.failure &&
      dialogs.open !== 'login' && {
        id: 'freePlay',
        notice: notice(freePlay.failure),
        onDismiss: () => freePlay.reset(),
      },
    locale.hasFailed && {
      id: 'language',
      notice: notice({ kind: 'network' }),
      onDismiss: () => locale.acknowledgeFailure(),
    },
    dialogs.brokenBy && {
      id: 'dialogs',
      // A module that failed to load stays failed for the life of the page.
      notice: notice(
        dialogs.brokenBy === 'network' ? { kind: 'network' } : { kind: 'fault', error: undefined },
        () => void siteAnswers().then((does) => does && location.reload()),
      ),
    },
  ];
  return (
    <>
      {isOffline && <OfflineNotice />}
      {updates.apply && <UpdateNotice onUpdate={updates.apply} onDismiss={() => updates.dismiss()} />}
      {shown.map((one) => one && one.notice && <SessionNotice key={one.id} {...one} notice={one.notice} />)}
    </>
  );
});
