import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Countdown } from '.';

const now = Date.UTC(2026, 10, 24, 18);
const hour = 3_600_000;
const meta = preview.meta({
  component: Countdown,
  args: { endsAt: now + 8_077_000, now, label: 'Draw closes', onEnd: fn() },
});

const Gallery = () => (
  <Stack gap={3} align="start">
    <Countdown endsAt={now + 2_480_000} now={now} />
    <Countdown endsAt={now + 51 * hour} now={now} />
    <Countdown endsAt={now} now={now} />
    <Countdown endsAt={now + 72_000} now={now} emphasis="quiet" />
  </Stack>
);

export const Default = meta.story();
Default.test('is a timer with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'Draw closes' })).toHaveTextContent('02:14:37');
});
Default.test(
  'shows what is no moment as unknown, and not as ended',
  { args: { endsAt: NaN } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('––:––:––');
  },
);

export const Emphases = meta.story({ render: () => <Gallery /> });
Emphases.test('says when it is over', async ({ canvas }) => {
  await expect(canvas.getByText('Ended')).toBeVisible();
});

export const Ending = meta.story({
  args: { label: 'Ends' },
  render: ({ onEnd }) => (
    <Countdown endsAt={Math.floor(Date.now() / 1000) * 1000 + 2000} label="Ends" onEnd={() => onEnd?.()} />
  ),
});
Ending.test('runs by the clock and tells of the end once', async ({ canvas, args }) => {
  await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Ended'), { timeout: 10_000 });
  await expect(args.onEnd).toHaveBeenCalledTimes(1);
});
/** Days are words, and some languages have long ones. */
export const LongText = meta.story({
  args: { endsAt: now + 12_345 * 24 * hour + 8_077_000 },
  decorators: [(Story) => <div style={{ inlineSize: 290 }}>{Story()}</div>],
});
LongText.test('writes days before the clock, on one line', async ({ canvas }) => {
  const timer = canvas.getByRole('timer');
  await expect(timer).toHaveTextContent(/^12,345 d.*02:14:37$/);
  await expect(timer.getBoundingClientRect().width).toBeLessThanOrEqual(290);
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
