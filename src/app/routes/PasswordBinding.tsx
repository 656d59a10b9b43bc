import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { FieldRule } from '#contract';
import { fieldRefusal } from '../failures/fieldRefusal';
import { useSite } from './site';
import { useAfterLogin } from './useAfterLogin';
import { useEnsured } from './useEnsured';
import { useNotice } from './useNotice';
import { usePhoneCode, useSignIn } from './useSignIn';
import { lazyPart } from './lazyWithPreload';

const ForgotPasswordDialog = lazyPart(
  async () => (await import('../../features/session/ForgotPasswordDialog')).ForgotPasswordDialog,
);
const ChangePasswordDialog = lazyPart(
  async () => (await import('../../features/session/ChangePasswordDialog')).ChangePasswordDialog,
);

/** What a password must be while the platform's own rule is not known: it looks again in any case. */
const anyPassword: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 128,
};

/** The dialog for a forgotten password on its stores. */
export const ForgotBinding = observer(function ForgotBinding() {
  const { stores, brand } = useSite();
  const { dialogs, session, start } = stores;
  const { passwords, login, codes, registration } = useSignIn();
  const { notice } = useNotice();
  const intl = useIntl();
  const phoneCode = usePhoneCode();
  const { arrive } = useAfterLogin();
  const isOpen = dialogs.open === 'forgot';

  useEnsured(isOpen && registration.rules, isOpen && registration.countries);

  const { byEmail, byPhone } = passwords;
  const failure = byEmail.failure ?? byPhone.failure;
  const refused = fieldRefusal(intl, failure);
  const close = (): void => {
    passwords.settle();
    codes.password.acknowledgeFailure();
  };
  return (
    <ForgotPasswordDialog
      isOpen={isOpen}
      onClose={() => {
        dialogs.close();
        close();
      }}
      brandName={brand.name}
      isPending={byEmail.isRunning || byPhone.isRunning}
      refused={refused}
      notice={notice(refused ? undefined : failure)}
      mobile={
        start.flags.has('CHNGPASSVERIF3')
          ? {
              sms: phoneCode(codes.password, (phone) => void codes.password.send(phone)),
              rule: registration.rules.value?.['password'] ?? anyPassword,
            }
          : undefined
      }
      onMethodChange={() => {
        byEmail.reset();
        byPhone.reset();
        codes.password.acknowledgeFailure();
      }}
      sentTo={passwords.sentTo}
      onSubmit={(values) => {
        if (values.type === 'email') void byEmail.run({ username: values.username, email: values.email });
        else {
          const { type: _, ...input } = values;
          void byPhone.run(input).then(({ ok }) => {
            if (ok) arrive();
            // The password is set; only the login after it was refused, and its dialog says why.
            else if (login.login.failure) dialogs.show(login.verification ? 'verify' : 'login');
          });
        }
      }}
      onLogin={() => {
        close();
        dialogs.show('login');
      }}
      isSignedIn={session.isSignedIn}
    />
  );
});

/** The dialog for a new password on its stores. */
export const ChangePasswordBinding = observer(function ChangePasswordBinding() {
  const { stores, brand, navigate } = useSite();
  const { dialogs, session } = stores;
  const { passwords, registration } = useSignIn();
  const { notice } = useNotice();
  const intl = useIntl();
  const { afterPassword } = useAfterLogin();
  const isOpen = dialogs.open === 'changePassword';

  useEnsured(isOpen && registration.rules);

  const { demand, change } = passwords;
  const refused = fieldRefusal(intl, change.failure);
  return (
    <ChangePasswordDialog
      isOpen={isOpen}
      onClose={afterPassword}
      isDone={change.status === 'done'}
      reason={demand?.reason ?? 'wish'}
      isForced={demand?.isForced ?? false}
      asksOld={demand?.asksOld ?? true}
      rule={registration.rules.value?.['password'] ?? anyPassword}
      account={session.account}
      brandName={brand.name}
      isPending={change.isRunning}
      refused={refused}
      notice={notice(refused ? undefined : change.failure)}
      onSubmit={(values) => void change.run(values)}
      onLogout={() =>
        void session.logout.run().then(() => {
          dialogs.close();
          passwords.settle();
          navigate('/');
        })
      }
    />
  );
});
