import { expect, fn, within } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { HallScreen } from './HallScreen';
import { JackpotBoard, type JackpotsSection } from './JackpotBoard';
import { jackpots, jackpotsAt, ready, slots } from './samples';

// All of them have the return of the one kind of reels that has jackpots.
const games = ready(slots(60).flatMap((game) => (game.badge === 'jackpot' ? [{ ...game, rtp: 9420 }] : [])));
const none = new Set<never>();

const meta = preview.meta({
  component: JackpotBoard,
  decorators: [blockNavigation],
  ...wide,
  args: { jackpots: { status: 'ready', now: jackpots } as JackpotsSection, now: jackpotsAt },
  // As its page has it: above the games that win them.
  render: (args) => (
    <HallScreen
      kind="JACKPOTS"
      lead={<JackpotBoard {...args} />}
      vendors={[]}
      vendor={undefined}
      onVendorChange={fn()}
      games={games}
      query=""
      onQueryChange={fn()}
      filters={none}
      onFilterToggle={fn()}
      sort="mostPlayed"
      onSortChange={fn()}
      favouriteIds={none}
      currency="USD"
      isSignedIn
      onLogin={fn()}
      onClear={fn()}
      onPlay={fn()}
      onFavouriteChange={fn()}
    />
  ),
});

export const Default = meta.story({ tags: ['matrix'] });
Default.test('says what each holds, the largest first, and who won', async ({ canvas }) => {
  const names = canvas
    .getAllByRole('heading', { name: /^\w+ jackpot$/ })
    .map(({ textContent }) => textContent);
  await expect(names).toEqual(['Grand jackpot', 'Major jackpot', 'Minor jackpot']);
  await expect(canvas.getByText('Won before it reaches $250,000')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Grand jackpot' }).closest('li')).toHaveTextContent(
    '$182,407.33',
  );
  await expect(canvas.getByText('RTP 94.2%')).toBeVisible();
  const winners = within(canvas.getByRole('region', { name: 'Last winners' }));
  await expect(winners.getAllByText('A player on another site')).toHaveLength(2);
  await expect(winners.getByText('mi***ra')).toBeVisible();
});
/** A minute later. */
export const Grown = meta.story({ args: { now: jackpotsAt + 60_000 } });
Grown.test('has grown at the pace that the platform told', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Grand jackpot' }).closest('li')).toHaveTextContent(
    '$182,437.33',
  );
});
export const OnPhone = meta.story({ ...phone });
export const NobodyWon = meta.story({
  args: { jackpots: { status: 'ready', now: { ...jackpots, winners: [] } } },
});
export const Loading = meta.story({ args: { jackpots: { status: 'loading' } } });
export const Failed = meta.story({
  args: {
    jackpots: {
      status: 'failed',
      notice: {
        tone: 'danger',
        title: 'The jackpots did not come',
        text: 'Check your connection.',
        action: { label: 'Try again', onPress: fn() },
      },
    } as JackpotsSection,
  },
});
Failed.test('says so, and leaves the games', async ({ canvas }) => {
  await expect(canvas.getByText('The jackpots did not come')).toBeVisible();
  await expect(canvas.getAllByRole('link').length).toBeGreaterThan(5);
});
