import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { matchesQuery } from '#contract/foldName';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import { lostConnection } from '#testing/asyncOf';
import preview from '#.storybook/preview';
import { inRegions } from '../regionSamples';
import type { HallFilter } from './hall';
import { HallScreen, type HallScreenProps } from './HallScreen';
import { ready, slots, vendors } from './samples';

const few = slots(200);
const many = slots(10_000);
const first = few[0];

const args: HallScreenProps = {
  kind: 'RNG',
  vendors,
  vendor: 'VELORA',
  onVendorChange: fn(),
  games: ready(few),
  query: '',
  onQueryChange: fn(),
  filters: new Set(),
  onFilterToggle: fn(),
  sort: 'mostPlayed',
  onSortChange: fn(),
  favouriteIds: new Set(['slot-0', 'slot-4']),
  currency: 'USD',
  isSignedIn: true,
  onLogin: fn(),
  onClear: fn(),
  onPlay: fn(),
  onTryFree: fn(),
  onOpen: fn(),
  onFavouriteChange: fn(),
};

const meta = preview.meta({ component: HallScreen, decorators: [blockNavigation], ...wide, args });

/** A fault in what is drawn of a game. */
export const GamesFault = meta.story({
  args: {
    imageUrl: () => {
      throw new Error('no picture has an address');
    },
  },
  decorators: [inRegions],
  parameters: { expectedErrors: [/no picture has an address/] },
});
GamesFault.test('leaves vendors and search to the player', async ({ canvas }) => {
  await expect(canvas.getByText('hall RNG')).toBeVisible();
  await expect(canvas.getByRole('tab', { name: 'Ninefold game hall' })).toBeVisible();
  await expect(canvas.getByRole('searchbox')).toBeVisible();
});

export const Ready = meta.story();
Ready.test('names the hall and says what it has', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Velora game hall');
  await expect(canvas.getByText('200 games')).toBeVisible();
  await expect(canvas.getByText('RTP 94.2–97.1%')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('200 of 200');
});
Ready.test('goes to another vendor by pointer and by arrow keys', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Ninefold game hall' }));
  await expect(args.onVendorChange).toHaveBeenLastCalledWith('NINEFOLD');
  await userEvent.click(canvas.getByRole('tab', { name: 'All games' }));
  await expect(args.onVendorChange).toHaveBeenLastCalledWith(undefined);
  canvas.getByRole('tab', { name: 'Velora game hall' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onVendorChange).toHaveBeenLastCalledWith('NINEFOLD');
});
Ready.test('puts the games into another order by keyboard', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Most played Sort by' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(await screen.findByRole('option', { name: 'Most played' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onSortChange).toHaveBeenCalledWith('newest');
  const button = () => canvas.getByRole('button', { name: 'Most played Sort by' });
  await waitFor(() => expect(button()).toHaveFocus());
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
  await expect(args.onSortChange).toHaveBeenLastCalledWith('name');
});
Ready.test('switches a filter by keyboard', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Min bet ≥ 1' }).focus();
  await userEvent.keyboard(' ');
  await expect(args.onFilterToggle).toHaveBeenCalledWith('minBet');
});
Ready.test('stars, plays and tries a game', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Ember Fox from favorites' }));
  await expect(args.onFavouriteChange).toHaveBeenCalledWith(first, false);
  const tile = canvas.getByRole('link', { name: 'Ember Fox' });
  await userEvent.click(tile);
  await expect(args.onPlay).toHaveBeenCalledWith(first);
  tile.focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect(await canvas.findByRole('button', { name: 'Try free' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onTryFree).toHaveBeenCalledWith(first);
});

/** Six rows: a picture of all two hundred would show the same eight over and over. */
export const Matrix = Ready.extend({
  tags: ['matrix', '!autodocs'],
  args: { games: ready(few, few.slice(0, 42)) },
});

/** Ten thousand games: a screen of them is in the page. */
export const TenThousand = meta.story({
  args: { games: ready(many), vendor: undefined },
  render: function Searched(args) {
    const [query, setQuery] = useState('');
    const items = many.filter(({ name }) => matchesQuery(name, query));
    return <HallScreen {...args} games={ready(many, items)} query={query} onQueryChange={setQuery} />;
  },
});
TenThousand.test('keeps a screen of tiles in the page and finds a game', async ({ canvas, userEvent }) => {
  const wall = canvas.getByRole('list', { name: 'Slots' });
  await expect(within(wall).getAllByRole('listitem').length).toBeLessThan(120);
  await userEvent.type(canvas.getByRole('searchbox'), 'comet 14');
  await waitFor(() =>
    expect(within(canvas.getByRole('list', { name: 'Slots' })).getAllByRole('link')[0]).toHaveAccessibleName(
      'Comet 14',
    ),
  );
  await expect(canvas.getByRole('status')).toHaveTextContent(/ of 10,000$/);
});

TenThousand.test('follows every key of a search', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox');
  search.focus();
  const first = () => within(canvas.getByRole('list', { name: 'Slots' })).getAllByRole('link')[0];
  const shown = () => canvas.getByRole('status').textContent;
  const counts = [shown()];
  for (const key of 'comet 14') {
    await userEvent.keyboard(key);
    counts.push(shown());
  }
  await expect(search).toHaveValue('comet 14');
  await expect(first()).toHaveAccessibleName('Comet 14');
  // "c", "co", … each narrow it in the frame of their key.
  await expect(counts[1]).not.toBe(counts[0]);
  await userEvent.clear(search);
  await waitFor(() => expect(first()).not.toHaveAccessibleName('Comet 14'));
});

