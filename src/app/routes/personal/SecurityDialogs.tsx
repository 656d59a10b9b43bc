import { getLocalTimeZone, today } from '@internationalized/date';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pictureBytes, profileCalls, securityCalls, withdrawalCalls, type ContactKind } from '#contract';
import {
  AuthenticatorConfirm,
  AuthenticatorStart,
  RecoveryCodes,
} from '#features/security/AuthenticatorDialog.tsx';
import { AvatarDialog } from '#features/security/AvatarDialog.tsx';
import { securityDialogs } from '#features/security/messages.ts';
import { ProfileDialog } from '#features/security/ProfileDialog.tsx';
import { AuthenticatorManage } from '#features/security/AuthenticatorManage.tsx';
import type { FormBinding } from '#patterns/useForm';
import { ContactDialog } from '#features/security/ContactDialog.tsx';
import type { TransactionPasswordValues } from '#features/security/TransactionPasswordDialog.tsx';
import { TransactionPasswordDialog } from '#features/security/TransactionPasswordDialog.tsx';
import type { CodeSender } from '../../stores/codeSender';
import type { SecurityStore } from '../../stores/securityStore';
import { checkFields } from '../../forms/checkFields';
import { saveFile } from '../saveFile';
import { builtInAvatar } from '../shell/memberChrome';
import { useSite } from '../site';
import { useContractForm } from '../useContractForm';
import { useEnsured } from '../useEnsured';
import { useNotice } from '../useNotice';
import { useOnLeave } from '../useOnLeave';

interface DialogProps {
  store: SecurityStore;
  onClose: () => void;
}

/** The dialog for the transaction password on its store. */
export const TransactionBinding = observer(function TransactionBinding({ store, onClose }: DialogProps) {
  const task = store.setTransactionPassword;
  useOnLeave(() => task.reset());
  const form = useContractForm<typeof withdrawalCalls.setTransactionPassword, TransactionPasswordValues>(
    withdrawalCalls.setTransactionPassword,
    task,
    { onDone: onClose },
  );
  return (
    <TransactionPasswordDialog
      isOpen
      onClose={onClose}
      isSet={store.overview.value?.transactionPassword.isSet ?? false}
      form={{ ...form, onSubmit: ({ repeat: _, ...values }) => form.onSubmit({ ...values, repeat: '' }) }}
      notice={form.notice}
    />
  );
});

/** The dialog for a number or address on its store. */
export const ContactBinding = observer(function ContactBinding({
  store,
  kind,
  onClose,
}: DialogProps & { kind: ContactKind }) {
  const { brand } = useSite();
  const { contact, overview } = store;
  const { ticket } = contact;
  useOnLeave(() => contact.leave(), kind);
  const sending = useSending();
  const prove = useContractForm(securityCalls.proveContact, contact.prove);
  const bind = useContractForm(securityCalls.bindContact, contact.bind, { onDone: onClose });
  const state = overview.value?.[kind];
  return (
    state && (
      <ContactDialog
        kind={kind}
        contact={state}
        onClose={onClose}
        country={brand.country}
        prove={{
          form: within(prove, { kind }),
          notice: prove.notice,
          send: sending(contact.proofCode),
          onSend: () => void contact.proofCode.send(kind),
        }}
        bind={
          ticket === undefined
            ? undefined
            : {
                form: within(bind, { kind, ticket }),
                notice: bind.notice,
                send: sending(contact.newCode),
                onSend: (to) => void contact.newCode.send({ kind, ticket, ...to }),
              }
        }
      />
    )
  );
});

/** The form of a call for values that lack what the person does not type. */
function within<Typed extends object, Fixed extends object>(
  form: FormBinding<Typed & Fixed>,
  fixed: Fixed,
): FormBinding<Typed> {
  return {
    ...form,
    validate: (values) =>
      form.validate({ ...values, ...fixed }) as ReturnType<FormBinding<Typed>['validate']>,
    onSubmit: (values) => form.onSubmit({ ...values, ...fixed }),
  };
}

/** What a field for a code shows of its sending. Call the result in an observer. */
function useSending() {
  const { notice } = useNotice();
  return <To,>({ isPending, resendAt, failure }: CodeSender<To>) => ({
    isPending,
    resendAt,
    failure: notice(failure),
  });
}

