import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import { lostConnection } from '#testing/asyncOf';
import preview from '#.storybook/preview';
import { NoticesScreen, type NoticesScreenProps } from './NoticesScreen';
import { notices } from './samples';

const args: NoticesScreenProps = { notices: { status: 'ready', items: notices } };
const onRetry = fn();
const meta = preview.meta({ component: NoticesScreen, decorators: [blockNavigation], ...wide, args });

export const Ready = meta.story();
Ready.test('each notice is an article of its own, with its date', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(3);
  await expect(canvas.getByRole('article', { name: /Eastgate/ })).toHaveTextContent('Nov 20, 2026');
});
Ready.test('what an operator writes cannot run', async ({ canvas }) => {
  const rules = canvas.getByRole('article', { name: 'New rules for racing results' });
  await expect(rules).toHaveTextContent('Dead heats now pay half of the price.');
  await expect(rules.querySelector('script')).toBeNull();
  await expect(rules.querySelector('[onclick]')).toBeNull();
});

export const Loading = meta.story({ args: { notices: { status: 'loading' } } });
Loading.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading notices');
});
export const Empty = meta.story({ args: { notices: { status: 'ready', items: [] } } });
export const Error = meta.story({
  args: {
    notices: {
      status: 'failed',
      notice: lostConnection(onRetry),
    },
  },
});
Error.test('tries again', async ({ canvas, userEvent }) => {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
export const Phone = meta.story({ ...phone });
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
