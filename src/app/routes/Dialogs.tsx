import { observer } from 'mobx-react-lite';
import { Fragment, useRef, type ReactNode } from 'react';
import { Region } from '../../features/Region';
import type { DialogName, Intent } from '../stores/dialogStore';
import { firstLimit, firstLimitAreas } from './firstLimit';
import { HumanQuestion } from './HumanQuestion';
import { LoginBinding, VerifyBinding } from './LoginBinding';
import { ChangePasswordBinding, ForgotBinding } from './PasswordBinding';
import { RegisterBinding } from './RegisterBinding';
import { AfterLoginBinding, EndedBinding, WarningBinding } from './SessionBinding';
import { useLocation } from './router';
import { useSite } from './site';
import { useAreas } from './useAreas';
import { useFocusReturn } from './useFocusReturn';
import { useSignIn } from './useSignIn';
import { lazyPart } from './lazyWithPreload';

const LogoutDialog = lazyPart(async () => (await import('../../features/session/LogoutDialog')).LogoutDialog);
const SearchBinding = lazyPart(async () => (await import('./SearchBinding')).SearchBinding);
const ChatBinding = lazyPart(async () => (await import('./ChatBinding')).ChatBinding);
const GuestDialog = lazyPart(async () => (await import('../../features/session/GuestDialog')).GuestDialog);

const areasOf = (name: DialogName | undefined): string =>
  name === 'search' ? 'session search' : name === 'firstLimit' ? firstLimitAreas : 'session';

/** Every dialog of the site. */
export const Dialogs = observer(function Dialogs() {
  const { stores } = useSite();
  const { dialogs, locale, life } = stores;
  const { human } = useSignIn();
  const { open, awaited } = dialogs;
  // A dialog stays in the page after its first opening, so that it can play its way out.
  const seen = useRef(new Set<DialogName>());
  if (open) seen.current.add(open);
  if (awaited) seen.current.add(awaited);
  useFocusReturn(open !== undefined);

  const wanted = open ?? awaited;
  useAreas(areasOf(wanted), () => dialogs.fail(), wanted);

  if (!locale.hasArea('session')) return null;
  const bindings: Record<DialogName, ReactNode> = {
    login: <LoginBinding />,
    verify: <VerifyBinding />,
    afterLogin: <AfterLoginBinding />,
    register: <RegisterBinding />,
    firstLimit: locale.hasArea('safer') && <firstLimit.Component />,
    forgot: <ForgotBinding />,
    changePassword: <ChangePasswordBinding />,
    logout: <LogoutBinding />,
    ended: <EndedBinding />,
    guest: <GuestBinding />,
    search: locale.hasArea('search') && <SearchBinding />,
    chat: (
      <Region name="chat">
        <ChatBinding />
      </Region>
    ),
  };
  return (
    <>
      {Object.entries(bindings).map(
        ([name, binding]) =>
          seen.current.has(name as DialogName) && <Fragment key={name}>{binding}</Fragment>,
      )}
      {life.value && <WarningBinding life={life.value} />}
      {human.isOpen && human.action !== 'register' && <HumanQuestion isDialog />}
    </>
  );
});

const LogoutBinding = observer(function LogoutBinding() {
  const { stores, navigate } = useSite();
  const { dialogs, session } = stores;
  return (
    <LogoutDialog
      isOpen={dialogs.open === 'logout'}
      onClose={() => dialogs.close()}
      isPending={session.logout.isRunning}
      onConfirm={() =>
        void session.logout.run().then(() => {
          dialogs.close();
          navigate('/');
        })
      }
    />
  );
});

const GuestBinding = observer(function GuestBinding() {
  const { dialogs, session } = useSite().stores;
  const { pathname, search } = useLocation();
  return (
    <GuestDialog
      isOpen={dialogs.open === 'guest'}
      onClose={() => dialogs.close()}
      onRegister={() => {
        // Whoever was refused on the page of a game gets the game with the account.
        const intent: Intent | undefined =
          dialogs.intent ?? (pathname === '/game' ? { kind: 'go', path: pathname + search } : undefined);
        void session.logout.run().then(() => dialogs.show('register', intent));
      }}
    />
  );
});
