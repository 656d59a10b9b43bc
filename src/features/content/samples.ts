import type { NoticeItem } from './NoticesScreen';

/** Announcements, one of them written by somebody who tries more than words. */
export const notices: readonly NoticeItem[] = [
  {
    id: 'eastgate',
    title: 'Eastgate live tables are serviced on 24 Nov, 03:00–04:30',
    content:
      '<p>Balances and open bets are <b>not affected</b>. Tables open again as they are ready:</p><ul><li>Salon Baccarat 12</li><li>Velvet Roulette</li></ul>',
    publishedAt: '2026-11-20T09:00:00Z',
  },
  {
    id: 'rules',
    title: 'New rules for racing results',
    content:
      '<p onclick="alert(1)">Dead heats now pay half of the price. <script>document.title = "taken"</script><a href="/help">All rules</a></p>',
    publishedAt: '2026-11-12T07:30:00Z',
  },
  { id: 'short', title: 'Withdrawals are paid on Saturdays too', content: '' },
];
