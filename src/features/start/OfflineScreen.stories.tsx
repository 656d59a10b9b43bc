import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { OfflineScreen, type OfflineScreenProps } from './OfflineScreen';
import { brandOf, brands } from './samples';

const args: OfflineScreenProps = {
  brand: brands.aurora,
  pages: [
    { title: 'How do I withdraw?', href: '/help?article=withdraw' },
    { title: 'Promotions', href: '/promotions' },
    { title: 'Aurora: slots, live casino, lottery and sports', href: '/' },
  ],
  onRetry: fn(),
};
const meta = preview.meta({
  component: OfflineScreen,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <OfflineScreen {...args} brand={brandOf(globals['brand'])} />,
});

export const WithPages = meta.story({ tags: ['matrix', 'snapshot'] });
WithPages.test('leads to what can be read without a connection', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  const saved = canvas.getByRole('navigation', { name: 'Saved pages' });
  await expect(saved.querySelectorAll('a')).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/promotions');
});
WithPages.test('tries again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const Empty = meta.story({ args: { pages: [] } });
Empty.test('says that there is nothing to read', async ({ canvas }) => {
  await expect(canvas.getByText('No pages are saved on this device yet.')).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});
/** Nothing is promised before it is known. */
export const Looking = meta.story({ args: { pages: undefined } });
export const Retrying = meta.story({ args: { isRetrying: true } });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});
