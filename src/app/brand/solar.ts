import { brandDefaults, type Brand } from './brand';

/** Sports first, under a header that stays dark. */
export const solar: Brand = {
  ...brandDefaults,
  id: 'solar',
  name: 'Solar',
  merchantCode: 'solar',
  country: 'TH',
  currency: 'THB',
  chatHeaderColour: '#f9b518',
  headerTheme: 'dark',
  homeModules: ['inPlay', 'promotions', 'hot', 'live', 'fresh', 'results'],
};
