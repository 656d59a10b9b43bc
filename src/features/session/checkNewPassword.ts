import type { IntlShape } from 'react-intl';
import type { FieldRule } from '#contract';
import { checkField } from './checkField';
import { ruleMessages } from './messages';
import type { NewPassword } from './NewPasswordFields';
import { passwordMessages } from './password.messages';

/** What is wrong with a new password and its repetition, by field; empty when nothing is. */
export function checkNewPassword(
  intl: Pick<IntlShape, 'formatMessage'>,
  rule: FieldRule,
  { newPassword, confirmNewPassword }: NewPassword,
): Partial<Record<keyof NewPassword, string>> {
  const broken = checkField(
    intl,
    intl.formatMessage(passwordMessages.fresh),
    { ...rule, required: true },
    newPassword,
  );
  return {
    ...(broken !== undefined && { newPassword: broken }),
    ...(confirmNewPassword !== newPassword && {
      confirmNewPassword: intl.formatMessage(ruleMessages.mismatch),
    }),
  };
}
