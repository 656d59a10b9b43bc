import { expect } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { RegionScreen, type RegionScreenProps } from './RegionScreen';
import { brandOf, brands } from './samples';

const args: RegionScreenProps = {
  brand: brands.aurora,
  country: 'SG',
  contactHref: 'https://service.example',
};
const meta = preview.meta({
  component: RegionScreen,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <RegionScreen {...args} brand={brandOf(globals['brand'])} />,
});

export const Restricted = meta.story();
Restricted.test('names the country in words and leads to customer service', async ({ canvas }) => {
  await expect(canvas.getByText('Singapore')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
});

/** The platform sends a name, or something that is no code. */
export const CountryByName = meta.story({ args: { country: 'Republic of Elsewhere' } });
CountryByName.test('shows it came', async ({ canvas }) => {
  await expect(canvas.getByText('Republic of Elsewhere')).toBeVisible();
});
export const CountryUnknown = meta.story({ args: { country: '' } });
CountryUnknown.test('shows no label without a country', async ({ canvas }) => {
  await expect(canvas.queryByText('Your country')).toBeNull();
});
export const Phone = meta.story({ ...phone });
export const Matrix = Restricted.extend({ tags: ['matrix', '!autodocs'] });
