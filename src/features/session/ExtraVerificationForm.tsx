import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { VerifyMethod } from '#contract';
import { CodeField } from '#ds/CodeField';
import { Form } from '#ds/Form';
import { Link } from '#ds/Link';
import { Radio, RadioGroup } from '#ds/RadioGroup';
import { TextField } from '#ds/TextField';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import type { NoticeContent } from '../notice';
import { CodeSendField } from '../CodeSendField';
import type { CodeSending } from '../codeSending';
import { extraMessages } from './extra.messages';
import { WordedNotice } from '../WordedNotice';
import { missingFields } from './missingFields';
import { SubmitButton } from './SubmitButton';

/** A proof that the account has. */
export interface ExtraMethod {
  method: VerifyMethod;
  /** Where a code goes, masked by the platform; empty for the others. */
  hint: string;
}

export interface ExtraVerificationFormProps {
  /** At least one. The first is chosen. */
  methods: readonly ExtraMethod[];
  /** Sends a code to the phone or the address of the account; called at most once a second. */
  onSend: (method: 'mobile' | 'email') => void;
  /** State of the sending, for the method that is chosen. */
  sending: CodeSending;
  /** Told when another proof is chosen. */
  onMethodChange?: ((method: VerifyMethod) => void) | undefined;
  onSubmit: (values: { method: VerifyMethod; answer: string }) => void;
  isPending: boolean;
  notice?: NoticeContent | undefined;
  /** Why the answer was refused. */
  refused?: FieldRefusal | undefined;
  /** Page of customer service. */
  contactHref?: string | undefined;
}

const empty = { answer: '' };

/** The proof and its answer. */
export function ExtraVerificationForm({
  methods,
  onSend,
  sending,
  onMethodChange,
  onSubmit,
  isPending,
  notice,
  refused,
  contactHref,
}: ExtraVerificationFormProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(methods[0]?.method);
  const current = methods.find(({ method }) => method === chosen) ?? methods[0];
  const label = intl.formatMessage(
    current?.method === 'bankName' ? extraMessages.bankName : extraMessages.code,
  );
  const { field, form, reset } = useForm(empty, {
    isPending,
    refused,
    validate: (typed) => missingFields(intl, { answer: label }, typed),
    onSubmit: ({ answer }) => current && onSubmit({ method: current.method, answer: answer.trim() }),
  });
  if (!current) return null;
  const { method, hint } = current;
  const answer = { ...field('answer'), label };
  return (
    <Form {...form}>
      <WordedNotice notice={notice} />
      {methods.length > 1 && (
        <RadioGroup
          label={intl.formatMessage(extraMessages.method)}
          value={method}
          onChange={(key) => {
            const next = methods.find((entry) => entry.method === key)?.method ?? method;
            setChosen(next);
            reset();
            onMethodChange?.(next);
          }}
        >
          {methods.map((entry) => (
            <Radio key={entry.method} value={entry.method} {...(entry.hint && { description: entry.hint })}>
              {intl.formatMessage(extraMessages[entry.method])}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {(method === 'mobile' || method === 'email') && (
        <CodeSendField
          key={method}
          {...answer}
          {...sending}
          onSend={() => onSend(method)}
          description={
            hint && methods.length === 1
              ? intl.formatMessage(extraMessages.mobileHint, { to: hint })
              : undefined
          }
          autoFocus={methods.length === 1}
        />
      )}
      {method === 'google' && (
        <CodeField
          {...answer}
          description={intl.formatMessage(extraMessages.googleHint)}
          autoFocus={methods.length === 1}
          isRequired
        />
      )}
      {method === 'bankName' && (
        <TextField
          {...answer}
          description={intl.formatMessage(extraMessages.bankNameHint)}
          autoComplete="name"
          maxLength={255}
          autoFocus={methods.length === 1}
          isRequired
        />
      )}
      <SubmitButton isPending={isPending} pendingLabel={intl.formatMessage(extraMessages.confirming)}>
        {intl.formatMessage(extraMessages.confirm)}
      </SubmitButton>
      {contactHref && (
        <Link href={contactHref} isStandalone target="_blank" rel="noopener noreferrer">
          {intl.formatMessage(extraMessages.notYou)}
        </Link>
      )}
    </Form>
  );
}
