import { expect, fn, within } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { HallScreen, type HallScreenProps } from './HallScreen';
import { cardHall } from './looks/CardRoomLobby';
import { fishHall } from './looks/FishingLobby';
import { hotHall } from './looks/HallRanking';
import { liveHall } from './looks/LiveTables';
import { liveTables, ready, rooms, seas, slots, tables, vendors } from './samples';

const few = slots(30);
const first = few[0];

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
  onOpen: fn(),
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

/** Lines and smallest stakes of 1 do not sort tables: those filters are not offered. */
const onTables = fn();
const live: NonNullable<HallScreenProps['live']> = {
  tables: liveTables,
  filters: {
    kinds: ['baccarat', 'roulette', 'blackjack', 'wheel'],
    limits: ['100', '500', '1000'],
    currency: 'USD',
    values: {},
    onChange: onTables,
  },
};
export const LiveHall = meta.story({
  args: { kind: 'LIVE', look: liveHall, vendor: undefined, games: ready(tables), live },
  tags: ['matrix'],
});
LiveHall.test(
  'shows what happens at the tables, and finds them by game and seat',
  async ({ canvas, userEvent }) => {
    const roads = canvas.getAllByRole('img', { name: /This shoe: 6 player, 6 banker, 1 tie. 3 have bet/ });
    await expect(roads.length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Baccarat' }));
    await expect(onTables).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'baccarat' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Free seats' }));
    await expect(onTables).toHaveBeenLastCalledWith(expect.objectContaining({ seats: '1' }));
  },
);
export const LiveOnPhone = meta.story({
  ...phone,
  args: { kind: 'LIVE', look: liveHall, vendor: undefined, games: ready(tables), live },
});
export const LiveLoading = meta.story({
  args: {
    kind: 'LIVE',
    look: liveHall,
    vendor: undefined,
    games: { status: 'loading' },
    live: { ...live, tables: undefined },
  },
});
LiveHall.test('offers the filters that fit tables', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '≥ 25 lines' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Favorites' })).toBeVisible();
});

export const Hot = meta.story({
  args: { kind: 'HOT', look: hotHall, vendors: [], vendor: undefined, games: ready(few) },
  tags: ['matrix'],
});
Hot.test(
  'ranks the ten that most people play, and shows the others as tiles',
  async ({ canvas, userEvent, args }) => {
    const ranking = within(canvas.getByRole('list', { name: 'Most played now' }));
    await expect(ranking.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(ranking.getByRole('link', { name: first?.name ?? '' }));
    await expect(args.onOpen).toHaveBeenCalledWith(first);
  },
);
export const HotByName = meta.story({
  args: {
    kind: 'HOT',
    look: hotHall,
    vendors: [],
    vendor: undefined,
    games: ready(few),
    sort: 'name',
  },
});
HotByName.test('has no ranking in another order', async ({ canvas }) => {
  await expect(canvas.queryByRole('list', { name: 'Most played now' })).toBeNull();
});
