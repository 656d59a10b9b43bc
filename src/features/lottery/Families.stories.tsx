import { expect, fn, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { BettingScreen, type BettingScreenProps } from './BettingScreen';
import { noChase } from './chase';
import { diceTable, elevenTable, raceTable, vietnamTable } from './familySamples';
import { sampleNow, sampleTrend } from './samples';

const args: BettingScreenProps = {
  table: asyncOf(raceTable),
  now: sampleNow,
  closesAt: Date.parse(raceTable.draw.closesAt),
  onDrawClose: fn(),
  isClosed: false,
  onAdd: fn(),
  view: 'betting',
  onView: fn(),
  trends: { trend: asyncOf(sampleTrend), range: '30', onRange: fn() },
  onCheck: fn(async () => true),
  below: () => 0,
  basket: {
    lines: [],
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
  },
  mine: {
    isSignedIn: true,
    bets: asyncOf({ list: [] }),
    isPending: false,
    failure: undefined,
    onCancel: fn(),
    onStopChase: fn(),
  },
};
const meta = preview.meta({ component: BettingScreen, args });

export const Race = meta.story({ ...wide, tags: ['matrix'] });
Race.test('counts no bet on one number at two places', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'In order' }));
  const place = (label: string) => within(canvas.getByRole('toolbar', { name: label }));
  await userEvent.click(place('Place 1').getByRole('button', { name: '03' }));
  await userEvent.click(place('Place 2').getByRole('button', { name: '03' }));
  await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeDisabled();
  await userEvent.click(place('Place 2').getByRole('button', { name: '04' }));
  await expect(canvas.getByText('1 bet')).toBeVisible();
});
export const RacePhone = meta.story({ ...phone });
export const Eleven = meta.story({ ...wide, args: { table: asyncOf(elevenTable) } });
Eleven.test('says what several winning sets pay together', async ({ canvas, userEvent }) => {
  for (const number of ['01', '02', '03', '04'])
    await userEvent.click(canvas.getByRole('button', { name: number }));
  await expect(canvas.getByText('4 bets')).toBeVisible();
  // Four sets of three, 16.17 each, of a stake of 1.00.
  await expect(canvas.getByText('Pays up to').parentElement).toHaveTextContent('$64.68');
});
export const Dice = meta.story({ ...wide, args: { table: asyncOf(diceTable) } });
Dice.test('writes the odds on each sum', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^3 ?211\.68/ })).toBeVisible();
});
export const DicePhone = meta.story({ ...phone, args: { table: asyncOf(diceTable) } });
export const Vietnam = meta.story({ ...wide, args: { table: asyncOf(vietnamTable) } });
Vietnam.test('has a hundred pairs, picked by arrow keys and Space', async ({ canvas, userEvent }) => {
  const pairs = within(canvas.getByRole('toolbar', { name: 'Numbers' }));
  await expect(pairs.getAllByRole('button')).toHaveLength(100);
  pairs.getByRole('button', { name: '00' }).focus();
  await userEvent.keyboard('{ArrowRight} ');
  await expect(pairs.getByRole('button', { name: '01' })).toHaveAttribute('aria-pressed', 'true');
});
export const VietnamPhone = meta.story({ ...phone, args: { table: asyncOf(vietnamTable) } });
