import { expect, fn, screen, within } from 'storybook/test';
import type { DownlineTransferTerms } from '#contract';
import preview from '#.storybook/preview';
import { asyncOf } from '#testing/asyncOf';
import { phone } from '#testing/Frame';
import { TransferDialog } from './TransferDialog';

const terms: DownlineTransferTerms = {
  currency: 'USD',
  balance: '1248050',
  sendable: '1248050',
  locked: '0',
  heldByBonus: '0',
  min: '1000',
  max: '500000',
  amountLeft: '500000',
  amountPerDay: '500000',
  quickAmounts: ['10000', '20000', '50000', '100000'],
  noteLength: 60,
  hasTransactionPassword: true,
  triesLeft: 5,
  downline: { id: 'mai.vu', account: 'mai.vu', balance: '824015' },
  recent: [],
};
const meta = preview.meta({
  component: TransferDialog,
  args: { account: 'mai.vu', terms: asyncOf(terms), onSubmit: fn(), onClose: fn() },
});
const opened = async () => within(await screen.findByRole('dialog', { name: 'Send money to mai.vu' }));

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test(
  'says what both hold afterwards, and goes on with amount and note',
  async ({ userEvent, args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: '$500' }));
    await expect(dialog.getByText('after: $11,980.50')).toBeInTheDocument();
    await expect(dialog.getByText('after: $8,740.15')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), ' Good month ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send $500.00' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: '50000', note: 'Good month' });
  },
);
Ready.test('refuses in words what is no amount, too little or too much', async ({ userEvent, args }) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog.getByText('Enter an amount')).toBeInTheDocument();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(amount, '5{Enter}');
  await expect(amount).toBeInvalid();
  await userEvent.clear(amount);
  await userEvent.type(amount, '6000{Enter}');
  await expect(amount).toBeInvalid();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Phone = meta.story({ ...phone });

export const Bound = meta.story({
  args: { terms: asyncOf({ ...terms, sendable: '200000', locked: '1048050' }) },
});
Bound.test('offers no more than what is free', async ({ userEvent }) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('radio', { name: 'All' }));
  await expect(dialog.getByRole('button', { name: 'Send $2,000.00' })).toBeInTheDocument();
  await expect(dialog.getByText(/was deposited and must be wagered first/)).toBeInTheDocument();
});

export const Paused = meta.story({
  args: { terms: asyncOf({ ...terms, pausedUntil: '2025-11-22T09:00:00Z' }) },
});
Paused.test('sends nothing', async ({ userEvent, args }) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('radio', { name: '$500' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send $500.00' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Loading = meta.story({ args: { terms: asyncOf() } });

export const Failed = meta.story({ args: { terms: asyncOf(undefined, 'failed') } });
Failed.test('asks again', async ({ userEvent, args }) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await expect(args.terms.retry).toHaveBeenCalledOnce();
});
