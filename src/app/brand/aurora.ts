import { brandDefaults, type Brand } from './brand';

export const aurora: Brand = {
  ...brandDefaults,
  id: 'aurora',
  name: 'Aurora',
  merchantCode: 'aurora',
};
