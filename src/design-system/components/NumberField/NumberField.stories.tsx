import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Form } from '#ds/Form';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { NumberField } from '.';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Tickets', defaultValue: 2, minValue: 1, maxValue: 20, onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
    <NumberField label="Tickets" defaultValue={2} minValue={1} isRequired />
    <NumberField label="Multiplier" defaultValue={1250} hasNoSteps description="Times the unit of the bet" />
    <NumberField label="With error" defaultValue={99} errorMessage="At most 20" />
    <NumberField label="Disabled" defaultValue={5} isDisabled />
  </div>
);

export const Default = meta.story();
Default.test(
  'steps with its buttons and with the arrow keys, within its limits',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tickets' });
    await userEvent.click(canvas.getByRole('button', { name: /increase/i }));
    await expect(field).toHaveValue('3');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: /decrease/i })).toBeDisabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
);

Default.test('steps as a press ends on its button, and not where it ends elsewhere', async (context) => {
  const { canvas, userEvent, canvasElement } = context;
  const field = canvas.getByRole('textbox', { name: 'Tickets' });
  const more = canvas.getByRole('button', { name: /increase/i });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: more },
    { target: canvasElement },
    { keys: '[/MouseLeft]' },
  ]);
  await expect(field).toHaveValue('2');
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: more }]);
  await expect(field).toHaveValue('2');
  await userEvent.pointer([{ keys: '[/MouseLeft]', target: more }]);
  await expect(field).toHaveValue('3');
});
Default.test('refuses what is beyond its limits in words, and keeps it as it was typed', async (context) => {
  const { canvas, userEvent, args } = context;
  const field = canvas.getByRole('textbox', { name: 'Tickets' });
  for (const [text, words] of [
    ['50', /20\u2069 or less/],
    ['0', /1\u2069 or more/],
    ['1.5', /without decimals/],
    ['many', /Enter a number/],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.paste(text);
    await userEvent.tab();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAccessibleDescription(words);
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.click(field);
  }
});
Default.test('changes nothing while an input method is at work', async ({ canvas, args }) => {
  const field = canvas.getByRole('textbox', { name: 'Tickets' });
  await fireEvent.compositionStart(field);
  for (const text of ['１', '１２']) {
    await fireEvent.input(field, { target: { value: text }, isComposing: true });
    await expect(field).toHaveValue(text);
  }
  await fireEvent.keyDown(field, { key: 'ArrowUp', isComposing: true });
  await fireEvent.compositionEnd(field, { data: '１２' });
  await expect(args.onChange).toHaveBeenLastCalledWith(12);
});

const onSend = fn();
/** Keeps the last number that was one, as forms do that know no empty rate. */
const RateForm = () => {
  const [value, setValue] = useState(0.0012);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <NumberField
        label="Slots"
        value={value}
        onChange={(next) => {
          if (Number.isFinite(next)) setValue(next);
        }}
        minValue={0}
        maxValue={0.008}
        step={0.0001}
        isPercent
      />
      <Button type="submit">Save</Button>
    </Form>
  );
};
export const Rate = meta.story({ render: () => <RateForm /> });
Rate.test('is sent as it was typed, or the form is not sent', async ({ canvas, userEvent }) => {
  onSend.mockClear();
  const field = canvas.getByRole('textbox', { name: 'Slots' });
  await expect(field).toHaveValue('0.12%');
  for (const text of ['5', '0,125', '0.123', '-1', '']) {
    await userEvent.clear(field);
    if (text) await userEvent.paste(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(text);
  }
  await expect(onSend).not.toHaveBeenCalled();
  await userEvent.paste('0,5');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(onSend).toHaveBeenCalledWith(0.005);
  await expect(field).toHaveValue('0.50%');
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  args: { label: 'How many tickets of the next draw', defaultValue: 123456789, maxValue: 1e12 },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
