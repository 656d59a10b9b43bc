import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { isOpenPath, loginPath } from './loginPath';
import { useLocation, useNavigate } from './router';
import { useSite } from './site';

/** Leads whoever has no session to the login, and from there back. For brands that show nothing without one. */
export const LoginGate = observer(function LoginGate({ children }: { children: ReactNode }) {
  const { session } = useSite().stores;
  const location = useLocation();
  const navigate = useNavigate();
  const isShut = !session.isSignedIn && !isOpenPath(location.pathname);
  useEffect(() => {
    if (isShut) void navigate(loginPath(location), { replace: true });
  }, [isShut, location, navigate]);
  return isShut ? null : children;
});
