import type { NoticeItem } from './NoticesScreen';
import type { PromotionItem } from './PromotionCard';

const art = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="640" height="290" fill="url(#g)"/><circle cx="520" cy="150" r="96" fill="#f2c14e"/><circle cx="520" cy="150" r="64" fill="#fff7d6"/><path d="M360 290l90-120 60 80 70-110 60 150z" fill="#000" opacity=".2"/></svg>`,
  )}`;

/** Promotions in every status. */
export const promotions: readonly PromotionItem[] = [
  {
    id: 'welcome',
    label: 'Welcome',
    title: 'First deposit matched up to $200',
    terms: 'Wagering 8×, 30 days',
    status: 'join',
    imageSrc: art('#2a2370', '#8f7bff'),
    href: '/promoDetail?id=welcome',
  },
  {
    id: 'rebate',
    label: 'Every day',
    title: '1.2% rebate, no upper limit',
    terms: 'Paid at 06:00',
    status: 'joined',
    imageSrc: art('#0e4a45', '#3cc79a'),
  },
  {
    id: 'saturday',
    label: 'Lottery',
    title: 'Saturday draw: double points',
    terms: 'Until 30 Nov',
    status: 'claim',
    imageSrc: art('#4a0f24', '#ef6a3a'),
  },
  {
    id: 'cup',
    label: 'Sports',
    title: 'Cup final: stake back on a draw',
    terms: 'Up to $50',
    status: 'comingSoon',
    imageSrc: art('#123a6b', '#4aa0ff'),
  },
  {
    id: 'friend',
    label: 'Friends',
    title: 'A friend’s first week',
    terms: 'Applied on 19 Nov',
    status: 'applying',
    imageSrc: art('#3b2a6b', '#c77bff'),
  },
  {
    id: 'level',
    label: 'VIP',
    title: 'Level gift',
    terms: 'Paid on 1 Nov',
    status: 'issued',
    imageSrc: art('#5b4312', '#e8b84a'),
  },
  {
    id: 'autumn',
    label: 'Season',
    title: 'Autumn race',
    terms: 'Ended on 31 Oct',
    status: 'close',
    imageSrc: art('#6b3512', '#ff9a4a'),
  },
  {
    id: 'photo',
    label: 'Social',
    title: 'Share your win',
    terms: 'The picture could not be read',
    status: 'rejected',
    imageSrc: art('#5a1020', '#f06a7a'),
  },
  {
    id: 'mission',
    label: 'Mission',
    title: 'Ten rounds at live tables',
    terms: 'Being checked',
    status: 'process',
    imageSrc: art('#10304a', '#3cb7c7'),
  },
  {
    id: 'birthday',
    label: 'Birthday',
    title: 'Birthday gift',
    terms: '88 points',
    status: 'claimed',
    imageSrc: art('#4a1040', '#ef6ab8'),
  },
];

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
