import { expect, fn, screen } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { GameSheet, type GameSheetProps } from './GameSheet';

const game: GameSheetProps['game'] = {
  id: 'ember-fox',
  name: 'Ember Fox',
  vassalage: 'VELORA',
  category: 'RNG',
  image: '/categories/rng.webp',
  minBet: '20',
  maxBet: '500000',
  lines: 40,
  rtp: 9640,
  ageDays: 12,
  playing: 1204,
  badge: '',
  freePlay: true,
};

const args: GameSheetProps = {
  isOpen: true,
  onClose: fn(),
  game,
  vendorName: 'Velora',
  currency: 'USD',
  onPlay: fn(),
  onTryFree: fn(),
  onFavouriteChange: fn(),
};

const meta = preview.meta({ component: GameSheet, ...phone, args });

export const Default = meta.story();
Default.test('says what a round costs and offers both ways to play', async ({ userEvent, args }) => {
  const sheet = await screen.findByRole('dialog', { name: 'Ember Fox' });
  await expect(sheet).toHaveTextContent('$0.20 – $5,000');
  await expect(sheet).toHaveTextContent('96.4%');
  await userEvent.click(screen.getByRole('button', { name: 'Try free' }));
  await expect(args.onTryFree).toHaveBeenCalledWith(game);
  screen.getByRole('button', { name: 'Play' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPlay).toHaveBeenCalledWith(game);
});
Default.test('fills the star', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Favorite', pressed: false }));
  await expect(args.onFavouriteChange).toHaveBeenCalledWith(game, true);
});
Default.test('closes with Escape', async ({ userEvent, args }) => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Matrix = Default.extend({ tags: ['matrix', '!autodocs'] });

/** A member plays with money; trial money is not offered. */
export const SignedIn = meta.story({ args: { onTryFree: undefined, isFavourite: true } });
SignedIn.test('offers one way to play', async () => {
  await screen.findByRole('button', { name: 'Play' });
  await expect(screen.queryByRole('button', { name: 'Try free' })).toBeNull();
});
SignedIn.test('empties the star by keyboard', async ({ userEvent, args }) => {
  (await screen.findByRole('button', { name: 'Favorite', pressed: true })).focus();
  await userEvent.keyboard(' ');
  await expect(args.onFavouriteChange).toHaveBeenCalledWith(game, false);
});

export const LongText = meta.story({
  args: {
    game: {
      ...game,
      name: 'The Very Long and Winding Tale of the Fox of the Northern Pass',
      image: '/none.svg',
    },
    vendorName: 'Velora Interactive Entertainment of the Northern Isles',
  },
});
