import type { PhoneNumber } from '../codeSending';

/** What the visitor typed, trimmed where the specification says so. */
export type LoginValues =
  | {
      type: 'username';
      username: string;
      /** As typed: a space may belong to a password. */
      password: string;
      captcha?: string;
      /** Asks for the one-day token. */
      remember: boolean;
    }
  | ({ type: 'sms'; verificationCode: string; remember: boolean } & PhoneNumber);

export type LoginMethod = LoginValues['type'];

/** A name that takes no password for a while, after too many wrong ones. */
export interface LoginLock {
  /** As it was typed, trimmed. */
  username: string;
  /** When its passwords are looked at again, in epoch milliseconds. */
  until: number;
}

/** An account that may go on without its password, for a day after its last login on this browser. */
export interface RememberedAccount {
  /** Masked by the platform. */
  account: string;
  /** When the day is over, epoch milliseconds or ISO 8601. */
  until?: number | string | undefined;
  /** Signs in. */
  onContinue: () => void;
  /** Makes browser and platform forget it. */
  onForget: () => void;
  isPending: boolean;
}
