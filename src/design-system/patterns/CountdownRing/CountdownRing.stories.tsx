import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { CountdownRing } from '.';

const meta = preview.meta({
  component: CountdownRing,
  args: { label: 'Until the next slip', share: 0.6, time: '12:04', line: 'of 30 min' },
});

export const Default = meta.story();
Default.test('says the time that is left, without speaking up each second', async ({ canvas }) => {
  const ring = canvas.getByRole('timer', { name: 'Until the next slip' });
  await expect(ring).toHaveTextContent('12:04');
  await expect(ring).toHaveAttribute('aria-live', 'off');
});
export const LongText = meta.story({ args: { line: 'until the slip of this half hour' } });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <CountdownRing {...args} />
    </Matrix>
  ),
});
