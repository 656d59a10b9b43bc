import { expect, fn } from 'storybook/test';
import { pageFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { RegisterScreen, type RegisterView } from './RegisterScreen';

const meta = preview.meta({
  component: RegisterScreen,
  args: {
    view: 'open' as const,
    onViewChange: fn(),
    linkCount: 6,
    children: (view: RegisterView) => <p>{view}</p>,
  },
  decorators: [pageFrame],
});

export const Open = meta.story({ tags: ['matrix'] });
Open.test('leads to the links, by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /Registration links/ }));
  await expect(args.onViewChange).toHaveBeenLastCalledWith('links');
  canvas.getByRole('tab', { name: 'Open an account' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onViewChange).toHaveBeenCalledTimes(2);
});

export const Links = meta.story({ args: { view: 'links', linkCount: undefined } });
