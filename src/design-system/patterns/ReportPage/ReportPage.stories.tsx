import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Card } from '#ds/Card';
import { Money } from '#ds/Money';
import type { ChoosableColumn } from '#patterns/ColumnChooser';
import type { FilterField } from '#patterns/FilterBar';
import { PageAction } from '#patterns/PageHead';
import { ListRow } from '#patterns/ListRow';
import { asyncOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ReportPage, type ReportPageProps, type ReportRows } from '.';

interface Bet {
  id: string;
  time: string;
  game: string;
  day: string;
  profit: string;
}
const games = ['Lantern Night', 'Vietnam North', 'Salon Baccarat 12', 'Comet', 'Golden Shoal'];
const bets: Bet[] = Array.from({ length: 9 }, (_, index) => ({
  id: `${index}`,
  time: `${14 - index}:32`,
  game: games[index % games.length] ?? '',
  day: index < 5 ? 'Today, 21 Nov' : 'Yesterday, 20 Nov',
  profit: `${(index % 3 === 0 ? -1 : 1) * (index + 1) * 1240}`,
}));
const profit = (amount: string) => <Money amount={amount} currency="USD" tone="change" />;
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
  {
    kind: 'choice',
    id: 'status',
    label: 'Status',
    options: [
      { id: '', label: 'All statuses' },
      { id: 'won', label: 'Won' },
    ],
  },
];
const onChange = fn();
const onExport = fn();
const onRemove = fn();
const onPageChange = fn();
const onLoadMore = fn();
const rows: ReportRows<Bet> = {
  items: bets,
  getKey: ({ id }) => id,
  columns: [
    { id: 'time', name: 'Time', render: ({ time }) => time },
    { id: 'game', name: 'Game', render: ({ game }) => game, isRowHeader: true },
    { id: 'profit', name: 'Profit', align: 'end', render: (bet) => profit(bet.profit) },
    { id: 'status', name: 'Status', align: 'end', render: () => <Badge tone="success">Won</Badge> },
  ],
  renderRow: (bet) => <ListRow title={bet.game} line={bet.time} end={<b>{profit(bet.profit)}</b>} />,
  groupOf: ({ day }) => ({ id: day, label: day, end: profit('36240') }),
  paging: {
    page: 5,
    pageCount: 24,
    onPageChange,
    more: 'end',
    onLoadMore,
    summary: 'Rows 41–50 of 236',
    grownSummary: 'Showing 9 of 128',
  },
};
const first: ChoosableColumn[] = [
  { id: 'profit', label: 'Profit', isShown: true },
  { id: 'status', label: 'Status', isShown: true },
];
/** A report whose filters, columns and density follow what is chosen. */
const Report = (props: Partial<ReportPageProps<Bet>>) => {
  const [values, setValues] = useState({});
  const [columns, setColumns] = useState(first);
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  return (
    <ReportPage
      aria-label="Bets"
      of={asyncOf(bets)}
      line="Every bet with what became of it."
      asOf="As of 14:38"
      zone="days 00:00 – 24:00, UTC+7"
      actions={<PageAction icon={IconDownload} label="Export" onPress={onExport} />}
      filters={{
        fields,
        values,
        onChange: (next) => {
          setValues(next);
          onChange(next);
        },
        labels: { open: 'Filter', apply: 'Show 41 bets', clear: 'Clear all' },
      }}
      view={{
        columns: {
          label: 'Columns',
          columns,
          onChange: setColumns,
          onReset: () => {
            setColumns(first);
          },
          labels: {
            list: 'Columns',
            search: 'Find a column',
            reset: 'Reset',
            move: (column) => `Move ${column}`,
          },
        },
        density: {
          value: density,
          onChange: setDensity,
          labels: { comfortable: 'Roomy rows', compact: 'Close rows' },
        },
      }}
      totals={{
        label: 'Totals',
        items: [
          { id: 'bets', label: 'Bets', value: '128' },
          { id: 'profit', label: 'Profit', value: profit('36240') },
        ],
      }}
      rows={rows}
      note="Bets that are still open do not count."
      {...props}
    />
  );
};
const meta = preview.meta({ component: Report });

