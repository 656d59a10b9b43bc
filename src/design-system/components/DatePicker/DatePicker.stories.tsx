import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import { assertNoPaste } from '#testing/pasteInto';
import preview from '#.storybook/preview';
import { pastes } from '#contract/testing/hostileNumbers';
import { DatePicker } from '.';

const meta = preview.meta({
  component: DatePicker,
  args: { label: 'Date of birth', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
});

const Gallery = () => (
  <Stack gap={4}>
    <DatePicker label="Empty" isRequired description="As in your passport" />
    <DatePicker label="Chosen" defaultValue="2026-11-21" />
    <State is={['focus-within']} on='[role="group"]'>
      <DatePicker label="Focused" defaultValue="2026-11-21" />
    </State>
    <DatePicker label="Too late" defaultValue="2026-11-21" maxValue="2026-11-20" />
    <DatePicker label="With error" errorMessage="Enter the date of your birth" />
    <DatePicker label="Read only" defaultValue="2026-11-21" isReadOnly />
    <DatePicker label="Disabled" defaultValue="2026-11-21" isDisabled />
  </Stack>
);

/** Few, because each has hundreds of parts and the matrix has eight of it. */
const Few = () => (
  <Stack gap={4}>
    <DatePicker label="Empty" description="As in your passport" />
    <DatePicker label="Too late" defaultValue="2026-11-21" maxValue="2026-11-12" />
    <DatePicker label="Disabled" defaultValue="2026-11-21" isDisabled />
  </Stack>
);

export const Default = meta.story();
Default.test('is typed part by part', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /month/i }));
  await userEvent.keyboard('02282024');
  await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-28');
  await expect(canvas.getByRole('spinbutton', { name: /year/i })).toHaveAttribute('aria-valuenow', '2024');
  await userEvent.keyboard('{ArrowUp}');
  await expect(args.onChange).toHaveBeenLastCalledWith('2025-02-28');
});

Default.test('takes no pasted text for a part of a date', async ({ canvas, args }) => {
  await assertNoPaste(pastes, () => canvas.getAllByRole('spinbutton'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const WithLimits = meta.story({
  args: { label: 'Day', defaultValue: '2026-11-18', minValue: '2026-11-02', maxValue: '2026-11-20' },
});
WithLimits.test('is chosen in a calendar with the keyboard', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: /calendar/i });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /November 18, 2026/ })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('2026-11-19');
  await waitFor(() => expect(opener).toHaveFocus());
});
WithLimits.test('does not offer days outside its limits', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('button', { name: /November 1, 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const next of dialog.getAllByRole('button', { name: 'Next' })) await expect(next).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: /November 2, 2026/ }));
  await expect(args.onChange).toHaveBeenCalledWith('2026-11-02');
});
WithLimits.test('says which days it takes, when another is typed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/i }));
  await userEvent.keyboard('28');
  await expect(canvas.getByText('Choose Nov 20, 2026 or earlier.')).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: /^day/i })).toBeInvalid();
});

/** Names of days may be wider than days. */
export const WideNames = meta.story({
  globals: { locale: 'my' },
  args: { label: 'Day', defaultValue: '2026-11-18' },
});
WideNames.test('has each day below the name of its day', async ({ canvas, userEvent }) => {
  const [opener] = canvas.getAllByRole('button');
  if (!opener) throw new Error('no opener');
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  const middle = (cell: Element) => {
    const { left, width } = cell.getBoundingClientRect();
    return Math.round(left + width / 2);
  };
  const table = dialog.getByRole('grid');
  const names = [...table.querySelectorAll('th')].map(middle);
  const days = [...table.querySelectorAll('tbody tr:first-child td > *')].map(middle);
  await expect(days).toEqual(names);
});

export const WithPresets = meta.story({ args: { label: 'Day', presets: ['today', 'yesterday'] } });
WithPresets.test('takes today with one press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
  const quick = within(await screen.findByRole('group', { name: 'Quick choices' }));
  await userEvent.click(quick.getByRole('button', { name: 'Today' }));
  await expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The calendar is open; today carries a dot. */
export const Open = meta.story({
  tags: ['matrix'],
  args: {
    label: 'Day',
    presets: ['today', 'yesterday'],
    defaultValue: '2026-11-18',
    minValue: '2026-11-02',
  },
  play: async ({ canvas, userEvent }) => {
    const [opener] = canvas.getAllByRole('button');
    if (!opener) throw new Error('no opener');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
});
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  args: {
    label: 'First day on which the limit that you have set takes effect',
    defaultValue: '2026-11-18',
    maxValue: '2026-11-02',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Few />}</Matrix>,
});
