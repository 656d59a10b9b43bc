import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { accountMessages } from '#features/shell/account.messages.ts';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'messageV2',
  order: 130,
  icon: IconMail,
  count: { of: ({ member }) => member.unreadCount, words: accountMessages.unread },
  areas: ['messages'],
  load: async () => (await import('./messages.page')).MessagesPage,
  prefetch: async (stores) => (await import('./messages.page')).prefetch(stores),
});
