import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { LoginDialog, type LoginDialogProps } from './LoginDialog';
import { brand, captchaImage, now, sms } from './samples';

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

export const Default = meta.story();
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
    refused: { field: 'password', message: 'Username or password is wrong' },
    canRemember: true,
    sms,
    onForgotPassword: fn(),
    captcha: { image: captchaImage, isLoading: false, onRefresh: fn() },
  },
});
Rejected.test('tells of the picture without a number, which the platform does not say', async () => {
  const picture = await screen.findByRole('img', { name: /^Picture/ });
  await expect(picture).toHaveAccessibleName('Picture with the characters to type');
});
Rejected.test('says why and asks for the captcha', async ({ userEvent, args }) => {
  await expect(await field('Password')).toHaveAccessibleDescription(/Username or password is wrong/);
  await userEvent.type(await field('Username'), 'minh.tran');
  await userEvent.type(await field('Password'), 'secret');
  await userEvent.type(await field('Captcha'), '7N2A');
  const another = screen.getByRole('button', { name: 'Another picture' });
  await userEvent.click(another);
  // At most once a second.
  await userEvent.click(another);
  await expect(args.captcha?.onRefresh).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    username: 'minh.tran',
    password: 'secret',
    captcha: '7N2A',
    type: 'username',
    remember: false,
  });
  await expect(await field('Password')).toHaveValue('secret');
  // A picture is good for one try, and nobody is told off for the next one yet.
  await expect(await field('Captcha')).toHaveValue('');
  await expect(screen.queryByText('Captcha not empty')).toBeNull();
});

/** As the site has it: who cannot read the picture leaves it out. */
export const CaptchaOrNone = meta.story({
  args: Rejected.input.args,
  render: function Choosing(given) {
    const [isWithoutPicture, choose] = useState(false);
    const captcha = { isLoading: false, onRefresh: fn(), image: captchaImage };
    return (
      <LoginDialog {...given} captcha={{ ...captcha, isWithoutPicture, onWithoutPictureChange: choose }} />
    );
  },
});
CaptchaOrNone.test('lets in without the letters of the picture', async ({ userEvent, args }) => {
  await userEvent.type(await field('Username'), 'minh.tran');
  await userEvent.type(await field('Password'), 'secret');
  await userEvent.type(await field('Captcha'), '7N');
  const choice = screen.getByRole('checkbox', { name: 'Verify without the picture' });
  await userEvent.click(choice);
  await expect(screen.queryByRole('textbox', { name: /^Captcha/ })).toBeNull();
  await expect(choice).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    username: 'minh.tran',
    password: 'secret',
    type: 'username',
    remember: false,
  });
  await userEvent.click(choice);
  await expect(await field('Captcha')).toHaveValue('');
});

export const CaptchaLoading = meta.story({
  args: { captcha: { isLoading: true, onRefresh: fn() } },
});
export const CaptchaFailed = meta.story({
  args: { captcha: { isLoading: false, onRefresh: fn() } },
});
export const Pending = meta.story({ args: { isPending: true } });
export const NeededForGame = meta.story({
  args: { notice: { tone: 'info', title: 'Log in to play' } },
});
export const Alone = meta.story({ args: { onRegister: undefined, onFreePlay: undefined } });

/** What a brand can offer beside username and password. */
const everyWay = { sms: { ...sms, onSend: fn() }, canRemember: true, onForgotPassword: fn() };

