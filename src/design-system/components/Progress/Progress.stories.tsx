import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Progress } from '.';

const meta = preview.meta({ component: Progress, args: { label: 'Wagering', value: 40 } });

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <Progress label="Wagering" value={40} />
    <Progress label="VIP 4" value={68} tone="highlight" valueLabel="2,460 points to VIP 5" />
    <Progress label="Mission" value={10} maxValue={10} tone="success" valueLabel="10/10" />
    <Progress label="Daily limit" value={92} tone="warning" />
    <Progress label="Daily limit" value={100} tone="danger" isLabelHidden />
    <Progress label="Uploading" />
  </div>
);

export const Default = meta.story();
Default.test('tells how far it is', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Wagering' });
  await expect(bar).toHaveAttribute('aria-valuenow', '40');
  await expect(bar).toHaveAttribute('aria-valuetext', '40%');
});
Default.test(
  'has come nowhere in a range of nothing',
  { args: { value: 0, maxValue: 0 } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
);
Default.test('cannot tell how far NaN is', { args: { value: NaN } }, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  await expect(canvasElement.innerHTML).not.toContain('NaN');
});
export const Unknown = meta.story({ render: () => <Progress label="Uploading" /> });
Unknown.test('does not guess', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).not.toHaveAttribute('aria-valuenow');
});
export const Tones = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    label: 'Wagering of the welcome bonus and of the free spins that came with it',
    valueLabel: '12,480.25 of 31,200.00 US dollars, to be reached within 29 days',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
