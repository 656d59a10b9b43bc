import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { RankedList, type RankedGame } from '.';

const names =
  'Lantern Night,Ember Fox,Golden Shoal,Comet,Orchard Baccarat,Velvet Roulette,Reef Raiders,Tiger Gate,Halden Cup,Pearl Room';
const games: readonly RankedGame[] = names.split(',').map((name, index) => ({
  id: `game-${index}`,
  name,
  sub: index % 2 === 0 ? 'Velora' : 'Ninefold',
  figure: `${(4_812 - index * 377).toLocaleString('en')} playing`,
  imageSrc: '/categories/live.webp',
  href: `#game-${index}`,
}));

const meta = preview.meta({
  component: RankedList,
  args: { 'aria-label': 'Most played now', games, onPress: fn() },
});

export const Default = meta.story();
Default.test(
  'is read in order, and opens a game by pointer and by key',
  async ({ canvas, userEvent, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(10);
    await expect(items[1]).toHaveTextContent('Ember Fox');
    await userEvent.click(canvas.getByRole('link', { name: 'Ember Fox' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('game-1');
    canvas.getByRole('link', { name: 'Comet' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('game-3');
  },
);
export const LongText = meta.story({
  args: {
    games: games.map((game) => ({
      ...game,
      name: `${game.name} and the Seven Lanterns of the Northern Harbour`,
    })),
  },
});
export const WithoutArt = meta.story({
  args: { games: games.slice(0, 3).map(({ imageSrc: _, ...game }) => game) },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <RankedList aria-label="Most played now" games={games.slice(0, 3)} onPress={fn()} />
    </Matrix>
  ),
});
