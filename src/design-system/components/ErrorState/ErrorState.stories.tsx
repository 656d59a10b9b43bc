import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ErrorState } from '.';

const meta = preview.meta({
  component: ErrorState,
  args: { description: 'The list took longer to load. Check your network.', onRetry: fn() },
});

const Gallery = () => (
  <Stack gap={4}>
    <ErrorState description="The list took longer to load. Check your network." onRetry={() => undefined} />
    <ErrorState title="Balance not available" description="It is asked for again every minute." />
    <ErrorState
      size="lg"
      description="We could not load this page. Try again in a moment."
      onRetry={() => undefined}
    />
  </Stack>
);

export const Default = meta.story();
Default.test('is announced, and repeats by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Check your network');
  const retry = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledTimes(2);
});

export const Retrying = meta.story({ args: { isRetrying: true } });
Retrying.test('is not repeated twice at once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onRetry).not.toHaveBeenCalled();
});

export const Sizes = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  args: {
    title: 'The report of the month could not be loaded',
    description: 'Check your network. '.repeat(12),
  },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
