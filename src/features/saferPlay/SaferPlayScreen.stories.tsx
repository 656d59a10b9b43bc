import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import type { SaferPlayStatus } from '#contract';
import preview from '#.storybook/preview';
import { now, statement, status } from './samples';
import { SaferPlayScreen, type SaferPlayScreenProps } from './SaferPlayScreen';

const args: SaferPlayScreenProps = {
  part: 'limits',
  onPartChange: fn(),
  status: asyncOf(status),
  now,
  onSetLimit: fn(() => Promise.resolve(true)),
  onAnswer: fn(),
  onCheckChange: fn(),
  onBreak: fn(),
  onReopen: fn(),
  exclusion: {
    isOpen: false,
    onOpen: fn(),
    onClose: fn(),
    form: { validate: () => ({}), onSubmit: fn(), isPending: false },
  },
  isPending: false,
  statement: {
    statement: asyncOf(statement),
    filters: {},
    onFiltersChange: fn(),
    today: '2025-11-21',
    outputs: { onExport: fn(), onPrint: fn(), onBeforePrint: fn() },
  },
};

const meta = preview.meta({ component: SaferPlayScreen, args, ...wide });
const at = (iso: string) =>
  ({ kind: 'exclusion', startsAt: '2025-01-01T00:00:00.000Z', endsAt: iso }) as const;

