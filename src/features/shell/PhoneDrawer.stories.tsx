import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { phone } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { PhoneDrawer, type PhoneDrawerProps } from './PhoneDrawer';
import { avatarSrc, brands, categories, languages } from './samples';

const args: PhoneDrawerProps = {
  isOpen: true,
  onOpenChange: fn(),
  brand: brands.aurora,
  member: { name: 'Minh Tran', avatarSrc, level: 'VIP 4', points: 24_860 },
  actions: (
    <>
      <Button>Deposit</Button>
      <Button tone="neutral">Withdrawal</Button>
    </>
  ),
  currentPath: '/',
  categories: categories.map(({ id }) => id),
  more: [
    { id: 'mall', label: 'Points mall', icon: IconCoins, href: '/pointMall' },
    {
      id: 'chat',
      label: 'Live chat',
      icon: IconHeadset,
      badge: (
        <Badge tone="success" hasDot>
          Online
        </Badge>
      ),
    },
  ],
  onMore: fn(),
  language: { languages, current: 'en', onSelect: fn() },
  onToggleTheme: fn(),
  onSignOut: fn(),
};
const meta = preview.meta({ component: PhoneDrawer, decorators: [blockNavigation], ...phone, args });

export const SignedIn = meta.story();
SignedIn.test('marks where one is and closes when one goes on', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Home');
  // A drawer is at the body, outside the decorator that keeps links from leaving.
  const slots = screen.getByRole('link', { name: 'Slots' });
  slots.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(slots);
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  await expect(args.onMore).not.toHaveBeenCalled();
});
SignedIn.test('tells a press on what is no page', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: /Live chat/ }));
  await expect(args.onMore).toHaveBeenCalledWith('chat');
});
SignedIn.test('leaves by Escape, by the cross and by signing out', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await expect(args.onSignOut).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
});

/** Nobody is signed in: the brand stands in the member's place. */
export const SignedOut = meta.story({
  args: {
    member: undefined,
    actions: (
      <>
        <Button>Register</Button>
        <Button tone="neutral">Log in</Button>
      </>
    ),
    currentPath: '/rng',
    more: undefined,
    onSignOut: undefined,
  },
});
SignedOut.test('offers no way out to who is not in', async () => {
  await screen.findByRole('dialog');
  await expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});
export const Matrix = SignedIn.extend({ tags: ['matrix', '!autodocs'] });
