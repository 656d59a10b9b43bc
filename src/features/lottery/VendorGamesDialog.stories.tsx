import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { VendorGamesDialog, type VendorGamesDialogProps } from './VendorGamesDialog';

const args: VendorGamesDialogProps = {
  vendor: 'TCG Lottery',
  games: [
    { id: 'l-LHC_DAY', name: 'Mark Six', href: '/lottery?game=LHC_DAY' },
    { id: 'l-LF_3', name: 'Daily 3', href: '/lottery?game=LF_3' },
  ],
  onClose: fn(),
};
const meta = preview.meta({ component: VendorGamesDialog, args });
const dialog = () => within(screen.getByRole('dialog', { name: /^Games of/ }));

export const Open = meta.story({ tags: ['matrix'] });
Open.test('leads to each game, and closes by Escape', async ({ userEvent }) => {
  await expect(dialog().getByRole('link', { name: 'Mark Six' })).toHaveAttribute(
    'href',
    '/lottery?game=LHC_DAY',
  );
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const OwnWindow = meta.story({
  args: {
    vendor: 'SEA Lottery',
    games: [{ id: 'l-SSC_60', name: 'Five Digits 1′', href: '/lottery?game=SSC_60', vassalage: 'TCG_SEA' }],
  },
});
OwnWindow.test('opens a game in a window of its own, and says so', async () => {
  await expect(dialog().getByRole('link', { name: 'Five Digits 1′' })).toHaveAttribute('target', 'lottery');
  await expect(dialog().getByText('They open in their own window.')).toBeInTheDocument();
});
export const Waiting = meta.story({ args: { games: undefined } });
export const Empty = meta.story({ args: { games: [] } });
