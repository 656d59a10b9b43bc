import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { brandOf, brands, languages, links, resources, studios } from './samples';
import { SiteFooter, type SiteFooterProps } from './SiteFooter';

const args: SiteFooterProps = {
  brand: brands.aurora,
  vendors: studios,
  links,
  resources,
  payments: ['bankTransfer', 'qrTransfer', 'eWallet', 'card', 'crypto'],
  age: 18,
  held: 'none',
  heldHref: '/help?article=how-money-is-held',
  saferPlayHref: '/help#safer-play',
  language: { languages, current: 'en', onSelect: fn() },
  year: 2026,
};
const meta = preview.meta({
  component: SiteFooter,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <SiteFooter {...args} brand={brandOf(globals['brand'])} />,
});

export const Full = meta.story();
Full.test('says the age and leads to safer play', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'For people aged 18 and over' })).toHaveTextContent('18+');
  await expect(canvas.getByRole('link', { name: 'Safer play' })).toBeVisible();
});
Full.test('leads to the social pages of the brand in a tab of their own', async ({ canvas }) => {
  const telegram = canvas.getByRole('link', { name: 'Telegram' });
  await expect(telegram).toHaveAttribute('target', '_blank');
  await expect(telegram).toHaveAttribute('rel', 'noopener noreferrer');
});
Full.test('changes the language', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'ไทย' }));
  await expect(args.language?.onSelect).toHaveBeenCalledWith('th');
});

Full.test('says how money is held, and leads to what that means', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Your money is not protected if we go out of business.' }),
  ).toHaveAttribute('href', '/help?article=how-money-is-held');
});

export const PartlyProtected = meta.story({ args: { held: 'medium' } });
PartlyProtected.test('says that some of the money is protected', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Your money is partly protected/ })).toBeVisible();
});
export const Protected = meta.story({ args: { held: 'high' } });
Protected.test('says that the money is protected', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Your money is protected/ })).toBeVisible();
});

/** A young platform: most pages do not exist yet. */
export const FewLinks = meta.story({
  args: {
    vendors: [],
    links: { slots: '/rng', aboutUs: '/aboutUs' },
    held: undefined,
    resources: [],
    language: undefined,
    payments: [],
  },
});
FewLinks.test('shows no column without links', async ({ canvas }) => {
  await expect(canvas.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Games',
    'Company',
  ]);
  await expect(canvas.queryByRole('link', { name: /protected/ })).toBeNull();
});

export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const LongText = meta.story({
  ...phone,
  args: {
    licence:
      'Operated by Aurora Interactive Entertainment Limited, registered in Valletta, under licence 8048/JAZ2026-014 of the Malta Gaming Authority.',
  },
});
export const Matrix = Full.extend({ tags: ['matrix', '!autodocs'] });

const longName =
  'The Most Honourable Company of Merchants of the Northern Lights and of All the Seas that Lie Below';

/** A brand may have a name of 100 characters. */
export const LongBrandName = meta.story({
  ...phone,
  render: (args) => <SiteFooter {...args} brand={{ ...args.brand, name: longName }} />,
});
LongBrandName.test('cuts the name and stays as wide as the window', async ({ canvas, canvasElement }) => {
  const home = canvas.getByRole('link', { name: longName });
  await expect(home.getBoundingClientRect().right).toBeLessThanOrEqual(
    canvasElement.getBoundingClientRect().right,
  );
});
