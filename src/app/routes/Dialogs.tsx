import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { registerRefusal, type RegisterField } from '#contract';
import * as v from 'valibot';
import { refusalWords } from '../failures/refusalWords';
import { legalAge } from '../brand/brand';
import { gamePath } from './gamePath';
import { loadGuestDialog, loadLoginDialog, loadLogoutDialog, loadRegisterDialog } from './lazyDialogs';
import { useSite } from './site';
import { useNotice } from './useNotice';

const LoginDialog = lazy(async () => ({ default: (await loadLoginDialog()).LoginDialog }));
const RegisterDialog = lazy(async () => ({ default: (await loadRegisterDialog()).RegisterDialog }));
const LogoutDialog = lazy(async () => ({ default: (await loadLogoutDialog()).LogoutDialog }));
const GuestDialog = lazy(async () => ({ default: (await loadGuestDialog()).GuestDialog }));

/** Every dialog of the site, and what happens when one of them succeeds. */
export const Dialogs = observer(function Dialogs() {
  const { stores, brand, navigate } = useSite();
  const { dialogs, session, start, locale, registration } = stores;
  const intl = useIntl();
  const { notice } = useNotice();
  const open = dialogs.open;
  // A dialog stays in the page after its first opening, so that it can play its way out.
  const seen = useRef(new Set<string>());
  if (open) seen.current.add(open);

  useEffect(() => {
    if (open) void locale.ensureAreas(['session']);
    if (open === 'register') void registration.rules.ensure();
  }, [open, locale, registration]);

  const close = (): void => {
    dialogs.close();
    session.login.reset();
    session.register.reset();
    session.acknowledgeEnd();
  };
  const goOn = (): void => {
    const intent = dialogs.takeIntent();
    session.acknowledgeEnd();
    if (intent?.kind === 'play') navigate(gamePath(intent.game));
    if (intent?.kind === 'go') navigate(intent.path);
    if (intent?.kind === 'favourite')
      void stores.lobby.setFavourite.run({ gameId: intent.gameId, favourite: true });
  };
  const asideBrand = {
    name: brand.name,
    logo: `/brand/${brand.id}/logo.svg`,
    art: `/brand/${brand.id}/hero-640.webp`,
  };
  const captcha = {
    image: session.captcha.value,
    isLoading: session.captcha.status === 'loading' || session.captcha.status === 'refreshing',
    onRefresh: () => session.refreshCaptcha(),
  };
  const canRegister = start.flags.has('USERNAMEREG3') && start.permission.value?.info.register !== false;
  const freePlay = start.flags.has('FREEPLAY3')
    ? () => void session.freePlay.run({ os: navigator.userAgent.slice(0, 32) }).then(({ ok }) => ok && goOn())
    : undefined;

  return (
    <Suspense>
      {seen.current.has('login') && locale.hasArea('session') && (
        <LoginDialog
          isOpen={open === 'login'}
          onClose={close}
          brand={asideBrand}
          isPending={session.login.isRunning}
          notice={loginNotice()}
          captcha={session.needsCaptcha ? captcha : undefined}
          onSubmit={(values) => void session.login.run(values).then(({ ok }) => ok && goOn())}
          onRegister={canRegister ? () => dialogs.show('register') : undefined}
          onFreePlay={freePlay}
          isFreePlayPending={session.freePlay.isRunning}
        />
      )}
      {seen.current.has('register') && locale.hasArea('session') && (
        <RegisterDialog
          isOpen={open === 'register'}
          onClose={close}
          brandName={brand.name}
          age={legalAge}
          rules={registration.rules.value}
          rulesFailure={
            registration.rules.failure &&
            notice(registration.rules.failure, () => void registration.rules.refresh())
          }
          isPending={session.register.isRunning}
          notice={session.register.failure && !refusedField() ? notice(session.register.failure) : undefined}
          refused={refusedField()}
          captcha={registration.rules.value?.['captcha']?.enabled ? captcha : undefined}
          onSubmit={(values) =>
            void session.register
              .run({
                ...values,
                login: true,
                registerUrl: location.href.slice(0, 2048),
                registerMethod: 'WEB',
                domain: location.hostname,
                ...referral(),
              })
              .then(({ ok }) => ok && goOn())
          }
          onLogin={() => dialogs.show('login')}
        />
      )}
      {seen.current.has('logout') && locale.hasArea('session') && (
        <LogoutDialog
          isOpen={open === 'logout'}
          onClose={close}
          isPending={session.logout.isRunning}
          onConfirm={() =>
            void session.logout.run().then(() => {
              dialogs.close();
              navigate('/');
            })
          }
        />
      )}
      {seen.current.has('guest') && locale.hasArea('session') && (
        <GuestDialog
          isOpen={open === 'guest'}
          onClose={close}
          onRegister={() => void session.logout.run().then(() => dialogs.show('register'))}
        />
      )}
    </Suspense>
  );

  function loginNotice() {
    const failure = session.login.failure ?? session.freePlay.failure;
    if (failure) return notice(failure);
    if (session.ended)
      return { tone: 'warning' as const, title: intl.formatMessage(refusalWords[session.ended]) };
    if (dialogs.intent)
      return {
        tone: 'info' as const,
        title: intl.formatMessage(refusalWords['session.missing']),
      };
    return undefined;
  }

  function refusedField(): { field: RegisterField; message: string } | undefined {
    const { failure } = session.register;
    if (failure?.kind !== 'refused' || failure.code === 'unknown') return undefined;
    const said = v.safeParse(registerRefusal, failure.value);
    const field = said.success ? said.output.field : undefined;
    const named = field ?? (failure.code === 'register.taken' ? 'username' : undefined);
    return named && { field: named, message: intl.formatMessage(refusalWords[failure.code]) };
  }
});

/** The code that an invitation link carries. Source: spec section 3, register user form. */
function referral(): { referralCode?: string } {
  const code = new URLSearchParams(location.search).get('referralCode');
  return code ? { referralCode: code.slice(0, 64) } : {};
}
