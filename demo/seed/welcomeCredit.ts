import { demoMerchants } from './merchants';

const inDollars = 100_000n;

/** What a new member of the demo is given, in minor units by currency: enough for some hundred spins in each. */
export const demoWelcomeCredit: Readonly<Record<string, bigint>> = {
  default: inDollars,
  ...Object.fromEntries(demoMerchants.map(({ currency, creditUnit }) => [currency, inDollars * creditUnit])),
};
