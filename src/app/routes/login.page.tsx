import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LoginCard } from '../../features/session/LoginCard';
import { siteMessages } from '../../features/site.messages';
import { StatusPage } from '../../features/start/StatusPage';
import { wantedAt } from './loginPath';
import { Redirect } from './Redirect';
import { useLocation } from './router';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { shellBrand } from './shell/shellProps';
import { useSite } from './site';
import { useLoginForm } from './useLoginForm';
import { usePageTitle } from './usePageTitle';

/** The login alone. With a session it leads on to the page that somebody wanted. */
export const LoginPage = observer(function LoginPage() {
  const { stores, brand } = useSite();
  const { isSignedIn } = stores.session;
  const wanted = wantedAt(useLocation().search) ?? '/';
  const { forgetFailures: _, ...form } = useLoginForm(true);
  usePageTitle(useIntl().formatMessage(siteMessages.logIn));
  return (
    <StatusPage brand={shellBrand(brand)} end={<LanguageSwitch />}>
      <LoginCard {...form} />
      {isSignedIn && <Redirect to={wanted} />}
    </StatusPage>
  );
});
