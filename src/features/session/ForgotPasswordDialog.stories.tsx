import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ForgotPasswordDialog } from './ForgotPasswordDialog';
import { brand, now, passwordRule, sms } from './samples';

const mobile = { sms: { ...sms, onSend: fn() }, rule: passwordRule };
const meta = preview.meta({
  component: ForgotPasswordDialog,
  args: {
    isOpen: true,
    isPending: false,
    brandName: brand.name,
    mobile,
    onClose: fn(),
    onSubmit: fn(),
    onMethodChange: fn(),
    onLogin: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

const field = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input' });
const choosePhone = async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'By phone' }));
};

export const ByEmail = meta.story();
ByEmail.test('focuses the first field and sends both, trimmed', async ({ userEvent, args }) => {
  const username = await field(/^Username/);
  await waitFor(() => expect(username).toHaveFocus());
  await userEvent.keyboard(' minhtran ');
  await userEvent.type(await field(/^Email/), ' minh@example.com{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    type: 'email',
    username: 'minhtran',
    email: 'minh@example.com',
  });
});
ByEmail.test('finds what was mistyped', async ({ userEvent, args }) => {
  await userEvent.type(await field(/^Username/), 'minhtran');
  await userEvent.type(await field(/^Email/), 'minh@example{Enter}');
  await expect(await field(/^Email/)).toHaveAccessibleDescription('This is not an email address');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
export const EmailOnly = meta.story({ args: { mobile: undefined } });
export const EmailPending = meta.story({ args: { isPending: true } });
export const EmailFailed = meta.story({
  args: { notice: { tone: 'danger', title: 'Network link is abnormal, please try again' } },
});
/** The same answer whether or not there is such an account. */
export const EmailSent = meta.story({ args: { sentTo: 'minh@example.com' } });
EmailSent.test('leads back to the login', async ({ userEvent, args }) => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await expect(args.onLogin).toHaveBeenCalledOnce();
});

/** Somebody who is signed in, by codes alone so far. */
export const SignedIn = meta.story({ args: { isSignedIn: true } });
SignedIn.test('begins with the phone, and leads to no login', async () => {
  await expect(await screen.findByRole('dialog', { name: 'New password' })).toBeVisible();
  await expect(screen.getByRole('radio', { name: 'By phone' })).toBeChecked();
  await expect(screen.queryByText('Back to login')).toBeNull();
});
export const ByPhone = meta.story({ play: choosePhone });
ByPhone.test('takes number, code and a new password', async ({ userEvent, args }) => {
  await userEvent.type(await field(/^Mobile number/), '912 480 377');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await expect(args.mobile?.sms.onSend).toHaveBeenCalledOnce();
  await userEvent.type(await field(/^SMS code/), '482031');
  await userEvent.type(await field(/^New password/), 'correct horse battery');
  await userEvent.type(await field(/^Repeat the new password/), 'correct horse battery{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    type: 'mobileNum',
    mobileNum: '912480377',
    countryDialingCode: '+84',
    verificationCode: '482031',
    newPassword: 'correct horse battery',
  });
});
export const PhoneCounting = meta.story({
  args: { mobile: { ...mobile, sms: { ...sms, resendAt: now + 214_000, now } } },
  play: choosePhone,
});
export const PhoneRefused = meta.story({
  args: { refused: { field: 'verificationCode', message: 'Invalid verification code' } },
  play: choosePhone,
});
export const Phone = meta.story({ ...phone, play: choosePhone });
export const Matrix = ByEmail.extend({ tags: ['matrix', '!autodocs'] });
