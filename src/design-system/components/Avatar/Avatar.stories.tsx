import { expect, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { sampleArt } from '../../gaming/GameTile/sample';
import { Avatar } from '.';

const meta = preview.meta({ component: Avatar, args: { name: 'Minh Tran' } });

const Gallery = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
    {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
      <Avatar key={size} name="Minh Tran" size={size} />
    ))}
    <Avatar name="阮 明" />
    <Avatar name="solo" />
    <Avatar name="With a picture" src={sampleArt(4, 72, 72)} />
  </div>
);

export const Default = meta.story();
Default.test('is a picture with the name of its person', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Minh Tran' })).toHaveTextContent('MT');
});
export const BrokenPicture = meta.story({ args: { src: 'data:image/png;base64,broken' } });
BrokenPicture.test('falls back to letters', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('MT')).toBeVisible());
});
export const Decorative = meta.story({ args: { isDecorative: true } });
Decorative.test('is skipped where the name stands beside it', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
export const Sizes = meta.story({ render: () => <Gallery /> });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
