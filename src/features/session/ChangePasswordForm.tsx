import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useIntl } from 'react-intl';
import type { FieldRule } from '#contract';
import { Button } from '#ds/Button';
import { Form } from '#ds/Form';
import { Notice } from '#ds/Notice';
import { PasswordField } from '#ds/PasswordField';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { checkNewPassword } from './checkNewPassword';
import { WordedNotice } from '../WordedNotice';
import { missingFields } from './missingFields';
import { NewPasswordFields } from './NewPasswordFields';
import { passwordMessages } from './password.messages';
import * as styles from './SessionDialog.styles';

/** Why the password is changed: at somebody's own wish, or for one of the platform's reasons. */
export type PasswordChangeReason = 'wish' | 'firstLogin' | 'expired' | 'default';

export interface ChangePasswordValues {
  /** Absent when the platform knows it in this session. */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}

export interface ChangePasswordFormProps {
  reason: PasswordChangeReason;
  /** Nothing else can be done before. */
  isForced: boolean;
  /** Whether the old password is asked for. */
  asksOld: boolean;
  /** The platform's rule for passwords. */
  rule: FieldRule;
  /** Name of the account, so that password managers know whose password it is. */
  account: string;
  /** Name of the brand, which makes a poor password. */
  brandName: string;
  onSubmit: (values: ChangePasswordValues) => void;
  isPending: boolean;
  notice?: NoticeContent | undefined;
  refused?: FieldRefusal | undefined;
  /** Leaves the session, which is the only way out of a forced change. */
  onLogout?: (() => void) | undefined;
  /** Puts it off; absent when that cannot be. */
  onLater?: (() => void) | undefined;
}

const empty = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The fields of a change of password. */
export function ChangePasswordForm({
  reason,
  isForced,
  asksOld,
  rule,
  account,
  brandName,
  onSubmit,
  isPending,
  notice,
  refused,
  onLogout,
  onLater,
}: ChangePasswordFormProps) {
  const intl = useIntl();
  const oldPassword = intl.formatMessage(passwordMessages.old);
  const { field, form } = useForm(empty, {
    isPending,
    refused,
    validate: (typed) => ({
      ...missingFields(intl, asksOld ? { oldPassword } : {}, typed),
      ...checkNewPassword(intl, rule, typed),
    }),
    onSubmit: ({ oldPassword: old, ...fresh }) =>
      onSubmit({ ...(asksOld && { oldPassword: old }), ...fresh }),
  });
  return (
    <Form {...form}>
      <WordedNotice notice={notice} />
      {reason !== 'wish' && !notice && (
        <Notice tone={isForced ? 'warning' : 'info'}>
          {intl.formatMessage(passwordMessages[reason])}
          {isForced && <> {intl.formatMessage(passwordMessages.needed)}</>}
        </Notice>
      )}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {asksOld && (
        <PasswordField
          {...field('oldPassword')}
          label={oldPassword}
          icon={IconLock}
          autoComplete="current-password"
          maxLength={128}
          autoFocus
          isRequired
        />
      )}
      <NewPasswordFields
        fresh={field('newPassword')}
        repeat={field('confirmNewPassword')}
        rule={rule}
        known={[account, brandName]}
        autoFocus={!asksOld}
      />
      <div css={styles.ends}>
        {isForced && onLogout && (
          <Button tone="neutral" emphasis="ghost" size="lg" isDisabled={isPending} onPress={onLogout}>
            {intl.formatMessage(passwordMessages.logout)}
          </Button>
        )}
        {onLater && reason !== 'wish' && (
          <Button tone="neutral" emphasis="ghost" size="lg" isDisabled={isPending} onPress={onLater}>
            {intl.formatMessage(actionMessages.notNow)}
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          isPending={isPending}
          pendingLabel={intl.formatMessage(passwordMessages.changing)}
        >
          {intl.formatMessage(passwordMessages.change)}
        </Button>
      </div>
    </Form>
  );
}
