/** A demo brand as the platform knows it: the code is the brand's `merchantCode`. */
export interface DemoMerchant {
  code: string;
  name: string;
  currency: string;
}

export const demoMerchants: readonly DemoMerchant[] = [
  { code: 'aurora', name: 'Aurora', currency: 'USD' },
  { code: 'lotus', name: 'Lotus', currency: 'VND' },
  { code: 'solar', name: 'Solar', currency: 'THB' },
];
