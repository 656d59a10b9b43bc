import { observer } from 'mobx-react-lite';
import { lazy, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { refusalMessage } from '../failures/refusalMessage';
import { loginDialog } from './lazyDialogs';
import { useSite } from './site';
import { useArrival } from './useArrival';
import { useCaptcha } from './useCaptcha';
import { useNotice } from './useNotice';
import { useFieldWords, usePhoneCode, useSending, useSignIn } from './useSignIn';

const LoginDialog = loginDialog.Component;
const ExtraVerificationDialog = lazy(async () => ({
  default: (await import('../../features/session/ExtraVerificationDialog')).ExtraVerificationDialog,
}));

/** The login dialog on its stores. */
export const LoginBinding = observer(function LoginBinding() {
  const { stores, brand } = useSite();
  const { dialogs, session, start } = stores;
  const { login, codes, captcha, registration } = useSignIn();
  const intl = useIntl();
  const { notice } = useNotice();
  const refusedField = useFieldWords();
  const phoneCode = usePhoneCode();
  const picture = useCaptcha();
  const { arrive, afterTry, goOn } = useArrival();
  const isOpen = dialogs.open === 'login';
  const bySms = start.flags.has('MOBILEVERCODELOGIN3');

  // Already when the dialog is drawn ahead: an answer, or the wait for one, draws it again.
  useEffect(() => {
    void login.remembered.ensure();
    if (bySms) void registration.countries.ensure();
  }, [isOpen, bySms, login, registration]);

  const forgetFailures = (): void => {
    login.reset();
    codes.login.acknowledgeFailure();
    session.freePlay.reset();
  };
  const remembered = login.remembered.value;
  const failure = login.login.failure ?? login.resume.failure ?? session.freePlay.failure;
  const refused = refusedField(login.login.failure, {
    'captcha.required': 'captcha',
    'captcha.wrong': 'captcha',
    'sms.codeWrong': 'verificationCode',
    'sms.codeMissing': 'verificationCode',
    'sms.codeExpired': 'verificationCode',
    'sms.numberInvalid': 'mobileNum',
    'sms.numberMissing': 'mobileNum',
  } as const);

  return (
    <LoginDialog
      isOpen={isOpen}
      onClose={() => {
        dialogs.close();
        forgetFailures();
        session.acknowledgeEnd();
      }}
      brand={{
        name: brand.name,
        logo: `/brand/${brand.id}/logo.svg`,
        art: `/brand/${brand.id}/hero-640.webp`,
      }}
      isPending={login.login.isRunning}
      notice={whyHere()}
      refused={refused}
      captcha={captcha.isNeeded ? picture : undefined}
      sms={bySms ? phoneCode(codes.login, (phone) => void codes.login.send(phone)) : undefined}
      onMethodChange={forgetFailures}
      canRemember
      remembered={
        remembered
          ? {
              ...remembered,
              onContinue: () => void login.resume.run().then((outcome) => afterTry(outcome, arrive)),
              onForget: () => void login.forget.run(),
              isPending: login.resume.isRunning || login.forget.isRunning,
            }
          : undefined
      }
      lock={login.lock}
      onForgotPassword={() => dialogs.show('forgot')}
      onSubmit={(values) => void login.login.run(values).then((outcome) => afterTry(outcome, arrive))}
      onRegister={start.registerMethods.length > 0 ? () => dialogs.show('register') : undefined}
      onFreePlay={
        start.flags.has('FREEPLAY3')
          ? () => void session.freePlay.run().then(({ ok }) => ok && goOn())
          : undefined
      }
      isFreePlayPending={session.freePlay.isRunning}
    />
  );

  function whyHere() {
    const isWorded = refused !== undefined || isWaitingForProof() || isLocked();
    if (failure && !isWorded) return notice(failure);
    if (login.forget.failure) return notice(login.forget.failure);
    if (dialogs.intent)
      return { tone: 'info' as const, title: intl.formatMessage(refusalMessage('session.missing')) };
    return undefined;
  }

  /** The form itself says which name is locked, and for how long. */
  function isLocked(): boolean {
    return login.lock !== undefined && failure?.kind === 'limited' && failure.code === 'login.locked';
  }

  function isWaitingForProof(): boolean {
    return failure?.kind === 'refused' && failure.code === 'login.verifyFirst';
  }
});

/** The dialog for one more proof on its stores. */
export const VerifyBinding = observer(function VerifyBinding() {
  const { dialogs, start } = useSite().stores;
  const { login } = useSignIn();
  const intl = useIntl();
  const { notice } = useNotice();
  const refusedField = useFieldWords();
  const sending = useSending();
  const { arrive } = useArrival();
  const { failure } = login.verify;
  const refused = refusedField(failure, {
    'login.proofWrong': 'answer',
    'sms.codeWrong': 'answer',
    'sms.codeExpired': 'answer',
  } as const);
  return (
    <ExtraVerificationDialog
      isOpen={dialogs.open === 'verify' && login.verification !== undefined}
      onClose={() => {
        dialogs.close();
        login.dropVerification();
        login.reset();
      }}
      methods={login.verification?.methods ?? []}
      onMethodChange={(method) => login.choose(method)}
      onSend={() => void login.proofCodes.send()}
      sending={sending(login.proofCodes)}
      onSubmit={(proof) =>
        void login.verify.run(proof).then(({ ok }) => {
          if (ok) arrive();
          // The login took too long: it starts anew, and the form says why.
          else if (!login.verification) dialogs.show('login');
        })
      }
      isPending={login.verify.isRunning}
      refused={refused?.message}
      notice={
        failure
          ? refused
            ? undefined
            : notice(failure)
          : { tone: 'info', title: intl.formatMessage(refusalMessage('login.verifyFirst')) }
      }
      contactHref={start.customerServiceUrl}
    />
  );
});
