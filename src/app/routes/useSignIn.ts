import type { RefusalCode } from '#contract';
import { useIntl } from 'react-intl';
import type { SignIn } from '../stores/signIn';
import type { CodeSender } from '../stores/codeSender';
import { refusalMessage } from '../failures/refusalMessage';
import type { Failure } from '../data/failure';
import { useSite } from './site';
import { useNotice } from './useNotice';

/** The stores behind the dialogs. They come with the code of the bindings, which is why they are there. */
export function useSignIn(): SignIn {
  return useSite().stores.signIn.ready;
}

/** The field that each refusal of a code by message is about, in every form that asks for one. */
export const fieldsOfCodes = {
  'sms.codeWrong': 'verificationCode',
  'sms.codeMissing': 'verificationCode',
  'sms.codeExpired': 'verificationCode',
  'sms.numberInvalid': 'mobileNum',
  'sms.numberMissing': 'mobileNum',
} as const satisfies Partial<Record<RefusalCode, string>>;

/** The same with those of a captcha, which login and registration ask for. */
export const fieldsOfProofs = {
  ...fieldsOfCodes,
  'captcha.required': 'captcha',
  'captcha.wrong': 'captcha',
} as const satisfies Partial<Record<RefusalCode, string>>;

/** Words for refusals that belong to one field of a form. */
export function useFieldWords() {
  const intl = useIntl();
  /** The field that a refusal is about, with words. `fields` names the field of each code that has one. */
  return <Field extends string>(
    failure: Failure | undefined,
    fields: Partial<Record<RefusalCode, Field>>,
  ): { field: Field; message: string } | undefined => {
    if (failure?.kind !== 'refused' || failure.code === 'unknown') return undefined;
    const field = fields[failure.code];
    return field && { field, message: intl.formatMessage(refusalMessage(failure.code)) };
  };
}

/** What a form shows about the sending of codes. Read it in an observer. */
export function useSending() {
  const { notice } = useNotice();
  return <To>(sender: CodeSender<To>) => {
    const { failure } = sender;
    // Source: spec section 8, failed sms: the server's message, where its code says nothing that we have words for.
    const said = failure?.kind === 'refused' ? failure.message : undefined;
    const worded = said === undefined ? failure && notice(failure) : { title: said };
    return {
      isPending: sender.isPending,
      resendAt: sender.resendAt,
      failure: worded,
      onFailureClose: () => sender.acknowledgeFailure(),
    };
  };
}

/** Telephone codes of one purpose, as forms take them. */
export function usePhoneCode() {
  const { brand } = useSite();
  const sending = useSending();
  const { registration } = useSignIn();
  return <To, More extends unknown[]>(
    sender: CodeSender<To>,
    onSend: (phone: PhoneOf, ...more: More) => void,
  ) => ({
    ...sending(sender),
    country: brand.country,
    countries: registration.countries.value,
    onSend,
  });
}
interface PhoneOf {
  mobileNum: string;
  countryDialingCode: string;
}
