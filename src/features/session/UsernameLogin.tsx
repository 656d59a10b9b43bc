import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useIntl } from 'react-intl';
import { Form } from '#ds/Form';
import { PasswordField } from '#ds/PasswordField';
import { TextField } from '#ds/TextField';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { CaptchaField, type Captcha } from './CaptchaField';
import { LoginEnd, type LoginEndProps } from './LoginEnd';
import type { LoginValues } from './loginForm';
import { sessionMessages } from './messages';
import { missingFields } from './missingFields';

export interface UsernameLoginProps extends Omit<LoginEndProps, 'isRemembered' | 'onRememberChange'> {
  onSubmit: (values: LoginValues) => void;
  /** What stands in its field at first. */
  username: string;
  /** Told of the username as it is typed. */
  onUsernameChange: (username: string) => void;
  captcha?: Captcha | undefined;
  refused?: FieldRefusal | undefined;
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
  const asksLetters = captcha && !captcha.isWithoutPicture;
  const labels = {
    username: intl.formatMessage(sessionMessages.username),
    password: intl.formatMessage(sessionMessages.password),
    ...(asksLetters && { captcha: intl.formatMessage(sessionMessages.captcha) }),
  };
  const { values, field, change, form, reset } = useForm(
    { username, password: '', captcha: '', remember: false },
    {
      isPending: end.isPending,
      refused,
      validate: (typed) => missingFields(intl, labels, typed),
      onSubmit: (typed) => {
        onSubmit({
          type: 'username',
          username: typed.username.trim(),
          password: typed.password,
          ...(asksLetters && { captcha: typed.captcha.trim() }),
          remember: typed.remember,
        });
        // A picture is good for one try.
        reset({ ...typed, captcha: '' });
      },
    },
  );
  return (
    <Form {...form}>
      <TextField
        {...field('username')}
        label={labels.username}
        icon={IconUser}
        onChange={(next) => {
          change({ username: next });
          onUsernameChange(next);
        }}
        autoComplete="username"
        maxLength={64}
        autoFocus
        isRequired
      />
      <PasswordField
        {...field('password')}
        label={labels.password}
        icon={IconLock}
        autoComplete="current-password"
        maxLength={128}
        isRequired
      />
      {captcha && <CaptchaField {...captcha} {...field('captcha')} />}
      <LoginEnd
        {...end}
        isRemembered={values.remember}
        onRememberChange={(remember) => change({ remember })}
      />
    </Form>
  );
}
