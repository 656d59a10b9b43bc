import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isOpenPath, loginPath } from './loginPath';
import { Redirect } from './Redirect';
import { useLocation } from './router';
import { useSite } from './site';

/** Leads whoever has no session to the login, and from there back. For brands that show nothing without one. */
export const LoginGate = observer(function LoginGate({ children }: { children: ReactNode }) {
  const { session, dialogs } = useSite().stores;
  const location = useLocation();
  const { pathname, search } = location;
  // Its own page is home with the dialog over it, and home is not for everybody here.
  const isRegistering = /^\/register(?:\.html)?$/.test(pathname);
  const isShut = !session.isSignedIn && (isRegistering || !isOpenPath(pathname));
  if (!isShut) return children;
  return isRegistering ? (
    <Redirect to={`/login${search}`} onGo={() => dialogs.show('register')} />
  ) : (
    <Redirect to={loginPath(location)} />
  );
});