/** Some of the games have come; the rest cannot be had. */
export const Incomplete = meta.story({
  args: {
    vendor: undefined,
    games: {
      ...ready(few),
      facts: { ...ready(few).facts, total: 10_000 },
      problem: {
        tone: 'danger',
        title: 'The connection was lost',
        action: { label: 'Try again', onPress: fn() },
      },
    },
  },
});
Incomplete.test('says so above the games that are there', async ({ canvas }) => {
  await expect(canvas.getByText('The connection was lost')).toBeVisible();
  await expect(canvas.getByText('Try again')).toBeVisible();
  await expect(
    within(canvas.getByRole('list', { name: 'Slots' })).getAllByRole('link').length,
  ).toBeGreaterThan(0);
});

/** The first games have come, the search fits none of them, the rest is on its way. */
export const Searching = meta.story({
  args: { vendor: undefined, query: 'zebra', games: { ...ready(few, []), isComing: true } },
});
Searching.test('does not say that there is none yet', async ({ canvas }) => {
  await expect(canvas.queryByText('No matching games')).toBeNull();
  await expect(canvas.getByText('Loading games')).toBeInTheDocument();
});

export const Loading = meta.story({ args: { vendors: undefined, games: { status: 'loading' } } });
export const PhoneLoading = Loading.extend(phone);

/** Search and filters left nothing. */
export const Empty = meta.story({
  args: { games: ready(few, []), query: 'zebra', filters: new Set<HallFilter>(['lines']) },
});
Empty.test('takes search and filters away', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

export const EmptyHall = meta.story({ args: { games: ready([]) } });

const retry = fn();
export const Failed = meta.story({
  name: 'Error',
  args: {
    games: {
      status: 'failed',
      notice: lostConnection(retry),
    },
  },
});
Failed.test('offers to load the games again', async ({ canvas, userEvent }) => {
  retry.mockClear();
  canvas.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(retry).toHaveBeenCalledOnce();
});
export const MatrixFailed = Failed.extend({ tags: ['matrix', '!autodocs'] });

/** A visitor asks for favourites, which belong to a person. */
export const SignedOut = meta.story({
  args: { isSignedIn: false, filters: new Set<HallFilter>(['favourites']), favouriteIds: new Set() },
});
SignedOut.test('offers to log in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(args.onLogin).toHaveBeenCalledOnce();
});

export const LongText = meta.story({
  args: {
    vendors: vendors.map((vendor) => ({ ...vendor, name: `${vendor.name} Interactive Entertainment` })),
    games: ready(few.map((game) => ({ ...game, name: `${game.name} and the Seven Lanterns of the North` }))),
  },
});

export const Phone = meta.story(phone);
Phone.test('opens the facts of a game at a tap', async ({ canvas, userEvent, args }) => {
  const tile = canvas.getByRole('link', { name: 'Ember Fox' });
  await userEvent.pointer([{ keys: '[TouchA]', target: tile }]);
  await expect(args.onOpen).toHaveBeenCalledWith(first);
  await expect(args.onPlay).not.toHaveBeenCalled();
});
Phone.test('has no sideways scroll', async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
/** Few games: with all of them the page is taller than a picture can be. */
export const MatrixPhone = Phone.extend({
  tags: ['matrix', '!autodocs'],
  args: { games: ready(few.slice(0, 24)) },
});
