import { expect } from 'storybook/test';
import { Money } from '#ds/Money';
import { phone, wide } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Waterfall, type WaterfallStep } from '.';

const stepOf = ([label, value]: readonly [string, number]): WaterfallStep => ({
  id: label,
  label,
  value,
  figure: <Money amount={String(value)} currency="USD" tone="change" />,
});
const steps = (
  [
    ['Rebate', 320_418],
    ['Dividend', 931_132],
    ['Daily wages', 1_445_773],
    ['Hourly', 290_460],
    ['To downlines', -594_022],
    ['Adjustment', 0],
  ] as const
).map(stepOf);
const total = {
  id: 'net',
  label: 'Net income',
  figure: <Money amount="2393761" currency="USD" tone="change" />,
};
const meta = preview.meta({
  component: Waterfall,
  args: { 'aria-label': 'From gross to net', steps, total },
  ...wide,
});

export const Default = meta.story();
Default.test('stands each bar where the one before ended', async ({ canvas }) => {
  const bars = canvas
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect());
  const [rebate, dividend, , , down] = bars;
  await expect(dividend?.bottom).toBeCloseTo(rebate?.top ?? 0, 0);
  await expect(down?.top).toBeCloseTo(bars[3]?.top ?? 0, 0);
  await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/Net income.*23,937\.61/);
});
/** More goes out than comes in. */
export const Loss = meta.story({
  args: {
    steps: [stepOf(['Rebate', 12_000]), stepOf(['To downlines', -50_000])],
    total: { ...total, figure: <Money amount="-38000" currency="USD" tone="change" /> },
  },
});
export const Phone = meta.story({ ...phone });
export const LongText = meta.story({
  args: { steps: steps.map((step) => ({ ...step, label: `${step.id} paid by the house and by uplines` })) },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <Waterfall {...args} />
    </Matrix>
  ),
});
