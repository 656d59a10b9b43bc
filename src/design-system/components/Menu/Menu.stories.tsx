import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '.';

const items = [
  <MenuItem key="members" id="members" icon={IconUser}>
    Members
  </MenuItem>,
  <MenuItem key="deposit" id="deposit" icon={IconArrowDownLeft} suffix="3">
    Deposit
  </MenuItem>,
  <MenuItem key="agent" id="agent" description="Only for agents" isDisabled>
    Agent
  </MenuItem>,
  <MenuSeparator key="line" />,
  <MenuItem key="out" id="out" icon={IconLogout}>
    Sign out
  </MenuItem>,
];
const meta = preview.meta({
  component: Menu,
  args: { children: items, onAction: fn() },
  render: (args) => (
    <MenuTrigger>
      <Button tone="neutral">Account</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
});
const open = async () => screen.findByRole('menu');

export const Default = meta.story();
Default.test(
  'opens and moves with the arrow keys, and skips what is off',
  async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await open();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Members' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('out', undefined);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
);
Default.test('acts on a press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: /Deposit/ }));
  await expect(args.onAction).toHaveBeenCalledWith('deposit', undefined);
});

export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await open();
  },
});
export const Choices = meta.story({
  args: {
    selectionMode: 'single',
    defaultSelectedKeys: ['dark'],
    children: [
      <MenuItem key="dark" id="dark">
        Dark
      </MenuItem>,
      <MenuItem key="light" id="light">
        Light
      </MenuItem>,
    ],
  },
  play: Open.play,
});
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await open();
    forceState(screen.getByRole('menuitem', { name: 'Members' }), 'hovered');
    forceState(screen.getByRole('menuitem', { name: /Deposit/ }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  args: {
    children: (
      <MenuItem icon={IconUser}>
        Members that were introduced by you and by those whom you introduced
      </MenuItem>
    ),
  },
  play: Open.play,
});
