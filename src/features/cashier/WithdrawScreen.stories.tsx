import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import type { WithdrawalTerms } from '#contract';
import preview from '#.storybook/preview';
import { endedWithdrawal, sentWithdrawal, terms, withdrawal } from './withdrawSamples';
import { WithdrawScreen, type WithdrawScreenProps } from './WithdrawScreen';

const args: WithdrawScreenProps = {
  terms: asyncOf(terms),
  recent: [endedWithdrawal, { ...withdrawal, id: 'w2', status: 'rejected', amount: '5000' }],
  onOpen: fn(),
  onClose: fn(),
  onSubmit: fn(),
  onAdd: fn(),
  onRemove: fn(),
  onShowBets: fn(),
  onBetsClose: fn(),
  onGiveUp: fn(),
  isGivingUp: false,
  onCancel: fn(),
  isCancelling: false,
  onTimeOver: fn(),
  receipt: { onAnswer: fn(), isPending: false },
};
const meta = preview.meta({ component: WithdrawScreen, args, decorators: [pageFrame] });
const form = { validate: () => ({}), onSubmit: fn(), isPending: false };

export const Ready = meta.story({ ...wide, tags: ['matrix', 'snapshot'] });
Ready.test('goes on with the account, the amount and the fee that was shown', async (context) => {
  const { canvas, userEvent, args: given } = context;
  await userEvent.click(canvas.getByRole('radio', { name: /Meridian Wallet/ }));
  await userEvent.type(canvas.getByLabelText(/^Amount/, { selector: 'input' }), '2000');
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw $2,000.00' }));
  await expect(given.onSubmit).toHaveBeenCalledWith({ account: 'a2', amount: '200000', fee: '0' });
});
Ready.test('keeps what is too much and what is locked here, in words', async (context) => {
  const { canvas, userEvent, args: given } = context;
  await userEvent.click(canvas.getByRole('radio', { name: /Harbour Trust/ }));
  await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw $12,346.05' }));
  await expect(await canvas.findAllByText(/This account can be used from/)).not.toHaveLength(0);
  await expect(given.onSubmit).not.toHaveBeenCalled();
});
Ready.test('shows bet by bet what counted, and asks before a bonus is given up', async (context) => {
  const { canvas, userEvent, args: given } = context;
  await userEvent.click(canvas.getAllByRole('button', { name: 'Bets that counted' })[1] as HTMLElement);
  await expect(given.onShowBets).toHaveBeenCalledWith('r2');
  await userEvent.click(canvas.getByRole('button', { name: 'Forfeit bonus' }));
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('You’ll lose $134.20');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Forfeit bonus' }));
  await expect(given.onGiveUp).toHaveBeenCalledWith('r2');
  await expect(given.onSubmit).not.toHaveBeenCalled();
});
Ready.test('takes the chosen account away', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Harbour Trust/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove this account' }));
  await expect(given.onRemove).toHaveBeenCalledWith('a3');
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
const owing = { ...terms, balance: '-3600', withdrawable: '-3600', heldByBonus: '0' };
/** A result was corrected after its win had been withdrawn. */
export const BelowZero = meta.story({ ...wide, tags: ['matrix'], args: { terms: asyncOf(owing) } });
BelowZero.test('says what is missing, what that closes, and leads to a deposit', async ({ canvas }) => {
  const note = await canvas.findByText(/^Your balance is below zero after a corrected result/);
  await expect(note).toBeVisible();
  const now = canvas.getByRole('region', { name: 'You can withdraw now' });
  await expect(now).toHaveTextContent(/−\$36\.00/);
  await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/personal/depositv2');
});
export const PhoneBelowZero = meta.story({ ...phone, tags: ['matrix'], args: { terms: asyncOf(owing) } });
export const WithFees = meta.story({
  ...wide,
  args: {
    terms: asyncOf<WithdrawalTerms>({
      ...terms,
      freeLeft: 0,
      turnoverFeeRate: 200,
      turnoverOpen: '12000',
      requirements: terms.requirements.slice(0, 1).map((one) => ({ ...one, status: 'open', done: '38037' })),
    }),
  },
});
WithFees.test('says the fee and why before anything is sent', async ({ canvas, userEvent, args: given }) => {
  await userEvent.type(canvas.getByLabelText(/^Amount/, { selector: 'input' }), '1000');
  await expect(canvas.getByText('2% because $120 of bets are open')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw $1,000.00' }));
  await expect(given.onSubmit).toHaveBeenCalledWith({ account: 'a1', amount: '100000', fee: '2500' });
});
export const First = meta.story({
  ...wide,
  args: { terms: asyncOf({ ...terms, accounts: [], requirements: [] }), recent: [] },
});
First.test('leads to an account first', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add account' }));
  await expect(given.onAdd).toHaveBeenCalledOnce();
});
export const Running = meta.story({
  ...wide,
  args: { recent: [{ ...withdrawal, id: 'w3' }, sentWithdrawal, { ...endedWithdrawal, id: 'w2' }] },
});
Running.test(
  'leads to the withdrawal that waits for an answer',
  async ({ canvas, userEvent, args: given }) => {
    await expect(canvas.getByText(/Did \$2,000.00 arrive\?/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await expect(given.onOpen).toHaveBeenCalledWith('w1');
  },
);
export const UnderWay = meta.story({ ...phone, args: { recent: [withdrawal] } });
export const Bets = meta.story({
  ...wide,
  args: {
    bets: asyncOf({
      list: [
        {
          id: 'b1',
          at: '2025-11-21T07:30:00.000Z',
          game: 'Harbour Lights',
          validBet: '5000',
          counted: '5000',
        },
        { id: 'b2', at: '2025-11-21T07:31:00.000Z', game: 'Baccarat 3', validBet: '5000', counted: '0' },
      ],
    }),
  },
});
Bets.test('are closed again', async ({ userEvent, args: given }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Bets that counted' });
  await expect(dialog).toHaveTextContent('Does not count');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(given.onBetsClose).toHaveBeenCalledOnce());
});
export const NoBets = meta.story({
  ...phone,
  args: { bets: asyncOf({ list: [] }) },
});
const adding = {
  holder: 'TRAN VAN MINH',
  banks: [
    { id: 'northline', name: 'Northline Bank', kind: 'bank' },
    { id: 'meridian', name: 'Meridian Wallet', kind: 'ewallet' },
  ],
  form,
  onClose: fn(),
} as const;
export const Adding = meta.story({ ...wide, tags: ['matrix'], args: { adding } });
Adding.test('sends the account under the own name', async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText(/^Account number/), '0947 2210 2047');
  await userEvent.type(screen.getByLabelText(/^Transaction password/, { selector: 'input' }), '482915');
  await expect(screen.getByLabelText('Account name')).toHaveAttribute('readonly');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add account' }));
  await expect(form.onSubmit).toHaveBeenCalledWith({
    kind: 'bank',
    bank: 'northline',
    number: '0947 2210 2047',
    transactionPassword: '482915',
  });
});
export const AddingPhone = meta.story({ ...phone, args: { adding } });
export const AddingWithoutName = meta.story({ ...phone, args: { adding: { ...adding, holder: undefined } } });
export const Loading = meta.story({ ...wide, args: { terms: asyncOf() } });
export const Failed = meta.story({ ...wide, args: { terms: asyncOf(undefined, 'failed', noConnection) } });
Failed.test('can be tried again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.terms.retry).toHaveBeenCalledOnce();
});

