import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '#ds/Icon';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { sampleArt } from '../../gaming/GameTile/sample';
import { forgetOutcomes, LazyImage } from '.';

const meta = preview.meta({
  component: LazyImage,
  args: { alt: 'A fox', src: sampleArt(1), fallback: <Icon icon={IconPhotoOff} size={24} /> },
  decorators: [(Story) => <div style={{ inlineSize: 150, blockSize: 200, borderRadius: 10 }}>{Story()}</div>],
  beforeEach: forgetOutcomes,
});
const broken = 'data:image/png;base64,broken';

export const Default = meta.story();
Default.test('is fetched when it is near, and shown when it is there', async ({ canvas }) => {
  const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A fox' });
  await waitFor(() => expect(image).toHaveAttribute('src'));
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
});

export const Failed = meta.story({ args: { src: broken } });
Failed.test('gives up after one attempt and keeps its name', async ({ canvas, mount }) => {
  await mount(<LazyImage src={broken} alt="A fox" />);
  await waitFor(() => expect(canvas.getByRole('img', { name: 'A fox' }).tagName).toBe('SPAN'));
  await mount(<LazyImage src={broken} alt="Again" />);
  await expect(canvas.getByRole('img', { name: 'Again' }).tagName).toBe('SPAN');
});

export const Missing = meta.story({ render: () => <LazyImage alt="No picture" fallback="?" /> });
Missing.test('shows its fallback at once', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'No picture' })).toBeVisible();
});

export const FarAway = meta.story({
  decorators: [(Story) => <div style={{ paddingBlockStart: '300vh' }}>{Story()}</div>],
});
FarAway.test('is not fetched before it comes near', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: 'A fox' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect(image).not.toHaveAttribute('src');
  image.scrollIntoView();
  await waitFor(() => expect(image).toHaveAttribute('src'));
});

export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: ({ fallback }) => (
    <Matrix>
      <div style={{ inlineSize: 90, blockSize: 120 }}>
        <LazyImage alt="No picture" fallback={fallback} />
      </div>
    </Matrix>
  ),
});
