import { DateRangePicker } from '#ds/DateRangePicker';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ds/Button';
import type { FilterField } from '#patterns/FilterBar';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { FilterSheet, type FilterSheetProps } from '.';

const options = (...labels: string[]) =>
  labels.map((label, index) => ({ id: index === 0 ? '' : label, label }));
const fields: FilterField[] = [
  {
    kind: 'choice',
    id: 'period',
    label: 'Period',
    options: options('Today', 'Yesterday', '7 days', '30 days'),
  },
  {
    kind: 'choice',
    id: 'type',
    label: 'Game type',
    options: options('All', 'Slots', 'Lottery', 'Live casino', 'Sports'),
  },
  {
    kind: 'choice',
    id: 'vendor',
    label: 'Vendor',
    options: options('All vendors', ...Array.from({ length: 12 }, (_, index) => `Vendor ${index + 1}`)),
  },
  { kind: 'days', Picker: DateRangePicker, id: 'from', endId: 'to', label: 'Dates' },
  { kind: 'search', id: 'game', label: 'Game' },
  { kind: 'switch', id: 'bonus', label: 'Only bets that count for a bonus' },
];
const meta = preview.meta({
  component: FilterSheet,
  args: {
    title: 'Filter',
    fields,
    values: { type: 'Slots' },
    onApply: fn(),
    onDraftChange: fn(),
    labels: { apply: 'Show 41 bets', clear: 'Clear all' },
  },
});
const Opened = (props: FilterSheetProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Filter
      </Button>
      <FilterSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
};

export const Default = meta.story({ ...phone, render: (args) => <Opened {...args} /> });
Default.test('acts when its button is pressed, not before', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Yesterday' }));
  await expect(args.onDraftChange).toHaveBeenLastCalledWith({ type: 'Slots', period: 'Yesterday' });
  await expect(args.onApply).not.toHaveBeenCalled();
  sheet.getByRole('button', { name: 'Show 41 bets' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onApply).toHaveBeenCalledWith({ type: 'Slots', period: 'Yesterday' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Default.test(
  'forgets what was chosen when it is closed without the button',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'All' })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Slots' })).toBeChecked());
    await expect(args.onApply).not.toHaveBeenCalled();
  },
);
export const Open = meta.story({ ...phone, tags: ['matrix'], args: { defaultOpen: true } });
export const LongText = meta.story({
  ...phone,
  args: {
    defaultOpen: true,
    fields: fields.map((field) => ({ ...field, label: `${field.label} that the list is narrowed to` })),
    labels: {
      apply: 'Show all of the 1,234 bets that were found',
      clear: 'Clear everything that was chosen',
    },
  },
});
