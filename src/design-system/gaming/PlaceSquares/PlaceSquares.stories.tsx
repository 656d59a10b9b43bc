import { expect } from 'storybook/test';
import type { BallColor } from '#gaming/LotteryBall';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { PlaceSquares } from '.';

const colors: BallColor[] = [
  'gold',
  'blue',
  'slate',
  'orange',
  'cyan',
  'violet',
  'plain',
  'red',
  'pink',
  'green',
];
const places = colors.map((color, place) => ({ number: String(place + 1).padStart(2, '0'), color }));
const meta = preview.meta({ component: PlaceSquares, args: { places, label: 'Racing 10' } });

export const Default = meta.story();
Default.test('is a list of ten places from the left, in order', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Racing 10' });
  await expect(list).toHaveTextContent('01020304050607080910');
  await expect(getComputedStyle(list).direction).toBe('ltr');
});
export const Small = meta.story({ args: { size: 'sm' } });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <PlaceSquares places={places} label="Racing 10" />
    </Matrix>
  ),
});
