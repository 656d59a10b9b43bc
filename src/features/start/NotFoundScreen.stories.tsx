import { expect } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen';

const args: NotFoundScreenProps = { path: '/rgn?page=VELORA', helpHref: '/help' };
const meta = preview.meta({ component: NotFoundScreen, decorators: [blockNavigation], ...wide, args });

export const Default = meta.story();
Default.test('repeats the address and leads on', async ({ canvas }) => {
  await expect(canvas.getByText('/rgn?page=VELORA')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expect(canvas.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/gameCenter');
});
export const LongText = meta.story({ ...phone, args: { path: `/${'a-very-long-address/'.repeat(20)}` } });
LongText.test('cuts an address that nobody reads', async ({ canvas }) => {
  await expect(canvas.getByText(/^\/a-very-long-address.*…$/)).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});
export const Matrix = Default.extend({ tags: ['matrix', '!autodocs'] });
