import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { LevelMeter } from '.';

const meta = preview.meta({
  component: LevelMeter,
  args: { label: 'Security: 3 of 5', value: 3, count: 5 },
});
const Gallery = () => (
  <div style={{ display: 'grid', gap: 12, maxInlineSize: 280 }}>
    <LevelMeter label="1 of 5" value={1} count={5} tone="danger" />
    <LevelMeter label="3 of 5" value={3} count={5} tone="warning" />
    <LevelMeter label="5 of 5" value={5} count={5} tone="success" />
  </div>
);

export const Default = meta.story();
Default.test('says how far it is', async ({ canvas }) => {
  await expect(canvas.getByRole('meter', { name: 'Security: 3 of 5' })).toHaveAttribute('aria-valuenow', '3');
});
export const Tones = meta.story({ render: () => <Gallery /> });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
