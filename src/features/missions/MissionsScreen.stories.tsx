import { expect, fn, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { MissionsScreen } from './MissionsScreen';
import { sampleBoard, sampleMissions } from './samples';

const leaderboard = {
  board: asyncOf(sampleBoard),
  period: 'week' as const,
  onPeriodChange: fn(),
};
const meta = preview.meta({
  component: MissionsScreen,
  args: {
    missions: asyncOf({ list: sampleMissions, currency: 'USD' }),
    view: 'all' as const,
    onViewChange: fn(),
    hrefOf: (place: string) => `#${place}`,
    onAccept: fn(),
    onClaim: fn(),
    bonusHref: '#bonus',
    leaderboard,
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('claims all that are ready in one press', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: '2 rewards are ready' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Claim all' }));
  await expect(args.onClaim).toHaveBeenCalledWith(sampleMissions.slice(0, 2));
});
Ready.test(
  'claims one, accepts one, and leads to where one is worked on',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim, Three days' }));
    await expect(args.onClaim).toHaveBeenCalledWith([sampleMissions[0]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept, Bring a friend' }));
    await expect(args.onAccept).toHaveBeenCalledWith(sampleMissions[5]);
    await expect(canvas.getByRole('link', { name: 'Go, Lottery evening' })).toHaveAttribute(
      'href',
      '#lottery',
    );
  },
);
Ready.test('says what a bonus asks for before it is claimed', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Missions' })).toHaveTextContent(
    /Wager \$50\.00 in 7 days to release the bonus/,
  );
});
Ready.test('keeps the own place in sight', async ({ canvas }) => {
  const places = within(canvas.getByRole('list', { name: 'Other places' })).getAllByRole('listitem');
  await expect(places).toHaveLength(8);
  await expect(places.at(-1)).toHaveTextContent(/You/);
  await expect(canvas.getByText(/3,121 points to place 10/)).toBeInTheDocument();
});
Ready.test('changes the period of the leaderboard', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
  await expect(leaderboard.onPeriodChange).toHaveBeenCalledWith('month');
});
Ready.test('shows those of one period', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
  await expect(args.onViewChange).toHaveBeenCalledWith('weekly');
});
export const Weekly = meta.story({ args: { view: 'weekly' } });
Weekly.test('lists three', async ({ canvas }) => {
  await expect(within(canvas.getByRole('list', { name: 'Missions' })).getAllByRole('listitem')).toHaveLength(
    3,
  );
});
export const ClaimedCash = meta.story({ args: { claimed: sampleMissions[0] } });
ClaimedCash.test('says where the money is', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('$3.00 is in your main wallet.');
});
export const ClaimedBonus = meta.story({ args: { claimed: sampleMissions[1] } });
export const Refused = meta.story({
  args: {
    writeFailure: {
      tone: 'danger',
      title: 'One bonus at a time: complete the one you have, or forfeit it first',
    },
  },
});
Refused.test('says why', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/One bonus at a time/);
});
export const Claiming = meta.story({ args: { writing: 'three-days' } });
export const OnTheBoard = meta.story({
  args: {
    leaderboard: {
      ...leaderboard,
      board: asyncOf({
        ...sampleBoard,
        rows: sampleBoard.rows.map((row) => ({ ...row, isOwn: row.rank === 2 })),
        own: { rank: 2, points: 41_960, prize: '25000' },
        next: null,
      }),
    },
  },
});
export const NobodyYet = meta.story({
  args: {
    leaderboard: { ...leaderboard, board: asyncOf({ ...sampleBoard, rows: [], own: null, next: null }) },
  },
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({
  args: {
    missions: asyncOf(),
    leaderboard: { ...leaderboard, board: asyncOf() },
  },
});
export const Empty = meta.story({ args: { missions: asyncOf({ list: [], currency: 'USD' }) } });
export const Failed = meta.story({
  args: {
    missions: asyncOf(undefined, 'failed', noConnection),
    leaderboard: { ...leaderboard, board: asyncOf(undefined, 'failed') },
  },
});
