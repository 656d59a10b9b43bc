import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoginDialog, type LoginDialogProps } from './LoginDialog';
import { brand, captchaImage } from './samples';

const args: LoginDialogProps = {
  isOpen: true,
  isPending: false,
  brand,
  onClose: fn(),
  onSubmit: fn(),
  onRegister: fn(),
  onFreePlay: fn(),
};

const meta = preview.meta({
  component: LoginDialog,
  args,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

const field = (name: string) => screen.findByLabelText(name, { exact: false, selector: 'input' });

export const Default = meta.story({ tags: ['matrix'] });
Default.test(
  'focuses the first field and sends what was typed, the username trimmed',
  async ({ userEvent, args }) => {
    const username = await field('Username');
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.keyboard(' minh.tran ');
    await userEvent.type(await field('Password'), 'a secret ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'username',
      username: 'minh.tran',
      password: 'a secret ',
      remember: false,
    });
  },
);
Default.test('names the fields that are empty and sends nothing', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await expect((await screen.findAllByText('Username not empty')).length).toBeGreaterThan(0);
  await expect((await screen.findAllByText('Password not empty')).length).toBeGreaterThan(0);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
Default.test('closes with Escape', async ({ userEvent, args }) => {
  await field('Username');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Rejected = meta.story({
  args: {
    notice: { tone: 'danger', title: 'Username or password is wrong' },
    captcha: { image: captchaImage, isLoading: false, onRefresh: fn() },
  },
  tags: ['matrix'],
});
Rejected.test('says why and asks for the captcha', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is wrong');
  await userEvent.type(await field('Username'), 'minh.tran');
  await userEvent.type(await field('Password'), 'secret');
  await userEvent.type(await field('Captcha'), '7N2A');
  await userEvent.click(screen.getByRole('button', { name: 'Another picture' }));
  await expect(args.captcha?.onRefresh).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    username: 'minh.tran',
    password: 'secret',
    captcha: '7N2A',
    type: 'username',
    remember: false,
  });
});

export const CaptchaLoading = meta.story({
  args: { captcha: { isLoading: true, onRefresh: fn() } },
});
export const CaptchaFailed = meta.story({
  args: { captcha: { isLoading: false, onRefresh: fn() } },
});
export const Pending = meta.story({ args: { isPending: true } });
export const NeededForGame = meta.story({
  args: { notice: { tone: 'info', title: 'Not logged in, please log in' } },
});
export const Alone = meta.story({ args: { onRegister: undefined, onFreePlay: undefined } });
