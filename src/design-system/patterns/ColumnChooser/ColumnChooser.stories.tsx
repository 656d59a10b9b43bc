import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { ColumnChooser, type ChoosableColumn, type ColumnChooserProps } from '.';

const columns: ChoosableColumn[] = ['Deposit', 'Withdrawal', 'Valid bet', 'Payout', 'Net P/L'].map(
  (label, index) => ({
    id: label,
    label,
    isShown: index < 4,
  }),
);
const Kept = (props: ColumnChooserProps) => {
  const [kept, setKept] = useState(props.columns);
  return (
    <ColumnChooser
      {...props}
      columns={kept}
      onChange={(next) => {
        setKept(next);
        props.onChange(next);
      }}
    />
  );
};
const meta = preview.meta({
  component: ColumnChooser,
  args: {
    columns,
    onChange: fn(),
    onReset: fn(),
    labels: {
      list: 'Columns',
      search: 'Find a column',
      reset: 'Reset',
      move: (column: string) => `Move ${column}`,
    },
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();
Default.test('shows and moves columns by keyboard and by pointer', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Net P/L' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(
    columns.map((column) => ({ ...column, isShown: true })),
  );
  canvas.getByRole('button', { name: 'Move Deposit' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const names = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
  await expect(names().slice(0, 2)).toEqual(['Withdrawal', 'Deposit']);
  await expect(canvas.getByRole('button', { name: 'Move Deposit' })).toHaveFocus();
});
Default.test('finds a column by its name', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'net');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
});
export const OneLeft = meta.story({
  args: { columns: columns.map((column, index) => ({ ...column, isShown: index === 0 })) },
});
OneLeft.test('keeps the last column', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Deposit' })).toBeDisabled();
});
export const States = meta.story({
  play: ({ canvas }) => {
    forceState(canvas.getByRole('button', { name: 'Move Deposit' }), 'focus-visible');
  },
});
export const LongText = meta.story({
  args: { columns: columns.map((column) => ({ ...column, label: `${column.label} of everybody below` })) },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <ColumnChooser {...args} />
    </Matrix>
  ),
});
