import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { RegisterField } from '#contract';
import { typedExactly } from '#field-check';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { Form } from '#ds/Form';
import { Link } from '#ds/Link';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import type { Notice } from '../notice';
import type { AffiliateCheck } from './AffiliateMark';
import type { Captcha } from './CaptchaField';
import { checkField } from './checkField';
import type { PhoneCode, PhoneNumber } from './codeSending';
import { phoneIn } from './dialing';
import { WordedNotice } from '../WordedNotice';
import { ruleMessages, sessionMessages } from './messages';
import { registerMessages } from './register.messages';
import * as styles from './RegisterDialog.styles';
import { RegisterFields } from './RegisterFields';
import {
  rulesOf,
  type RegisterDraft,
  type RegisterFlags,
  type RegisterMethod,
  type RegisterRefusal,
  type RegisterRules,
  type RegisterValues,
} from './registerForm';
import { submit as submitPart } from './SessionDialog.styles';
import { useFieldErrors } from './useFieldErrors';

export interface RegisterPhoneCode extends Omit<PhoneCode, 'onSend'> {
  /** Sends a code to the number, for the tab that asks for it; called at most once a second. Source: spec section 9. */
  onSend: (phone: PhoneNumber, method: RegisterMethod) => void;
}

export interface RegisterFormProps {
  rules: RegisterRules;
  /** @param values only of fields that are shown */
  onSubmit: (values: RegisterValues, method: RegisterMethod) => void;
  /** The account is being made. */
  isPending: boolean;
  /** Why the last try failed. */
  notice?: Notice | undefined;
  /** The field that the platform refused, with words. */
  refused?: RegisterRefusal | undefined;
  /** Present when the rules ask for a captcha. */
  captcha?: Captcha | undefined;
  /** Smallest age in years at which one may play here. */
  age: number;
  /** Ways to register, by the flags USERNAMEREG3 and MOBILENUMREG3. @default by username */
  methods?: readonly RegisterMethod[];
  /** What further flags of the brand say. @default neither */
  flags?: RegisterFlags;
  /** Countries of mobile numbers and the sending of codes to them. @default no codes, every country */
  sms?: RegisterPhoneCode | undefined;
  /** What is known about the invitation code that is typed. */
  affiliate?: AffiliateCheck | undefined;
  /** Code of the link that the visitor came by. */
  invitedBy?: string | undefined;
  termsHref?: string | undefined;
  privacyHref?: string | undefined;
  brandName: string;
  /** Opens the login dialog in place of this one. */
  onLogin: () => void;
}

const byUsername: readonly RegisterMethod[] = ['username'];
const noFlags: RegisterFlags = { verifiesMobile: false, asksPasswordByMobile: false };
const nothing = () => undefined;
const anyCountry: RegisterPhoneCode = {
  country: 'VN',
  isPending: false,
  onSend: nothing,
  onFailureClose: nothing,
};

