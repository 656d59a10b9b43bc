import type { CallName } from './handler';

/** Calls of the contract that this platform does not serve yet. Each leaves the list with its handler. */
export const unhandled = [
  'start.updateLanguage',
  'session.smsCode',
  'session.registerSmsCode',
  'session.registerMobile',
  'session.affiliate',
  'session.passwordByEmail',
  'session.passwordByPhone',
  'session.changePassword',
  'wallet.transfer',
] as const satisfies readonly CallName[];

export type UnhandledCall = (typeof unhandled)[number];
