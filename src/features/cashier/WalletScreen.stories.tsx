import { expect, fn, screen, waitFor } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { WalletScreen, type WalletScreenProps } from './WalletScreen';
import { pendingTransfer, singleWallet, wallets, walletTransfer } from './walletSamples';

const args: WalletScreenProps = {
  wallets: asyncOf(wallets),
  onMove: fn(() => Promise.resolve(true)),
  isMoving: false,
  onRecall: fn(),
  isRecalling: false,
  onMovesByItself: fn(),
  isChoosing: false,
  hrefs: {
    deposit: '/personal/depositv2',
    withdraw: '/personal/withdraw',
    record: '/personal/transactionHistory?type=transfer',
    allRecord: '/personal/transactionHistory',
  },
};
const meta = preview.meta({ component: WalletScreen, args, decorators: [pageFrame] });

export const Ready = meta.story({ ...wide, tags: ['matrix', 'snapshot'] });
Ready.test('moves an amount and shows what both hold afterwards', async (context) => {
  const { canvas, userEvent, args: given } = context;
  await userEvent.click(canvas.getByRole('radio', { name: '$500' }));
  await expect(canvas.getByText('Velora after').nextElementSibling).toHaveTextContent('$1,842.50');
  await userEvent.click(canvas.getByRole('button', { name: 'Move $500.00' }));
  await expect(given.onMove).toHaveBeenCalledWith({ from: 0, to: 101, amount: '50000' });
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Amount/ })).toHaveValue(''));
});
Ready.test('changes the direction, then knows another most', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change the direction' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Move $1,342.50' }));
  await expect(given.onMove).toHaveBeenCalledWith({ from: 101, to: 0, amount: '134250' });
});
Ready.test('keeps too much and nothing here, in words', async ({ canvas, userEvent, args: given }) => {
  const amount = canvas.getByRole('textbox', { name: /^Amount/ });
  await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.type(amount, '99999');
  await userEvent.click(canvas.getByRole('button', { name: 'Move $99,999.00' }));
  await expect(await canvas.findAllByText(/\$12,480\.25.* or less/)).not.toHaveLength(0);
  await expect(given.onMove).not.toHaveBeenCalled();
});
Ready.test('chooses a wallet of the list, also an empty one', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Kitsu Forge' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '10');
  await userEvent.click(canvas.getByRole('button', { name: 'Move $10.00' }));
  await expect(given.onMove).toHaveBeenCalledWith({ from: 0, to: 105, amount: '1000' });
});
Ready.test('chooses a wallet of the field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Game wallet/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pitchline' }));
  await expect(canvas.getByText('Pitchline after')).toBeVisible();
});
Ready.test('brings one or all back', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bring $820.00 back from Aurelle' }));
  await expect(given.onMove).toHaveBeenCalledWith({ from: 102, to: 0, amount: '82000' });
  await userEvent.click(canvas.getByRole('button', { name: 'Bring all back' }));
  await expect(given.onRecall).toHaveBeenCalledOnce();
});
Ready.test('moves nothing to or from a wallet that is serviced', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: /back from Ninefold/ })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Ninefold' }));
  await expect(canvas.getByText(/Ninefold is under maintenance/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Move' })).toBeDisabled();
});
Ready.test('lets money move by itself', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Move money automatically' }));
  await expect(given.onMovesByItself).toHaveBeenCalledWith(true);
});
export const Tablet = meta.story({ ...tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Moved = meta.story({ ...wide, args: { moved: walletTransfer } });
export const NoAnswer = meta.story({
  ...wide,
  tags: ['matrix'],
  args: {
    wallets: asyncOf({
      ...wallets,
      inTransfers: '12000',
      transfers: [pendingTransfer, ...wallets.transfers],
    }),
    moved: pendingTransfer,
  },
});
NoAnswer.test('says that the money cannot be lost and what comes next', async ({ canvas }) => {
  await expect(canvas.getByText('Ninefold hasn’t responded yet')).toBeVisible();
  await expect(canvas.getByText(/\$120.00 is in one of the two wallets and can’t be lost/)).toBeVisible();
  await expect(canvas.getByText('On the way')).toBeVisible();
});
export const SeveralWithoutAnswer = meta.story({
  ...phone,
  args: {
    wallets: asyncOf({
      ...wallets,
      inTransfers: '20000',
      transfers: [pendingTransfer, { ...pendingTransfer, id: 't8', amount: '8000' }],
    }),
  },
});
SeveralWithoutAnswer.test('adds up what waits for one vendor', async ({ canvas }) => {
  await expect(canvas.getAllByText('Ninefold hasn’t responded yet')).toHaveLength(1);
  await expect(canvas.getByText(/\$200.00 is in one of the two wallets/)).toBeVisible();
});
export const Answered = meta.story({
  ...wide,
  args: {
    wallets: asyncOf({
      ...wallets,
      transfers: [{ ...pendingTransfer, status: 'done', nextAskAt: undefined }, ...wallets.transfers],
    }),
    moved: pendingTransfer,
  },
});
Answered.test('tells of the answer as soon as it is there', async ({ canvas }) => {
  await expect(canvas.getByText('$120.00 is in your Ninefold wallet')).toBeVisible();
});
export const Refused = meta.story({
  ...phone,
  args: { moved: { ...walletTransfer, id: 't9', status: 'failed' } },
});
export const Recalled = meta.story({
  ...wide,
  args: {
    recalled: {
      transfers: [
        { ...walletTransfer, id: 'r1', from: 101, to: 0 },
        { ...walletTransfer, id: 'r2', from: 102, to: 0, vendor: 'Aurelle', amount: '82000' },
        { ...pendingTransfer, id: 'r3', from: 103, to: 0, vendor: 'Pitchline' },
      ],
      closed: ['Ninefold'],
    },
  },
});
Recalled.test('names the wallets that did not give', async ({ canvas }) => {
  await expect(canvas.getByText('$2,162.50 is back in your main wallet')).toBeVisible();
  await expect(canvas.getByText('Not brought back: Pitchline and Ninefold')).toBeVisible();
});
export const Empty = meta.story({
  ...phone,
  args: {
    wallets: asyncOf({
      ...wallets,
      main: '0',
      vendors: wallets.vendors.map((one) => ({ ...one, balance: '0', isOpen: true })),
      transfers: [],
    }),
  },
});
Empty.test('has nothing to bring back or to move', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Bring all back' })).toBeDisabled();
  await expect(canvas.getByRole('radio', { name: 'All' })).toBeDisabled();
});
export const Moving = meta.story({ ...wide, args: { isMoving: true } });
export const Single = meta.story({ ...wide, tags: ['matrix'], args: { wallets: asyncOf(singleWallet) } });
Single.test('adds up and leads to paying in and out', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Your money' })).toHaveTextContent('$12,480.25');
  await expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/personal/withdraw');
  await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
});
/** A brand that names where its currency is exchanged. */
export const WithExchange = meta.story({
  ...wide,
  args: { wallets: asyncOf(singleWallet), hrefs: { ...args.hrefs, exchange: 'https://exchange.example' } },
});
WithExchange.test('leads there from beside the sum', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Exchange USD' })).toHaveAttribute(
    'href',
    'https://exchange.example',
  );
});
export const SinglePhone = meta.story({ ...phone, args: { wallets: asyncOf(singleWallet) } });
export const SingleWithRest = meta.story({
  ...phone,
  args: { wallets: asyncOf({ ...singleWallet, vendors: wallets.vendors.slice(0, 1) }) },
});
SingleWithRest.test('brings back what is left', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bring all back' }));
  await expect(given.onMove).toHaveBeenCalledWith({ from: 101, to: 0, amount: '134250' });
});
export const Loading = meta.story({ ...wide, args: { wallets: asyncOf() } });
export const Failed = meta.story({ ...wide, args: { wallets: asyncOf(undefined, 'failed', noConnection) } });
Failed.test('can be tried again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.wallets.retry).toHaveBeenCalledOnce();
});