/** The form of a new account. */
export function RegisterForm({
  rules: allRules,
  onSubmit,
  isPending,
  notice,
  refused,
  captcha,
  age,
  methods = byUsername,
  flags = noFlags,
  sms = anyCountry,
  affiliate,
  invitedBy,
  termsHref,
  privacyHref,
  brandName,
  onLogin,
}: RegisterFormProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(methods[0] ?? 'username');
  const method = methods.includes(chosen) ? chosen : (methods[0] ?? 'username');
  const [values, setValues] = useState<RegisterDraft>({
    ...(invitedBy !== undefined && { affiliateCode: invitedBy }),
    country: sms.country,
  });
  const rules = rulesOf(method, allRules, flags, (values.mobileNum ?? '').trim() !== '');
  const [isOfAge, setOfAge] = useState(false);
  const errors = useFieldErrors(refused, isPending);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const phone = phoneIn({ number: values.mobileNum ?? '', country: values.country }, sms.countries);
    const sent = { ...values, ...(phone && { mobileNum: phone.mobileNum }) };
    const found = checkAll(intl, rules, sent);
    if (!phone && !found['mobileNum'] && rules.some(([field]) => field === 'mobileNum') && values.mobileNum)
      found['mobileNum'] = intl.formatMessage(ruleMessages.phoneInvalid);
    if (affiliate?.status === 'invalid' && affiliate.message && values.affiliateCode)
      found['affiliateCode'] = affiliate.message;
    if (!isOfAge) found['age'] = intl.formatMessage(sessionMessages.ageRequired);
    if (errors.attempt(found)) onSubmit(shown(rules, sent, phone?.countryDialingCode), method);
  };

  return (
    <>
      {methods.length > 1 && (
        <ToggleButtonGroup
          size="lg"
          aria-label={intl.formatMessage(registerMessages.method)}
          selectedKeys={[method]}
          disallowEmptySelection
          onSelectionChange={(keys) => {
            setChosen(keys.has('mobile') ? 'mobile' : 'username');
            errors.attempt({});
          }}
          isBlock
        >
          <ToggleButton id="username">{intl.formatMessage(registerMessages.byUsername)}</ToggleButton>
          <ToggleButton id="mobile">{intl.formatMessage(registerMessages.byMobile)}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Form onSubmit={submit} validationErrors={errors.shown}>
        <WordedNotice notice={notice} />
        <RegisterFields
          key={method}
          rules={rules}
          values={values}
          captcha={captcha}
          sms={{ ...sms, onSend: (phone) => sms.onSend(phone, method) }}
          affiliate={affiliate}
          brandName={brandName}
          onChange={(field, next) => {
            setValues(next);
            errors.edit(field);
          }}
        />
        {invitedBy && !rules.some(([field]) => field === 'affiliateCode') && (
          <p css={styles.text}>
            <FormattedMessage {...registerMessages.invited} values={{ code: <bdi>{invitedBy}</bdi> }} />
          </p>
        )}
        <Checkbox
          name="age"
          isSelected={isOfAge}
          onChange={(isSelected) => {
            setOfAge(isSelected);
            errors.edit('age');
          }}
          errorMessage={errors.shown?.['age']}
          description={
            (termsHref ?? privacyHref) && (
              <span css={styles.links}>
                {termsHref && (
                  <Link href={termsHref} target="_blank">
                    {intl.formatMessage(registerMessages.terms)}
                  </Link>
                )}
                {privacyHref && (
                  <Link href={privacyHref} target="_blank">
                    {intl.formatMessage(registerMessages.privacy)}
                  </Link>
                )}
              </span>
            )
          }
        >
          <FormattedMessage {...sessionMessages.age} values={{ age }} />
        </Checkbox>
        <div css={submitPart}>
          <Button
            type="submit"
            size="lg"
            isPending={isPending}
            pendingLabel={intl.formatMessage(sessionMessages.creatingAccount)}
          >
            {intl.formatMessage(sessionMessages.createAccount)}
          </Button>
        </div>
        <span css={styles.end}>
          <FormattedMessage {...sessionMessages.haveAccount} />
          <Link onPress={onLogin} isStandalone>
            {intl.formatMessage(sessionMessages.login)}
          </Link>
        </span>
      </Form>
    </>
  );
}

type Rules = ReturnType<typeof rulesOf>;

function checkAll(
  intl: Pick<IntlShape, 'formatMessage'>,
  rules: Rules,
  values: RegisterDraft,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [field, rule] of rules) {
    const value = valueOf(field, values);
    const problem =
      field === 'confirmPassword' && value !== (values.password ?? '')
        ? intl.formatMessage(ruleMessages.mismatch)
        : checkField(intl, intl.formatMessage(sessionMessages[field]), rule, value);
    if (problem) found[field] = problem;
  }
  return found;
}

/** What is sent: fields that are shown and filled. */
function shown(rules: Rules, values: RegisterDraft, countryDialingCode = ''): RegisterValues {
  const sent: RegisterValues = {};
  for (const [field] of rules) {
    const value = valueOf(field, values);
    if (value === '') continue;
    sent[field] = value;
    if (field === 'mobileNum') sent.countryDialingCode = countryDialingCode;
  }
  return sent;
}

/** What counts of a field: a secret exactly as it was typed, the others without the spaces around them. */
function valueOf(field: RegisterField, values: RegisterDraft): string {
  const typed = values[field] ?? '';
  return typedExactly.has(field) ? typed : typed.trim();
}
