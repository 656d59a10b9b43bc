import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Dice } from '.';

const meta = preview.meta({ component: Dice, args: { faces: [1, 4, 6], label: 'Draw 20251121-0459' } });

export const Default = meta.story();
Default.test('is read by its figures', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Draw 20251121-0459' })).toHaveTextContent('146');
});
const Gallery = () => (
  <Stack gap={3}>
    <Dice faces={[1, 2, 3]} label="Low" />
    <Dice faces={[4, 5, 6]} label="High" size="sm" />
  </Stack>
);
export const Faces = meta.story({ render: () => <Gallery /> });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
