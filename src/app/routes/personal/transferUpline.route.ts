import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'transferUpline',
  order: 50,
  icon: IconArrowsExchange,
  // Until it is known who is there, the page itself says whether there is an upline: an address works after a reload.
  isShown: ({ member }) => member.info.value?.toUpline !== false,
  areas: ['upline', 'transaction', 'security', 'session'],
  load: async () => (await import('./transferUpline.page')).TransferUplinePage,
});
