import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { MessagesLink } from './MessagesLink';
import { PhoneBar, type PhoneBarProps } from './PhoneBar';
import { PhoneEntry } from './PhoneEntry';
import { brandOf, brands } from './samples';

const args: PhoneBarProps = {
  brand: brands.aurora,
  headerTheme: 'match',
  onSearch: fn(),
  onOpenMenu: fn(),
  account: <MessagesLink href="/personal/messageV2" unread={5} />,
};
const meta = preview.meta({
  component: PhoneBar,
  decorators: [blockNavigation],
  ...phone,
  args,
  render: (args, { globals }) => {
    const brand = brandOf(globals['brand']);
    return <PhoneBar {...args} brand={brand} headerTheme={brand.id === 'solar' ? 'dark' : 'match'} />;
  },
});

export const SignedIn = meta.story();
SignedIn.test('opens the menu', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  await expect(args.onOpenMenu).toHaveBeenCalledOnce();
});
SignedIn.test('opens the search', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(args.onSearch).toHaveBeenCalledOnce();
});
SignedIn.test('what a finger presses is at least 44 px each way', async ({ canvas }) => {
  for (const target of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
    const box = target.getBoundingClientRect();
    const hit = getComputedStyle(target, '::after');
    await expect(Math.max(box.height, parseFloat(hit.height) || 0)).toBeGreaterThanOrEqual(44);
  }
});

export const SignedOut = meta.story({ args: { account: <PhoneEntry onLogIn={fn()} /> } });

/** Wide screens get SiteHeader. */
export const Wide = meta.story({ ...wide });
Wide.test('is not there on a wide screen', async ({ canvas }) => {
  await expect(canvas.queryByRole('banner')).toBeNull();
});
export const Matrix = SignedIn.extend({ tags: ['matrix', '!autodocs'] });

const longName =
  'The Most Honourable Company of Merchants of the Northern Lights and of All the Seas that Lie Below';

/** A brand may have a name of 100 characters. */
export const LongBrandName = meta.story({
  render: (args) => <PhoneBar {...args} brand={{ ...args.brand, name: longName }} />,
});
LongBrandName.test('cuts the name and keeps its buttons in the window', async ({ canvas, canvasElement }) => {
  const { right } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
  await expect(right).toBeLessThan(canvasElement.getBoundingClientRect().right);
  await expect(canvas.getByRole('link', { name: longName }).getBoundingClientRect().right).toBeLessThan(
    right,
  );
});
