import { useIntl } from 'react-intl';
import { PasswordField } from '#ds/PasswordField';
import { FormDialog } from '#patterns/FormDialog';
import { NoteBox } from '#patterns/NoteBox';
import { useForm, type FormBinding } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import type { Notice } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { securityDialogs as messages } from './messages';

/** What is typed to set or change the transaction password. */
export interface TransactionPasswordValues {
  password: string;
  current: string;
  next: string;
  repeat: string;
}

const empty: TransactionPasswordValues = { password: '', current: '', next: '', repeat: '' };

export interface TransactionPasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether there is one already, which is asked for. */
  isSet: boolean;
  form: FormBinding<TransactionPasswordValues>;
  /** What went wrong that is about no field. */
  notice?: Notice | undefined;
}

/** Sets the transaction password, or changes it against the present one; both with the login password. */
export function TransactionPasswordDialog(props: TransactionPasswordDialogProps) {
  // What was typed goes with the dialog.
  return props.isOpen && <OpenDialog {...props} />;
}

function OpenDialog({ onClose, isSet, form: binding, notice }: TransactionPasswordDialogProps) {
  const { formatMessage: say } = useIntl();
  const { form, field, isPending, isDirty } = useForm(empty, {
    ...binding,
    validate: (values) => ({
      ...binding.validate(values),
      ...(values.next !== values.repeat && { repeat: say(messages.unequal) }),
    }),
  });
  const digits = { inputMode: 'numeric', maxLength: 6, isRequired: true } as const;
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={say(isSet ? messages.transactionChange : messages.transactionSet)}
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      labels={{
        submit: say(messages.save),
        cancel: say(actionMessages.cancel),
        pending: say(messages.saving),
      }}
    >
      <WordedNotice notice={notice} />
      <NoteBox>{say(messages.transactionText)}</NoteBox>
      <PasswordField
        {...field('password')}
        label={say(messages.loginPassword)}
        description={say(messages.loginPasswordWhy)}
        autoComplete="current-password"
        maxLength={128}
        isRequired
        autoFocus
      />
      {isSet && (
        <PasswordField
          {...field('current')}
          label={say(messages.current)}
          autoComplete="off"
          inputMode="numeric"
          maxLength={64}
          isRequired
        />
      )}
      <PasswordField
        {...field('next')}
        {...digits}
        label={say(messages.next)}
        autoComplete="off"
        rules={[{ label: say(messages.digits), isMet: (typed) => /^\d{6}$/.test(typed) }]}
      />
      <PasswordField
        {...field('repeat')}
        {...digits}
        label={say(messages.repeat)}
        autoComplete="off"
        {...(isSet && { description: say(messages.transactionWait) })}
      />
    </FormDialog>
  );
}
