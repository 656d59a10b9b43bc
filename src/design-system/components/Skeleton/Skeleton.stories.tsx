import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Skeleton, SkeletonGroup } from '.';

const meta = preview.meta({ component: Skeleton });

const Gallery = () => (
  <SkeletonGroup>
    <div style={{ display: 'grid', gap: 16, inlineSize: 320 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Skeleton shape="block" inlineSize="44px" blockSize="44px" />
        <div style={{ flex: 1, display: 'grid', gap: 8 }}>
          <Skeleton inlineSize="60%" />
          <Skeleton inlineSize="40%" />
        </div>
      </div>
      <div style={{ blockSize: 48 }}>
        <Skeleton shape="fill" />
      </div>
    </div>
  </SkeletonGroup>
);

export const Default = meta.story();
export const Shapes = meta.story({ render: () => <Gallery /> });
Shapes.test('is announced once as loading', async ({ canvas }) => {
  const group = canvas.getByRole('status');
  await expect(group).toHaveTextContent('Loading…');
  await expect(group).toHaveAttribute('aria-busy', 'true');
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
