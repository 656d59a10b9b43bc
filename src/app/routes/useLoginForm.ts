import { useIntl } from 'react-intl';
import { signInCalls } from '#contract';
import type { LoginFormProps } from '../../features/session/LoginForm';
import { fieldRefusal } from '../failures/fieldRefusal';
import { refusalMessage } from '../failures/refusalMessage';
import { useSite } from './site';
import { useAfterLogin } from './useAfterLogin';
import { useCaptcha } from './useCaptcha';
import { useNotice } from './useNotice';
import { useQuery } from './useQuery';
import { usePhoneCode, useSignIn } from './useSignIn';

/**
 * The form of the login on its stores, for the dialog and for the page. Read it in an observer.
 * @param isOpen whether somebody sees it: each time, it is asked whom the browser remembers
 */
export function useLoginForm(isOpen: boolean): LoginFormProps & {
  /** What failed before is forgotten. */
  forgetFailures: () => void;
} {
  const { stores } = useSite();
  const { dialogs, session, start } = stores;
  const { login, codes, captcha, registration } = useSignIn();
  const intl = useIntl();
  const { notice } = useNotice();
  const phoneCode = usePhoneCode();
  const picture = useCaptcha();
  const { arrive, afterTry, goOn } = useAfterLogin();
  const bySms = start.flags.has('MOBILEVERCODELOGIN3');

  // Already when the dialog is drawn ahead: an answer, or the wait for one, draws it again.
  useQuery(login.remembered, { key: String(isOpen) });
  useQuery(bySms && registration.countries, { key: String(isOpen) });

  const forgetFailures = (): void => {
    login.reset();
    codes.login.acknowledgeFailure();
    session.freePlay.reset();
  };
  const remembered = login.remembered.value;
  const failure = login.login.failure ?? login.resume.failure ?? session.freePlay.failure;
  const refused = fieldRefusal(intl, login.login.failure, signInCalls.login);

  return {
    forgetFailures,
    isPending: login.login.isRunning,
    notice: whyHere(),
    refused,
    captcha: captcha.isNeeded ? picture : undefined,
    sms: bySms ? phoneCode(codes.login, (phone) => void codes.login.send(phone)) : undefined,
    onMethodChange: forgetFailures,
    canRemember: true,
    remembered: remembered
      ? {
          ...remembered,
          onContinue: () => void login.resume.run().then((outcome) => afterTry(outcome, arrive)),
          onForget: () => void login.forget.run(),
          isPending: login.resume.isRunning || login.forget.isRunning,
        }
      : undefined,
    lock: login.lock,
    onForgotPassword: () => dialogs.show('forgot'),
    onSubmit: (values) => void login.login.run(values).then((outcome) => afterTry(outcome, arrive)),
    onRegister: start.registerMethods.length > 0 ? () => dialogs.show('register') : undefined,
    onFreePlay: start.flags.has('FREEPLAY3')
      ? () => void session.freePlay.run().then(({ ok }) => ok && goOn())
      : undefined,
    isFreePlayPending: session.freePlay.isRunning,
  };

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
}
