import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { isOpenPath, loginPath } from './loginPath';
import { useLocation, useNavigate } from './router';
import { useSite } from './site';

/** Leads whoever has no session to the login, and from there back. For brands that show nothing without one. */
export const LoginGate = observer(function LoginGate({ children }: { children: ReactNode }) {
  const { session, dialogs } = useSite().stores;
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  // Its own page is home with the dialog over it, and home is not for everybody here.
  const isRegistering = /^\/register(?:\.html)?$/.test(pathname);
  const isShut = !session.isSignedIn && (isRegistering || !isOpenPath(pathname));
  useEffect(() => {
    if (!isShut) return;
    if (isRegistering) dialogs.show('register');
    void navigate(isRegistering ? `/login${search}` : loginPath(location), { replace: true });
  }, [isShut, isRegistering, search, location, navigate, dialogs]);
  return isShut ? null : children;
});