export const EveryWay = meta.story({ args: everyWay });
EveryWay.test('asks to be remembered, and leads to a forgotten password', async ({ userEvent, args }) => {
  await userEvent.type(await field('Username'), 'minh.tran');
  await userEvent.type(await field('Password'), 'secret');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in for 1 day' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    type: 'username',
    username: 'minh.tran',
    password: 'secret',
    remember: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await expect(args.onForgotPassword).toHaveBeenCalledOnce();
});
EveryWay.test('sends a code once a second at most, then logs in by it', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'SMS code' }));
  const send = await screen.findByRole('button', { name: 'Send code' });
  await userEvent.click(send);
  await expect((await screen.findAllByText('Mobile number not empty')).length).toBeGreaterThan(0);
  await expect(args.sms?.onSend).not.toHaveBeenCalled();
});
EveryWay.test('takes number and code by keyboard', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'SMS code' }));
  await userEvent.type(await field('Mobile number'), '912 480 377');
  const send = screen.getByRole('button', { name: 'Send code' });
  await userEvent.dblClick(send);
  await expect(args.sms?.onSend).toHaveBeenCalledOnce();
  await expect(args.sms?.onSend).toHaveBeenCalledWith({ mobileNum: '912480377', countryDialingCode: '+84' });
  await userEvent.type(await field('SMS code'), '482 031{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    type: 'sms',
    mobileNum: '912480377',
    countryDialingCode: '+84',
    verificationCode: '482031',
    remember: false,
  });
});

const chooseSms = async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'SMS code' }));
};
export const SmsSending = meta.story({
  args: { ...everyWay, sms: { ...sms, isPending: true } },
  play: chooseSms,
});
export const SmsCounting = meta.story({
  args: { ...everyWay, sms: { ...sms, resendAt: now + 214_000, now } },
  play: chooseSms,
});
SmsCounting.test('says when another code may be sent', async () => {
  await expect(await screen.findByRole('button', { name: 'Send again in 214 s' })).toBeDisabled();
});
export const SmsAgain = meta.story({
  args: { ...everyWay, sms: { ...sms, resendAt: now, now } },
  play: chooseSms,
});
export const SmsFailed = meta.story({
  args: {
    ...everyWay,
    sms: {
      ...sms,
      failure: { title: 'Too many requests. Try again after 5 minutes.' },
      onFailureClose: fn(),
    },
  },
  play: chooseSms,
});
SmsFailed.test('says so in a dialog with one button', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Too many requests');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await expect(args.sms?.onFailureClose).toHaveBeenCalledOnce();
});
export const SmsRefused = meta.story({
  args: { ...everyWay, sms, refused: { field: 'verificationCode', message: 'Invalid verification code' } },
  play: chooseSms,
});

const remembered = { account: 'mi***an', onContinue: fn(), onForget: fn(), isPending: false };
export const Remembered = meta.story({ args: { ...everyWay, remembered } });
Remembered.test('goes on by one press, or as somebody else', async ({ userEvent, args }) => {
  const goOn = await screen.findByRole('button', { name: 'Continue as mi***an' });
  await waitFor(() => expect(goOn).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.remembered?.onContinue).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  const username = await field('Username');
  await waitFor(() => expect(username).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Back to mi***an' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Forget this account' }));
  await expect(args.remembered?.onForget).toHaveBeenCalledOnce();
});
export const RememberedPending = meta.story({
  args: { ...everyWay, remembered: { ...remembered, isPending: true } },
});
export const Locked = meta.story({
  args: { ...everyWay, lock: { username: 'minh.tran', until: now + 272_000 }, now },
  play: async ({ userEvent }) => userEvent.type(await field('Username'), 'Minh.Tran'),
});
Locked.test('says for how long, and takes no try', async () => {
  await expect(await screen.findByRole('timer')).toHaveTextContent('04:32');
  await expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
});
Locked.test('leaves other names and the code of a message open', async ({ userEvent }) => {
  await userEvent.type(await field('Username'), '.2');
  await expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await userEvent.type(await field('Username'), '{Backspace}{Backspace}');
  await expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await chooseSms({ userEvent });
  await expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});
export const Throttled = meta.story({
  args: { notice: { tone: 'warning', title: 'Too many requests', text: 'Wait a minute, then try again.' } },
});
export const Phone = meta.story({ ...phone, args: everyWay });
export const PhoneSms = meta.story({ ...phone, args: everyWay, play: chooseSms });
export const Matrix = Rejected.extend({ tags: ['matrix', '!autodocs'] });
