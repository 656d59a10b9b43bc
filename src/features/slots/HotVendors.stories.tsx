import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { HotVendors } from './HotVendors';

const meta = preview.meta({
  component: HotVendors,
  args: {
    vendors: [
      { name: 'Velora', href: '/hotgame?page=VELORA' },
      { name: 'Aurelle', href: '/hotgame?page=AURELLE' },
    ],
    allHref: '/hotgame',
    currentHref: '/hotgame?page=VELORA',
  },
});

export const Default = meta.story({ tags: ['matrix'] });
Default.test('leads to the hot games of each, and says whose are shown', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Aurelle' })).toHaveAttribute(
    'href',
    '/hotgame?page=AURELLE',
  );
  await expect(canvas.getByRole('link', { name: 'Velora' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'All games' })).not.toHaveAttribute('aria-current');
});
export const None = meta.story({ args: { vendors: [] } });
None.test('takes no room', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});
