import { expect, fn, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { inRegions } from '../regionSamples';
import { BettingScreen, type BettingScreenProps } from './BettingScreen';
import { noChase } from './chase';
import { sampleBets, sampleLines, sampleNow, sampleTable, sampleTrend } from './samples';

const basket: BettingScreenProps['basket'] = {
  lines: sampleLines,
  movedTo: undefined,
  isSignedIn: true,
  balance: '100000',
  isPending: false,
  isDone: false,
  failure: undefined,
  chase: noChase,
  onChase: fn(),
  series: 1960,
  ownSeries: 1960,
  onSeries: fn(),
  onRemove: fn(),
  onPlace: fn(),
  onLogin: fn(),
};
const mine: BettingScreenProps['mine'] = {
  isSignedIn: true,
  bets: asyncOf({ list: sampleBets }),
  isPending: false,
  failure: undefined,
  onCancel: fn(),
  onStopChase: fn(),
};
const args: BettingScreenProps = {
  table: asyncOf(sampleTable),
  now: sampleNow,
  closesAt: Date.parse(sampleTable.draw.closesAt),
  onDrawClose: fn(),
  isClosed: false,
  onAdd: fn(),
  view: 'betting',
  onView: fn(),
  trends: { trend: asyncOf(sampleTrend), range: '30', onRange: fn() },
  onCheck: fn(async () => true),
  below: () => 0,
  basket,
  mine,
};
const meta = preview.meta({ component: BettingScreen, args });

/** A fault in the basket: one of its lines is none. */
export const BasketFault = meta.story({
  args: { basket: { ...basket, lines: [undefined as never] } },
  decorators: [inRegions],
  parameters: { expectedErrors: [/undefined/] },
});
BasketFault.test('leaves the draw and the picks to the player', async ({ canvas }) => {
  await expect(canvas.getByText('basket')).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Two stars' })).toBeVisible();
});

export const Ready = meta.story({ ...wide, tags: ['matrix'] });
Ready.test('picks by keyboard and says what the picks cost and can pay', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Two stars' }));
  const first = within(canvas.getByRole('toolbar', { name: 'First' }));
  first.getByRole('button', { name: '0' }).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await userEvent.click(
    within(canvas.getByRole('toolbar', { name: 'Second' })).getByRole('button', { name: '7' }),
  );
  await expect(canvas.getByText('2 bets')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
  await expect(args.onAdd).toHaveBeenCalledWith(
    expect.objectContaining({
      play: 'front2',
      picks: [['0', '1'], ['7']],
      count: 2,
      cost: 200n,
      paysUpTo: 9_800n,
      text: '0,1 | 7',
    }),
  );
  await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeDisabled();
});
Ready.test('picks by chance, and places, removes and cancels', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Random' }));
  await expect(
    within(canvas.getByRole('toolbar', { name: 'Sum' })).getByRole('button', { name: /^Big/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(canvas.getByRole('button', { name: /Place bet · \$68\.00/ }));
  await expect(args.basket.onPlace).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: /Remove Two sides/ }));
  await expect(args.basket.onRemove).toHaveBeenCalledWith('2');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.mine.onCancel).toHaveBeenCalledWith('a');
});
Ready.test('checks a draw that is over in the browser', async ({ canvas, userEvent }) => {
  const proof = within(canvas.getByRole('region', { name: 'Proof' }));
  await expect(proof.getByText('Hash of draw 20251121-0460')).toBeVisible();
  await userEvent.click(proof.getByRole('button', { name: 'Check in this browser' }));
  await expect(args.onCheck).toHaveBeenCalledWith(expect.objectContaining({ issue: '20251121-0458' }));
  await expect(
    await proof.findByText('The seed matches its hash and gives these numbers: 1 3 4 5 6'),
  ).toBeVisible();
});
export const Wrong = meta.story({ args: { onCheck: fn(async () => false) } });
Wrong.test('says that a draw is not right', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Check in this browser' }));
  await expect(await canvas.findByText(/doesn’t give this result/)).toBeVisible();
});
export const Unchecked = meta.story({
  args: { onCheck: fn(() => Promise.reject(new Error('no WebCrypto'))) },
});
Unchecked.test('says that this browser cannot check', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Check in this browser' }));
  await expect(await canvas.findByText(/could not check the draw/)).toBeVisible();
});
Ready.test('leads to the trends', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Trends' }));
  await expect(args.onView).toHaveBeenCalledWith('trends');
});
export const Trends = meta.story({ ...wide, tags: ['matrix'], args: { view: 'trends' } });
Trends.test('says in words what is hot and cold, place by place', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('1 was drawn most often: 6 times.')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Place 2' }));
  await expect(canvas.getByText(/hasn’t been drawn for 30 draws/)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: '100 draws' }));
  await expect(args.trends.onRange).toHaveBeenCalledWith('100');
});
export const TrendsPhone = meta.story({ ...phone, args: { view: 'trends' } });
export const TrendsFailed = meta.story({
  args: { view: 'trends', trends: { ...args.trends, trend: asyncOf(undefined, 'failed') } },
});
TrendsFailed.test('asks for the draws again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.trends.trend.retry).toHaveBeenCalledOnce();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Tablet = meta.story({ ...tablet });
export const Moved = meta.story({ args: { basket: { ...basket, movedTo: '20251121-0459' } } });
Moved.test('says for which draw the basket stands now', async ({ canvas }) => {
  await expect(canvas.getByText('The basket is now for draw 20251121-0459')).toBeVisible();
});
export const Closed = meta.story({ args: { isClosed: true } });
Closed.test('takes no bet while the draw is closed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Place bet/ })).toBeDisabled();
  await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
export const Short = meta.story({ args: { basket: { ...basket, balance: '800' } } });
Short.test('says how much is missing and where to get it', async ({ canvas }) => {
  await expect(canvas.getByText('Your balance is $60.00 short.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/personal/depositv2');
});
export const Refused = meta.story({
  args: {
    basket: { ...basket, failure: { tone: 'danger', title: 'This draw has closed. Nothing was taken.' } },
  },
});
export const Placed = meta.story({ args: { basket: { ...basket, lines: [], isDone: true } } });
Placed.test('confirms what was placed', async ({ canvas }) => {
  await expect(canvas.getByText('Your bets are placed. Good luck!')).toBeVisible();
});
export const Visitor = meta.story({
  args: {
    basket: { ...basket, isSignedIn: false, balance: undefined },
    mine: { ...mine, isSignedIn: false, bets: asyncOf({ list: [] }) },
  },
});
Visitor.test('asks for a log-in before it places', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in to place bets' }));
  await expect(args.basket.onLogin).toHaveBeenCalledOnce();
});
export const Empty = meta.story({
  args: { basket: { ...basket, lines: [] }, mine: { ...mine, bets: asyncOf({ list: [] }) } },
});
export const Loading = meta.story({ args: { table: asyncOf() } });
export const Failed = meta.story({ args: { table: asyncOf(undefined, 'failed') } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.table.retry).toHaveBeenCalledOnce();
});
Ready.test('trades prizes for a rebate by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('slider', { name: 'Prize series' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.basket.onSeries).toHaveBeenCalledWith(1958);
  await expect(canvas.getByText('1700 + 13% rebate')).toBeVisible();
});
export const LowSeries = meta.story({ args: { basket: { ...basket, series: 1700 } } });
LowSeries.test('says what comes back', async ({ canvas }) => {
  await expect(canvas.getByText(/^Rebate of 13% with the result: \$8\.84$/)).toBeVisible();
});
Trends.test('gathers draws by their side, and says the same in words', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Odd and even' }));
  await expect(canvas.getAllByText(/^Odd \d+, even \d+\./)[0]).toBeVisible();
});
