import { expect } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { CountBadge } from '.';

const meta = preview.meta({ component: CountBadge, args: { count: 5 } });
const row = { display: 'flex', gap: 8, alignItems: 'center' } as const;

const Gallery = () => (
  <div style={row}>
    {([1, 12, 99, 100] as const).map((count) => (
      <CountBadge key={count} count={count} />
    ))}
    <CountBadge count={24} tone="neutral" />
    <CountBadge count={3} tone="accent" />
  </div>
);

export const Default = meta.story({ args: { label: '5 unread messages' } });
Default.test('speaks its label in place of the bare number', async ({ canvas }) => {
  await expect(canvas.getByText('5 unread messages')).toBeInTheDocument();
  await expect(canvas.getByText('5')).toHaveAttribute('aria-hidden', 'true');
});

export const Nothing = meta.story({ args: { count: 0, label: 'none' } });
Nothing.test('draws nothing at 0', async ({ canvas }) => {
  await expect(canvas.queryByText('none')).toBeNull();
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
