import { useEffect } from 'react';
import { useLocation } from './router';
import { useSite } from './site';

/**
 * Offers the first limit on a page while the platform says that nobody answered: after a reload, on another device. Waits
 * for a dialog that is open, and while a centre covers the page: it would be over the dialog. The answer leads back to
 * the page. Call it in an observer.
 */
export function useFirstLimitOffer(): void {
  const { dialogs, member, session } = useSite().stores;
  const here = useLocation();
  const isOffered =
    session.isSignedIn &&
    member.info.value?.limitOffered === true &&
    dialogs.open === undefined &&
    // Where dialogs cannot be had, this one cannot either.
    dialogs.brokenBy === undefined;
  useEffect(() => {
    // A page that is covered is told its own address; the browser's is that of what covers it.
    if (isOffered && location.pathname === here.pathname)
      dialogs.show('firstLimit', { kind: 'go', path: here.pathname + here.search });
  }, [isOffered, dialogs, here]);
}
