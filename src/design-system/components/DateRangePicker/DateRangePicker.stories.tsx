import { today } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { phone } from '#testing/Frame';
import { assertNoPaste } from '#testing/pasteInto';
import preview from '#.storybook/preview';
import { pastes } from '#contract/testing/hostileNumbers';
import { DateRangePicker, type DateRangePickerProps } from '.';

const november = { start: '2026-11-10', end: '2026-11-18' };
const meta = preview.meta({
  component: DateRangePicker,
  args: { label: 'Period', defaultValue: november, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
});

const Gallery = () => (
  <Stack gap={4}>
    <DateRangePicker label="Empty" isRequired description="At most 30 days" />
    <DateRangePicker label="Chosen" defaultValue={november} />
    <DateRangePicker label="Small" size="sm" defaultValue={november} />
    <DateRangePicker label="Reversed" defaultValue={{ start: '2026-11-18', end: '2026-11-10' }} />
    <DateRangePicker label="Too early" defaultValue={november} minValue="2026-11-12" />
    <DateRangePicker label="Disabled" defaultValue={november} isDisabled />
  </Stack>
);

/** Few, because each has hundreds of parts and the matrix has eight of it. */
const Few = () => (
  <Stack gap={4}>
    <DateRangePicker label="Empty" description="At most 30 days" />
    <DateRangePicker label="Too late" defaultValue={november} maxValue="2026-11-12" />
    <DateRangePicker label="Disabled" defaultValue={november} isDisabled />
  </Stack>
);

export const Default = meta.story();
Default.test('is chosen in a calendar with the keyboard', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: /calendar/i });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /November 10, 2026/ })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-17', end: '2026-11-19' });
  await waitFor(() => expect(opener).toHaveFocus());
});
Default.test('is typed part by part, and says when it is reversed', async ({ canvas, userEvent, args }) => {
  const [, endDay] = canvas.getAllByRole('spinbutton', { name: /day/i });
  if (!endDay) throw new Error('no second day');
  await userEvent.click(endDay);
  await userEvent.keyboard('05');
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-05' });
  await expect(canvas.getByText('The start date must come before the end date.')).toBeVisible();
});
Default.test(
  'is typed in Arabic, the day first, and the page stays',
  { globals: { locale: 'ar' } },
  async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    if (!first) throw new Error('no part of a date');
    const here = location.href;
    await userEvent.click(first);
    await userEvent.keyboard('03112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-03', end: '2026-11-18' });
    // The year is whole, and the next part is the day of the end.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-03', end: '2026-11-20' });
    await expect(location.href).toBe(here);
  },
);
Default.test('tells a year once it is whole', async ({ canvas, userEvent, args }) => {
  const [year] = canvas.getAllByRole('spinbutton', { name: /year/i });
  if (!year) throw new Error('no year');
  await userEvent.click(year);
  await userEvent.keyboard('202');
  await expect(year).toHaveAttribute('aria-valuenow', '202');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('5');
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-11-10', end: '2026-11-18' });
  await userEvent.click(year);
  await userEvent.keyboard('20{Tab}{Tab}{Tab}{Tab}{Tab}');
  await expect(year).toHaveAttribute('aria-valuenow', '2025');
});
Default.test('takes the last seven days with one press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
  const quick = within(await screen.findByRole('group', { name: 'Quick choices' }));
  await userEvent.click(quick.getByRole('button', { name: 'Last 7 days' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [[range] = []] = (args.onChange as ReturnType<typeof fn>).mock.calls as [[typeof november]?];
  if (!range) throw new Error('nothing chosen');
  await expect(Date.parse(range.end) - Date.parse(range.start)).toBe(6 * 24 * 3600 * 1000);
});

Default.test('takes no pasted text for a part of a date', async ({ canvas, args }) => {
  await assertNoPaste(pastes, () => canvas.getAllByRole('spinbutton'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** An owner that takes a while, such as the address of a page. */
function LateOwner({ onChange }: { onChange: DateRangePickerProps['onChange'] | undefined }) {
  const [days, setDays] = useState<DateRangePickerProps['value']>(november);
  return (
    <DateRangePicker
      label="Period"
      value={days ?? null}
      onChange={(next) => {
        onChange?.(next);
        setTimeout(() => setDays(next), 300);
      }}
    />
  );
}
export const AnsweredLate = meta.story({ render: ({ onChange }) => <LateOwner onChange={onChange} /> });
AnsweredLate.test('loses no step', async ({ canvas, userEvent, args }) => {
  const [day] = canvas.getAllByRole('spinbutton', { name: /day/i });
  if (!day) throw new Error('no day');
  await userEvent.click(day);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-13', end: '2026-11-18' });
  await expect(day).toHaveAttribute('aria-valuenow', '13');
  // The first answers are of earlier steps.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(day).toHaveAttribute('aria-valuenow', '13');
});

export const WithLimits = meta.story({
  args: { minValue: '2026-11-01', maxValue: '2026-11-20', presets: ['today', 'lastMonth'] },
});
WithLimits.test('leaves out days that come too late', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('button', { name: /November 21, 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
/** Last month began before this day, whatever day it is. */
const afterLastMonth = today('UTC').subtract({ days: 20 }).toString();
WithLimits.test(
  'leaves out presets that begin too early',
  { args: { minValue: afterLastMonth, maxValue: '2099-12-31' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Today' });
    await expect(dialog.queryByRole('button', { name: 'Last month' })).toBeNull();
  },
);

export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    const [opener] = canvas.getAllByRole('button');
    if (!opener) throw new Error('no opener');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
});
export const Phone = meta.story({ ...phone, play: Open.play });
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
  args: { label: 'Days whose bets and transactions are listed below', maxValue: '2026-11-12' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Few />}</Matrix>,
});
