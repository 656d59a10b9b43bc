import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { LoadErrorScreen, type LoadErrorScreenProps } from './LoadErrorScreen';

const args: LoadErrorScreenProps = { failure: 'chunk', onRetry: fn(), onReload: fn() };
const meta = preview.meta({ component: LoadErrorScreen, ...wide, args });

/** A script did not come, or took over two minutes. */
export const Chunk = meta.story();
Chunk.test('tries again, or loads the site anew', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  canvas.getByRole('button', { name: 'Reload the site' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(args.onReload).toHaveBeenCalledOnce();
});

export const Style = meta.story({ args: { failure: 'style' } });
Style.test('is worded as specified', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent('Loading CSS chunk failed');
});

export const Component = meta.story({ args: { failure: 'component' } });
Component.test('offers what can help, which is not the same again', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent('Failed to resolve the async component');
  await expect(canvas.getAllByRole('button')).toHaveLength(1);
});
/** A page that came, and failed while it was drawn. */
export const Fault = meta.story({
  args: {
    failure: {
      title: 'Something went wrong on our side',
      text: 'Try again. If it keeps happening, contact customer service.',
    },
  },
});
Fault.test('says nothing of an update, and offers a way on', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent('Something went wrong on our side');
  await expect(canvas.queryByText(/updated/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const Retrying = meta.story({ args: { isRetrying: true } });
export const Phone = meta.story({ ...phone });
export const Matrix = Chunk.extend({ tags: ['matrix', '!autodocs'] });
