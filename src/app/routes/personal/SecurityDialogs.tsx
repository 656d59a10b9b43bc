import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { securityCalls, withdrawalCalls, type ContactKind } from '#contract';
import {
  AuthenticatorConfirm,
  AuthenticatorStart,
  RecoveryCodes,
} from '../../../features/security/AuthenticatorDialog';
import { AuthenticatorManage } from '../../../features/security/AuthenticatorManage';
import type { FormBinding } from '#patterns/useForm';
import { ContactDialog } from '../../../features/security/ContactDialog';
import type { TransactionPasswordValues } from '../../../features/security/TransactionPasswordDialog';
import { TransactionPasswordDialog } from '../../../features/security/TransactionPasswordDialog';
import type { CodeSender } from '../../stores/codeSender';
import type { SecurityStore } from '../../stores/securityStore';
import { saveFile } from '../saveFile';
import { useSite } from '../site';
import { useContractForm } from '../useContractForm';
import { useNotice } from '../useNotice';

interface DialogProps {
  store: SecurityStore;
  onClose: () => void;
}

/** The dialog for the transaction password on its store. */
export const TransactionBinding = observer(function TransactionBinding({ store, onClose }: DialogProps) {
  const task = store.setTransactionPassword;
  useEffect(() => () => task.reset(), [task]);
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
  useEffect(() => () => contact.leave(), [contact, kind]);
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
    failure: failure && notice(failure),
  });
}

/** The dialogs for the authenticator app on its store: one after another. */
export const AuthenticatorBinding = observer(function AuthenticatorBinding({ store, onClose }: DialogProps) {
  const { authenticator, overview } = store;
  const { session } = useSite().stores;
  useEffect(() => () => authenticator.leave(), [authenticator]);
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
