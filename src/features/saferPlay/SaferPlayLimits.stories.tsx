import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import type { SaferPlayStatus } from '#contract';
import preview from '#.storybook/preview';
import { now, statement, status } from './samples';
import { SaferPlayScreen, type SaferPlayScreenProps } from './SaferPlayScreen';

const args: SaferPlayScreenProps = {
  part: 'limits',
  onPartChange: fn(),
  status: asyncOf(status),
  now,
  onSetLimit: fn(() => Promise.resolve(true)),
  onAnswer: fn(),
  onCheckChange: fn(),
  onBreak: fn(),
  onReopen: fn(),
  exclusion: {
    isOpen: false,
    onOpen: fn(),
    onClose: fn(),
    form: { validate: () => ({}), onSubmit: fn(), isPending: false },
  },
  isPending: false,
  statement: {
    statement: asyncOf(statement),
    filters: {},
    onFiltersChange: fn(),
    today: '2025-11-21',
    outputs: { onExport: fn(), onPrint: fn(), onBeforePrint: fn() },
  },
};

/** What limits are over and which games they are of. */
const meta = preview.meta({ component: SaferPlayScreen, args, ...wide });

export const OfAllGames = meta.story();
OfAllGames.test(
  'says that a deposit limit is over 7 days, and from when more can come in',
  async ({ canvas, userEvent }) => {
    const limit = within(canvas.getByRole('article', { name: 'Deposit limit' }));
    await expect(limit.getByText('$1,000.00 in 7 days')).toBeVisible();
    await expect(limit.getByText(/^\$540\.00 used, \$460\.00 left, more from /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Deposit limit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposit limit' }));
    for (const name of ['24 hours', '7 days', 'A month'])
      await expect(dialog.getByRole('radio', { name })).toBeInTheDocument();
  },
);
OfAllGames.test(
  'sets a limit of sports alone, and asks anew where that product has one',
  async ({ canvas, userEvent, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Loss limit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Loss limit' }));
    await userEvent.click(dialog.getByRole('button', { name: /^All games/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sports' }));
    await waitFor(() => expect(dialog.queryByText('$600.00 a month')).toBeNull());
    await userEvent.type(dialog.getByLabelText('New limit', { selector: 'input' }), '900');
    await userEvent.click(await screen.findByRole('button', { name: 'Set $900.00' }));
    await expect(given.onSetLimit).toHaveBeenCalledWith({
      kind: 'loss',
      period: 'month',
      product: 'sports',
      amount: '90000',
    });
  },
);
OfAllGames.test('offers no product for deposits and time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change: Time limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Time limit' }));
  await expect(dialog.queryByText('All games')).toBeNull();
});

const products: SaferPlayStatus = {
  ...status,
  limits: [
    ...status.limits,
    ...(['casino', 'sports', 'lottery'] as const).map((product, place) => ({
      kind: 'stake' as const,
      period: 'week' as const,
      product,
      amount: String(20_000 * (place + 1)),
      used: '15000',
      resetsAt: '2025-11-23T17:00:00.000Z',
      since: '2025-11-01T00:00:00.000Z',
    })),
  ],
};
export const Products = meta.story({ args: { status: asyncOf(products) }, tags: ['matrix'] });
Products.test(
  'names each limit by its games, and changes that one',
  async ({ canvas, userEvent, args: given }) => {
    const casino = within(canvas.getByRole('article', { name: 'Stake limit · Casino' }));
    await expect(casino.getByText('$200.00 a week')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Stake limit · Lottery' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stake limit' }));
    await expect(dialog.getByRole('button', { name: /^Lottery/ })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('New limit', { selector: 'input' }), '700');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for $700.00' }));
    await expect(given.onSetLimit).toHaveBeenCalledWith({
      kind: 'stake',
      period: 'week',
      product: 'lottery',
      amount: '70000',
    });
  },
);
export const ProductsPhone = meta.story({ ...phone, args: { status: asyncOf(products) } });

/** Of the last 24 hours nothing came in. */
export const DayOfDeposits = meta.story({
  args: {
    status: asyncOf<SaferPlayStatus>({
      ...status,
      limits: [
        { kind: 'deposit', period: 'day', amount: '50000', used: '0', since: '2025-11-01T00:00:00.000Z' },
      ],
    }),
  },
});
DayOfDeposits.test(
  'says that a deposit limit is over 24 hours, and no date when nothing is used',
  async ({ canvas }) => {
    const limit = within(canvas.getByRole('article', { name: 'Deposit limit' }));
    await expect(limit.getByText('$500.00 in 24 hours')).toBeVisible();
    await expect(limit.getByText('$0.00 used, $500.00 left')).toBeVisible();
  },
);