/** The dialogs for the authenticator app on its store: one after another. */
export const AuthenticatorBinding = observer(function AuthenticatorBinding({ store, onClose }: DialogProps) {
  const { authenticator, overview } = store;
  const { session } = useSite().stores;
  useOnLeave(() => authenticator.leave());
  const start = useContractForm<typeof securityCalls.startAuthenticator, { password: string }>(
    securityCalls.startAuthenticator,
    authenticator.start,
  );
  const confirm = useContractForm<typeof securityCalls.confirmAuthenticator, { code: string }>(
    securityCalls.confirmAuthenticator,
    authenticator.confirm,
  );
  const renew = useContractForm(securityCalls.renewRecoveryCodes, authenticator.renew);
  const remove = useContractForm(securityCalls.removeAuthenticator, authenticator.remove, {
    onDone: onClose,
  });
  const { setup, recoveryCodes } = authenticator;
  if (recoveryCodes)
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        onClose={onClose}
        onSave={() =>
          saveFile({
            name: `${session.account}-recovery-codes.txt`,
            file: new Blob([recoveryCodes.join('\r\n')], { type: 'text/plain' }),
          })
        }
      />
    );
  if (setup)
    return <AuthenticatorConfirm {...setup} onClose={onClose} form={confirm} notice={confirm.notice} />;
  if (overview.value?.authenticator)
    return <AuthenticatorManage onClose={onClose} forms={{ renew, remove }} />;
  return <AuthenticatorStart onClose={onClose} form={start} notice={start.notice} />;
});

/** The dialog for a field of the profile on its store. */
export const ProfileBinding = observer(function ProfileBinding({
  store,
  field,
  onClose,
}: DialogProps & { field: string }) {
  const { intl, lastBirthday } = useBirthday();
  const task = store.saveProfile;
  useOnLeave(() => task.reset());
  const form = useContractForm(profileCalls.saveProfile, task, { onDone: onClose });
  const profile = store.profile.value;
  if (!profile) return null;
  const known = profile.fields.find((each) => each.field === field && !each.isLocked)?.field;
  if (!known && field !== '') return null;
  const ruleOf = (name: string) => profile.fields.find((each) => each.field === name)?.rule;
  return (
    <ProfileDialog
      key={field}
      field={known}
      profile={profile}
      lastBirthday={lastBirthday}
      onClose={onClose}
      form={{
        ...form,
        validate: (values) => {
          const isNeeded = ['nickname', 'payeeName', 'birthday', 'idNumber'].includes(values.field);
          if (values.value === '') return isNeeded ? form.validate(values) : {};
          if (values.field === 'birthday' && values.value > lastBirthday)
            return { value: intl.formatMessage(securityDialogs.tooYoung) };
          return checkFields(intl, profileCalls.saveProfile, values, { value: ruleOf(values.field) });
        },
        // An empty field is one that is taken away: it is sent as it is.
        onSubmit: (values) => void task.run(values).then(({ ok }) => ok && onClose()),
      }}
      notice={form.notice}
    />
  );
});

const leastAge = 18;

/** The last day on which somebody who is of age today was born. */
function useBirthday() {
  const intl = useIntl();
  const lastBirthday = today(getLocalTimeZone()).subtract({ years: leastAge }).toString();
  return { intl, lastBirthday };
}

/** The dialog for the member's picture on its store. */
export const AvatarBinding = observer(function AvatarBinding({ store, onClose }: DialogProps) {
  const { member } = useSite().stores;
  const { notice } = useNotice();
  const { icons, saveAvatar: task } = store;
  useEnsured(icons);
  useOnLeave(() => task.reset());
  const { value } = member.avatar;
  return (
    <AvatarDialog
      pictures={icons.value?.icons.map((_, index) => builtInAvatar(index + 1)) ?? []}
      current={value?.avatarType === 'STATIC' ? Number(value.avatar) : undefined}
      maxBytes={pictureBytes}
      onClose={onClose}
      onSave={(choice) => void task.run(choice).then(({ ok }) => ok && onClose())}
      isPending={task.isRunning}
      notice={task.failure ? notice(task.failure) : notice(icons.failure, () => void icons.refresh())}
    />
  );
});