export const Default = meta.story({ ...wide, tags: ['matrix'] });
Default.test('shows a table with pages, and gives filters to the address', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('table', { name: 'Bets' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
  await expect(onChange).toHaveBeenLastCalledWith({ period: '7' });
  canvas.getByRole('button', { name: 'Page 6' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onPageChange).toHaveBeenCalledWith(6);
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await expect(onExport).toHaveBeenCalled();
});
Default.test('hides a column, and takes it out of the table', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Profit' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Profit' }));
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('columnheader', { name: 'Profit' })).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: 'Game' })).toBeVisible();
});
Default.test('lets its rows stand closer', async ({ canvas, userEvent }) => {
  const height = () => canvas.getByRole('row', { name: /11:32/ }).offsetHeight;
  const before = height();
  await userEvent.click(canvas.getByRole('button', { name: 'Close rows' }));
  await expect(height()).toBeLessThan(before);
});
export const Tablet = meta.story(tablet);
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('shows rows under their days, and filters in a sheet', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('list', { name: /Today, 21 Nov/ })).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: /Filter/ }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Won' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 41 bets' }));
  await expect(onChange).toHaveBeenLastCalledWith({ status: 'won' });
  await waitFor(() => expect(canvas.getByRole('button', { name: /Filter/ })).toHaveTextContent('1'));
});
export const PhoneGrows = meta.story({
  ...phone,
  render: () => (
    <Report rows={{ ...rows, ...(rows.paging && { paging: { ...rows.paging, more: 'more' } }) }} />
  ),
});
PhoneGrows.test('fetches the next rows as the end comes near', async ({ canvas }) => {
  canvas.getAllByRole('listitem').at(-1)?.scrollIntoView();
  await waitFor(() => expect(onLoadMore).toHaveBeenCalled());
});
export const Chips = meta.story({
  ...wide,
  render: () => (
    <Report chips={{ label: 'Filters', items: [{ id: 'net', label: 'Net P/L below 0' }], onRemove }} />
  ),
});
Chips.test('removes a filter in force', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Net P\/L below 0/ }));
  await expect(onRemove).toHaveBeenCalledWith('net');
});
/** Figures in place of rows. */
export const Figures = meta.story({
  ...wide,
  render: () => (
    <ReportPage
      aria-label="Profit and loss"
      of={asyncOf(bets)}
      zone="days 00:00 – 24:00, UTC+7"
      filters={{
        fields,
        values: {},
        onChange,
        labels: { open: 'Filter', apply: 'Show', clear: 'Clear all' },
      }}
    >
      <Card>+$24,678.70</Card>
    </ReportPage>
  ),
});
export const Loading = meta.story({ ...wide, render: () => <Report of={asyncOf()} /> });
export const PhoneLoading = meta.story({ ...phone, render: () => <Report of={asyncOf()} /> });
export const Failed = meta.story({
  ...wide,
  render: () => <Report of={asyncOf(undefined, 'failed')} failure={{ title: 'The record did not load' }} />,
});
Failed.test('can be asked for again', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /again/i })).toBeVisible();
});
export const Empty = meta.story({
  ...wide,
  render: () => (
    <Report
      state="empty"
      empty={{ title: 'No bets in this period', description: 'Your last bet was on 2 November.' }}
    />
  ),
});
export const States = meta.story({
  ...wide,
  render: () => <Report of={asyncOf(bets, 'stale')} failure={{ retryLabel: 'Try now' }} />,
});
export const LongText = meta.story({
  ...phone,
  render: () => (
    <Report
      rows={{
        ...rows,
        items: bets.map((bet) => ({ ...bet, game: `${bet.game}, special prize, the last two digits` })),
      }}
    />
  ),
});
