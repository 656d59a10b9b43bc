import { expect, waitFor } from 'storybook/test';
import { Link } from '#ds/Link';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Marquee } from '.';

const news = [
  'Eastgate live tables are serviced on 24 Nov, 03:00–04:30.',
  'Deposits by bank transfer are credited within ten minutes.',
  'The Saturday draw closes an hour earlier this week.',
];
const line = news.map((text) => (
  <Link key={text} href="#notice" tone="neutral">
    {text}
  </Link>
));
const meta = preview.meta({
  component: Marquee,
  args: { 'aria-label': 'Notices', children: line },
  decorators: [
    (Story) => <div style={{ inlineSize: 420, maxInlineSize: '100%', display: 'flex' }}>{Story()}</div>,
  ],
});

export const Default = meta.story();
// How it runs and is stopped is tested where motion is not reduced: .storybook/matrix/paused.test.ts.
Default.test('stands still under reduced motion, with no button to stop it', async ({ canvas }) => {
  await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await expect(canvas.getByRole('group', { name: 'Notices' }).getAnimations({ subtree: true })).toHaveLength(
    0,
  );
  await expect(canvas.queryByRole('button')).toBeNull();
});
Default.test('is read once and whole', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(news.length));
  for (const link of canvas.getAllByRole('link')) await expect(link).toBeVisible();
});

export const Fits = meta.story({ args: { children: <span>One short line.</span> } });
Fits.test('stands still when it fits', async ({ canvas }) => {
  await expect(canvas.getByText('One short line.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const LongText = meta.story({
  args: {
    children: (
      <span>
        {'Live tables of every studio, their lobbies and the statements of their rounds are serviced. '.repeat(
          6,
        )}
      </span>
    ),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => <Marquee aria-label={`Notices ${brand} ${theme}`}>{line}</Marquee>}
    </Matrix>
  ),
});
