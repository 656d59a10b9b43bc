import { expect, fn, waitFor } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { uplineTerms, uplineTransfer } from './uplineSamples';
import { UplineTransferScreen, type UplineTransferScreenProps } from './UplineTransferScreen';

const args: UplineTransferScreenProps = {
  terms: asyncOf(uplineTerms),
  isOpen: false,
  onSubmit: fn(),
  onOpen: fn(),
  onClose: fn(),
  recordHref: '/personal/transactionHistory',
};
const meta = preview.meta({ component: UplineTransferScreen, args, decorators: [pageFrame] });

export const Ready = meta.story({ ...wide, tags: ['matrix', 'snapshot'] });
Ready.test('goes on with upline, amount and note', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '$500' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), ' Shared ticket ');
  await expect(canvas.getByText('15 of 60 characters')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Send $500.00' }));
  await expect(given.onSubmit).toHaveBeenCalledWith({
    upline: 'linh.pham',
    amount: '50000',
    note: 'Shared ticket',
  });
});
Ready.test('keeps nothing, too little and too much here, in words', async (context) => {
  const { canvas, userEvent, args: given } = context;
  const amount = canvas.getByRole('textbox', { name: /^Amount/ });
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.type(amount, '9.99');
  await userEvent.click(canvas.getByRole('button', { name: 'Send $9.99' }));
  await expect(await canvas.findAllByText(/\$10\.00.* or more/)).not.toHaveLength(0);
  await userEvent.clear(amount);
  await userEvent.type(amount, '5000.01');
  await userEvent.click(canvas.getByRole('button', { name: 'Send $5,000.01' }));
  await expect(await canvas.findAllByText(/\$5,000\.00.* or less/)).not.toHaveLength(0);
  await expect(given.onSubmit).not.toHaveBeenCalled();
});
Ready.test('shows the receipt of an earlier transfer', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: /2025/ })[0] as HTMLElement);
  await expect(given.onOpen).toHaveBeenCalledWith('t1');
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Bound = meta.story({
  ...wide,
  args: { terms: asyncOf({ ...uplineTerms, sendable: '30000', locked: '1218025', heldByBonus: '13420' }) },
});
Bound.test('offers no amount that cannot be sent', async ({ canvas }) => {
  await expect(canvas.getByText(/\$12,180.25 was deposited and must be wagered first/)).toBeVisible();
  await expect(canvas.queryByRole('radio', { name: '$500' })).toBeNull();
  await expect(canvas.getByRole('radio', { name: '$200' })).toBeVisible();
});
export const Spent = meta.story({
  ...phone,
  args: { terms: asyncOf({ ...uplineTerms, amountLeft: '0' }) },
});
export const First = meta.story({ ...wide, args: { terms: asyncOf({ ...uplineTerms, recent: [] }) } });
export const Paused = meta.story({
  ...wide,
  args: { terms: asyncOf({ ...uplineTerms, pausedUntil: '2025-11-22T07:38:00.000Z' }) },
});
Paused.test('lets nothing be sent', async ({ canvas }) => {
  await expect(canvas.getByText(/Transfers are paused until/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
});
export const WithoutUpline = meta.story({
  ...wide,
  args: { terms: asyncOf({ ...uplineTerms, upline: undefined, recent: [] }) },
});
export const Receipt = meta.story({
  ...wide,
  tags: ['matrix'],
  args: { isOpen: true, open: uplineTransfer },
});
Receipt.test('says the reference and leads back', async ({ canvas, userEvent, args: given }) => {
  await expect(canvas.getByText('AU7Q44KD')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Account record' })).toHaveAttribute(
    'href',
    '/personal/transactionHistory',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Back to transfers' }));
  await expect(given.onClose).toHaveBeenCalledOnce();
});
export const ReceiptPhone = meta.story({ ...phone, args: { isOpen: true, open: uplineTransfer } });
export const UnknownReceipt = meta.story({ ...phone, args: { isOpen: true } });
UnknownReceipt.test('leads back', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to transfers' }));
  await expect(given.onClose).toHaveBeenCalledOnce();
});
export const Loading = meta.story({ ...wide, args: { terms: asyncOf() } });
export const Failed = meta.story({ ...wide, args: { terms: asyncOf(undefined, 'failed', noConnection) } });
Failed.test('can be tried again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.terms.retry).toHaveBeenCalledOnce();
});
