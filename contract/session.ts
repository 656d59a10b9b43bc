import { codeCalls } from './codes';
import { humanCalls } from './human';
import { passwordCalls } from './password';
import { registerCalls } from './register';
import { signInCalls } from './signIn';

/** Every way in and out, and what they need on the way. */
export const sessionCalls = {
  ...signInCalls,
  ...codeCalls,
  ...humanCalls,
  ...registerCalls,
  ...passwordCalls,
} as const;
