import type { DialingCountry } from '#ds/PhoneField';
import type { NoticeContent } from './notice';

/** Sending of a one-time code, by text message or mail. */
export interface CodeSending {
  /** The code is on its way to whoever sends it. */
  isPending: boolean;
  /** When another may be sent, in epoch milliseconds; the button counts down to it. Absent: at once. */
  resendAt?: number | undefined;
  /** Why it could not be sent. */
  failure?: (Pick<NoticeContent, 'title'> & Partial<NoticeContent>) | undefined;
  /** Takes the failure away, which is then shown in a dialog of its own, and else above the field. Source: spec section 8. */
  onFailureClose?: (() => void) | undefined;
  /** Number of digits that a code usually has. @default 6 */
  length?: number;
  /** Time it counts from instead of the clock's, in epoch milliseconds. */
  now?: number;
}

/** A telephone number as the platform takes it. */
export interface PhoneNumber {
  /** Digits only, as used within the country. */
  mobileNum: string;
  /** With its plus sign, such as `+84`. */
  countryDialingCode: string;
}

/** Everything that a form needs to ask for a number and a code sent to it. */
export interface PhoneCode extends CodeSending {
  /** Sends a code to the number; called at most once a second. Source: spec section 9. */
  onSend: (phone: PhoneNumber) => void;
  /** Country chosen at first: ISO 3166-1 alpha-2. */
  country: string;
  /** Countries to choose from, as the platform sent them. @default every country */
  countries?: readonly DialingCountry[] | undefined;
}
