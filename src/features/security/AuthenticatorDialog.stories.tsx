import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { AuthenticatorConfirm, AuthenticatorStart, RecoveryCodes } from './AuthenticatorDialog';
import { AuthenticatorManage } from './AuthenticatorManage';

const onSubmit = fn();
const onClose = fn();
const onSave = fn();
const onRemove = fn();
const form = { validate: () => ({}), onSubmit, isPending: false };
const secret = 'K7QX2MDA5PLT4WZCK7QX2MDA5PLT4WZC';
const meta = preview.meta({
  component: AuthenticatorConfirm,
  args: {
    onClose,
    form,
    secret,
    uri: `otpauth://totp/Aurora:minh.tran?issuer=Aurora&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  },
});
const codes = Array.from({ length: 8 }, (_, index) => `k7qx-2mda-5plt-4wz${index + 2}`);

export const Confirm = meta.story({ tags: ['matrix'] });
Confirm.test('shows the key for typing and takes the first code', async ({ userEvent }) => {
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  await waitFor(() => expect(screen.getByText('K7QX 2MDA 5PLT 4WZC K7QX 2MDA 5PLT 4WZC')).toBeVisible());
  await userEvent.type(screen.getByRole('textbox', { name: /Enter the 6 digits/ }), '418205');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await expect(onSubmit).toHaveBeenCalledWith({ code: '418205' });
});
export const ConfirmPhone = meta.story({ ...phone });
export const Start = meta.story({
  render: () => <AuthenticatorStart onClose={onClose} form={form} />,
});
export const Codes = meta.story({
  tags: ['matrix'],
  render: () => <RecoveryCodes codes={codes} onClose={onClose} onSave={onSave} />,
});
Codes.test('is left once they are kept', async ({ userEvent }) => {
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  await expect(list.children).toHaveLength(8);
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  await expect(onSave).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I’ve saved them' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect(onClose).toHaveBeenCalledOnce();
});
export const Manage = meta.story({
  tags: ['matrix'],
  render: () => (
    <AuthenticatorManage
      onClose={onClose}
      forms={{
        renew: { ...form, notice: undefined },
        remove: { ...form, onSubmit: onRemove, notice: undefined },
      }}
    />
  ),
});
Manage.test('turns the app off with both proofs', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Turn the authenticator off/ }));
  await userEvent.type(screen.getByLabelText(/^Login password/), 'harbour-light');
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '482915');
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await expect(onRemove).toHaveBeenCalledWith({ password: 'harbour-light', code: '482915' });
});
