import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Money } from '#ds/Money';
import type { TableColumn } from '#ds/Table';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { TreeTable, type TreeChildren } from '.';

interface Account {
  name: string;
  members: number;
  /** Minor units. */
  validBet: number;
}

const account = (name: string, members: number, validBet: number): Account => ({ name, members, validBet });
const team = [
  account('hoang.le', 2, 31_844_344),
  account('thanh.do', 0, 19_041_494),
  account('nam.cao', 3, 20_661_389),
];
const below: Readonly<Record<string, readonly Account[]>> = {
  'hoang.le': [account('bao88', 1, 15_521_710), account('quynh.ta', 0, 9_384_601)],
  bao88: [account('oanh77', 0, 316_435)],
};

const columns: readonly TableColumn<Account>[] = [
  {
    id: 'name',
    name: 'Account',
    render: ({ name }) => name,
    allowsSorting: true,
    sortBy: ({ name }) => name,
    minWidth: 168,
  },
  { id: 'members', name: 'Members', align: 'end', render: ({ members }) => members },
  {
    id: 'validBet',
    name: 'Valid bet',
    align: 'end',
    render: ({ validBet }) => <Money amount={BigInt(validBet)} currency="USD" />,
    allowsSorting: true,
    sortBy: ({ validBet }) => validBet,
    minWidth: 144,
  },
];
const keyOf = ({ name }: Account) => name;
const known = ({ name }: Account) => below[name];
const onExpandedChange = fn();

const meta = preview.meta({
  component: TreeTable<Account>,
  args: { 'aria-label': 'Team', columns, items: team, getKey: keyOf, getChildren: known, onExpandedChange },
});

export const Default = meta.story();
Default.test('opens and closes by keyboard, as a tree', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Expand hoang.le' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  const row = (name: RegExp) => canvas.getByRole('row', { name });
  await expect(row(/hoang\.le/)).toHaveAttribute('aria-expanded', 'true');
  await expect(row(/bao88/)).toHaveAttribute('aria-level', '2');
  await expect(row(/quynh\.ta/)).toHaveAttribute('aria-posinset', '2');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
  await expect(row(/oanh77/)).toContainElement(document.activeElement as HTMLElement);
  await expect(row(/oanh77/)).toHaveAttribute('aria-level', '3');
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('button', { name: 'Collapse bao88' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(row(/bao88/)).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '6');
});
Default.test('opens by press, and sorts within each branch', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Expand hoang.le' }));
  await expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(['hoang.le']));
  const heading = canvas.getByRole('columnheader', { name: /Valid bet/ });
  await userEvent.click(within(heading).getByRole('button'));
  const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
  await expect(names).toEqual(['thanh.do', 'nam.cao', 'hoang.le', 'quynh.ta', 'bao88']);
});

const refused = fn();
/** What is below arrives after the row was opened, or does not at first. */
function Lazy() {
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const [arrived, setArrived] = useState(false);
  const getChildren = (item: Account): TreeChildren<Account> => {
    if (item.members === 0) return undefined;
    if (item.name === 'hoang.le') return arrived ? below['hoang.le'] : 'loading';
    if (tries[item.name]) return below['bao88'];
    return {
      failed: 'The team did not arrive.',
      onRetry: () => {
        refused();
        setTries({ ...tries, [item.name]: 1 });
      },
    };
  };
  return (
    <>
      <TreeTable
        aria-label="Team"
        columns={columns}
        items={team}
        getKey={keyOf}
        getChildren={getChildren}
        defaultExpandedKeys={new Set(['hoang.le', 'nam.cao'])}
      />
      <button
        type="button"
        onClick={() => {
          setArrived(true);
        }}
      >
        Let the team arrive
      </button>
    </>
  );
}
/** Waiting for a branch, and one that did not arrive. */
export const States = meta.story({ render: () => <Lazy /> });
States.test('shows what arrives, and fetches once more', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('row', { name: /hoang\.le/ })).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  await userEvent.click(canvas.getByRole('button', { name: 'Let the team arrive' }));
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  await expect(canvas.getByRole('rowheader', { name: 'bao88' })).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent('The team did not arrive.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(refused).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('rowheader', { name: 'oanh77' })).toBeVisible();
});

export const Empty = meta.story({ args: { items: [] } });
export const LongText = meta.story({
  ...phone,
  args: {
    items: [account('nguyen.thi.minh.khai.international', 2, 1), ...team],
    defaultExpandedKeys: new Set(['hoang.le', 'bao88']),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => (
        <TreeTable
          aria-label={`Team ${brand} ${theme}`}
          columns={columns}
          items={team}
          getKey={keyOf}
          getChildren={known}
          defaultExpandedKeys={new Set(['hoang.le'])}
        />
      )}
    </Matrix>
  ),
});
