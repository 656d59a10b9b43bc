import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { racers } from '#testing/racers';
import preview from '#.storybook/preview';
import { PlaceSquares } from '.';

const places = racers.map((color, place) => ({ number: String(place + 1).padStart(2, '0'), color }));
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