export const Limits = meta.story({ tags: ['matrix', 'snapshot'] });
Limits.test(
  'sets a limit at once, and says when a higher one starts',
  async ({ canvas, userEvent, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set: Stake limit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stake limit' });
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    await expect(given.onSetLimit).not.toHaveBeenCalled();
    await expect(dialog).toHaveTextContent('Enter an amount above zero');
    await userEvent.type(screen.getByLabelText('New limit', { selector: 'input' }), '250');
    await userEvent.click(await screen.findByRole('button', { name: 'Set $250.00' }));
    await expect(given.onSetLimit).toHaveBeenCalledWith({ kind: 'stake', period: 'week', amount: '25000' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
Limits.test(
  'asks for a higher limit with the words of what follows',
  async ({ canvas, userEvent, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Loss limit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Loss limit' });
    await userEvent.type(screen.getByLabelText('New limit', { selector: 'input' }), '900');
    await waitFor(() => expect(dialog).toHaveTextContent('so it waits 24 hours'));
    await userEvent.click(screen.getByRole('button', { name: 'Ask for $900.00' }));
    await expect(given.onSetLimit).toHaveBeenCalledWith({ kind: 'loss', period: 'month', amount: '90000' });
  },
);
Limits.test(
  'calls a waiting limit off, and changes the reality check',
  async ({ canvas, userEvent, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the old limit' }));
    await expect(given.onAnswer).toHaveBeenCalledWith(expect.objectContaining({ kind: 'deposit' }), false);
    await userEvent.click(canvas.getByRole('radio', { name: '30 min' }));
    await expect(given.onCheckChange).toHaveBeenCalledWith(30);
  },
);
export const LimitsExcluded = meta.story({
  args: { status: asyncOf<SaferPlayStatus>({ ...status, pause: at('2026-11-21T00:00:00.000Z') }) },
});
LimitsExcluded.test('tells of an exclusion where it was made', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: /^You have excluded yourself until/ }),
  ).toBeVisible();
});
export const LimitsPhone = meta.story({ ...phone, tags: ['matrix'] });
export const NoLimits = meta.story({
  args: { status: asyncOf<SaferPlayStatus>({ ...status, limits: [], earlier: [] }) },
});
export const ReadyToConfirm = meta.story({
  args: {
    status: asyncOf<SaferPlayStatus>({
      ...status,
      limits: [
        {
          ...(status.limits[0] as (typeof status.limits)[number]),
          waiting: { amount: null, readyAt: '2025-11-20T00:00:00.000Z' },
        },
      ],
    }),
  },
});
ReadyToConfirm.test('asks once more', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Yes, change it' }));
  await expect(given.onAnswer).toHaveBeenCalledWith(expect.objectContaining({ kind: 'deposit' }), true);
});
export const Loading = meta.story({ args: { status: asyncOf() } });
export const Failed = meta.story({ args: { status: asyncOf(undefined, 'failed', noConnection) } });
Failed.test('says that limits hold, and asks again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(given.status.retry).toHaveBeenCalledOnce();
});
export const WriteFailed = meta.story({ args: { writeFailure: { tone: 'danger', ...noConnection } } });

export const Break = meta.story({ args: { part: 'break' }, tags: ['matrix', 'snapshot'] });
Break.test('asks before it starts', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^14 days/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Start 14 days of break' }));
  await screen.findByRole('alertdialog', { name: 'Start a break of 14 days?' });
  await userEvent.click(screen.getByRole('button', { name: 'Start the break' }));
  await expect(given.onBreak).toHaveBeenCalledWith('14d');
});
export const LongBreaks = meta.story({
  args: { part: 'break', status: asyncOf<SaferPlayStatus>({ ...status, breaks: ['14d', '30d'] }) },
});
LongBreaks.test('offers the breaks of the merchant alone', async ({ canvas, userEvent, args: given }) => {
  await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Start 14 days of break' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start the break' }));
  await expect(given.onBreak).toHaveBeenCalledWith('14d');
});
export const BreakPhone = meta.story({ args: { part: 'break' }, ...phone });
export const OnBreak = meta.story({
  args: {
    part: 'break',
    status: asyncOf<SaferPlayStatus>({
      ...status,
      pause: { kind: 'break', startsAt: '2025-11-20T00:00:00.000Z', endsAt: '2025-11-27T00:00:00.000Z' },
    }),
  },
});
export const Excluded = meta.story({
  args: {
    part: 'break',
    status: asyncOf<SaferPlayStatus>({ ...status, pause: at('2026-11-21T00:00:00.000Z') }),
  },
});
export const ExclusionOver = meta.story({
  args: {
    part: 'break',
    status: asyncOf<SaferPlayStatus>({ ...status, pause: at('2025-11-20T00:00:00.000Z') }),
  },
});
ExclusionOver.test('asks for games again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for games again' }));
  await expect(given.onReopen).toHaveBeenCalledOnce();
});
export const Exclusion = meta.story({
  args: { part: 'break', exclusion: { ...args.exclusion, isOpen: true } },
});
Exclusion.test('wants the password and the sentence agreed to', async ({ userEvent, args: given }) => {
  await screen.findByRole('dialog', { name: 'Exclude yourself?' });
  await userEvent.click(screen.getByRole('radio', { name: '1 year' }));
  await userEvent.type(screen.getByLabelText(/^Login password/, { selector: 'input' }), 'harbour-light');
  await userEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
  await expect(given.exclusion.form.onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /cannot be undone/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
  await expect(given.exclusion.form.onSubmit).toHaveBeenCalledWith({
    length: '1y',
    password: 'harbour-light',
  });
});

export const Statement = meta.story({ args: { part: 'statement' }, tags: ['matrix', 'snapshot'] });
Statement.test('says what it came to, by month, newest first', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: 'Statement' })).getAllByRole('row');
  await expect(rows[1]).toHaveAccessibleName(/Nov 1, 2025 – Nov 21, 2025.*\$1,100\.37.*21 hr 40 min/);
  await expect(rows[2]).toHaveAccessibleName(/October 2025/);
  await expect(rows.at(-1)).toHaveTextContent(/All\$5,770\.37\$4,400\.00/);
  await expect(canvas.getByText(/^You deposited \$5,770\.37, withdrew \$4,400\.00 and lost/)).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Statement' })).toHaveTextContent('$5,770.37 − $4,400.00');
});
Statement.test(
  'downloads, prints, and changes the period and the games',
  async ({ canvas, userEvent, args: given }) => {
    const { outputs, onFiltersChange } = given.statement;
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(outputs.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expect(outputs.onExport).toHaveBeenCalledWith(
      'csv',
      expect.objectContaining({ title: 'Statement' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await expect(onFiltersChange).toHaveBeenLastCalledWith(expect.objectContaining({ period: 'year' }));
    await userEvent.click(canvas.getByRole('button', { name: /Games/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Slots' }));
    await expect(onFiltersChange).toHaveBeenLastCalledWith(expect.objectContaining({ gameType: 'RNG' }));
  },
);
Statement.test('leads to a limit and to a break', async ({ canvas, userEvent, args: given }) => {
  const note = canvas.getByRole('note');
  await userEvent.click(within(note).getByRole('button', { name: 'Limits' }));
  await userEvent.click(within(note).getByRole('button', { name: 'Take a break' }));
  await expect(given.onPartChange).toHaveBeenCalledWith('limits');
  await expect(given.onPartChange).toHaveBeenCalledWith('break');
});
export const StatementPhone = meta.story({ args: { part: 'statement' }, ...phone });
export const StatementOfADay = meta.story({
  args: {
    part: 'statement',
    statement: {
      ...args.statement,
      statement: asyncOf({
        ...statement,
        from: statement.to,
        unit: 'day',
        rows: statement.rows.slice(-1).map((row) => ({ ...row, from: row.to })),
        longest: [],
      }),
    },
  },
});
