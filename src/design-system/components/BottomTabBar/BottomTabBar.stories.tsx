import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { expect, fn } from 'storybook/test';
import { CountBadge } from '#ds/CountBadge';
import { phone } from '#testing/Frame';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { BottomTabBar } from '.';

const items = [
  { id: 'home', label: 'Home', icon: IconHome, href: '#home' },
  { id: 'games', label: 'Games', icon: IconLayoutGrid, href: '#games' },
  { id: 'wallet', label: 'Wallet', icon: IconWallet },
  {
    id: 'promos',
    label: 'Promos',
    icon: IconGift,
    href: '#promos',
    badge: <CountBadge count={2} label="2 new" />,
  },
  { id: 'account', label: 'Account', icon: IconUser, href: '#account' },
];
const meta = preview.meta({
  ...phone,
  component: BottomTabBar,
  args: { 'aria-label': 'Main', items, currentId: 'games', onAction: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });
Default.test(
  'says where the page is, and leads on by pointer and by keyboard',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'home');
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'wallet');
  },
);
export const States = meta.story({
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'Home' }), 'pressed');
    forceState(canvas.getByRole('link', { name: 'Account' }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  args: { items: items.map((item) => ({ ...item, label: `${item.label} and everything else` })) },
});
