import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Logo } from '.';

const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M3 22C7 9 13 5 16 5s9 4 13 17" fill="none" stroke="#44c4ac" stroke-width="3.4" stroke-linecap="round"/><path d="M8.5 24.5C10.5 16 13.5 12.500 16 12.500s5.500 3.500 7.500 12" fill="none" stroke="#8f95ff" stroke-width="3.400" stroke-linecap="round"/><circle cx="16" cy="24.500" r="2.600" fill="#6563e8"/></svg>',
)}`;
const meta = preview.meta({ component: Logo, args: { name: 'Aurora', src: mark } });

const Gallery = () => (
  <div style={{ display: 'flex', gap: 32, alignItems: 'center', flexWrap: 'wrap' }}>
    <Logo name="Aurora" src={mark} />
    <Logo name="Aurora" src={mark} size="sm" />
    <Logo name="Aurora" />
  </div>
);

export const Default = meta.story();
Default.test('says the name once', async ({ canvas }) => {
  await expect(canvas.getByText('Aurora')).toBeVisible();
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
