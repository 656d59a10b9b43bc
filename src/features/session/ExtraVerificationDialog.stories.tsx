import { expect, fn, screen } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ExtraVerificationDialog } from './ExtraVerificationDialog';
import { now, sms } from './samples';

const { mobile, email, bankName, google } = {
  mobile: { method: 'mobile', hint: '+84 ••• ••• 377' },
  email: { method: 'email', hint: 'm•••@example.com' },
  bankName: { method: 'bankName', hint: '' },
  google: { method: 'google', hint: '' },
} as const;
const meta = preview.meta({
  component: ExtraVerificationDialog,
  args: {
    isOpen: true,
    methods: [mobile, email, bankName, google],
    sending: sms,
    isPending: false,
    contactHref: 'https://service.example',
    onClose: fn(),
    onSend: fn(),
    onSubmit: fn(),
    onMethodChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const EveryProof = meta.story({ tags: ['matrix'] });
/** Behaviours, apart from the matrix, which speaks other languages. */
export const Choosing = meta.story();
Choosing.test('sends a code to the number of the account and takes it', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  await expect(args.onSend).toHaveBeenCalledWith('mobile');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '482 031{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ method: 'mobile', answer: '482031' });
});
Choosing.test('takes another proof by keyboard', async ({ userEvent, args }) => {
  (await screen.findByRole('radio', { name: /Code by SMS/ })).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(args.onMethodChange).toHaveBeenLastCalledWith('bankName');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bank account name' }), 'TRAN VAN MINH{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ method: 'bankName', answer: 'TRAN VAN MINH' });
});
Choosing.test('does not send nothing', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/Code not empty/);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Mobile = meta.story({
  args: { methods: [mobile], sending: { ...sms, resendAt: now + 58_000, now } },
});
export const Email = meta.story({ args: { methods: [email] } });
export const BankName = meta.story({ args: { methods: [bankName] } });
export const Google = meta.story({ args: { methods: [google] } });
export const Wrong = meta.story({
  args: { methods: [google], refused: { field: 'answer', message: 'Invalid verification code' } },
});
export const Expired = meta.story({
  args: {
    notice: { tone: 'danger', title: 'This login took too long', action: { label: 'Log in', onPress: fn() } },
  },
});
export const Pending = meta.story({ args: { isPending: true, methods: [google] } });
export const Phone = meta.story({ ...phone });
