import { useState } from 'react';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { TextField } from '.';

const meta = preview.meta({
  component: TextField,
  args: {
    label: 'Username',
    icon: IconUser,
    isRequired: true,
    onChange: fn(),
  },
});

const InStates = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <TextField label="Username" isRequired icon={IconUser} />
    <State is={['focus-within']} on="[role=presentation]">
      <TextField label="Focused" defaultValue="minh.tr" description="Starts with a letter" />
    </State>
    <TextField label="With error" defaultValue="minh" errorMessage="Username must have 6–16 characters" />
    <TextField label="Valid" defaultValue="minh.tran" isValid />
    <TextField
      label="SMS code"
      suffix={
        <Button size="sm" emphasis="soft">
          Send code
        </Button>
      }
    />
    <TextField label="Disabled" defaultValue="minh.tran" isDisabled />
    <TextField label="Read only" defaultValue="minh.tran" isReadOnly />
  </div>
);

export const Default = meta.story();
Default.test('is found by its label and takes text', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Username' });
  await userEvent.click(field);
  await userEvent.keyboard('minh.tran');
  await expect(field).toHaveValue('minh.tran');
  await expect(field).toBeRequired();
  await expect(args.onChange).toHaveBeenLastCalledWith('minh.tran');
});

export const WithError = meta.story({
  args: {
    defaultValue: 'minh',
    errorMessage: 'Username must have 6–16 characters',
    description: 'Letters and digits',
  },
});
WithError.test('reads its error out with the field', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Username' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(/must have 6–16 characters/);
  await expect(field).toHaveAccessibleDescription(/Letters and digits/);
});

export const Limited = meta.story({ args: { maxLength: 8 } });
Limited.test('keeps all of a long paste, and refuses it in words', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Username' });
  await userEvent.click(field);
  await userEvent.paste('minh.tran.2026');
  await expect(field).toHaveValue('minh.tran.2026');
  await expect(field).toHaveAccessibleDescription(/6 characters too many/);
  await userEvent.keyboard('{Backspace>6/}');
  await expect(field).toBeValid();
});

/** A username or an e-mail address: a mark that nobody sees would make another name of it. */
export const Identifier = meta.story({
  args: { autoComplete: 'username' },
  render: function Identifier(args) {
    const [name, setName] = useState('');
    return <TextField {...args} value={name} onChange={setName} />;
  },
});
Identifier.test('keeps no mark that nobody sees', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Username' });
  await userEvent.click(field);
  await userEvent.paste('\u00a0\u200emi\u200bra\u2066 ');
  await expect(field).toHaveValue('mira');
});

export const States = meta.story({ render: () => <InStates /> });
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    label: 'Full name exactly as it is written on the bank account that withdrawals are paid to',
    description:
      'Names that differ from the bank account delay a withdrawal, since a person has to compare them first',
    errorMessage:
      'This name has letters that no bank accepts. Write it in Latin letters, without accents or signs',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <InStates />}</Matrix>,
});
