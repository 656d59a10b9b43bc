import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Money } from '#ds/Money';
import type { ChoosableColumn } from '#patterns/ColumnChooser';
import { ListRow } from '#patterns/ListRow';
import { phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ReportPage, type ReportPageProps } from '.';

interface Account {
  name: string;
  deposit: string;
  net: string;
}
const accounts: Account[] = ['hoang.le', 'nam.cao', 'thanh.do', 'lan.ngo', 'bao88', 'gia.bach'].map(
  (name, index) => ({
    name,
    deposit: `${(index + 3) * 320_411}`,
    net: `${(index % 2 === 0 ? 1 : -1) * (index + 1) * 91_730}`,
  }),
);
const money = (amount: string, tone?: 'change') => (
  <Money amount={amount} currency="USD" {...(tone && { tone })} />
);
const onExport = fn();
const onPrint = fn();
const first: ChoosableColumn[] = [
  { id: 'deposit', label: 'Deposit', isShown: true },
  { id: 'net', label: 'Net P/L', isShown: true },
];

const Report = (props: Partial<ReportPageProps<Account>>) => {
  const [columns, setColumns] = useState(first);
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  return (
    <ReportPage
      aria-label="Accounts"
      state="ready"
      items={accounts}
      getKey={({ name }) => name}
      columns={[
        { id: 'name', name: 'Account', render: ({ name }) => name, footer: 'All 100,000 accounts' },
        {
          id: 'deposit',
          name: 'Deposit',
          align: 'end',
          render: ({ deposit }) => money(deposit),
          footer: money('690280800'),
        },
        {
          id: 'net',
          name: 'Net P/L',
          align: 'end',
          render: ({ net }) => money(net, 'change'),
          footer: money('18233512', 'change'),
        },
      ]}
      renderRow={({ name, net }) => (
        <ListRow title={name} end={<b>{money(net, 'change')}</b>} onPress={onExport} hasChevron />
      )}
      filters={{
        fields: [{ kind: 'search', id: 'name', label: 'Account' }],
        values: {},
        onChange: onExport,
        labels: { open: 'Filter', apply: 'Show 41 accounts', clear: 'Clear all' },
      }}
      totals={{
        label: 'Totals',
        items: [
          { id: 'deposit', label: 'Deposit', value: money('690280800') },
          { id: 'net', label: 'Net P/L', value: money('18233512', 'change') },
        ],
      }}
      tools={{
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
        export: {
          label: 'Export',
          forms: [
            { id: 'csv', label: 'CSV', line: 'For a spreadsheet' },
            { id: 'pdf', label: 'PDF' },
          ],
          onExport,
        },
        print: { label: 'Print', onPrint },
      }}
      note="Amounts in $. Updated 14:30."
      {...props}
    />
  );
};
const meta = preview.meta({ component: Report });

export const Default = meta.story({ ...wide, tags: ['matrix'] });
Default.test('hides a column, and takes it out of the table', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Deposit' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Deposit' }));
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('columnheader', { name: 'Deposit' })).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: 'Account' })).toBeVisible();
});
Default.test('exports and prints from one menu', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await expect(onExport).toHaveBeenCalledWith('csv');
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
  await expect(onPrint).toHaveBeenCalled();
});
Default.test('lets its rows stand closer', async ({ canvas, userEvent }) => {
  const height = () => canvas.getByRole('row', { name: /hoang.le/ }).offsetHeight;
  const before = height();
  await userEvent.click(canvas.getByRole('button', { name: 'Close rows' }));
  await expect(height()).toBeLessThan(before);
});
export const Tablet = meta.story(tablet);
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const States = meta.story({ ...wide, render: () => <Report state="loading" items={[]} /> });
export const LongText = meta.story({
  ...phone,
  render: () => (
    <Report
      items={accounts.map((account) => ({
        ...account,
        name: `${account.name}.of.the.northern.team.in.hanoi`,
      }))}
    />
  ),
});
