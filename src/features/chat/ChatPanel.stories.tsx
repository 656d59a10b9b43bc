import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { ChatPanel, type ChatPanelProps } from './ChatPanel';

const args: ChatPanelProps = {
  status: 'open',
  // The site's policy lets the platform's chat in, and an empty page.
  url: 'about:blank',
  isMinimised: false,
  unread: undefined,
  headerColour: '#6563e8',
  contact: { href: 'https://service.example', label: 'Contact customer service' },
  onMinimise: fn(),
  onRestore: fn(),
  onClose: fn(),
  onRetry: fn(),
};
const meta = preview.meta({ component: ChatPanel, decorators: [blockNavigation], ...wide, args });

export const Open = meta.story();
Open.test('frames the chat by the rules of games, and takes the focus', async ({ canvas }) => {
  const frame = canvas.getByTitle('Live chat');
  await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(canvas.getByRole('dialog', { name: 'Live chat' })).toHaveFocus();
});
Open.test('leaves the page beside it is', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog', { name: 'Live chat' })).not.toHaveAttribute('aria-modal');
});
Open.test('minimises by its button and by Escape, and closes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Minimize' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onMinimise).toHaveBeenCalledTimes(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** The brand's colour decides whether its words are black or white. */
export const LightHeader = meta.story({ args: { headerColour: '#f9b518' } });
LightHeader.test('is in the colour of the brand, with words that can be read on it', async ({ canvas }) => {
  const title = canvas.getByRole('heading', { name: 'Live chat' });
  await expect(title.parentElement).toHaveStyle({ backgroundColor: 'rgb(249, 181, 24)' });
  await expect(title).toHaveStyle({ color: 'rgb(0, 0, 0)' });
});

export const Opening = meta.story({ args: { status: 'opening', url: undefined } });

/** There is no chat that may be shown: customer service in its place. */
export const Failed = meta.story({ args: { status: 'failed', url: undefined } });
Failed.test('gives customer service, and tries again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
    'href',
    'https://service.example',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Unread = meta.story({
  args: { isMinimised: true, unread: { count: 2, label: '2 unread messages' } },
});
Unread.test('keeps the chat alive behind its button, which says what is unread', async ({ canvas }) => {
  await expect(canvas.getByTitle('Live chat')).not.toBeVisible();
  await expect(canvas.getByRole('button', { name: /Live chat.*2 unread messages/ })).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('2 unread messages');
});

function Whole(props: ChatPanelProps) {
  const [isMinimised, setMinimised] = useState(false);
  return (
    <ChatPanel
      {...props}
      isMinimised={isMinimised}
      onMinimise={() => setMinimised(true)}
      onRestore={() => setMinimised(false)}
    />
  );
}

export const Phone = meta.story({
  ...phone,
  render: (props) => (
    <>
      <a href="#behind">Behind</a>
      <Whole {...props} />
    </>
  ),
});
Phone.test(
  'leaves nothing of the page behind it to be reached, until it is small',
  async ({ canvas, userEvent }) => {
    const behind = canvas.getByText('Behind');
    await waitFor(() => expect(behind.closest('[inert]')).not.toBeNull());
    await expect(canvas.getByRole('dialog', { name: 'Live chat' })).toHaveAttribute('aria-modal', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize' }));
    await waitFor(() => expect(behind.closest('[inert]')).toBeNull());
  },
);
Phone.test(
  'takes the screen, and comes back from its button with the focus',
  async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: 'Live chat' });
    await expect(panel.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: window.innerWidth });
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize' }));
    await expect(panel).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(panel).toHaveFocus();
  },
);
export const PhoneUnread = meta.story({
  ...phone,
  args: { isMinimised: true, unread: { count: 12, label: '12 unread messages' } },
});
export const Matrix = Open.extend({ tags: ['matrix', '!autodocs'] });
export const FailedMatrix = Failed.extend({ tags: ['matrix', '!autodocs'] });
