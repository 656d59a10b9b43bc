import { useIntl } from 'react-intl';
import type { FieldRule } from '#contract';
import { Form } from '#ds/Form';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { checkNewPassword } from './checkNewPassword';
import { checkPhoneCode } from './checkPhone';
import type { PhoneCode, PhoneNumber } from '../codeSending';
import { phoneIn, typedPhone } from './dialing';
import { forgotMessages } from './forgot.messages';
import { NewPasswordFields } from './NewPasswordFields';
import { PhoneCodeFields } from './PhoneCodeFields';
import { phoneField } from './phoneField';
import * as styles from './SessionDialog.styles';
import { SubmitButton } from './SubmitButton';

export interface ForgotByMobileProps {
  onSubmit: (values: PhoneNumber & { verificationCode: string; newPassword: string }) => void;
  isPending: boolean;
  refused?: FieldRefusal | undefined;
  sms: PhoneCode;
  /** The platform's rule for passwords. */
  rule: FieldRule;
  /** Name of the brand, which makes a poor password. */
  brandName: string;
}

/** Confirms the number of the account by a code and takes a new password. */
export function ForgotByMobile({ onSubmit, isPending, refused, sms, rule, brandName }: ForgotByMobileProps) {
  const intl = useIntl();
  const forgot = useForm(
    { mobileNum: '', country: sms.country, verificationCode: '', newPassword: '', confirmNewPassword: '' },
    {
      isPending,
      refused,
      validate: (typed) => ({
        ...checkPhoneCode(intl, typed, sms.countries),
        ...checkNewPassword(intl, rule, typed),
      }),
      onSubmit: ({ verificationCode, newPassword, ...typed }) => {
        const phone = phoneIn(typedPhone(typed), sms.countries);
        if (phone) onSubmit({ ...phone, verificationCode, newPassword });
      },
    },
  );
  const { field, form } = forgot;
  return (
    <Form {...form}>
      <p css={styles.lead}>{intl.formatMessage(forgotMessages.mobileText)}</p>
      <PhoneCodeFields {...sms} phone={phoneField(forgot)} code={field('verificationCode')} autoFocus />
      <NewPasswordFields
        fresh={field('newPassword')}
        repeat={field('confirmNewPassword')}
        rule={rule}
        known={[brandName]}
      />
      <SubmitButton isPending={isPending} pendingLabel={intl.formatMessage(forgotMessages.saving)}>
        {intl.formatMessage(forgotMessages.save)}
      </SubmitButton>
    </Form>
  );
}
