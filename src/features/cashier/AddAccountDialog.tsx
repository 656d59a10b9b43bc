import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '#ds/Dialog';
import { LinkButton } from '#ds/LinkButton';
import { Notice } from '#ds/Notice';
import { PasswordField } from '#ds/PasswordField';
import { Select, SelectItem } from '#ds/Select';
import { TextField } from '#ds/TextField';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { transactionMessages } from './transaction.messages';
import { withdrawMessages as messages } from './withdraw.messages';

/** What is typed to add an account. */
export interface AccountValues {
  kind: 'bank' | 'ewallet';
  bank: string;
  number: string;
  transactionPassword: string;
}

export interface AddAccountDialogProps {
  /** Name that the account is under; none while the person has not said it. */
  holder: string | undefined;
  banks: readonly { id: string; name: string; kind: 'bank' | 'ewallet' }[];
  form: FormBinding<AccountValues>;
  /** What went wrong that is about no field. */
  notice?: NoticeContent | undefined;
  onClose: () => void;
}

/** Adds a bank account or wallet that the person is paid out to. */
export function AddAccountDialog(props: AddAccountDialogProps) {
  const { formatMessage: t } = useIntl();
  const { holder, banks, onClose, form: binding, notice } = props;
  const [first] = useState((): AccountValues => ({
    kind: banks[0]?.kind ?? 'bank',
    bank: banks[0]?.id ?? '',
    number: '',
    transactionPassword: '',
  }));
  const { form, field, values, change, isPending, isDirty } = useForm(first, binding);
  const leave = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };
  if (holder === undefined)
    return (
      <Dialog
        isOpen
        onOpenChange={leave}
        title={t(messages.addTitle)}
        actions={<LinkButton href="/personal/securityCenter">{t(messages.toProfile)}</LinkButton>}
      >
        {t(messages.nameMissing)}
      </Dialog>
    );
  return (
    <FormDialog
      isOpen
      onOpenChange={leave}
      title={t(messages.addTitle)}
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      labels={{ submit: t(messages.addSubmit), pending: t(messages.addSending) }}
    >
      <WordedNotice notice={notice} />
      <Notice tone="neutral">{t(messages.addText)}</Notice>
      <Select
        label={t(messages.bank)}
        name="bank"
        isRequired
        value={values.bank}
        onChange={(key) => {
          const bank = banks.find(({ id }) => id === key);
          if (bank) change({ bank: bank.id, kind: bank.kind });
        }}
      >
        {banks.map(({ id, name }) => (
          <SelectItem key={id} id={id}>
            {name}
          </SelectItem>
        ))}
      </Select>
      <TextField
        {...field('number')}
        label={t(messages.number)}
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        isRequired
      />
      <TextField label={t(messages.holder)} description={t(messages.holderText)} value={holder} isReadOnly />
      <PasswordField
        {...field('transactionPassword')}
        label={t(transactionMessages.field)}
        autoComplete="off"
        inputMode="numeric"
        maxLength={64}
        isRequired
      />
    </FormDialog>
  );
}
