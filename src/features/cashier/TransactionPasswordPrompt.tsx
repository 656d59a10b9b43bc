import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { PasswordField } from '#ds/PasswordField';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { transactionMessages as messages } from './transaction.messages';

/** Wrong tries until it is locked. Source: money rules. */
const mostTries = 5;

/** What is typed into the dialog. */
export interface TransactionPasswordEntry {
  transactionPassword: string;
}

export interface TransactionPasswordPromptProps {
  /** What it is asked for: "Withdraw $2,000.00?". */
  title: string;
  /** What happens on a yes: amounts, an account. */
  children?: ReactNode;
  /** Words of the button that sends it. */
  submit: string;
  /** Whether the person has a transaction password. */
  isSet: boolean;
  /** Wrong tries that are left, and until when it is locked when there are none. */
  triesLeft: number;
  lockedUntil?: string | undefined;
  form: FormBinding<TransactionPasswordEntry>;
  /** What went wrong that is not about the password. */
  notice?: NoticeContent | undefined;
  onClose: () => void;
  /** Opens what sets a transaction password. */
  onSet: () => void;
}

/** Asks for the transaction password before money moves; who has none is led to set one. */
export function TransactionPasswordPrompt(props: TransactionPasswordPromptProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { isSet, triesLeft, lockedUntil, onClose } = props;
  if (isSet && triesLeft > 0) return <Entry {...props} />;
  const close = (
    <Button slot="close" tone="neutral" emphasis={isSet ? 'solid' : 'ghost'}>
      {t(messages.cancel)}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isSet ? messages.lockedTitle : messages.unsetTitle)}
      medal={{ icon: IconLock, tone: isSet ? 'warning' : 'accent' }}
      actions={
        isSet ? (
          close
        ) : (
          <>
            {close}
            <Button onPress={props.onSet}>{t(messages.set)}</Button>
          </>
        )
      }
    >
      {isSet
        ? lockedUntil === undefined
          ? t(messages.lockedNow)
          : t(messages.lockedText, { time: formatDateTime(lockedUntil, locale, 'dateTime') })
        : t(messages.unsetText)}
    </Dialog>
  );
}

function Entry({
  title,
  children,
  submit,
  triesLeft,
  form: binding,
  notice,
  onClose,
}: TransactionPasswordPromptProps) {
  const { formatMessage: t } = useIntl();
  const { form, field, isPending, isDirty } = useForm(empty, binding);
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      labels={{ submit, cancel: t(messages.cancel), pending: t(actionMessages.sending) }}
    >
      <WordedNotice notice={notice} />
      {children}
      <PasswordField
        {...field('transactionPassword')}
        label={t(messages.field)}
        description={t(messages.tries, { count: triesLeft, most: mostTries })}
        autoComplete="off"
        inputMode="numeric"
        maxLength={64}
        isRequired
        autoFocus
      />
      <Text size="xs">{t(messages.forgot)}</Text>
    </FormDialog>
  );
}

const empty: TransactionPasswordEntry = { transactionPassword: '' };
