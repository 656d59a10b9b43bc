import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Form } from '#ds/Form';
import { TextField } from '#ds/TextField';
import { forgotMessages } from './forgot.messages';
import { ruleMessages, sessionMessages } from './messages';
import * as styles from './SessionDialog.styles';
import { useFieldErrors, type FieldRefusal } from './useFieldErrors';

export interface ForgotByEmailProps {
  onSubmit: (values: { username: string; email: string }) => void;
  isPending: boolean;
  refused?: FieldRefusal | undefined;
}

/** Asks whose password is forgotten and where to send a new one. */
export function ForgotByEmail({ onSubmit, isPending, refused }: ForgotByEmailProps) {
  const intl = useIntl();
  const [values, setValues] = useState({ username: '', email: '' });
  const errors = useFieldErrors(refused, isPending);
  const labels = {
    username: intl.formatMessage(sessionMessages.username),
    email: intl.formatMessage(sessionMessages.email),
  };
  const change = (name: keyof typeof values) => (value: string) => {
    setValues({ ...values, [name]: value });
    errors.edit(name);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = { username: values.username.trim(), email: values.email.trim() };
    const required = (name: keyof typeof values) =>
      trimmed[name] === '' && {
        [name]: intl.formatMessage(ruleMessages.required, { field: labels[name] }),
      };
    const found = {
      // Whether an address exists is for the mail to find out; this only finds what was mistyped.
      ...(!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(trimmed.email) && {
        email: intl.formatMessage(forgotMessages.emailWrong),
      }),
      ...required('username'),
      ...required('email'),
    };
    if (errors.attempt(found)) onSubmit(trimmed);
  };
  return (
    <Form onSubmit={submit} validationErrors={errors.shown}>
      <p css={styles.lead}>
        <FormattedMessage {...forgotMessages.emailText} />
      </p>
      <TextField
        label={labels.username}
        name="username"
        icon={IconUser}
        value={values.username}
        onChange={change('username')}
        autoComplete="username"
        maxLength={64}
        autoFocus
        isRequired
      />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        inputMode="email"
        icon={IconMail}
        value={values.email}
        onChange={change('email')}
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <div css={styles.submit}>
        <Button
          type="submit"
          size="lg"
          isPending={isPending}
          pendingLabel={intl.formatMessage(forgotMessages.sending)}
        >
          {intl.formatMessage(forgotMessages.send)}
        </Button>
      </div>
    </Form>
  );
}
