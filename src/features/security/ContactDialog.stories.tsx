import { expect, fn, screen } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ContactDialog, type ContactDialogProps } from './ContactDialog';

const onProve = fn();
const onBind = fn();
const onSend = fn();
const onSendNew = fn();
const prove: ContactDialogProps['prove'] = {
  form: { validate: () => ({}), onSubmit: onProve, isPending: false },
  send: { isPending: false },
  onSend,
};
const bind: NonNullable<ContactDialogProps['bind']> = {
  form: { validate: () => ({}), onSubmit: onBind, isPending: false },
  send: { isPending: false },
  onSend: onSendNew,
};
const args: ContactDialogProps = {
  kind: 'mobile',
  contact: { masked: '•••• 77', isVerified: true, proofs: ['mobile'] },
  onClose: fn(),
  prove,
  country: 'SG',
};
const meta = preview.meta({ component: ContactDialog, args });

export const Prove = meta.story({ tags: ['matrix'] });
Prove.test('sends a code to the present number and takes it', async ({ userEvent }) => {
  await screen.findByRole('dialog', { name: 'Change the mobile number' });
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await expect(onSend).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '730 164');
  await userEvent.type(screen.getByLabelText(/^Login password/), 'harbour-light');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect(onProve).toHaveBeenCalledWith({
    method: 'mobile',
    answer: '730164',
    password: 'harbour-light',
  });
});
export const ProveByApp = meta.story({
  args: {
    kind: 'email',
    contact: { masked: 'm•••@m•••', isVerified: true, proofs: ['email', 'authenticator'] },
  },
});
ProveByApp.test('takes the app where the code cannot be had', async ({ userEvent }) => {
  onProve.mockClear();
  await userEvent.click(await screen.findByText('I can’t receive it. Use the authenticator app'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '482915');
  await userEvent.type(screen.getByLabelText(/^Login password/), 'harbour-light');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect(onProve).toHaveBeenCalledWith({
    method: 'authenticator',
    answer: '482915',
    password: 'harbour-light',
  });
});
export const ProveByPassword = meta.story({
  args: { kind: 'email', contact: { masked: null, isVerified: false, proofs: ['password'] } },
});
export const Off = meta.story({ args: { contact: { masked: null, isVerified: false, proofs: [] } } });
export const CodeFailed = meta.story({
  args: {
    prove: {
      ...prove,
      send: {
        isPending: false,
        failure: { tone: 'danger', title: 'Too many requests', text: 'Try again in 5 minutes.' },
      },
    },
  },
});
export const BindMobile = meta.story({ tags: ['matrix'], args: { bind } });
BindMobile.test('sends a code to the new number and takes both', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^New mobile number/ }), '81234567');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await expect(onSendNew).toHaveBeenCalledWith({ value: '81234567', countryDialingCode: '+65' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '730164');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await expect(onBind).toHaveBeenCalledWith({
    value: '81234567',
    countryDialingCode: '+65',
    code: '730164',
  });
});
export const BindEmail = meta.story({ ...phone, args: { kind: 'email', bind } });
export const BindRefused = meta.story({
  args: {
    bind: {
      ...bind,
      form: { ...bind.form, refused: { field: 'code', message: 'Invalid verification code' } },
      send: { isPending: false, resendAt: Date.now() + 42_000 },
    },
  },
});
