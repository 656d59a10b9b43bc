import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import type { Reward } from '#contract';
import { RewardsScreen, type RewardsScreenProps } from './RewardsScreen';
import { sampleRewards } from './samples';

const [bonus, cash] = sampleRewards as [Reward, Reward];
const rewardsOf = (list: readonly Reward[]) => asyncOf({ list, currency: 'USD' });
const meta = preview.meta({
  component: RewardsScreen,
  args: {
    rewards: rewardsOf(sampleRewards),
    view: 'all' as const,
    onViewChange: fn(),
    onClaim: fn(),
    onClaimCash: fn(),
    onClaimClose: fn(),
    onPrize: fn(),
    bonusHref: '#bonus',
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('says what a bonus asks for before it is claimed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Claim, Weekend reload/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByText('Wager $800.00 in 7 days to release it.')).toBeVisible());
  await expect(dialog.getByText('Only these games count: Slots and Fishing.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Claim $100.00' }));
  await expect(args.onClaim).toHaveBeenCalledWith(bonus);
});
Ready.test('opens the detail of a prize', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: bonus.title }));
  await expect(args.onPrize).toHaveBeenCalledWith(bonus.id);
});
export const Prize = meta.story({ args: { prize: bonus.id }, tags: ['matrix'] });
Prize.test('says what a prize is, and leads to its claim', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('Wager $800.00 in 7 days to release it.')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Claim' }));
  await expect(args.onPrize).toHaveBeenCalledWith(undefined);
});
export const MissingPrize = meta.story({ args: { prize: 'gone', missingPrize: 'This is no longer there' } });
Ready.test('can be left unclaimed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Claim, Cash reward/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Not now' }),
  );
  await expect(args.onClaimClose).toHaveBeenCalled();
  await expect(args.onClaim).not.toHaveBeenCalled();
});
Ready.test('shows those to be claimed alone', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'To claim' }));
  await expect(args.onViewChange).toHaveBeenCalledWith('toClaim');
});
export const ToClaim = meta.story({ args: { view: 'toClaim' } });
ToClaim.test('lists two', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
});
const moreCash: Reward = { ...cash, id: 'more', amount: '1550' };
export const SeveralOfCash = meta.story({ args: { rewards: rewardsOf([...sampleRewards, moreCash]) } });
SeveralOfCash.test('claims all cash at once, and no bonus', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Claim all cash, $40.50' }));
  await expect(args.onClaimCash).toHaveBeenCalledWith([cash.id, 'more']);
});
export const ClaimedCash = meta.story({ args: { claimed: { ...cash, status: 'claimed' } } });
ClaimedCash.test('says where the money is', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('$25.00 is in your main wallet.');
});
export const ClaimedBonus = meta.story({ args: { claimed: { ...bonus, status: 'claimed' } } });
ClaimedBonus.test('leads to its details', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Bonus details' })).toHaveAttribute('href', '#bonus');
});
export const Refused = meta.story({
  args: {
    claimFailure: {
      tone: 'danger',
      title: 'One bonus at a time: complete the one you have, or forfeit it first',
    },
  },
});
Refused.test('says why a claim came to nothing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Claim, Weekend reload/ }));
  await expect(await screen.findByRole('alert')).toHaveTextContent(/One bonus at a time/);
});
/** The list that follows a refusal says that the reward has ended. */
function Ending(args: RewardsScreenProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <RewardsScreen
      {...args}
      rewards={rewardsOf(
        sampleRewards.map((each) => (isOver && each.id === 'reload' ? { ...each, status: 'expired' } : each)),
      )}
      claimFailure={isOver ? { tone: 'danger', title: 'This reward has expired' } : undefined}
      onClaim={() => setIsOver(true)}
    />
  );
}
export const EndedMeanwhile = meta.story({ render: (args) => <Ending {...args} /> });
EndedMeanwhile.test('keeps its words until they are put away', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Claim, Weekend reload/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Claim $100.00' }));
  await expect(await screen.findByRole('alert')).toHaveTextContent('This reward has expired');
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
export const Claiming = meta.story({ args: { claiming: 'reload' } });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { rewards: asyncOf() } });
export const Empty = meta.story({ args: { rewards: rewardsOf([]) } });
export const NothingClaimed = meta.story({
  args: { view: 'claimed', rewards: rewardsOf(sampleRewards.slice(0, 2)) },
});
export const Failed = meta.story({
  args: { rewards: asyncOf(undefined, 'failed', noConnection) },
});
