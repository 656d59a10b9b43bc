import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { HotVendors } from './HotVendors';

const meta = preview.meta({
  component: HotVendors,
  args: {
    vendors: [
      { name: 'Velora', href: '/rng?page=VELORA' },
      { name: 'Aurelle', href: '/live?page=AURELLE' },
    ],
  },
});

export const Default = meta.story({ tags: ['matrix'] });
Default.test('leads into the hall of each', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Aurelle game hall' })).toHaveAttribute(
    'href',
    '/live?page=AURELLE',
  );
});
export const None = meta.story({ args: { vendors: [] } });
None.test('takes no room', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});
