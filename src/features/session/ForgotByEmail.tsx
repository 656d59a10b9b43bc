import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useIntl } from 'react-intl';
import { Form } from '#ds/Form';
import { TextField } from '#ds/TextField';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import { forgotMessages } from './forgot.messages';
import { sessionMessages } from './messages';
import { missingFields } from './missingFields';
import * as styles from './SessionDialog.styles';
import { SubmitButton } from './SubmitButton';

export interface ForgotByEmailProps {
  onSubmit: (values: { username: string; email: string }) => void;
  isPending: boolean;
  refused?: FieldRefusal | undefined;
}

const empty = { username: '', email: '' };

/** Asks whose password is forgotten and where to send a new one. */
export function ForgotByEmail({ onSubmit, isPending, refused }: ForgotByEmailProps) {
  const intl = useIntl();
  const labels = {
    username: intl.formatMessage(sessionMessages.username),
    email: intl.formatMessage(sessionMessages.email),
  };
  const { field, form } = useForm(empty, {
    isPending,
    refused,
    validate: (typed) => ({
      // Whether an address exists is for the mail to find out; this only finds what was mistyped.
      ...(!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.email.trim()) && {
        email: intl.formatMessage(forgotMessages.emailWrong),
      }),
      ...missingFields(intl, labels, typed),
    }),
    onSubmit: ({ username, email }) => onSubmit({ username: username.trim(), email: email.trim() }),
  });
  return (
    <Form {...form}>
      <p css={styles.lead}>{intl.formatMessage(forgotMessages.emailText)}</p>
      <TextField
        {...field('username')}
        label={labels.username}
        icon={IconUser}
        autoComplete="username"
        maxLength={64}
        autoFocus
        isRequired
      />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        icon={IconMail}
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <SubmitButton isPending={isPending} pendingLabel={intl.formatMessage(actionMessages.sending)}>
        {intl.formatMessage(forgotMessages.send)}
      </SubmitButton>
    </Form>
  );
}
