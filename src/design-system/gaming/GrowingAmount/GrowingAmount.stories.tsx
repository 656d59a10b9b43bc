import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { GrowingAmount } from '.';

const since = Date.UTC(2026, 10, 24, 12);

const meta = preview.meta({
  component: GrowingAmount,
  args: { amount: '5124018', since, perMinute: '3000', most: '25000000', currency: 'USD', now: since },
});

export const Default = meta.story();
Default.test('shows what it was when nothing has passed', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('$51,240.18');
});
/** Seven seconds later. */
export const Grown = meta.story({ args: { now: since + 7_000 } });
Grown.test('has grown by the second, never by a part of a cent', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('$51,243.68');
});
/** Nobody has won it yet, and it may not grow any more. */
export const AtItsMost = meta.story({ args: { amount: '24999000', now: since + 60_000 } });
AtItsMost.test('stands still at its most', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('$250,000.00');
});
/** A device whose clock was put back shows the amount that came. */
export const ClockPutBack = meta.story({ args: { now: since - 3_600_000 } });
ClockPutBack.test('never shrinks', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('$51,240.18');
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <GrowingAmount {...args} />
    </Matrix>
  ),
});
