import { expect, fn, waitFor } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { AccessDeniedScreen, type AccessDeniedScreenProps } from './AccessDeniedScreen';
import { brandOf, brands } from './samples';

const args: AccessDeniedScreenProps = {
  brand: brands.aurora,
  ip: '203.0.113.47',
  contactHref: 'https://service.example',
};
const meta = preview.meta({
  component: AccessDeniedScreen,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <AccessDeniedScreen {...args} brand={brandOf(globals['brand'])} />,
});

/** Puts a clipboard in the page that answers as told, since a test page may have none. */
const clipboard = (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

export const Denied = meta.story();
Denied.test('is titled as specified and names the address', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Accces Denied$/);
  await expect(canvas.getByText('203.0.113.47')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'https://service.example',
  );
});
Denied.test('copies the address and says so', async ({ canvas, userEvent }) => {
  const writeText = fn(() => Promise.resolve());
  clipboard(writeText);
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(writeText).toHaveBeenCalledWith('203.0.113.47');
  await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
});
Denied.test('says when it could not copy', async ({ canvas, userEvent }) => {
  clipboard(() => Promise.reject(new Error('denied')));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
});

/** A brand with a live chat has its button beside the link. */
export const WithChat = meta.story({ args: { onChat: fn() }, tags: ['matrix'] });
WithChat.test('opens the chat', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Live chat' }));
  await expect(args.onChat).toHaveBeenCalledOnce();
});

/** The platform says neither address nor customer service. */
export const Unknown = meta.story({ args: { ip: '', contactHref: undefined } });
Unknown.test('shows no empty box', async ({ canvas }) => {
  await expect(canvas.queryByText('Your IP address')).toBeNull();
});
export const LongAddress = meta.story({ ...phone, args: { ip: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344' } });
export const Phone = meta.story({ ...phone });
export const Matrix = Denied.extend({
  tags: ['matrix', '!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
