import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { centerMessages } from '#features/shell/center.messages.ts';
import { announcementStore } from '../../stores/announcementStore';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentAnnouncement',
  order: 10,
  icon: IconSpeakerphone,
  group: 'team',
  count: {
    of: ({ locale, pages }) => pages.get(announcementStore).unreadIn(locale.tag),
    words: centerMessages.unreadAnnouncements,
  },
  prepare: ({ locale, pages }) => pages.get(announcementStore).lists.get(locale.tag),
  areas: ['agent'],
  load: async () => (await import('./overview.page')).AnnouncementsPage,
});
