import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { DepositScreen, type DepositScreenProps } from './DepositScreen';
import { DepositSteps } from './DepositSteps';
import { creditedDeposit, deposit, methods, now, paidDeposit, quickAmounts, recentDeposits } from './samples';

const offered = { methods: [...methods], currency: 'USD', quickAmounts: [...quickAmounts] };
const args: DepositScreenProps = {
  methods: asyncOf(offered),
  recent: recentDeposits,
  onOpen: fn(),
  onClose: fn(),
  limitsHref: '/personal/saferPlay',
  heldHref: '/help?article=how-money-is-held',
  form: { validate: () => ({}), onSubmit: fn(), isPending: false },
  onPaid: fn(),
  isPaying: false,
  onCancel: fn(),
  isCancelling: false,
  onTimeOver: fn(),
  proof: { onSend: fn(() => Promise.resolve(true)), isSending: false },
  now,
};
const meta = preview.meta({ component: DepositScreen, args, decorators: [pageFrame] });

export const Ready = meta.story({ ...wide, tags: ['matrix', 'snapshot'] });
Ready.test('leads to the limits that a deposit is made within', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See my limits' })).toHaveAttribute(
    'href',
    '/personal/saferPlay',
  );
});
Ready.test('opens a deposit with what was chosen', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /Bank transfer/ }));
  await userEvent.click(canvas.getByRole('radio', { name: /^\$500/ }));
  await expect(canvas.getByText('Fee').nextElementSibling ?? canvas.getByText('Fee')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
  await expect(given.form.onSubmit).toHaveBeenCalledWith({ channel: 'harbour-bank', amount: '50000' });
});
Ready.test(
  'says what is wrong with an amount, and keeps it here',
  async ({ canvas, userEvent, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(canvas.getByLabelText(/^Amount/, { selector: 'input' })).toHaveAccessibleDescription(
      /Enter an amount/,
    );
    await userEvent.type(canvas.getByLabelText(/^Amount/, { selector: 'input' }), '6000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Amount/, { selector: 'input' })).toHaveAccessibleDescription(
        /\$5,000\.00/,
      ),
    );
    await expect(given.form.onSubmit).not.toHaveBeenCalled();
  },
);
Ready.test('keeps a closed bank from being chosen, and opens an earlier deposit', async (context) => {
  const { canvas, userEvent, args: given } = context;
  await userEvent.click(canvas.getByRole('radio', { name: /Bank transfer/ }));
  await expect(canvas.getByRole('radio', { name: /Quayside Savings/ })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: /QR transfer/ }));
  await expect(given.onOpen).toHaveBeenCalledWith('d2');
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
/** Before the first deposit that is credited, how members' money is held is read by whoever goes on. */
const first = (moneyProtection: 'none' | 'medium' | 'high') => ({
  ...wide,
  args: { methods: asyncOf({ ...offered, moneyProtection }), recent: [] },
});
export const FirstNotProtected = meta.story({ ...first('none'), tags: ['matrix'] });
FirstNotProtected.test('says so before anything is chosen, and leads to more', async ({ canvas }) => {
  await expect(canvas.getByText(/you may get none of it back.*By continuing, you confirm/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'How your money is held' })).toHaveAttribute(
    'href',
    '/help?article=how-money-is-held',
  );
  await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
});
export const FirstOnPhone = meta.story({ ...first('none'), ...phone });
export const FirstPartlyProtected = meta.story(first('medium'));
FirstPartlyProtected.test('says by what, and that it is no guarantee', async ({ canvas }) => {
  await expect(canvas.getByText(/^Your money is partly protected/)).toBeVisible();
  await expect(canvas.getByText(/insurance or separate accounts\. They don’t guarantee all/)).toBeVisible();
});
export const FirstProtected = meta.story(first('high'));
FirstProtected.test('says in what it is', async ({ canvas }) => {
  await expect(canvas.getByText(/^Your money is protected/)).toBeVisible();
  await expect(canvas.getByText(/in a trust that is legally separate/)).toBeVisible();
});
Ready.test('says nothing of it after the first deposit', async ({ canvas }) => {
  await expect(canvas.queryByText(/protected if we go out of business/)).toBeNull();
});
/** As the account record, which is in the brand's zone, has it. */
export const InTheBrandsZone = meta.story({
  ...wide,
  args: { methods: asyncOf({ ...offered, timeZone: 'Asia/Ho_Chi_Minh' }) },
});
InTheBrandsZone.test('says when a deposit was credited, and in which zone', async ({ canvas }) => {
  await expect(canvas.getByText(/AU4N71KE · .*2:24\sPM \(UTC\+7\)/)).toBeVisible();
});
export const Running = meta.story({ ...wide, args: { recent: [deposit, ...recentDeposits] } });
Running.test('leads back to the payment that was begun', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await expect(given.onOpen).toHaveBeenCalledWith('d1');
});
export const Refused = meta.story({
  ...wide,
  args: {
    formNotice: { tone: 'danger', title: 'This would exceed your deposit limit' },
    form: { ...args.form, refused: { field: 'amount', message: 'Check the amount' } },
  },
});
/** The form, and the payment that it leads to once that is fetched. */
function Paying(given: DepositScreenProps) {
  const [opened, setOpened] = useState<DepositScreenProps['open']>();
  const onSubmit = (): void => {
    setOpened(asyncOf());
    setTimeout(() => setOpened(asyncOf(deposit)));
  };
  return <DepositScreen {...given} open={opened} form={{ ...given.form, onSubmit }} />;
}
export const Opening = meta.story({ ...wide, render: (given) => <Paying {...given} /> });
Opening.test('leads the keyboard, and who listens, to the payment that has opened', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('radio', { name: /^\$500/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Scan to pay' })).toHaveFocus());
});
export const Loading = meta.story({ ...wide, args: { methods: asyncOf() } });
export const Empty = meta.story({
  ...wide,
  args: { methods: asyncOf({ ...offered, methods: [] }), recent: [] },
});
export const Failed = meta.story({ ...wide, args: { methods: asyncOf(undefined, 'failed', noConnection) } });
Failed.test('can be tried again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.methods.retry).toHaveBeenCalledOnce();
});
export const First = meta.story({ ...phone, args: { recent: [] } });

