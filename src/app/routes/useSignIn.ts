import type { SignIn } from '../stores/signIn';
import type { CodeSender } from '../stores/codeSender';
import { useSite } from './site';
import { useNotice } from './useNotice';

/** The stores behind the dialogs. They come with the code of the bindings, which is why they are there. */
export function useSignIn(): SignIn {
  return useSite().stores.signIn.ready;
}

/** What a form shows about the sending of codes. Read it in an observer. */
export function useSending() {
  const { notice } = useNotice();
  return <To>(sender: CodeSender<To>) => {
    const { failure } = sender;
    // Source: spec section 8, failed sms: the server's message, where its code says nothing that we have words for.
    const said = failure?.kind === 'refused' ? failure.message : undefined;
    const worded = said === undefined ? notice(failure) : { title: said };
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
