import { expect, fn, within } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { HallScreen, type HallScreenProps } from './HallScreen';
import { cardHall } from './looks/CardRoomLobby';
import { fishHall } from './looks/FishingLobby';
import { ready, rooms, seas, vendors } from './samples';

const args: HallScreenProps = {
  kind: 'PVP',
  look: cardHall,
  vendors,
  vendor: undefined,
  onVendorChange: fn(),
  games: ready(rooms),
  query: '',
  onQueryChange: fn(),
  filters: new Set(),
  onFilterToggle: fn(),
  sort: 'mostPlayed',
  onSortChange: fn(),
  favouriteIds: new Set(),
  currency: 'USD',
  isSignedIn: true,
  onLogin: fn(),
  onClear: fn(),
  onPlay: fn(),
  onFavouriteChange: fn(),
};

const meta = preview.meta({
  component: HallScreen,
  decorators: [blockNavigation],
  ...wide,
  args,
});

export const Rooms = meta.story({
  args: { kind: 'PVP', look: cardHall, vendor: undefined, games: ready(rooms) },
  tags: ['matrix'],
});
Rooms.test('says who sits where, and seats at once by stake', async ({ canvas, userEvent, args }) => {
  const list = within(canvas.getByRole('list', { name: 'PVP' }));
  await expect(list.getAllByText('Full').length).toBeGreaterThan(1);
  await userEvent.click(list.getByRole('link', { name: 'Tien Len Hall 1' }));
  await expect(args.onPlay).toHaveBeenLastCalledWith(rooms[0]);
  const quick = within(canvas.getByRole('group', { name: 'Quick seat' }));
  // No room of the highest stake has a seat.
  await expect(quick.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(quick.getByRole('button', { name: 'Quick seat, $0.50 a round' }));
  const called = rooms.filter(({ minBet }) => minBet === '50').sort((a, b) => b.playing - a.playing);
  await expect(args.onPlay).toHaveBeenLastCalledWith(called[0]);
});
export const RoomsOnPhone = meta.story({
  ...phone,
  args: { kind: 'PVP', look: cardHall, vendor: undefined, games: ready(rooms) },
});
export const RoomsLoading = meta.story({
  args: { kind: 'PVP', look: cardHall, vendor: undefined, games: { status: 'loading' } },
});
export const Seas = meta.story({
  args: { kind: 'FISH', look: fishHall, vendor: undefined, games: ready(seas) },
  tags: ['matrix'],
});
Seas.test('leads with the three seas that most people fish in', async ({ canvas, userEvent, args }) => {
  const wide = within(canvas.getByRole('list', { name: 'Most popular fishing games' }));
  await expect(wide.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(wide.getByRole('link', { name: 'Reef Raiders 1' }));
  await expect(args.onPlay).toHaveBeenLastCalledWith(seas[0]);
});
