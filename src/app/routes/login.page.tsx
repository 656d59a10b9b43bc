import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HomePage } from './home.page';
import { wantedAt } from './loginPath';
import { useLocation, useNavigate } from './router';
import { useSite } from './site';

/** The login over the home page. With a session it leads on to the page that somebody wanted. */
export const LoginPage = observer(function LoginPage() {
  const { session, dialogs } = useSite().stores;
  const navigate = useNavigate();
  const wanted = wantedAt(useLocation().search);
  const { isSignedIn } = session;
  useEffect(() => {
    if (!isSignedIn) dialogs.show('login');
    else if (wanted !== undefined) void navigate(wanted, { replace: true });
  }, [isSignedIn, wanted, dialogs, navigate]);
  return <HomePage />;
});
