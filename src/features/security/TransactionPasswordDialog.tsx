import { useIntl } from 'react-intl';
import { Notice } from '#ds/Notice';
import { PasswordField } from '#ds/PasswordField';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { LoginPasswordField } from './LoginPasswordField';
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
  notice?: NoticeContent | undefined;
}

/** Sets the transaction password, or changes it against the present one; both with the login password. */
export function TransactionPasswordDialog(props: TransactionPasswordDialogProps) {
  // What was typed goes with the dialog.
  return props.isOpen && <OpenDialog {...props} />;
}

function OpenDialog({ onClose, isSet, form: binding, notice }: TransactionPasswordDialogProps) {
  const { formatMessage: t } = useIntl();
  const { form, field, isPending, isDirty } = useForm(empty, {
    ...binding,
    validate: (values) => ({
      ...binding.validate(values),
      ...(values.next !== values.repeat && { repeat: t(messages.unequal) }),
    }),
  });
  const digits = { inputMode: 'numeric', maxLength: 6, isRequired: true } as const;
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isSet ? messages.transactionChange : messages.transactionSet)}
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      labels={{ submit: t(messages.save), pending: t(messages.saving) }}
    >
      <WordedNotice notice={notice} />
      <Notice tone="neutral">{t(messages.transactionText)}</Notice>
      <LoginPasswordField {...field('password')} description={t(messages.loginPasswordWhy)} />
      {isSet && (
        <PasswordField
          {...field('current')}
          label={t(messages.current)}
          autoComplete="off"
          inputMode="numeric"
          maxLength={64}
          isRequired
        />
      )}
      <PasswordField
        {...field('next')}
        {...digits}
        label={t(messages.next)}
        autoComplete="off"
        rules={[{ label: t(messages.digits), isMet: (typed) => /^\d{6}$/.test(typed) }]}
      />
      <PasswordField
        {...field('repeat')}
        {...digits}
        label={t(messages.repeat)}
        autoComplete="off"
        {...(isSet && { description: t(messages.transactionWait) })}
      />
    </FormDialog>
  );
}
