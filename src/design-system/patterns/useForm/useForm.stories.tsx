import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { Form } from '#ds/Form';
import { TextField } from '#ds/TextField';
import preview from '#.storybook/preview';
import { useForm, type FormBinding } from '.';

interface Values {
  name: string;
  bank: string;
}
const onSubmit = fn();

/** An account for withdrawals: the platform may come with a name, and knows which numbers it has already. */
function AccountForm({ initial, ...binding }: { initial: Values } & FormBinding<Values>) {
  const { form, field, isPending, isDirty, reset } = useForm(initial, binding);
  return (
    <Form {...form}>
      <TextField label="Holder" {...field('name')} />
      <TextField label="Account number" {...field('bank')} />
      <Button type="submit" isPending={isPending}>
        Add
      </Button>
      <Button tone="neutral" isDisabled={!isDirty} onPress={() => reset()}>
        Start over
      </Button>
    </Form>
  );
}

const validate = ({ name, bank }: Values) => ({
  ...(name === '' && { name: 'Fill in the holder' }),
  ...(bank.length < 4 && { bank: 'Use at least 4 digits' }),
});

const meta = preview.meta({
  component: AccountForm,
  args: { initial: { name: '', bank: '' }, validate, onSubmit, isPending: false },
});

export const Default = meta.story();
Default.test(
  'says what is wrong once a field is left, and leads to the first fault when sent',
  async ({ canvas, userEvent }) => {
    const bank = canvas.getByRole('textbox', { name: 'Account number' });
    await userEvent.type(bank, '12');
    await expect(canvas.queryByText('Use at least 4 digits')).toBeNull();
    await userEvent.tab();
    await expect(bank).toHaveAccessibleDescription('Use at least 4 digits');
    await userEvent.type(bank, '34');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Holder' })).toHaveFocus());
    await expect(bank).toHaveValue('1234');
  },
);
Default.test('says it again when what was changed is as wrong as before', async ({ canvas, userEvent }) => {
  onSubmit.mockClear();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Holder' }), 'Minh');
  const bank = canvas.getByRole('textbox', { name: 'Account number' });
  await userEvent.type(bank, '12');
  await userEvent.tab();
  await expect(bank).toHaveAccessibleDescription('Use at least 4 digits');
  await userEvent.type(bank, '3');
  await userEvent.tab();
  await expect(bank).toHaveAccessibleDescription('Use at least 4 digits');
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  await expect(onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(bank).toHaveFocus());
  await expect(bank).toHaveAccessibleDescription('Use at least 4 digits');
});
Default.test('sends good values once, however often the button is pressed', async ({ canvas, userEvent }) => {
  onSubmit.mockClear();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Holder' }), 'Minh');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '1234');
  const form = canvas.getByRole('button', { name: 'Add' }).closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Minh', bank: '1234' }));
  await expect(onSubmit).toHaveBeenCalledTimes(1);
});

export const Refused = meta.story({
  args: {
    initial: { name: 'Minh', bank: '1234' },
    refused: { field: 'bank', message: 'This account is in use' },
  },
});
Refused.test(
  "shows the platform's word on its field until that is changed",
  async ({ canvas, userEvent }) => {
    const bank = canvas.getByRole('textbox', { name: 'Account number' });
    await expect(bank).toHaveAccessibleDescription('This account is in use');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Holder' }), '!');
    await expect(bank).toHaveAccessibleDescription('This account is in use');
    await userEvent.type(bank, '5');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('This account is in use')).toBeNull());
  },
);

export const RefusedElsewhere = meta.story({
  args: { refused: { field: 'captcha', message: 'Type the characters of the picture' } },
});
RefusedElsewhere.test('says above the fields what is about none of them', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Type the characters of the picture');
});

export const Pending = meta.story({ args: { initial: { name: 'Minh', bank: '1234' }, isPending: true } });

/** The first values come while somebody types. */
function Late(binding: FormBinding<Values>) {
  const [initial, setInitial] = useState({ name: '', bank: '' });
  return (
    <>
      <AccountForm {...binding} initial={initial} />
      <Button onPress={() => setInitial({ name: 'Minh Tran', bank: '9999' })}>Values come</Button>
    </>
  );
}
export const LateValues = meta.story({ render: (args) => <Late {...args} /> });
LateValues.test('keeps what was typed, and fills the rest', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '12');
  await userEvent.click(canvas.getByRole('button', { name: 'Values come' }));
  await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveValue('12');
  await expect(canvas.getByRole('textbox', { name: 'Holder' })).toHaveValue('Minh Tran');
});
