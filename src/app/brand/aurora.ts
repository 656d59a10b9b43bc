import { brandDefaults, type Brand } from './brand.ts';

export const aurora: Brand = {
  ...brandDefaults,
  id: 'aurora',
  name: 'Aurora',
  merchantCode: 'aurora',
};
