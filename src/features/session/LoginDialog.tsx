import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Form } from '#ds/Form';
import { Link } from '#ds/Link';
import { Notice as NoticeBox } from '#ds/Notice';
import { PasswordField } from '#ds/PasswordField';
import { TextField } from '#ds/TextField';
import type { Notice } from '../notice';
import { CaptchaField, type Captcha } from './CaptchaField';
import { ruleMessages, sessionMessages } from './messages';
import { SessionAside, type SessionBrand } from './SessionAside';
import * as styles from './SessionDialog.styles';

/** What the visitor typed, trimmed where the specification says so. */
export interface LoginValues {
  username: string;
  password: string;
  captcha?: string;
}

export interface LoginDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (values: LoginValues) => void;
  /** A login is under way. */
  isPending: boolean;
  /** Why the last try failed, or why a login is asked for. */
  notice?: Notice | undefined;
  /** Present once the platform asks for a captcha. */
  captcha?: Captcha | undefined;
  brand: SessionBrand;
  /** Opens the register dialog in place of this one; absent when the brand takes no new accounts. */
  onRegister?: (() => void) | undefined;
  /** Signs in with a trial account; absent when the brand offers none. */
  onFreePlay?: (() => void) | undefined;
  /** A trial account is being made. */
  isFreePlayPending?: boolean;
}

/** Asks for username and password. The password is forgotten when the dialog closes. */
export function LoginDialog({ isOpen, onClose, brand, ...form }: LoginDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage(sessionMessages.login)}
      aside={<SessionAside {...brand} visitor="known" />}
    >
      <LoginForm {...form} />
    </Dialog>
  );
}

type LoginFormProps = Omit<LoginDialogProps, 'isOpen' | 'onClose' | 'brand'>;

/** The form of the login dialog and of the login page. */
export function LoginForm({
  onSubmit,
  isPending,
  notice,
  captcha,
  onRegister,
  onFreePlay,
  isFreePlayPending = false,
}: LoginFormProps) {
  const intl = useIntl();
  const [values, setValues] = useState({ username: '', password: '', captcha: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>();
  const change = (name: keyof typeof values) => (value: string) => setValues({ ...values, [name]: value });

  const labels = {
    username: intl.formatMessage(sessionMessages.username),
    password: intl.formatMessage(sessionMessages.password),
    captcha: intl.formatMessage(sessionMessages.captcha),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = captcha
      ? (['username', 'password', 'captcha'] as const)
      : (['username', 'password'] as const);
    const empty = asked.filter((name) => values[name].trim() === '');
    setErrors(
      Object.fromEntries(
        empty.map((name) => [name, intl.formatMessage(ruleMessages.required, { field: labels[name] })]),
      ),
    );
    if (empty.length > 0) return;
    onSubmit({
      username: values.username.trim(),
      // As typed: a space may belong to a password.
      password: values.password,
      ...(captcha ? { captcha: values.captcha.trim() } : {}),
    });
    setValues({ ...values, captcha: '' });
  };

  return (
    <Form onSubmit={submit} validationErrors={errors}>
      {notice && (
        <NoticeBox tone={notice.tone} title={notice.title}>
          {notice.text}
        </NoticeBox>
      )}
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
      <PasswordField
        label={labels.password}
        name="password"
        icon={IconLock}
        value={values.password}
        onChange={change('password')}
        autoComplete="current-password"
        maxLength={128}
        isRequired
      />
      {captcha && <CaptchaField {...captcha} value={values.captcha} onChange={change('captcha')} />}
      <div css={styles.submit}>
        <Button
          type="submit"
          size="lg"
          isPending={isPending}
          pendingLabel={intl.formatMessage(sessionMessages.loggingIn)}
        >
          {intl.formatMessage(sessionMessages.login)}
        </Button>
      </div>
      <div css={styles.foot}>
        {onRegister && (
          <span css={styles.question}>
            <FormattedMessage {...sessionMessages.newHere} />
            <Link onPress={onRegister} isStandalone>
              {intl.formatMessage(sessionMessages.createAccount)}
            </Link>
          </span>
        )}
        {onFreePlay && (
          <Link onPress={onFreePlay} isStandalone isDisabled={isFreePlayPending}>
            {intl.formatMessage(
              isFreePlayPending ? sessionMessages.startingFreePlay : sessionMessages.freePlay,
            )}
          </Link>
        )}
      </div>
    </Form>
  );
}
