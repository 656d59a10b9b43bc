import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { fieldRefusal } from '../failures/fieldRefusal';
import { refusalMessage } from '../failures/refusalMessage';
import { loginDialog } from './lazyDialogs';
import { useSite } from './site';
import { useAfterLogin } from './useAfterLogin';
import { useLoginForm } from './useLoginForm';
import { useNotice } from './useNotice';
import { useSending, useSignIn } from './useSignIn';
import { lazyPart } from './lazyWithPreload';

const LoginDialog = loginDialog.Component;
const ExtraVerificationDialog = lazyPart(
  async () => (await import('../../features/session/ExtraVerificationDialog')).ExtraVerificationDialog,
);

/** The login dialog on its stores. */
export const LoginBinding = observer(function LoginBinding() {
  const { stores, brand } = useSite();
  const { dialogs, session } = stores;
  const isOpen = dialogs.open === 'login';
  const { forgetFailures, ...form } = useLoginForm(isOpen);
  return (
    <LoginDialog
      {...form}
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
    />
  );
});

/** The dialog for one more proof on its stores. */
export const VerifyBinding = observer(function VerifyBinding() {
  const { dialogs, start } = useSite().stores;
  const { login } = useSignIn();
  const intl = useIntl();
  const { notice } = useNotice();
  const sending = useSending();
  const { arrive } = useAfterLogin();
  const { failure } = login.verify;
  const refused = fieldRefusal(intl, failure);
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
      refused={refused}
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