const open = { open: asyncOf(deposit) };
export const PayByCode = meta.story({ ...wide, tags: ['matrix', 'snapshot'], args: open });
PayByCode.test(
  'is told that it was paid, once the person says so',
  async ({ canvas, userEvent, args: given }) => {
    await expect(canvas.getByRole('img', { name: /\$500.37/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
    await expect(given.onPaid).toHaveBeenCalledOnce();
  },
);
PayByCode.test('leaves the keyboard where it is when the page begins with it', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Scan to pay' })).not.toHaveFocus();
});
PayByCode.test('asks before it is cancelled', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel deposit' }));
  await screen.findByRole('alertdialog', { name: 'Cancel this deposit?' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(given.onCancel).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Change amount or method' }));
  await screen.findByRole('alertdialog');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel deposit' }),
  );
  await expect(given.onCancel).toHaveBeenCalledWith(true);
});
export const PayByCodePhone = meta.story({ ...phone, args: open, tags: ['matrix'] });
export const PayByBank = meta.story({
  ...wide,
  args: {
    open: asyncOf({
      ...deposit,
      kind: 'bank',
      channel: 'Harbour Trust',
      instruction: { bank: deposit.instruction.bank },
    }),
  },
});
export const PayOnPage = meta.story({
  ...wide,
  args: {
    open: asyncOf({
      ...deposit,
      kind: 'ewallet',
      channel: 'Meridian Wallet',
      payable: '50000',
      instruction: { url: 'https://pay.example/wallet' },
    }),
  },
});
PayOnPage.test('opens the page of the provider in a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Open the payment page/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', 'https://pay.example/wallet');
});
export const Changed = meta.story({
  ...wide,
  args: {
    ...open,
    writeFailure: { tone: 'danger', title: 'This deposit has changed. Check its current status' },
  },
});

export const Waiting = meta.story({
  ...wide,
  tags: ['matrix', 'snapshot'],
  args: { open: asyncOf({ ...paidDeposit, proofs: 1 }) },
});
Waiting.test('sends a picture of the receipt', async ({ canvas, userEvent, args: given }) => {
  const picture = new File(
    [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    'receipt.png',
    {
      type: 'image/png',
    },
  );
  const input = canvas.getByRole('region', { name: 'Proof of payment' }).querySelector('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, picture);
  await userEvent.click(await canvas.findByRole('button', { name: 'Send the picture' }));
  await expect(given.proof.onSend).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Send the picture' })).toBeNull());
});
export const WaitingPhone = meta.story({ ...phone, args: { open: asyncOf(paidDeposit) } });
export const Late = meta.story({
  ...wide,
  args: { open: asyncOf({ ...paidDeposit, proofs: 3 }), now: now + 3_600_000 },
});
export const Credited = meta.story({ ...wide, args: { open: asyncOf(creditedDeposit) } });
Credited.test('leads on to the games and to another deposit', async ({ canvas, userEvent, args: given }) => {
  await expect(canvas.getByRole('link', { name: 'Go to games' })).toHaveAttribute('href', '/');
  await userEvent.click(canvas.getByRole('button', { name: 'New deposit' }));
  await expect(given.onClose).toHaveBeenCalledOnce();
});
export const AnotherAmount = meta.story({
  ...wide,
  args: { open: asyncOf({ ...creditedDeposit, credited: '48000' }) },
});
export const PaidTwice = meta.story({
  ...wide,
  args: { open: asyncOf({ ...creditedDeposit, credited: '100074', payments: 2 }) },
});
export const Expired = meta.story({
  ...phone,
  args: { open: asyncOf({ ...deposit, status: 'expired', instruction: {} }) },
});
Expired.test('can still be told that it was paid', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
  await expect(given.onPaid).toHaveBeenCalledOnce();
});
export const BankFailed = meta.story({
  ...wide,
  args: {
    open: asyncOf({ ...paidDeposit, status: 'failed', reason: 'Returned by the bank', instruction: {} }),
  },
});
BankFailed.test('announces its end once', async ({ canvas }) => {
  await expect(canvas.getByText(/Returned by the bank/)).toBeVisible();
  await expect(canvas.getByRole('status')).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
});
export const Cancelled = meta.story({
  ...wide,
  args: { open: asyncOf({ ...deposit, status: 'cancelled', instruction: {} }) },
});
export const Steps = meta.story({ ...wide, render: () => <DepositSteps status="paid" /> });