const following = (change: Partial<typeof withdrawal>) => ({
  open: asyncOf({ ...sentWithdrawal, answerBy: undefined, ...change }),
});
export const Requested = meta.story({ ...wide, args: { open: asyncOf(withdrawal) } });
Requested.test('can be cancelled until it is sent', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel withdrawal' }));
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('$2,000.00 goes back to your wallet in full');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel withdrawal' }));
  await expect(given.onCancel).toHaveBeenCalledOnce();
});
export const Sending = meta.story({ ...wide, args: following({ status: 'sending', sentAt: undefined }) });
Sending.test('cannot be cancelled any more', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});
const asked = { open: asyncOf(sentWithdrawal) };
export const Asked = meta.story({ ...wide, tags: ['matrix', 'snapshot'], args: asked });
Asked.test('counts as received only after a last look', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }));
  await expect(await canvas.findAllByText('Choose an answer')).not.toHaveLength(0);
  await userEvent.click(canvas.getByRole('radio', { name: /Received in full/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }));
  const dialog = await screen.findByRole('alertdialog');
  await expect(within(dialog).getByRole('button', { name: 'Yes, it arrived' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, it arrived' }));
  await expect(given.receipt.onAnswer).toHaveBeenCalledWith('received');
});
Asked.test('takes the amount that arrived', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Partly received/ }));
  await userEvent.type(canvas.getByLabelText(/^Amount that arrived/, { selector: 'input' }), '1500');
  await expect(canvas.getByText(/Missing: \$500.00/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }));
  await expect(given.receipt.onAnswer).toHaveBeenCalledWith('partly', '150000');
});
Asked.test('takes that nothing arrived', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Not received/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Send my answer' }));
  await expect(given.receipt.onAnswer).toHaveBeenCalledWith('not');
});
export const AskedPhone = meta.story({ ...phone, tags: ['matrix'], args: asked });
export const Received = meta.story({ ...wide, args: { open: asyncOf(endedWithdrawal) } });
export const Forced = meta.story({
  ...wide,
  args: { open: asyncOf({ ...endedWithdrawal, isForced: true }) },
});
export const PartlyReceived = meta.story({
  ...wide,
  args: { open: asyncOf({ ...endedWithdrawal, status: 'partlyReceived', receivedAmount: '150000' }) },
});
export const NotReceived = meta.story({ ...phone, args: following({ status: 'notReceived' }) });
export const Rejected = meta.story({
  ...wide,
  args: {
    open: asyncOf({
      ...withdrawal,
      status: 'rejected',
      reason: 'The name on the account is another one',
      endedAt: '2025-11-21T08:01:00.000Z',
    }),
  },
});
export const Cancelled = meta.story({
  ...phone,
  args: { open: asyncOf({ ...withdrawal, status: 'cancelled', endedAt: '2025-11-21T08:01:00.000Z' }) },
});
