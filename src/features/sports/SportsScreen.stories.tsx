import { expect, fn, within } from 'storybook/test';
import { OddsFormatContext } from '#ds-i18n';
import { asyncOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { sampleBooks, sampleLeagues, sampleLive, sampleNext, sampleNow } from './samples';
import { SportsScreen, type SportsScreenProps } from './SportsScreen';

const matches = { leagues: sampleLeagues, live: sampleLive, next: sampleNext, nextTotal: 120 };
const args: SportsScreenProps = {
  matches: asyncOf(matches),
  view: 'now',
  onViewChange: fn(),
  league: undefined,
  onLeagueChange: fn(),
  onMore: fn(),
  isMoreComing: false,
  now: sampleNow,
  books: sampleBooks,
  current: 'VANTAGE',
  onBook: fn(),
  hrefOf: ({ id }) => `#${id}`,
  onOpen: fn(),
  crestUrl: (crest) => `/crests/${crest % 70}.svg`,
};
const meta = preview.meta({ component: SportsScreen, args });

export const Ready = meta.story({ ...wide, tags: ['matrix'] });
Ready.test('opens the book at a match, and at one of its prices', async ({ canvas, userEvent }) => {
  const futsal = within(canvas.getByRole('region', { name: 'Premier Futsal' }));
  await userEvent.click(futsal.getByRole('link', { name: /Port Varna/ }));
  await expect(args.onOpen).toHaveBeenLastCalledWith(sampleLive[0], undefined);
  await userEvent.click(futsal.getByRole('button', { name: /Halden City to win.*1\.32/ }));
  await expect(args.onOpen).toHaveBeenLastCalledWith(sampleLive[0], 'away');
});
Ready.test(
  'shows the best known matches of a league, and all of them when asked',
  async ({ canvas, userEvent }) => {
    const futsal = within(canvas.getByRole('region', { name: 'Premier Futsal' }));
    await expect(futsal.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(futsal.getByRole('button', { name: 'All 5 in play' }));
    await expect(args.onLeagueChange).toHaveBeenLastCalledWith('Premier Futsal');
  },
);
Ready.test('says where there is no price, and puts what begins next under its hour', async ({ canvas }) => {
  await expect(canvas.getByText('No odds right now')).toBeVisible();
  await expect(canvas.getAllByRole('region', { name: /^Tomorrow, / })).toHaveLength(1);
});
Ready.test('chooses a league in the rail, a day, and more matches', async ({ canvas, userEvent }) => {
  const rail = within(canvas.getByRole('navigation', { name: 'Leagues' }));
  await userEvent.click(rail.getByText('Harbour Division'));
  await expect(args.onLeagueChange).toHaveBeenLastCalledWith('Harbour Division');
  await userEvent.click(canvas.getByRole('radio', { name: 'Tomorrow' }));
  await expect(args.onViewChange).toHaveBeenLastCalledWith('tomorrow');
  await userEvent.click(canvas.getByRole('button', { name: 'Show more matches' }));
  await expect(args.onMore).toHaveBeenCalledOnce();
});
Ready.test('leads to the book of each vendor', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pitchside' }));
  await expect(args.onBook).toHaveBeenLastCalledWith('PITCHSIDE');
});

/** For readers of Malay odds, whose prices above evens are negative. */
export const MalayOdds = meta.story({
  ...phone,
  tags: ['matrix'],
  decorators: [
    (Story) => (
      <OddsFormatContext value="malay">
        <Story />
      </OddsFormatContext>
    ),
  ],
});
MalayOdds.test('writes and says each price in the reader’s format', async ({ canvas }) => {
  const futsal = within(canvas.getByRole('region', { name: 'Premier Futsal' }));
  await expect(futsal.getByRole('button', { name: /Halden City to win.*0\.32/ })).toBeVisible();
  await expect(futsal.getByRole('button', { name: /Port Varna to win.*minus 0\.11/ })).toBeVisible();
});

export const OneLeague = meta.story({
  ...wide,
  args: {
    league: 'Premier Futsal',
    matches: asyncOf({
      ...matches,
      live: sampleLive.filter(({ league }) => league === 'Premier Futsal'),
      next: [],
      nextTotal: 0,
    }),
  },
});
OneLeague.test('shows every match of it', async ({ canvas }) => {
  const futsal = within(canvas.getByRole('region', { name: 'Premier Futsal' }));
  await expect(futsal.getAllByRole('listitem')).toHaveLength(5);
});
export const Tomorrow = meta.story({
  ...wide,
  args: { view: 'tomorrow', matches: asyncOf({ ...matches, live: [] }) },
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('chooses a league by a chip', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Harbour Division/ }));
  await expect(args.onLeagueChange).toHaveBeenLastCalledWith('Harbour Division');
});
export const Tablet = meta.story({ ...tablet });
export const Loading = meta.story({
  ...wide,
  args: { matches: asyncOf(), books: undefined },
});
export const Failed = meta.story({
  ...wide,
  args: { matches: asyncOf(undefined, 'failed'), books: [] },
});
Failed.test('can be asked for again', async ({ canvas, userEvent, args: given }) => {
  await expect(canvas.getByText('The matches could not be loaded')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.matches.retry).toHaveBeenCalledOnce();
});
export const Stale = meta.story({ ...wide, args: { matches: asyncOf(matches, 'stale') } });
export const NothingOn = meta.story({
  ...wide,
  args: { matches: asyncOf({ ...matches, live: [], next: [], nextTotal: 0 }) },
});
NothingOn.test('says so and where to look', async ({ canvas }) => {
  await expect(canvas.getByText('No matches here')).toBeVisible();
});
export const NothingInPlay = meta.story({ ...wide, args: { matches: asyncOf({ ...matches, live: [] }) } });
NothingInPlay.test('shows what begins next', async ({ canvas }) => {
  await expect(canvas.getByText(/No live matches right now/)).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Next 24 hours' })).toBeVisible();
});
export const Suspended = meta.story({
  ...wide,
  args: {
    matches: asyncOf({
      ...matches,
      live: sampleLive.map((fixture) => ({ ...fixture, odds: null })),
      next: [],
      nextTotal: 0,
    }),
  },
});
Suspended.test('offers no price', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /to win/ })).toBeNull();
});
