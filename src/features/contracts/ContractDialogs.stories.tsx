import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ContractTerms } from '#contract';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { EndDialog } from './EndDialog';
import { OfferDialog, type OfferDialogProps } from './OfferDialog';
import { ReviewDialog } from './ReviewDialog';
import { offerDetail, ownDetail, sampleExample, sampleGiven } from './samples';
import { emptyTerms, emptyTier, type OfferDraft } from './termsForm';

const onAccept = fn();
const onReject = fn();
const meta = preview.meta({
  component: ReviewDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    offer: offerDetail,
    example: sampleExample,
    currency: 'USD',
    kind: 'Dividend',
    onAccept,
    onReject,
    isPending: false,
  },
});

export const Review = meta.story({ tags: ['matrix'] });
Review.test('is accepted once the contracts that end were agreed to', async ({ userEvent }) => {
  const accept = await screen.findByRole('button', { name: 'Accept' });
  await expect(accept).toBeDisabled();
  await expect(screen.getByText(/linh\.pham to bao88/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree that these contracts end.' }));
  await userEvent.click(accept);
  await expect(onAccept).toHaveBeenCalledWith(['e1']);
});
Review.test('is rejected with a reason', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too low');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await expect(onReject).toHaveBeenCalledWith('Too low');
});
Review.test('marks each number that is another one than today', async () => {
  const offered = within(await screen.findByLabelText('New'));
  await expect(offered.getAllByText('Changed').map((mark) => mark.closest('dd')?.textContent)).toEqual([
    '16% Changed',
  ]);
  await expect(within(screen.getByLabelText('Now')).queryByText('Changed')).toBeNull();
});
export const ReviewDropped = meta.story({
  args: { offer: { ...offerDetail, terms: { ...offerDetail.terms, carriesOver: false } as ContractTerms } },
});
ReviewDropped.test('marks a carry-over that is gone', async () => {
  const offered = within(await screen.findByLabelText('New'))
    .getByText('16%')
    .closest('dl')?.parentElement;
  await expect(offered).toHaveTextContent(/Twice a month Changed/);
  await expect(offered).not.toHaveTextContent(/carry-over/);
});
export const ReviewPhone = meta.story({ ...phone });
export const ReviewLoading = meta.story({ args: { offer: undefined, example: undefined } });
export const ReviewFirst = meta.story({
  args: { offer: { ...offerDetail, ends: [], replaces: undefined } },
});
ReviewFirst.test('needs no agreement', async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled());
  await expect(screen.getByText('No contract of this kind')).toBeInTheDocument();
});
export const ReviewChanged = meta.story({
  args: { notice: { tone: 'warning', title: 'The list of contracts that end has changed' } },
});
export const Answering = meta.story({ args: { isPending: true } });

