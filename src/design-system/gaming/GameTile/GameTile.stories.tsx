import type { Decorator } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phone } from '#testing/Frame';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { sampleGames } from './sample';
import { GameTile, GameTileSkeleton, type GameTileGame } from '.';

const [fox, vault, lantern] = sampleGames(3) as [GameTileGame, GameTileGame, GameTileGame];
const meta = preview.meta({
  component: GameTile,
  args: { game: fox, onAction: fn(), onFavouriteChange: fn() },
});
/** Away from the corner in which the browser's own pointer rests. */
const narrow: Decorator[] = [
  (Story) => <div style={{ inlineSize: 170, margin: '80px auto' }}>{Story()}</div>,
];
const noArt: GameTileGame = { id: 'no-art', name: 'Clockwork Court', sub: '50 lines · $1.00' };
const longGame: GameTileGame = {
  ...vault,
  id: 'long',
  name: 'The Extraordinarily Long Adventures of the Fox',
  sub: '243 ways to win · from $0.25 a round',
  badge: { label: 'Progressive jackpot of the week', tone: 'highlight' },
};

const Wall = ({ games = [fox, vault, lantern, noArt, longGame] }: { games?: GameTileGame[] }) => (
  <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, 112px)' }}>
    {games.map((game, index) => (
      <GameTile
        key={game.id}
        game={game}
        isFavourite={index === 0}
        onAction={fn()}
        onFavouriteChange={fn()}
      />
    ))}
  </div>
);

export const Default = meta.story({ decorators: narrow });
Default.test('plays at a click and keeps its address for a new tab', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'Ember Fox' });
  await expect(link).toHaveAttribute('href', '#game-0');
  await userEvent.click(link);
  await expect(args.onAction).toHaveBeenCalledWith('play', 'game-0');
  await userEvent.unhover(link);
  await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
});
Default.test(
  'shows its choices to the keyboard, and hides them when it leaves',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ember Fox' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('RTP')).toBeVisible());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try free' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('try', 'game-0');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true, 'game-0');
    canvas.getByRole('button', { name: 'Add Ember Fox to favorites' }).blur();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try free' })).toBeNull());
  },
);
Default.test(
  'keeps a name in Latin letters at the side where an Arabic page begins',
  { globals: { locale: 'ar' } },
  async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Ember Fox' });
    const words = document.createRange();
    words.selectNodeContents(name);
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(words.getBoundingClientRect().right).toBeCloseTo(name.getBoundingClientRect().right, 0);
  },
);
Default.test('opens at a tap, where there is no hover', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: 'Ember Fox' });
  await fireEvent.pointerDown(link, { pointerType: 'touch' });
  await fireEvent.click(link);
  await expect(args.onAction).toHaveBeenCalledWith('open', 'game-0');
  await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
});

export const States = meta.story({
  decorators: narrow,
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link'), 'focused', 'focus-visible');
  },
});
export const Hovered = meta.story({
  decorators: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
  },
});
export const Favourite = meta.story({ args: { isFavourite: true }, decorators: narrow });
Favourite.test('can be taken off the favourites', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Ember Fox from favorites' }));
  await expect(args.onFavouriteChange).toHaveBeenCalledWith(false, 'game-0');
});
export const WithoutArt = meta.story({ args: { game: noArt }, decorators: narrow });
export const LongText = meta.story({ args: { game: longGame }, decorators: narrow });
/** As high as the tile. */
export const Loading = meta.story({
  decorators: narrow,
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <GameTile {...args} />
      <GameTileSkeleton />
    </div>
  ),
});
Loading.test('keeps the height', async ({ canvas }) => {
  const tile = canvas.getByRole('link').parentElement;
  const skeleton = tile?.nextElementSibling;
  await expect(skeleton?.getBoundingClientRect().height).toBe(tile?.getBoundingClientRect().height);
});
export const OnPhone = meta.story({ ...phone, render: () => <Wall /> });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Wall />
    </Matrix>
  ),
});
