import { Button } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Button, args: { children: 'Refresh', onPress: fn() } });

export const Default = meta.story({ tags: ['matrix'] });
Default.test('answers the keyboard', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Refresh' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledOnce();
});
