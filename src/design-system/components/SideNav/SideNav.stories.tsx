import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { expect, fn } from 'storybook/test';
import { CountBadge } from '#ds/CountBadge';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { SideNav, type SideNavGroup } from '.';

const groups: SideNavGroup[] = [
  {
    id: 'account',
    items: [
      { id: 'security', label: 'Security centre', icon: IconShield, href: '#security' },
      {
        id: 'messages',
        label: 'Messages',
        icon: IconMail,
        href: '#messages',
        badge: <CountBadge count={5} />,
      },
    ],
  },
  {
    id: 'money',
    label: 'Money',
    items: [
      { id: 'deposit', label: 'Deposit', icon: IconWallet, href: '#deposit' },
      { id: 'record', label: 'Account record of everything that was ever done', icon: IconHistory },
    ],
  },
];
const meta = preview.meta({
  component: SideNav,
  args: { 'aria-label': 'Member centre', groups, currentId: 'deposit', onAction: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 264, padding: 12 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test(
  'says which page is open, and leads to others by pointer and by keyboard',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('list', { name: 'Money' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Messages/ }));
    canvas.getByRole('button', { name: /Account record/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'messages');
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'record');
  },
);
export const Compact = meta.story({ args: { density: 'compact' } });
/** What is always at hand stands at the foot of the column. */
export const Apart = meta.story({
  args: {
    groups: [
      ...groups,
      {
        id: 'safer',
        isApart: true,
        items: [{ id: 'limits', label: 'Safer play', icon: IconShield, href: '#limits' }],
      },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', blockSize: 420 }}>{Story()}</div>],
});
export const States = meta.story({
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'Security centre' }), 'hovered');
    forceState(canvas.getByRole('link', { name: /Messages/ }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  args: {
    groups: groups.map((group) => ({
      ...group,
      label: 'Everything that has to do with the money of this account',
      items: group.items.map((item) => ({ ...item, label: `${item.label} and whatever belongs to it` })),
    })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => <SideNav aria-label={`${brand} ${theme}`} groups={groups} currentId="deposit" />}
    </Matrix>
  ),
});
