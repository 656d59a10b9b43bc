import { expect, fn } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { UpdateNotice } from './UpdateNotice';

const meta = preview.meta({ component: UpdateNotice, args: { onUpdate: fn(), onDismiss: fn() } });

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('says so politely, and loads nothing by itself', async ({ canvas, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready');
  await expect(args.onUpdate).not.toHaveBeenCalled();
});
Ready.test('loads the new version by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Reload the site' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onUpdate).toHaveBeenCalledOnce();
});
Ready.test('lets the person go on with the version that is open', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
