import { expect, fn, waitFor } from 'storybook/test';
import { phone, tablet, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { AccountButton } from './AccountButton';
import { LanguageButton } from './LanguageButton';
import { avatarSrc, brandOf, brands, categories, languages } from './samples';
import { SignedInActions } from './SignedInActions';
import { SignedOutActions } from './SignedOutActions';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader';
import { ThemeToggle } from './ThemeToggle';
import { TrialBadge } from './TrialBadge';

const signedIn = (
  <SignedInActions
    balance={{
      amount: '1248025',
      currency: 'USD',
      isHidden: false,
      isUpdating: false,
      onToggleHidden: fn(),
      onRefresh: fn(),
    }}
    messages={{ href: '/personal/messageV2', unread: 5 }}
    accountMenu={<AccountButton member={{ name: 'Minh Tran', avatarSrc }} />}
  />
);
const signedOut = <SignedOutActions onLogIn={fn()} onRegister={fn()} onFreePlay={fn()} />;

const args: SiteHeaderProps = {
  brand: brands.aurora,
  headerTheme: 'match',
  currentPath: '/',
  categories,
  gameCount: 10_000,
  onSearch: fn(),
  account: signedIn,
  language: <LanguageButton current={languages[0]} />,
  theme: <ThemeToggle onPress={fn()} />,
};
const meta = preview.meta({
  component: SiteHeader,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => {
    const brand = brandOf(globals['brand']);
    return (
      <SiteHeader {...args} brand={brand} headerTheme={brand.id === 'solar' ? 'dark' : args.headerTheme} />
    );
  },
});

export const SignedIn = meta.story();
SignedIn.test('marks the page that is open in both rows', async ({ canvas }) => {
  const [page, category] = canvas.getAllByRole('link', { current: 'page' });
  await expect(page).toHaveTextContent('Home');
  await expect(category).toHaveTextContent('Home');
});
SignedIn.test(
  'opens the search by a press, and by Ctrl and K, not by a letter alone',
  async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('/k');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Search/ }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
);
SignedIn.test('shows 11 vendors of a category and the way to the rest', async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: 'Live casino' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const menu = await canvas.findByRole('group', { name: 'Live casino' });
  await expect(menu).toHaveTextContent('186 tables · 13 studios');
  await waitFor(() => expect(canvas.getByRole('link', { name: /Aurelle 34 tables/ })).toHaveFocus());
  await expect(canvas.queryByRole('link', { name: /Halcyra/ })).toBeNull();
  await expect(canvas.getByRole('link', { name: /More/ })).toHaveAttribute('href', '/live');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('link', { name: 'Live casino' })).toHaveFocus();
  await expect(canvas.queryByRole('group', { name: 'Live casino' })).toBeNull();
});
SignedIn.test('shows 7 vendors of slots', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('link', { name: 'Slots' }));
  await canvas.findByRole('group', { name: 'Slots' });
  await expect(canvas.getAllByRole('link', { name: /\d games?/ })).toHaveLength(7);
});

export const SignedOut = meta.story({ args: { account: signedOut, currentPath: '/rng' } });
SignedOut.test('marks the category and no page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Slots');
});

/** A trial account. */
export const Restricted = meta.story({
  args: {
    account: (
      <SignedInActions
        balance={{
          amount: '200000',
          currency: 'USD',
          isHidden: false,
          isUpdating: false,
          onToggleHidden: fn(),
          onRefresh: fn(),
        }}
        trial={<TrialBadge />}
        messages={{ href: '/personal/messageV2', unread: 0 }}
        accountMenu={<AccountButton member={{ name: 'Trial 4821' }} />}
      />
    ),
  },
});

/** The platform has no vendors in most categories, or they have not arrived. */
export const FewCategories = meta.story({
  args: { categories: categories.slice(2, 3), gameCount: undefined },
});

/** The pointer rests on a category. */
export const MenuOpen = meta.story({
  tags: ['matrix'],
  args: { currentPath: '/live' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { current: 'page' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('group').length).toBeGreaterThan(1));
  },
});

/** A header that stays dark over a light page. */
export const DarkIsland = meta.story({
  args: { brand: brands.solar, headerTheme: 'dark', account: signedOut },
});

/** The narrowest width with this header. */
export const Narrow = meta.story({
  args: { account: signedIn },
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

/** Phones and tablets get PhoneBar; of this header nothing is left. */
export const Phone = meta.story({ ...phone });
Phone.test('is not there on a phone', async ({ canvas }) => {
  await expect(canvas.queryByRole('banner')).toBeNull();
});
export const Tablet = meta.story({ ...tablet });

export const LongText = meta.story({
  args: {
    account: (
      <SignedInActions
        balance={{
          amount: '99999999999999',
          currency: 'VND',
          isHidden: false,
          isUpdating: false,
          onToggleHidden: fn(),
          onRefresh: fn(),
        }}
        messages={{ href: '/personal/messageV2', unread: 240 }}
        accountMenu={<AccountButton member={{ name: 'Nguyen Thi Phuong Thao of Ho Chi Minh City' }} />}
      />
    ),
  },
});
export const MatrixSignedIn = SignedIn.extend({
  tags: ['matrix', '!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const MatrixSignedOut = SignedOut.extend({
  tags: ['matrix', '!autodocs'],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const longName =
  'The Most Honourable Company of Merchants of the Northern Lights and of All the Seas that Lie Below';

/** A brand may have a name of 100 characters. */
export const LongBrandName = meta.story({
  render: (args) => <SiteHeader {...args} brand={{ ...args.brand, name: longName }} />,
});
LongBrandName.test('cuts the name and stays as wide as the window', async ({ canvas, canvasElement }) => {
  const [home] = canvas.getAllByRole('link', { name: longName });
  await expect(home?.getBoundingClientRect().width).toBeLessThan(canvasElement.clientWidth / 4);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
