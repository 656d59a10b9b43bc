/** What a new member of the demo is given, in minor units by currency: enough for some hundred spins in each. */
export const demoWelcomeCredit: Readonly<Record<string, bigint>> = {
  default: 100_000n,
  THB: 3_000_000n,
  VND: 2_000_000_000n,
};
