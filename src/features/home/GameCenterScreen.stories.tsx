import { expect, fn, within } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { GameCenterScreen, type GameCenterScreenProps } from './GameCenterScreen';
import * as samples from './samples';

const { ready, loading, failed } = samples;
const rooms = samples.hotGames.slice(0, 4).map((game, index) => ({
  ...game,
  id: `room-${index}`,
  name: `Tien Len Hall ${index + 1}`,
  category: 'PVP' as const,
  seats: index,
  places: 4,
}));

const args: GameCenterScreenProps = {
  categories: samples.categories,
  slots: ready(samples.hotGames),
  fishing: ready(samples.freshGames),
  rooms: ready(rooms),
  live: ready(samples.liveTables),
  lotteries: ready(samples.lotteries),
  matches: ready(samples.matches),
  liveMatches: 86,
  currency: 'USD',
  vendorNames: samples.vendorNames,
  crestUrl: (crest) => `/crests/${crest % 70}.svg`,
  onPlay: fn(),
  onTryFree: fn(),
  onOpen: fn(),
};

const meta = preview.meta({ component: GameCenterScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story({ tags: ['matrix'] });
Ready.test('has a row for each type of games, with the way to all of them', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Game center');
  for (const name of ['Slots', 'Fishing', 'Live tables', 'In play', 'PVP', 'Latest results'])
    await expect(canvas.getByRole('region', { name })).toBeInTheDocument();
  const slots = within(canvas.getByRole('region', { name: 'Slots' }));
  await expect(slots.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/rng');
});
Ready.test('goes into a room', async ({ canvas, userEvent, args }) => {
  const list = within(canvas.getByRole('region', { name: 'PVP' }));
  await expect(list.getByText('Full')).toBeVisible();
  await userEvent.click(list.getByRole('link', { name: 'Tien Len Hall 2' }));
  await expect(args.onPlay).toHaveBeenCalledWith(rooms[1]);
});
export const Loading = meta.story({
  args: {
    categories: samples.categories,
    slots: loading,
    fishing: loading,
    rooms: loading,
    live: loading,
    lotteries: loading,
    matches: loading,
  },
});
const onRetry = fn();
export const Failed = meta.story({ args: { slots: failed(onRetry), rooms: failed(onRetry) } });
Failed.test('fails and is asked again row by row', async ({ canvas, userEvent }) => {
  const slots = within(canvas.getByRole('region', { name: 'Slots' }));
  await userEvent.click(slots.getByRole('button'));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('region', { name: 'Fishing' })).toBeVisible();
});
/** A brand without fishing, rooms and sports. */
export const Few = meta.story({
  args: { categories: samples.categories.filter(({ id }) => ['RNG', 'LIVE'].includes(id)) },
});
export const OnPhone = meta.story({ ...phone });
