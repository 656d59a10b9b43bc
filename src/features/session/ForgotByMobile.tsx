import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldRule } from '#contract';
import { Button } from '#ds/Button';
import { Form } from '#ds/Form';
import { checkNewPassword } from './checkNewPassword';
import { checkPhone } from './checkPhone';
import { codeMessages } from './code.messages';
import type { PhoneCode, PhoneNumber } from './codeSending';
import { forgotMessages } from './forgot.messages';
import { ruleMessages } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { PhoneCodeFields } from './PhoneCodeFields';
import * as styles from './SessionDialog.styles';
import { useFieldErrors, type FieldRefusal } from './useFieldErrors';

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
  const [typed, setTyped] = useState({
    phone: { number: '', country: sms.country },
    verificationCode: '',
  });
  const [fresh, setFresh] = useState({ newPassword: '', confirmNewPassword: '' });
  const errors = useFieldErrors(refused, isPending);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const required = (field: string) => intl.formatMessage(ruleMessages.required, { field });
    const { phone, problem } = checkPhone(intl, typed.phone, sms.countries);
    const { verificationCode } = typed;
    const found = {
      ...(problem && { mobileNum: problem }),
      ...(verificationCode === '' && {
        verificationCode: required(intl.formatMessage(codeMessages.label)),
      }),
      ...checkNewPassword(intl, rule, fresh),
    };
    if (errors.attempt(found) && phone)
      onSubmit({ ...phone, verificationCode, newPassword: fresh.newPassword });
  };
  return (
    <Form onSubmit={submit} validationErrors={errors.shown}>
      <p css={styles.lead}>
        <FormattedMessage {...forgotMessages.mobileText} />
      </p>
      <PhoneCodeFields
        {...sms}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          errors.edit(next.phone === typed.phone ? 'verificationCode' : 'mobileNum');
        }}
        autoFocus
      />
      <NewPasswordFields
        value={fresh}
        onChange={(value, field) => {
          setFresh(value);
          errors.edit(field);
        }}
        rule={rule}
        known={[brandName]}
      />
      <div css={styles.submit}>
        <Button
          type="submit"
          size="lg"
          isPending={isPending}
          pendingLabel={intl.formatMessage(forgotMessages.saving)}
        >
          {intl.formatMessage(forgotMessages.save)}
        </Button>
      </div>
    </Form>
  );
}
