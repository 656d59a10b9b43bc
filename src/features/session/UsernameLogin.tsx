import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form } from '#ds/Form';
import { PasswordField } from '#ds/PasswordField';
import { TextField } from '#ds/TextField';
import { CaptchaField, type Captcha } from './CaptchaField';
import { LoginEnd, type LoginEndProps } from './LoginEnd';
import type { LoginRefusal, LoginValues } from './loginForm';
import { ruleMessages, sessionMessages } from './messages';
import { useFieldErrors } from './useFieldErrors';

export interface UsernameLoginProps extends Omit<LoginEndProps, 'isRemembered' | 'onRememberChange'> {
  onSubmit: (values: LoginValues) => void;
  /** As it is typed. */
  username: string;
  onUsernameChange: (username: string) => void;
  captcha?: Captcha | undefined;
  refused?: LoginRefusal | undefined;
}

/** Username, password and, once the platform asks for it, the captcha. */
export function UsernameLogin({
  onSubmit,
  username,
  onUsernameChange,
  captcha,
  refused,
  ...end
}: UsernameLoginProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState({ password: '', captcha: '' });
  const values = { ...typed, username };
  const [isRemembered, setRemembered] = useState(false);
  const errors = useFieldErrors(refused, end.isPending);
  const change = (name: keyof typeof values) => (value: string) => {
    if (name === 'username') onUsernameChange(value);
    else setTyped({ ...typed, [name]: value });
    errors.edit(name);
  };
  const labels = {
    username: intl.formatMessage(sessionMessages.username),
    password: intl.formatMessage(sessionMessages.password),
    captcha: intl.formatMessage(sessionMessages.captcha),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = ['username', 'password', ...(captcha ? ['captcha'] : [])] as (keyof typeof values)[];
    const empty = asked.filter((name) => values[name].trim() === '');
    const found = Object.fromEntries(
      empty.map((name) => [name, intl.formatMessage(ruleMessages.required, { field: labels[name] })]),
    );
    if (!errors.attempt(found)) return;
    onSubmit({
      type: 'username',
      username: values.username.trim(),
      password: values.password,
      ...(captcha ? { captcha: values.captcha.trim() } : {}),
      remember: isRemembered,
    });
    // A picture is good for one try.
    setTyped({ ...typed, captcha: '' });
  };
  return (
    <Form onSubmit={submit} validationErrors={errors.shown}>
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
      <LoginEnd {...end} isRemembered={isRemembered} onRememberChange={setRemembered} />
    </Form>
  );
}
