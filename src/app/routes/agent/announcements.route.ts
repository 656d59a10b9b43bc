import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { announcementStore } from '../../stores/announcementStore';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentAnnouncement',
  order: 10,
  icon: IconSpeakerphone,
  group: 'team',
  count: ({ locale, pages }) => pages.get(announcementStore).unreadIn(locale.tag),
  prepare: ({ locale, pages }) => pages.get(announcementStore).lists.get(locale.tag),
  areas: ['agent'],
  load: async () => (await import('./overview.page')).AnnouncementsPage,
});
