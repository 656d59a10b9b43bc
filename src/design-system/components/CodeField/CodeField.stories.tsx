import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { CodeField } from '.';

const send = (
  <Button size="sm" emphasis="soft">
    Send code
  </Button>
);
const meta = preview.meta({
  component: CodeField,
  args: { label: 'SMS code', placeholder: '6 digits', suffix: send, onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 340 }}>
    <CodeField label="SMS code" isRequired placeholder="6 digits" suffix={send} />
    <CodeField
      label="Counting down"
      defaultValue="4820"
      suffix={
        <Button size="sm" emphasis="soft" isDisabled>
          Send again in 214 s
        </Button>
      }
    />
    <CodeField
      label="With error"
      defaultValue="482091"
      errorMessage="This code has expired. Send a new one."
    />
    <CodeField label="Disabled" defaultValue="482091" isDisabled />
  </div>
);

export const Default = meta.story();
Default.test('leaves spaces out', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: 'SMS code' });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(field);
  await userEvent.keyboard('48 2-0');
  await expect(field).toHaveValue('4820');
  await userEvent.keyboard('91');
  await expect(field).toHaveValue('482091');
  await expect(args.onChange).toHaveBeenLastCalledWith('482091');
});
Default.test('takes a code that is longer than usual, or has letters', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'SMS code' });
  await userEvent.click(field);
  await userEvent.keyboard('48209173');
  await expect(field).toHaveValue('48209173');
  await userEvent.clear(field);
  await userEvent.keyboard('7kQ-2mX');
  await expect(field).toHaveValue('7kQ2mX');
});
Default.test(
  'takes a code that is pasted with spaces or in other digits',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'SMS code' });
    await userEvent.click(field);
    await userEvent.paste('Your code: 482 091');
    await expect(field).toHaveValue('482091');
    await userEvent.clear(field);
    await userEvent.paste('٤٨٢-٠٩١');
    await expect(args.onChange).toHaveBeenLastCalledWith('482091');
  },
);

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  args: {
    label: 'Code that was sent to the number of this account',
    suffix: <Button size="sm">Send the code again now</Button>,
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
