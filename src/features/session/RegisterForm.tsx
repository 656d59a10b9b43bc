import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '#ds/Checkbox';
import { Form } from '#ds/Form';
import { Link } from '#ds/Link';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { ChoiceButtons } from '../ChoiceButtons';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import type { AffiliateCheck } from './AffiliateMark';
import type { Captcha } from './CaptchaField';
import type { PhoneCode, PhoneNumber } from '../codeSending';
import { WordedNotice } from '../WordedNotice';
import { sessionMessages } from './messages';
import { registerMessages } from './register.messages';
import * as styles from './RegisterDialog.styles';
import { RegisterFields } from './RegisterFields';
import {
  checkDraft,
  emptyDraft,
  rulesOf,
  sentValues,
  withoutLetters,
  type RegisterDraft,
  type RegisterFlags,
  type RegisterMethod,
  type RegisterRules,
  type RegisterValues,
} from './registerForm';
import { SubmitButton } from './SubmitButton';

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
  notice?: NoticeContent | undefined;
  /** The field that the platform refused, with words. */
  refused?: FieldRefusal | undefined;
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
  brandName,
  onLogin,
}: RegisterFormProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(methods[0] ?? 'username');
  const method = methods.includes(chosen) ? chosen : (methods[0] ?? 'username');
  const needed = captcha?.isWithoutPicture ? withoutLetters(allRules) : allRules;
  const rulesFor = ({ mobileNum }: RegisterDraft) => rulesOf(method, needed, flags, mobileNum.trim() !== '');
  const register = useForm<RegisterDraft>(
    { ...emptyDraft, affiliateCode: invitedBy ?? '', country: sms.country },
    {
      isPending,
      refused,
      validate: (draft) => ({
        ...checkDraft(intl, rulesFor(draft), draft, sms.countries),
        ...(affiliate?.status === 'invalid' &&
          affiliate.message &&
          draft.affiliateCode && { affiliateCode: affiliate.message }),
        ...(!draft.age && { age: intl.formatMessage(sessionMessages.ageRequired) }),
      }),
      onSubmit: (draft) => onSubmit(sentValues(rulesFor(draft), draft, sms.countries), method),
    },
  );
  const { values, change, form, reset } = register;
  const rules = rulesFor(values);

  return (
    <>
      {methods.length > 1 && (
        <ChoiceButtons
          size="lg"
          isBlock
          aria-label={intl.formatMessage(registerMessages.method)}
          value={method}
          onChange={(next) => {
            setChosen(next);
            reset(values);
          }}
          options={[
            { id: 'username', label: intl.formatMessage(labelMessages.username) },
            { id: 'mobile', label: intl.formatMessage(labelMessages.mobileNumber) },
          ]}
        />
      )}
      <Form {...form}>
        <WordedNotice notice={notice} />
        <RegisterFields
          key={method}
          rules={rules}
          form={register}
          captcha={captcha}
          sms={{ ...sms, onSend: (phone) => sms.onSend(phone, method) }}
          affiliate={affiliate}
          brandName={brandName}
        />
        {invitedBy && !rules.some(([field]) => field === 'affiliateCode') && (
          <p css={styles.text}>
            {affiliate?.status === 'invalid' ? (
              affiliate.message
            ) : (
              <FormattedMessage {...registerMessages.invited} values={{ code: <bdi>{invitedBy}</bdi> }} />
            )}
          </p>
        )}
        <Checkbox
          name="age"
          isSelected={values.age}
          onChange={(age) => change({ age })}
          errorMessage={form.validationErrors?.['age']}
        >
          <FormattedMessage {...sessionMessages.age} values={{ age }} />
        </Checkbox>
        <SubmitButton
          isPending={isPending}
          pendingLabel={intl.formatMessage(sessionMessages.creatingAccount)}
        >
          {intl.formatMessage(siteMessages.createAccount)}
        </SubmitButton>
        <span css={styles.end}>
          {intl.formatMessage(sessionMessages.haveAccount)}
          <Link onPress={onLogin} isStandalone>
            {intl.formatMessage(siteMessages.logIn)}
          </Link>
        </span>
      </Form>
    </>
  );
}