const onSend = fn();
const onTry = fn();
const onClose = fn();
const onDraftChange = fn();
const offer: OfferDialogProps = {
  draftOf: () => undefined,
  onDraftChange: fn(),
  isOpen: true,
  onOpenChange: fn(),
  kind: 'dividend',
  kindName: 'Dividend',
  currency: 'USD',
  downlines: [
    { id: 'h', account: 'hoang.le' },
    { id: 'm', account: 'mai.vu' },
  ],
  bounds: { kind: 'dividend', from: 'own', rate: 2_200, profitRate: 50, lossRate: 100, amount: '0' },
  activeFrom: '20000',
  onTry,
  isTrying: false,
  example: undefined,
  onSend,
  isPending: false,
};
/** What was written earlier to mai.vu. */
const unfinished: OfferDraft = {
  to: 'm',
  draft: { ...emptyTerms, tiers: [{ ...emptyTier(1), validBet: '200000', rate: 12.5 }] },
};
const offers = (props: Partial<OfferDialogProps> = {}) => ({
  render: () => <OfferDialog {...offer} {...props} />,
});
export const OfferToSomebody = meta.story({ ...offers({ initialTo: offer.downlines[0]?.id }) });
OfferToSomebody.test('begins with the downline that it was opened for', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(
    dialog.getByRole('button', { name: new RegExp(offer.downlines[0]?.account ?? '-') }),
  ).toBeInTheDocument();
});
export const Offer = meta.story({ ...offers(), tags: ['matrix'] });
Offer.test('says what is missing before it is sent', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
  await expect(await screen.findByText('Choose who gets the offer.')).toBeInTheDocument();
  await expect(onSend).not.toHaveBeenCalled();
});
Offer.test('says from which bets a member is active', async () => {
  const field = await screen.findByRole('textbox', { name: /Active members/ });
  await expect(field).toHaveAccessibleDescription(/valid turnover of \$200\.00 or more in a day/);
});
Offer.test('is sent with its tiers', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /To/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'hoang.le' }));
  const tier = within(screen.getByRole('group', { name: 'Tier 1' }));
  await userEvent.type(tier.getByRole('textbox', { name: /Valid turnover/ }), '2000');
  await userEvent.type(tier.getByRole('textbox', { name: /Rate/ }), '12.5');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Preview with last period’s figures' }));
  const terms = {
    kind: 'dividend',
    period: 'monthly',
    carriesOver: true,
    tiers: [{ validBet: '200000', netLoss: '0', activeMembers: 0, rate: 1_250 }],
  };
  await expect(onTry).toHaveBeenCalledWith('h', terms);
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await expect(onSend).toHaveBeenCalledWith('h', terms);
});
Offer.test('adds and removes tiers', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tier' }));
  await expect(screen.getByRole('group', { name: 'Tier 2' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove tier 1' }));
  await expect(screen.queryByRole('group', { name: 'Tier 2' })).toBeNull();
});
export const OfferUnfinished = meta.story(
  offers({
    draftOf: () => unfinished,
    onOpenChange: onClose,
    onDraftChange,
  }),
);
OfferUnfinished.test(
  'goes on where it was left, and is not lost without a question',
  async ({ userEvent }) => {
    await expect(await screen.findByText(/You started this offer earlier/)).toBeInTheDocument();
    const tier = within(screen.getByRole('group', { name: 'Tier 1' }));
    await expect(tier.getByRole('textbox', { name: /Valid turnover/ })).toHaveValue('2,000.00');
    await userEvent.click(screen.getByRole('button', { name: 'Add a tier' }));
    await expect(onDraftChange.mock.lastCall?.[0]).toMatchObject({
      to: 'm',
      draft: { tiers: [{ id: 1 }, { id: 2 }] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this offer?' }));
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(onClose).toHaveBeenCalledWith(false);
    await expect(onDraftChange).toHaveBeenLastCalledWith(undefined, 'm');
  },
);
export const OfferTwice = meta.story(
  offers({ draftOf: (to) => (to === 'm' ? unfinished : undefined), onDraftChange }),
);
OfferTwice.test(
  'goes on with an earlier offer to whom is chosen, while nothing is written',
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /To/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'mai.vu' }));
    await expect(screen.getByRole('textbox', { name: /Valid turnover/ })).toHaveValue('2,000.00');
    await expect(screen.getByText(/You started this offer earlier/)).toBeInTheDocument();
  },
);
OfferTwice.test('asks before an earlier offer takes the place of what is written', async ({ userEvent }) => {
  const bets = await screen.findByRole('textbox', { name: /Valid turnover/ });
  await userEvent.type(bets, '50');
  await userEvent.tab();
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^To|To$/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await choose('hoang.le');
  await choose('mai.vu');
  await expect(screen.getByText('You started another offer to mai.vu earlier.')).toBeVisible();
  await expect(bets).toHaveValue('50.00');
  await expect(onDraftChange.mock.lastCall?.[0]).toMatchObject({ to: 'h' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue that offer' }));
  await expect(screen.getByRole('textbox', { name: /Valid turnover/ })).toHaveValue('2,000.00');
  // What was written stays kept for whom it was to.
  await expect(onDraftChange.mock.lastCall?.[0]).toMatchObject({ to: 'h' });
  await expect(screen.getByRole('button', { name: /To/ })).toHaveFocus();
});
OfferTwice.test('replaces the earlier one when told so', async ({ userEvent }) => {
  const bets = await screen.findByRole('textbox', { name: /Valid turnover/ });
  await userEvent.type(bets, '50');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: /To/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'mai.vu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Replace it with these terms' }));
  await expect(bets).toHaveValue('50.00');
  await expect(onDraftChange.mock.lastCall).toMatchObject([{ to: 'm' }, undefined]);
});
export const OfferExample = meta.story(offers({ example: sampleExample }));
OfferExample.test('says what the downline would have had, and what ends', async () => {
  await waitFor(() => expect(screen.getByText('hoang.le would have earned')).toBeVisible());
});
export const OfferShorter = meta.story(
  offers({
    example: {
      ...sampleExample,
      shorter: { firstDay: '2025-10-01', lastDay: '2025-10-31', inParts: '901200', asOne: '677187' },
    },
  }),
);
OfferShorter.test('warns with both sums of a period that is shorter than the own one', async () => {
  await expect(
    await screen.findByText(/Oct 1, 2025 – Oct 31, 2025 they would have earned/),
  ).toHaveTextContent(/\$9,012\.00; settled like yours, \$6,771\.87/);
});
OfferExample.test('goes once the terms are others', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByText('hoang.le would have earned')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Add a tier' }));
  await expect(screen.queryByText('hoang.le would have earned')).toBeNull();
});
export const OfferAmounts = meta.story(
  offers({
    kind: 'daily',
    kindName: 'Daily commission',
    bounds: { kind: 'daily', from: 'own', rate: 0, profitRate: 0, lossRate: 0, amount: '5000' },
    initialTo: 'h',
  }),
);
OfferAmounts.test('gives on what an own contract of amounts pays', async ({ userEvent }) => {
  await expect(await screen.findByText(/Maximum you can offer/)).toHaveTextContent('$50.00');
  const tier = within(screen.getByRole('group', { name: 'Tier 1' }));
  await userEvent.type(tier.getByRole('textbox', { name: /Valid turnover/ }), '2000');
  await userEvent.type(tier.getByRole('textbox', { name: /Amount/ }), '20');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await expect(onSend).toHaveBeenLastCalledWith('h', {
    kind: 'daily',
    isPaidWhenWon: false,
    tiers: [{ validBet: '200000', activeMembers: 0, amount: '2000' }],
  });
});
export const OfferDaily = meta.story(offers({ kind: 'daily', kindName: 'Daily commission' }));
export const OfferHourly = meta.story(offers({ kind: 'hourly', kindName: 'Hourly commission' }));
export const OfferRealTime = meta.story(offers({ kind: 'realTime', kindName: 'Real-time commission' }));
export const OfferWithoutOwn = meta.story(offers({ bounds: undefined }));
export const OfferRefused = meta.story(
  offers({ notice: { tone: 'danger', title: 'A rate is above what your own contract allows' } }),
);
export const OfferPhone = meta.story({ ...phone, ...offers() });

const onEnd = fn();
const onWithdraw = fn();
const end = { isOpen: true, onOpenChange: fn(), onEnd, onWithdraw, isPending: false };
export const End = meta.story({
  tags: ['matrix'],
  render: () => <EndDialog {...end} contract={ownDetail} />,
});
End.test('ends with a reason', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'New terms');
  await userEvent.click(screen.getByRole('button', { name: 'End contract' }));
  await expect(onEnd).toHaveBeenCalledWith('New terms', []);
});
export const Withdraw = meta.story({
  render: () => (
    <EndDialog {...end} contract={{ ...offerDetail, ...(sampleGiven[0] ?? offerDetail), ends: [] }} />
  ),
});
Withdraw.test('takes an offer back', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw offer' }));
  await expect(onWithdraw).toHaveBeenCalled();
});
export const EndRefused = meta.story({
  render: () => <EndDialog {...end} contract={ownDetail} error="This contract has changed meanwhile" />,
});
