import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '#ds/Countdown';
import { Link } from '#ds/Link';
import type { FieldRefusal } from '#patterns/useForm';
import { ChoiceButtons } from '../ChoiceButtons';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import type { Captcha } from './CaptchaField';
import type { PhoneCode } from '../codeSending';
import { WordedNotice } from '../WordedNotice';
import { LockNotice } from './LockNotice';
import { loginMessages } from './login.messages';
import { LoginFoot, type LoginFootProps } from './LoginFoot';
import type { LoginLock, LoginMethod, LoginValues, RememberedAccount } from './loginForm';
import { RememberedLogin } from './RememberedLogin';
import { form } from './SessionDialog.styles';
import { SmsLogin } from './SmsLogin';
import { UsernameLogin } from './UsernameLogin';

export interface LoginFormProps extends LoginFootProps {
  onSubmit: (values: LoginValues) => void;
  /** A login is under way. */
  isPending: boolean;
  /** Why the last try failed, or why a login is asked for. */
  notice?: NoticeContent | undefined;
  /** The field that the platform refused. */
  refused?: FieldRefusal | undefined;
  /** Present once the platform asks for a captcha. */
  captcha?: Captcha | undefined;
  /** Login by a code on the phone; absent when the brand has it off (MOBILEVERCODELOGIN3). */
  sms?: PhoneCode | undefined;
  /** Told when the other way to log in is chosen, so that what failed before can be forgotten. */
  onMethodChange?: ((method: LoginMethod) => void) | undefined;
  /** Whether the browser can be remembered for a day. @default false */
  canRemember?: boolean;
  /** The account that this browser is remembered for. */
  remembered?: RememberedAccount | undefined;
  /** Opens the dialog for a forgotten password; absent when the brand has none. */
  onForgotPassword?: (() => void) | undefined;
  /** The name that takes no password for a while; every other way in stays open. */
  lock?: LoginLock | undefined;
  /** Time it counts from instead of the clock's, in epoch milliseconds. */
  now?: number | undefined;
}

/** The ways to log in, for the dialog and for the page. */
export function LoginForm({
  onSubmit,
  isPending,
  notice,
  refused,
  captcha,
  sms,
  onMethodChange,
  canRemember = false,
  remembered,
  onForgotPassword,
  lock,
  now: given,
  ...foot
}: LoginFormProps) {
  const { formatMessage: t } = useIntl();
  // Nothing here moves with the time but a lock.
  const now = useNow(lock ? given : 0);
  const [chosen, setChosen] = useState<LoginMethod>('username');
  const [wantsAnother, setWantsAnother] = useState(false);
  const [username, setUsername] = useState('');
  const method = sms ? chosen : 'username';
  const isLocked =
    method === 'username' &&
    lock !== undefined &&
    now !== undefined &&
    now < lock.until &&
    username.trim().toLowerCase() === lock.username.toLowerCase();
  const end = { isPending, isLocked, canRemember };

  return (
    <div css={form}>
      {isLocked ? <LockNotice until={lock.until} now={given} /> : <WordedNotice notice={notice} />}
      {remembered && !wantsAnother ? (
        <RememberedLogin {...remembered} onAnother={() => setWantsAnother(true)} />
      ) : (
        <>
          {sms && (
            <ChoiceButtons
              size="lg"
              isBlock
              aria-label={t(loginMessages.method)}
              value={method}
              onChange={(next) => {
                setChosen(next);
                onMethodChange?.(next);
              }}
              options={[
                { id: 'username', label: t(labelMessages.username) },
                { id: 'sms', label: t(loginMessages.bySms) },
              ]}
            />
          )}
          {method === 'sms' && sms ? (
            <SmsLogin {...end} onSubmit={onSubmit} sms={sms} refused={refused} />
          ) : (
            <UsernameLogin
              {...end}
              username={username}
              onUsernameChange={setUsername}
              onSubmit={onSubmit}
              captcha={captcha}
              refused={refused}
              onForgotPassword={onForgotPassword}
            />
          )}
          {remembered && (
            <Link isStandalone onPress={() => setWantsAnother(false)}>
              {t(loginMessages.back, { account: remembered.account })}
            </Link>
          )}
        </>
      )}
      {(!remembered || wantsAnother) && <LoginFoot {...foot} />}
    </div>
  );
}
