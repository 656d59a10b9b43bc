import type { SecurityOverview } from '#contract';

/** Steps of protection, in the order in which they are offered. */
export const protections = ['password', 'transaction', 'mobile', 'email', 'authenticator'] as const;
export type Protection = (typeof protections)[number];

const isDone: Readonly<Record<Protection, (overview: SecurityOverview) => boolean>> = {
  password: ({ password }) => password.isSet && !password.isExpired,
  transaction: ({ transactionPassword }) => transactionPassword.isSet,
  mobile: ({ mobile }) => mobile.isVerified,
  email: ({ email }) => email.isVerified,
  authenticator: ({ authenticator }) => authenticator !== null,
};

/** How many steps protect an account, and the next one; undefined when nothing is left. */
export function levelOf(overview: SecurityOverview): { value: number; next: Protection | undefined } {
  const open = protections.filter((step) => !isDone[step](overview));
  return { value: protections.length - open.length, next: open[0] };
}
