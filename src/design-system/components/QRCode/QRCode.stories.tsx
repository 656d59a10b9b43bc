import { expect } from 'storybook/test';
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
  await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
  await expect(getComputedStyle(code).fill).toBe('rgb(11, 13, 20)');
  await expect(code.childElementCount).toBe(1);
});
export const SideBar = meta.story({ args: { size: 100, margin: 10 } });
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
