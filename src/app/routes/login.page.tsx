import { observer } from 'mobx-react-lite';
import { createElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoginCard } from '../../features/session/LoginCard';
import { siteMessages } from '../../features/site.messages';
import { StatusPage } from '../../features/start/StatusPage';
import { lazyPage } from './lazyPage';
import { wantedAt } from './loginPath';
import { Redirect } from './Redirect';
import { useLocation } from './router';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { shellBrand } from './shell/shellProps';
import { useSite } from './site';
import { useLoginForm } from './useLoginForm';
import { usePageTitle } from './usePageTitle';

/** The login alone. It needs what the dialogs need, which comes with them and not with the first download. */
export function LoginPage() {
  const { stores } = useSite();
  const [{ Component: Page }] = useState(() =>
    lazyPage(
      {
        areas: ['session', 'refusal'],
        load: async ({ signIn }) => {
          await signIn.load();
          return Login;
        },
      },
      stores,
    ),
  );
  return createElement(Page);
}

/** With a session it leads on to the page that somebody wanted. */
const Login = observer(function Login() {
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
