import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import { centerMessages } from '#features/shell/center.messages.ts';
import { missionStore } from '../../stores/missionStore';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'missionLeaderboard',
  order: 120,
  icon: IconTarget,
  count: {
    of: ({ pages }) => pages.get(missionStore).availableCount,
    words: centerMessages.missionsToAccept,
  },
  prepare: ({ pages }) => pages.get(missionStore).missions,
  areas: ['missions'],
  load: async () => (await import('./missions.page')).MissionsPage,
  prefetch: async (stores) => (await import('./missions.page')).prefetch(stores),
});
