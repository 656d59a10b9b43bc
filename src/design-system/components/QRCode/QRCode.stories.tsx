import { expect, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { QRCode } from '.';

const meta = preview.meta({
  component: QRCode,
  args: { value: 'https://example.com/download/ios', label: 'Code to download the iOS app' },
});

export const Default = meta.story();
Default.test('is one picture with a name, dark on white in every theme', async ({ canvas }) => {
  const code = canvas.getByRole('img', { name: 'Code to download the iOS app' });
  await expect(code.getBoundingClientRect().width).toBe(200);
  const [start = NaN, , side = NaN] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  await expect(-start / side).toBeCloseTo(20 / 200);
  await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
  await expect(getComputedStyle(code).fill).toBe('rgb(11, 13, 20)');
  await expect(code.childElementCount).toBe(1);
});
export const SideBar = meta.story({ args: { size: 100, margin: 10 } });
const drawn =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3z"/></svg>';

/** Somebody else has drawn the code. */
export const Picture = meta.story({ args: { src: drawn, label: 'Code of the app' } });
Picture.test('shows it at the same size', async ({ canvas }) => {
  const code = canvas.getByRole('img', { name: 'Code of the app' });
  await expect(code).toHaveAttribute('src', drawn);
  await expect(code).toHaveAttribute('width', '200');
});
export const PictureMissing = meta.story({ args: { src: 'data:image/png,none', label: 'Code of the app' } });
PictureMissing.test('draws the code where the picture cannot be had', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: 'Code of the app' }).tagName).toBe('svg'));
});
export const Unencodable = meta.story({ args: { value: 'x'.repeat(5000) } });
Unencodable.test('says that there is none instead of breaking', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Picture not available' })).toBeVisible();
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <QRCode {...args} size={120} margin={12} />
    </Matrix>
  ),
});
