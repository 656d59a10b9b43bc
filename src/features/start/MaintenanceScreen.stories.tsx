import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { MaintenanceScreen, type MaintenanceScreenProps } from './MaintenanceScreen';
import { brandOf, brands, heroSrc } from './samples';

const args: MaintenanceScreenProps = {
  brand: brands.aurora,
  endsAt: '2026-11-21T16:30:00Z',
  now: Date.parse('2026-11-21T14:02:19Z'),
  contactHref: 'https://service.example',
  onRetry: fn(),
  heroSrc,
};
const meta = preview.meta({
  component: MaintenanceScreen,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <MaintenanceScreen {...args} brand={brandOf(globals['brand'])} />,
});

export const EndKnown = meta.story({ tags: ['matrix'] });
EndKnown.test('apologises in Vietnamese and in English, each in its language', async ({ canvas }) => {
  const [vietnamese, english] = canvas.getAllByRole('heading', { level: 1 });
  await expect(vietnamese?.closest('[lang]')).toHaveAttribute('lang', 'vi');
  await expect(vietnamese).toHaveTextContent('Hệ thống đang bảo trì');
  await expect(english?.closest('[lang]')).toHaveAttribute('lang', 'en');
  await expect(canvas.getByText(/Sorry for the inconvenience/)).toBeVisible();
});
EndKnown.test('says in the visitor’s time when it ends, and how long that is', async ({ canvas }) => {
  await expect(canvas.getByText(/21 Nov 2026, 16:30/)).toBeVisible();
  await expect(canvas.getByText(/16:30.*21\/11\/2026|21\/11\/2026.*16:30/)).toBeVisible();
  await expect(canvas.getByRole('timer')).toHaveTextContent('02:27:41');
});
EndKnown.test('leads to customer service and asks again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: /Contact customer service/ })).toHaveAttribute(
    'href',
    'https://service.example',
  );
  await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** A brand with a live chat, in both languages too. */
export const WithChat = meta.story({ args: { onChat: fn() } });
WithChat.test('opens the chat', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Live chat/ }));
  await expect(args.onChat).toHaveBeenCalledOnce();
});

export const EndUnknown = meta.story({ args: { endsAt: null } });
EndUnknown.test('promises no time that it does not know', async ({ canvas }) => {
  await expect(canvas.queryByRole('timer')).toBeNull();
  await expect(canvas.queryByText('Expected to finish')).toBeNull();
});

/** The platform sends something that is no time. */
export const EndMalformed = meta.story({ args: { endsAt: 'soon' } });
EndMalformed.test('is as if it were unknown', async ({ canvas }) => {
  await expect(canvas.queryByRole('timer')).toBeNull();
});

/** Nothing else is known: no picture, no address of customer service. */
export const Bare = meta.story({ args: { heroSrc: undefined, contactHref: undefined, endsAt: undefined } });
export const Retrying = meta.story({ args: { isRetrying: true } });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});
