import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { VerifyMethod } from '#contract';
import { Button } from '#ds/Button';
import { CodeField } from '#ds/CodeField';
import { Form } from '#ds/Form';
import { Link } from '#ds/Link';
import { Radio, RadioGroup } from '#ds/RadioGroup';
import { TextField } from '#ds/TextField';
import type { Notice } from '../notice';
import { CodeSendField } from './CodeSendField';
import type { CodeSending } from './codeSending';
import { extraMessages } from './extra.messages';
import { WordedNotice } from '../WordedNotice';
import { ruleMessages } from './messages';
import * as styles from './SessionDialog.styles';
import { useFieldErrors } from './useFieldErrors';

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
  notice?: Notice | undefined;
  /** Why the answer was refused, in words. */
  refused?: string | undefined;
  /** Page of customer service. */
  contactHref?: string | undefined;
}

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
  const [answer, setAnswer] = useState('');
  const errors = useFieldErrors(
    refused === undefined ? undefined : { field: 'answer', message: refused },
    isPending,
  );
  const current = methods.find(({ method }) => method === chosen) ?? methods[0];
  if (!current) return null;
  const { method, hint } = current;
  const label = intl.formatMessage(method === 'bankName' ? extraMessages.bankName : extraMessages.code);
  const field = {
    label,
    name: 'answer',
    value: answer,
    onChange: (value: string) => {
      setAnswer(value);
      errors.edit('answer');
    },
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = answer.trim() === '';
    const found = isEmpty
      ? { answer: intl.formatMessage(ruleMessages.required, { field: label }) }
      : ({} as Record<string, string>);
    if (errors.attempt(found)) onSubmit({ method, answer: answer.trim() });
  };
  return (
    <Form onSubmit={submit} validationErrors={errors.shown}>
      <WordedNotice notice={notice} />
      {methods.length > 1 && (
        <RadioGroup
          label={intl.formatMessage(extraMessages.method)}
          value={method}
          onChange={(key) => {
            const next = methods.find((entry) => entry.method === key)?.method ?? method;
            setChosen(next);
            setAnswer('');
            errors.attempt({});
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
          {...field}
          {...sending}
          onSend={() => {
            onSend(method);
          }}
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
          {...field}
          description={intl.formatMessage(extraMessages.googleHint)}
          autoFocus={methods.length === 1}
          isRequired
        />
      )}
      {method === 'bankName' && (
        <TextField
          {...field}
          description={intl.formatMessage(extraMessages.bankNameHint)}
          autoComplete="name"
          maxLength={255}
          autoFocus={methods.length === 1}
          isRequired
        />
      )}
      <div css={styles.submit}>
        <Button
          type="submit"
          size="lg"
          isPending={isPending}
          pendingLabel={intl.formatMessage(extraMessages.confirming)}
        >
          {intl.formatMessage(extraMessages.confirm)}
        </Button>
      </div>
      {contactHref && (
        <Link href={contactHref} isStandalone target="_blank" rel="noopener noreferrer">
          {intl.formatMessage(extraMessages.notYou)}
        </Link>
      )}
    </Form>
  );
}
