import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { ListRow, ListRows } from '#patterns/ListRow';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { AsyncSection, type AsyncFailure, type AsyncSectionProps, type AsyncState } from '.';

const onRetry = fn();
const onWiden = fn();
const failure: AsyncFailure = {
  title: 'The record did not load',
  description: (seconds: number) => `Your bets are safe. Check your network; we try again in ${seconds} s.`,
  onRetry,
  retryAfter: 12,
  retryLabel: 'Try now',
};
const meta = preview.meta({
  component: AsyncSection,
  args: {
    isCard: true,
    asOf: 'As of 14:38',
    failure,
    empty: {
      title: 'No bets in this period',
      description: 'Your last bet was on 2 November.',
      action: (
        <Button size="sm" tone="neutral" onPress={onWiden}>
          Show the last 30 days
        </Button>
      ),
    },
    skeleton: (
      <Stack gap={3}>
        <Skeleton shape="block" blockSize="64px" />
        <Skeleton shape="block" blockSize="64px" />
      </Stack>
    ),
    children: (
      <ListRows aria-label="Bets">
        <ListRow
          title="Lantern Night"
          line="14:32"
          end={<Money amount="8640" currency="USD" tone="change" />}
        />
        <ListRow
          title="Salon Baccarat"
          line="13:20"
          end={<Money amount="-4000" currency="USD" tone="change" />}
        />
      </ListRows>
    ),
  },
  decorators: [phoneFrame],
});
const states: AsyncState[] = ['loading', 'ready', 'refreshing', 'empty', 'failed', 'stale', 'offline'];
const Gallery = (props: AsyncSectionProps) => (
  <Stack gap={6}>
    {states.map((state) => (
      <AsyncSection key={state} {...props} state={state} />
    ))}
  </Stack>
);

export const Default = meta.story();
Default.test('shows the content alone', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Bets' })).toBeVisible();
  await expect(canvas.queryByRole('status')).toBeNull();
});
export const Loading = meta.story({ args: { state: 'loading' } });
Loading.test('is announced as loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});
export const Empty = meta.story({ args: { state: 'empty' } });
Empty.test('offers one way on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show the last 30 days' }));
  await expect(onWiden).toHaveBeenCalled();
});
export const Failed = meta.story({ args: { state: 'failed' } });
Failed.test('says what is safe, and asks again at a press', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Your bets are safe.*in 1[12] s/);
  canvas.getByRole('button', { name: 'Try now' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onRetry).toHaveBeenCalledTimes(1);
});
export const RetriesByItself = meta.story({
  args: { state: 'failed', failure: { ...failure, retryAfter: 1 } },
});
RetriesByItself.test('asks again when its seconds are over, once', async () => {
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1), { timeout: 3000 });
  await new Promise((done) => setTimeout(done, 600));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});
export const Stale = meta.story({ args: { state: 'stale' } });
Stale.test('keeps the content and says of when it is', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('list', { name: 'Bets' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('As of 14:38');
  await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});
export const Offline = meta.story({
  args: { state: 'offline', asOf: 'You are offline. These figures are as of 14:38.' },
});
/** Given the value itself, it says what went wrong in the value's words, and asks for it again. */
export const OfAValue = meta.story({ args: { of: asyncOf(undefined, 'failed', noConnection) } });
OfAValue.test('words the failure of the value, and asks for it again', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('alert')).toHaveTextContent('No connection');
  await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
  await expect(args.of?.retry).toHaveBeenCalledOnce();
});
export const States = meta.story({ render: (args) => <Gallery {...args} /> });
export const LongText = meta.story({
  args: {
    state: 'failed',
    failure: {
      ...failure,
      title: 'The record of everything that was paid in and out did not load',
      description: 'Your money is safe, and nothing was changed. '.repeat(4),
    },
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <Gallery {...args} />
    </Matrix>
  ),
});
