import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { now } from './samples';
import { SessionWarningDialog } from './SessionWarningDialog';

const meta = preview.meta({
  component: SessionWarningDialog,
  args: {
    isOpen: true,
    endsAt: now + 118_000,
    now,
    idleMinutes: 15,
    isPending: false,
    onStay: fn(),
    onLogout: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Counting = meta.story();
Counting.test('says how long, and stays by one press', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('timer')).toHaveTextContent('01:58');
  const stay = screen.getByRole('button', { name: 'Stay logged in' });
  await waitFor(() => expect(stay).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.onStay).toHaveBeenCalledOnce();
});
Counting.test('leaves at once when asked', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Log out now' }));
  await expect(args.onLogout).toHaveBeenCalledOnce();
  await expect(args.onStay).not.toHaveBeenCalled();
});
Counting.test('stays with Escape, because somebody is there', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await expect(args.onStay).toHaveBeenCalledOnce();
});
export const LastSeconds = meta.story({ args: { endsAt: now + 4000 } });
export const Pending = meta.story({ args: { isPending: true } });
export const Failed = meta.story({
  args: { notice: { tone: 'danger', title: 'Network link is abnormal, please try again' } },
});
export const Phone = meta.story({ ...phone });
export const Matrix = Counting.extend({ tags: ['matrix', '!autodocs'] });
