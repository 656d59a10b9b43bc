import { DateRangePicker } from '#ds/DateRangePicker';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '#ds/Button';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { FilterBar, type FilterBarProps, type FilterField, type FilterValues } from '.';

const fields: FilterField[] = [
  {
    kind: 'choice',
    id: 'period',
    label: 'Period',
    look: 'segment',
    options: [
      { id: '', label: 'Today' },
      { id: '7', label: '7 days' },
      { id: '30', label: '30 days' },
    ],
  },
  { kind: 'days', Picker: DateRangePicker, id: 'from', endId: 'to', label: 'Dates' },
  {
    kind: 'choice',
    id: 'status',
    label: 'Status',
    look: 'select',
    options: [
      { id: '', label: 'All statuses' },
      { id: 'won', label: 'Won' },
    ],
  },
  { kind: 'search', id: 'game', label: 'Game' },
  { kind: 'switch', id: 'bonus', label: 'Only bets that count for a bonus' },
  { kind: 'switch', id: 'zero', label: 'Hide zero rows', isOnAtFirst: true },
];
const Kept = ({ values: first, onChange, ...rest }: FilterBarProps) => {
  const [values, setValues] = useState<FilterValues>(first);
  return (
    <FilterBar
      {...rest}
      values={values}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
    />
  );
};
const meta = preview.meta({
  component: FilterBar,
  args: {
    fields,
    values: { status: 'won' },
    onChange: fn(),
    children: (
      <Button size="sm" tone="neutral">
        Export
      </Button>
    ),
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();
const onPickerDrawn = fn();
const Counted: typeof DateRangePicker = (props) => {
  onPickerDrawn();
  return <DateRangePicker {...props} />;
};
export const DescribedAnew = meta.story({
  render: function DescribedAnew(args) {
    const [answers, setAnswers] = useState(0);
    const described = fields.map((field) =>
      field.kind === 'days' ? { ...field, Picker: Counted } : { ...field },
    );
    return (
      <FilterBar
        {...args}
        fields={described}
        values={{ ...args.values }}
        onChange={() => args.onChange(args.values)}
      >
        <Button onPress={() => setAnswers(answers + 1)}>{`Answers: ${answers}`}</Button>
      </FilterBar>
    );
  },
});
DescribedAnew.test('draws no field again that is described as before', async ({ canvas, userEvent }) => {
  onPickerDrawn.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Answers: 0' }));
  await expect(canvas.getByRole('button', { name: 'Answers: 1' })).toBeVisible();
  await expect(onPickerDrawn).not.toHaveBeenCalled();
});
Default.test(
  'gives all values once one changes, without the empty ones',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'won', period: '7' });
    canvas.getByRole('button', { name: /Won/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'All statuses' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: '7' });
    await userEvent.click(canvas.getByRole('switch', { name: /bonus/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: '7', bonus: '1' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Game' }), 'a');
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: '7', bonus: '1', game: 'a' });
    const hides = canvas.getByRole('switch', { name: 'Hide zero rows' });
    await expect(hides).toBeChecked();
    await userEvent.click(hides);
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: '7', bonus: '1', game: 'a', zero: '0' });
    await userEvent.click(hides);
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: '7', bonus: '1', game: 'a' });
  },
);
export const States = meta.story({
  args: { values: { period: '30', from: '2025-11-15', to: '2025-11-21', bonus: '1' } },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('radio', { name: 'Today' }), 'hovered');
    forceState(canvas.getByRole('button', { name: 'Export' }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    fields: fields.map((field) => ({ ...field, label: `${field.label} that the list is narrowed to` })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <FilterBar {...args} />
    </Matrix>
  ),
});
