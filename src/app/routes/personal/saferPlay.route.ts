import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'saferPlay',
  order: 140,
  icon: IconLifebuoy,
  place: 'foot',
  menu: 'saferPlay',
  areas: ['safer'],
  load: async () => (await import('./saferPlay.page')).SaferPlayPage,
});
