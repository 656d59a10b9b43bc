import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { PasswordField } from '.';

const rules = [
  { label: '8–16 characters', isMet: (password: string) => password.length >= 8 && password.length <= 16 },
  { label: 'Starts with a letter', isMet: (password: string) => /^[a-z]/i.test(password) },
  { label: 'At least one capital letter', isMet: (password: string) => /[A-Z]/.test(password) },
];

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', icon: IconLock, autoComplete: 'new-password', rules, onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <PasswordField label="Password" isRequired rules={rules} defaultValue="night-sky" />
    <PasswordField
      label="Wrong"
      icon={IconLock}
      defaultValue="secret12"
      errorMessage="Username or password is wrong"
    />
    <PasswordField label="Confirm password" defaultValue="night-sky" isValid />
    <PasswordField label="Disabled" defaultValue="night-sky" isDisabled />
  </div>
);

export const Default = meta.story();
Default.test('shows and hides what was typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await userEvent.click(field);
  await userEvent.keyboard('night-Sky');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: /show/i }));
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('night-Sky');
  canvas.getByRole('button', { name: /hide/i }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveAttribute('type', 'password');
});
Default.test('ticks the rules while it is typed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Password'));
  await userEvent.keyboard('night');
  await expect(canvas.getAllByRole('img')).toHaveLength(1);
  await userEvent.keyboard('Sky');
  await expect(canvas.getAllByRole('img')).toHaveLength(3);
});
Default.test('warns while Caps Lock is on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Password'));
  await userEvent.keyboard('{CapsLock}a');
  await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock');
  await userEvent.keyboard('{CapsLock}a');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  args: {
    label: 'Password for withdrawals, which differs from the one for logging in',
    defaultValue: 'a-very-long-password-indeed',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
