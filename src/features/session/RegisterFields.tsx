import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { FieldRule, RegisterField } from '#contract';
import type { FormState } from '#patterns/useForm';
import type { AffiliateCheck } from './AffiliateMark';
import { CaptchaField, type Captcha } from './CaptchaField';
import { CodeSendField } from '../CodeSendField';
import { codeMessages } from '../code.messages';
import type { PhoneCode } from '../codeSending';
import { typedPhone } from './dialing';
import { sessionMessages } from './messages';
import { MobileField } from './MobileField';
import { phoneField } from './phoneField';
import { RegisterText } from './RegisterText';
import type { RegisterDraft } from './registerForm';
import { field as fieldPart, fields } from './RegisterDialog.styles';
import { useCodeSend } from './useCodeSend';

export interface RegisterFieldsProps {
  /** Fields in their order, each with the platform's rule. */
  rules: readonly (readonly [RegisterField, FieldRule])[];
  form: FormState<RegisterDraft>;
  captcha?: Captcha | undefined;
  /** Sending of the code to the phone, and the countries. */
  sms: PhoneCode;
  affiliate?: AffiliateCheck | undefined;
  /** Name of the brand, which makes a poor password. */
  brandName: string;
}

/** The fields that the platform's rules enable, in two columns where there is room. */
export function RegisterFields({
  rules,
  form,
  captcha,
  sms: { onSend, country: _, countries, ...sending },
  affiliate,
  brandName,
}: RegisterFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { problem, send } = useCodeSend(typedPhone(form.values), { countries, onSend });
  const first = rules[0]?.[0];

  const draw = (field: RegisterField, rule: FieldRule) => {
    if (field === 'captcha') return captcha && <CaptchaField {...captcha} {...form.field(field)} />;
    if (field === 'mobileNum')
      return (
        <MobileField
          {...phoneField(form)}
          countries={countries}
          errorMessage={problem}
          description={rule.required ? undefined : t(sessionMessages.optional)}
          isRequired={rule.required}
          autoFocus={field === first}
        />
      );
    if (field === 'verificationCode')
      return (
        <CodeSendField {...sending} {...form.field(field)} label={t(codeMessages.label)} onSend={send} />
      );
    return (
      <RegisterText
        field={field}
        input={form.field(field)}
        rule={rule}
        values={form.values}
        affiliate={field === 'affiliateCode' ? affiliate : undefined}
        brandName={brandName}
        autoFocus={field === first}
      />
    );
  };

  const halves = rules.filter(([field]) => field !== 'captcha').map(([field]) => field);
  const pairs = halves.indexOf('password');
  return (
    <div css={fields}>
      {rules.map(([field, rule]) => {
        // The first field takes the row when otherwise the password and its repetition would stand on two.
        const isWide = field === 'captcha' || (field === first && pairs % 2 === 1);
        const drawn = draw(field, rule);
        return drawn ? (
          <div key={field} css={fieldPart} data-wide={isWide || undefined}>
            {drawn}
          </div>
        ) : (
          <Fragment key={field} />
        );
      })}
    </div>
  );
}
