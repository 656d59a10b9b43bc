import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { forceState } from '#testing/State';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { NumberPicker, type NumberPickerProps } from '.';

const digits = Array.from({ length: 10 }, (_, digit) => ({ id: String(digit), label: String(digit) }));
const sides = ['Big', 'Small', 'Odd', 'Even'].map((label) => ({ id: label, label, note: '1.96' }));

const coloured = (
  ['gold', 'blue', 'slate', 'orange', 'cyan', 'violet', 'plain', 'red', 'pink', 'green'] as const
).map((color, place) => ({ id: String(place + 1), label: String(place + 1).padStart(2, '0'), color }));
const eleven = Array.from({ length: 11 }, (_, place) => ({
  id: String(place + 1),
  label: String(place + 1).padStart(2, '0'),
}));
const waves = (['red', 'blue', 'green'] as const).map((color) => ({
  id: color,
  label: color.replace(/^./, (letter) => letter.toUpperCase()),
  color,
  note: '2.824',
}));

function Picking(props: NumberPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberPicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const Gallery = () => (
  <Stack gap={4}>
    <NumberPicker label="First" options={digits} value={['3', '7']} onChange={() => undefined} />
    <NumberPicker label="Sum" options={sides} value={['Odd']} onChange={() => undefined} />
    <NumberPicker label="First place" options={coloured} value={['1', '8']} onChange={() => undefined} />
    <NumberPicker label="Any of eleven" options={eleven} value={['3', '11']} onChange={() => undefined} />
    <NumberPicker label="Colour" options={waves} value={['red']} onChange={() => undefined} />
  </Stack>
);

const meta = preview.meta({
  component: NumberPicker,
  args: { label: 'First', options: digits, value: [], onChange: fn() },
});

export const Default = meta.story({
  render: (args) => <Picking {...args} />,
});
Default.test('moves by arrow keys within and picks with Space', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: '0' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
  await expect(canvas.getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowLeft} ');
  await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2']);
});
export const Sides = meta.story({ args: { options: sides, value: ['Odd'] } });
Default.test('picks and takes back at a press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '7' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['7']);
  await userEvent.click(canvas.getByRole('button', { name: '7' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([]);
});
export const Coloured = meta.story({ args: { label: 'First place', options: coloured, value: ['8'] } });
Coloured.test('is called by its number, whatever its colour', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '03' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['3', '8']);
});
export const Eleven = meta.story({ args: { label: 'Any five', options: eleven, value: ['11'] } });
export const ColouredWords = meta.story({ args: { label: 'Colour', options: waves, value: ['red'] } });
export const States = meta.story({
  args: { value: ['3'] },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('button', { name: '1' }), 'hovered');
    forceState(canvas.getByRole('button', { name: '2' }), 'pressed');
    forceState(canvas.getByRole('button', { name: '4' }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  args: {
    options: sides.map((side) => ({ ...side, label: `${side.id} of all five places` })),
    value: ['Odd'],
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
