import { codeCalls } from './codes';
import { entryCalls } from './entry';
import { humanCalls } from './human';
import { passwordCalls } from './password';
import { registerCalls } from './register';
import { signInCalls } from './signIn';

/** Every way in and out, and what they need on the way. */
export const sessionCalls = {
  ...signInCalls,
  ...entryCalls,
  ...codeCalls,
  ...humanCalls,
  ...registerCalls,
  ...passwordCalls,
} as const;
