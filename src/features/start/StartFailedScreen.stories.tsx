import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { brandOf, brands } from './samples';
import { StartFailedScreen, type StartFailedScreenProps } from './StartFailedScreen';

const args: StartFailedScreenProps = {
  brand: brands.aurora,
  notice: {
    title: 'Network link is abnormal, please try again',
    text: 'Check your connection. If other sites work, the platform may be away for a moment.',
  },
  onRetry: fn(),
  contactHref: 'https://service.example',
};
const meta = preview.meta({
  component: StartFailedScreen,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <StartFailedScreen {...args} brand={brandOf(globals['brand'])} />,
});

export const NoAnswer = meta.story();
NoAnswer.test('says why and asks again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  canvas.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Retrying = meta.story({ args: { isRetrying: true } });
Retrying.test('takes no second press while it asks', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Connecting' }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});

/** Asking again cannot help. */
export const NoRetry = meta.story({
  args: { onRetry: undefined, notice: { title: 'This connection is not secure' } },
});
NoRetry.test('leaves customer service as the way on', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
});
export const Phone = meta.story({ ...phone });
export const Matrix = NoAnswer.extend({ tags: ['matrix', '!autodocs'] });
