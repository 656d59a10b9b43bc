import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExclusionLength } from '#contract';
import { Checkbox } from '#ds/Checkbox';
import { PasswordField } from '#ds/PasswordField';
import { Text } from '#ds/Text';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import { ChoiceButtons } from '../ChoiceButtons';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { saferMessages as messages } from './messages';
import { exclusionLengths, lengthText } from './values';

/** What an exclusion asks for. */
export interface ExclusionValues {
  length: ExclusionLength;
  password: string;
}

export interface ExclusionDialogProps {
  /** Checks and sends what was typed. */
  form: FormBinding<ExclusionValues> & { notice?: NoticeContent | undefined };
  onClose: () => void;
}

/** Excludes oneself: how long, the login password and a sentence to agree to. */
export function ExclusionDialog({ form: binding, onClose }: ExclusionDialogProps) {
  const { formatMessage: t } = useIntl();
  const [isAgreed, setAgreed] = useState(false);
  const { form, field, values, change, isPending } = useForm<ExclusionValues>(
    { length: '6m', password: '' },
    binding,
  );
  const { notice } = binding;
  const words = (length: ExclusionLength): string =>
    length === 'ever' ? t(messages.forGood) : lengthText(length, t);
  return (
    <FormDialog
      title={t(messages.excludeTitle)}
      medal={{ icon: IconLock, tone: 'danger' }}
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      form={{
        ...form,
        onSubmit: (event) => {
          if (isAgreed) form.onSubmit(event);
          else event.preventDefault();
        },
      }}
      isPending={isPending}
      error={notice && [notice.title, notice.text].filter(Boolean).join(' ')}
      labels={{ submit: t(messages.excludeYes), cancel: t(actionMessages.notNow) }}
    >
      <Text>
        {t(messages.excludeText)} {t(messages.afterwards)}
      </Text>
      <ChoiceButtons
        aria-label={t(messages.breakLength)}
        emphasis="chip"
        value={values.length}
        onChange={(length) => change({ length })}
        options={exclusionLengths.map((id) => ({ id, label: words(id) }))}
      />
      <PasswordField
        label={t(messages.password)}
        autoComplete="current-password"
        isRequired
        {...field('password')}
      />
      <Checkbox isSelected={isAgreed} onChange={setAgreed} isRequired>
        {t(messages.agree)}
      </Checkbox>
    </FormDialog>
  );
}
