import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldRule, RegisterField } from '#contract';
import type { AffiliateCheck } from './AffiliateMark';
import { CaptchaField, type Captcha } from './CaptchaField';
import { checkPhone } from './checkPhone';
import { CodeSendField } from './CodeSendField';
import { codeMessages } from './code.messages';
import type { PhoneCode } from './codeSending';
import { sessionMessages } from './messages';
import { MobileField } from './MobileField';
import { RegisterText } from './RegisterText';
import type { RegisterDraft } from './registerForm';
import { field as fieldPart, fields } from './RegisterDialog.styles';

export interface RegisterFieldsProps {
  /** Fields in their order, each with the platform's rule. */
  rules: readonly (readonly [RegisterField, FieldRule])[];
  values: RegisterDraft;
  onChange: (field: RegisterField, values: RegisterDraft) => void;
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
  values,
  onChange,
  captcha,
  sms: { onSend, country: _, countries, ...sending },
  affiliate,
  brandName,
}: RegisterFieldsProps) {
  const intl = useIntl();
  const [numberProblem, setNumberProblem] = useState<string>();
  const first = rules[0]?.[0];
  const typed = { number: values.mobileNum ?? '', country: values.country };

  const draw = (field: RegisterField, rule: FieldRule) => {
    const value = values[field] ?? '';
    if (field === 'captcha')
      return (
        captcha && (
          <CaptchaField
            {...captcha}
            value={value}
            onChange={(next) => {
              onChange(field, { ...values, captcha: next });
            }}
          />
        )
      );
    if (field === 'mobileNum')
      return (
        <MobileField
          value={typed}
          onChange={({ number, country }) => {
            setNumberProblem(undefined);
            onChange(field, { ...values, mobileNum: number, country });
          }}
          countries={countries}
          errorMessage={numberProblem}
          description={rule.required ? undefined : intl.formatMessage(sessionMessages.optional)}
          isRequired={rule.required}
          autoFocus={field === first}
        />
      );
    if (field === 'verificationCode')
      return (
        <CodeSendField
          {...sending}
          label={intl.formatMessage(codeMessages.label)}
          name={field}
          value={value}
          onChange={(next) => {
            onChange(field, { ...values, verificationCode: next });
          }}
          onSend={() => {
            const { phone, problem } = checkPhone(intl, typed, countries);
            if (phone) onSend(phone);
            else setNumberProblem(problem);
          }}
        />
      );
    return (
      <RegisterText
        field={field}
        rule={rule}
        values={values}
        onChange={(next) => {
          onChange(field, { ...values, [field]: next });
        }}
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
