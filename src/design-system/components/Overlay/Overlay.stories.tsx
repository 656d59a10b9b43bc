import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ds/Button';
import { IconButton } from '#ds/IconButton';
import { SideNav } from '#ds/SideNav';
import { TextField } from '#ds/TextField';
import { desktop, phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Overlay } from '.';
import type { OverlayProps } from '.';

const pages = [
  { id: 'account', label: 'My account', icon: IconUser },
  { id: 'deposit', label: 'Deposit', icon: IconArrowDownLeft },
];
const onGo = fn();
const Opened = (props: OverlayProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        My account
      </Button>
      <Overlay {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
};
const meta = preview.meta({
  component: Overlay,
  args: {
    title: 'Deposit',
    tools: <IconButton icon={IconHistory} aria-label="History" />,
    children: <TextField label="Amount" />,
    navigation: ({ close }) => (
      <SideNav
        aria-label="Account"
        groups={[{ id: 'all', items: pages }]}
        currentId="deposit"
        onAction={(id) => {
          onGo(id);
          close();
        }}
      />
    ),
  },
});

export const Default = meta.story({ ...desktop, render: (args) => <Opened {...args} /> });
Default.test('covers the page, and gives the focus back when it is closed', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'My account' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const overlay = await screen.findByRole('dialog', { name: 'Deposit' });
  await expect(within(overlay).getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});
Default.test('closes by its cross', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
  await userEvent.click(await screen.findByRole('button', { name: /close/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Default.test('keeps the page below from scrolling until it is closed', async ({ canvas, userEvent }) => {
  const scrolling = () => getComputedStyle(document.documentElement).overflowY;
  await expect(scrolling()).not.toBe('hidden');
  await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
  await screen.findByRole('dialog', { name: 'Deposit' });
  await expect(scrolling()).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(scrolling()).not.toBe('hidden'));
});

export const Open = meta.story({ ...desktop, tags: ['matrix'], args: { defaultOpen: true } });
export const Phone = meta.story({ ...phone, args: { defaultOpen: true } });
Phone.test('keeps its pages in a drawer, which closes when one is chosen', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /open menu/i }));
  const page = await screen.findByRole('link', { name: 'My account' });
  // Nobody is quicker than the drawer.
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
  await userEvent.click(page);
  await expect(onGo).toHaveBeenCalledWith('account');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My account' })).toBeNull());
  await expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeInTheDocument();
});
export const LongText = meta.story({
  ...phone,
  args: {
    defaultOpen: true,
    title: 'Everything that was paid into this account',
    children: 'Words. '.repeat(500),
  },
});
