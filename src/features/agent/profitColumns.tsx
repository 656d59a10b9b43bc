import type { IntlShape } from 'react-intl';
import type { ProfitColumn, ProfitFigures } from '#contract';
import { DateTime } from '#ds/DateTime';
import { Link } from '#ds/Link';
import type { CellValue, TableColumn } from '#ds/Table';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import { shortPath } from '../teamName';
import { dash, type useRecordCells } from '../useRecordCells';
import { profitMessages as messages, teamMessages } from './messages';
import { columnsOf, type ProfitList, type ProfitRow, type ProfitView } from './profit';

interface ColumnContext {
  t: IntlShape['formatMessage'];
  cells: ReturnType<typeof useRecordCells>;
  list: Pick<ProfitList, 'totals' | 'total'> | undefined;
  view: ProfitView;
  /** Whether the report is of one type of games alone. */
  isOfGames: boolean;
  onOpen: (id: string) => void;
}

/** Figures whose sign and colour matter. */
const changes = new Set<string>(['result', 'net', 'cumulative']);

/** Columns of the report: what a row is, and every figure. Rows of days have neither level nor members. */
export function profitColumns(context: ColumnContext): readonly TableColumn<ProfitRow>[] {
  const { t, cells, list, view, isOfGames } = context;
  // Days are all here; accounts come in pages, in the platform's order.
  const sortBy = (value: (one: ProfitRow) => CellValue) => view === 'day' && { sortBy: value };
  const number = (value: number): string => (value === 0 ? dash : cells.number(value));
  const figure = (id: ProfitColumn | 'cumulative') =>
    cells.amountColumn<ProfitRow>(id, t(messages[id]), (one) => one[id], {
      tone: changes.has(id) ? 'change' : 'neutral',
      minWidth: 100,
      allowsSorting: id !== 'cumulative',
      ...sortBy((one) => BigInt(one[id])),
      footer: id === 'cumulative' ? undefined : (list?.totals as ProfitFigures | undefined)?.[id],
    });
  const levelOf = (one: ProfitRow) => {
    if (one.kind !== 'account') return undefined;
    const type = t(one.type === 0 ? labelMessages.member : labelMessages.agent);
    // In one list of all levels it says which; the agent's own has none.
    return view === 'all' && one.level > 0
      ? t(teamMessages.level, { type, level: cells.number(one.level) })
      : type;
  };
  const others: Record<'level' | 'members' | 'bets', TableColumn<ProfitRow>> = {
    level: {
      id: 'level',
      name: t(messages.level),
      minWidth: 76,
      value: levelOf,
      render: (one) => levelOf(one) ?? dash,
    },
    members: {
      id: 'members',
      name: t(messages.members),
      align: 'end',
      minWidth: 76,
      allowsSorting: true,
      kind: 'number',
      value: (one) => (one.kind === 'account' && one.of === 'team' ? one.members : undefined),
      render: (one) => (one.kind === 'account' && one.of === 'team' ? number(one.members) : dash),
    },
    bets: {
      id: 'bets',
      name: t(messages.bets),
      align: 'end',
      minWidth: 76,
      allowsSorting: true,
      ...sortBy((one) => one.bets),
      kind: 'number',
      value: (one) => one.bets,
      render: (one) => number(one.bets),
      footer: list && number(list.totals.bets),
    },
  };
  return [
    view === 'day' ? dayColumn(context) : accountColumn(context),
    ...columnsOf(view, isOfGames).map((id) =>
      id === 'level' || id === 'members' || id === 'bets' ? others[id] : figure(id),
    ),
  ];
}

const dayOf = (one: ProfitRow) => (one.kind === 'day' ? one.day : undefined);

function dayColumn({ t, list }: ColumnContext): TableColumn<ProfitRow> {
  return {
    id: 'day',
    name: t(labelMessages.day),
    isRowHeader: true,
    allowsSorting: true,
    sortBy: dayOf,
    minWidth: 136,
    kind: 'day',
    value: dayOf,
    render: (one) =>
      one.kind === 'day' && <DateTime value={`${one.day}T12:00:00Z`} format="date" timeZone="UTC" />,
    footer: list && t(messages.allDays, { count: list.total }),
  };
}

function accountColumn({ t, list, onOpen }: ColumnContext): TableColumn<ProfitRow> {
  const nameOf = (one: Extract<ProfitRow, { kind: 'account' }>) =>
    one.of === 'own' && one.members > 0 ? t(messages.self, { account: one.account }) : one.account;
  return {
    id: 'account',
    name: t(siteMessages.account),
    isRowHeader: true,
    allowsSorting: true,
    minWidth: 140,
    value: (one) => (one.kind === 'account' ? nameOf(one) : undefined),
    render: (one) => {
      if (one.kind !== 'account') return null;
      if (one.of === 'team' && one.members > 0)
        return (
          <Link aria-label={t(messages.open, { account: one.account })} onPress={() => onOpen(one.id)}>
            {one.account}
          </Link>
        );
      const { path = [] } = one;
      if (path.length === 0) return nameOf(one);
      return <bdi title={path.map(({ account }) => account).join(' › ')}>{shortPath(path, nameOf(one))}</bdi>;
    },
    footer: list && t(messages.all, { count: list.total }),
  };
}
