/** A demo brand as the platform knows it: the code is the brand's `merchantCode`. */
export interface DemoMerchant {
  code: string;
  name: string;
  currency: string;
  /** Minor units of the currency for one of the catalogue's, which is written for a dollar. */
  stakeUnit: number;
  /** The same for what the demo accounts hold. */
  creditUnit: bigint;
  /** Of the country whose numbers need none. */
  dialingCode: string;
}

export const demoMerchants: readonly DemoMerchant[] = [
  { code: 'aurora', name: 'Aurora', currency: 'USD', stakeUnit: 1, creditUnit: 1n, dialingCode: '+65' },
  {
    code: 'lotus',
    name: 'Lotus',
    currency: 'VND',
    stakeUnit: 20_000,
    creditUnit: 20_000n,
    dialingCode: '+84',
  },
  { code: 'solar', name: 'Solar', currency: 'THB', stakeUnit: 30, creditUnit: 30n, dialingCode: '+66' },
];
