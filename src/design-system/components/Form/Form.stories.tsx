import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { DatePicker } from '#ds/DatePicker';
import { MoneyField } from '#ds/MoneyField';
import { Select, SelectItem } from '#ds/Select';
import { TextField } from '#ds/TextField';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { Form } from '.';
import type { FormProps } from '.';

const wrong = {
  username: 'Username must have 6–16 characters',
  bank: 'Choose a bank',
  terms: 'Accept the terms to go on',
};

/** Answers every attempt with the errors that it is given. */
const Answering = ({ validationErrors, error, ...rest }: FormProps) => {
  const [answer, setAnswer] = useState<Pick<FormProps, 'validationErrors' | 'error'>>({});
  return (
    <Form
      {...rest}
      {...answer}
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer({ validationErrors: validationErrors && { ...validationErrors }, error });
      }}
    />
  );
};

const meta = preview.meta({
  component: Form,
  render: (args) => <Answering {...args} />,
  args: {
    validationErrors: wrong,
    children: (
      <>
        <TextField name="username" label="Username" />
        <Select name="bank" label="Bank">
          <SelectItem id="vcb">Vietcombank</SelectItem>
        </Select>
        <Checkbox name="terms">I accept the terms</Checkbox>
        <Button type="submit">Create account</Button>
      </>
    ),
  },
});

export const Default = meta.story();
Default.test(
  'lists what is wrong, takes the focus there, and leads to each field',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Username' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: wrong.username }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: wrong.bank }));
    await expect(canvas.getByRole('button', { name: /Bank/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: wrong.terms }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
);

export const OneError = meta.story({ args: { validationErrors: { username: wrong.username } } });
OneError.test('goes straight to the only field that is wrong', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus());
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(wrong.username);
});

export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    validationErrors: {
      username:
        'This username belongs to somebody else. Choose one that has a number or the name of a place in it',
      bank: 'Choose the bank that the account belongs to, or a wallet if no bank of the list is yours',
      terms: 'Read the terms and accept them; without that no account can be created in this country',
    },
  },
});
LongText.test('says all of it, above the fields and at each of them', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  await expect(canvas.getAllByText(/belongs to somebody else/)).toHaveLength(2);
});
/** Fields of several parts are led to as well. */
export const OtherFields = meta.story({
  args: {
    validationErrors: { limit: 'Enter 10.00 or more', from: 'Choose a day of this month' },
    children: (
      <>
        <MoneyField name="limit" label="Limit" currency="USD" />
        <DatePicker name="from" label="From" />
        <Button type="submit">Set the limit</Button>
      </>
    ),
  },
});
OtherFields.test('leads to an amount and to the first part of a date', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set the limit' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Enter 10.00 or more' }));
  await expect(canvas.getByRole('textbox', { name: 'Limit' })).toHaveFocus();
  await expect(canvas.getByRole('textbox', { name: 'Limit' })).toBeInvalid();
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a day of this month' }));
  await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
});

export const Refused = meta.story({
  args: { validationErrors: undefined, error: 'Username or password is wrong' },
});
Refused.test('says what went wrong as a whole', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Username or password is wrong'));
});

const Controlled = (args: FormProps) => {
  const [username, setUsername] = useState('');
  return (
    <Form {...args}>
      <TextField name="username" label="Username" value={username} onChange={setUsername} />
    </Form>
  );
};
/** The fields' values are held around the form, which is drawn again at every key. */
export const ControlledFields = meta.story({
  render: (args) => <Controlled {...args} />,
  args: { validationErrors: { username: wrong.username } },
});
ControlledFields.test('says no more of a field that was changed', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Username' });
  await expect(field).toBeInvalid();
  await userEvent.type(field, 'mi');
  await userEvent.tab();
  await expect(field).toBeValid();
  await userEvent.type(field, 'ra');
  await expect(field).toBeValid();
});

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 32,
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
} as const;
/** Untouched, refused as a whole, and with what is wrong at each field. */
export const States = meta.story({
  render: ({ children }) => (
    <div style={columns}>
      <Form>{children}</Form>
      <Form error="Username or password is wrong">{children}</Form>
      <Form validationErrors={wrong}>{children}</Form>
    </div>
  ),
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  decorators: [phoneFrame],
  render: (args) => <Matrix>{() => <Form {...args} />}</Matrix>,
});
