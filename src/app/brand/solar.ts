import { brandDefaults, type Brand } from './brand.ts';

/** Sports first, in the dark of a stadium unless the visitor turns the light on. */
export const solar: Brand = {
  ...brandDefaults,
  id: 'solar',
  name: 'Solar',
  merchantCode: 'solar',
  country: 'TH',
  currency: 'THB',
  // Thailand comes of age at twenty.
  legalAge: 20,
  chatHeaderColour: '#f9b518',
  headerTheme: 'dark',
  theme: 'dark',
  homeModules: ['inPlay', 'promotions', 'hot', 'live', 'fresh', 'results'],
};
