import { useCallback, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { GameCategory } from '#contract';
import { formatDay, useLocaleRow } from '#ds-i18n';
import type { SortOrder } from '#ds/Table';
import type { ChoosableColumn } from '#patterns/ColumnChooser';
import type { FilterField } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { filterTypes } from '../gameNames';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { choiceField, periodFields, zeroField } from '../listLabels';
import { RecordPage, type Records } from '../RecordPage';
import { siteMessages } from '../site.messages';
import { useRecordCells } from '../useRecordCells';
import { profitMessages as messages } from './messages';
import { columnsOf, type ProfitList, type ProfitRow, type ProfitView } from './profit';
import { profitColumns } from './profitColumns';
import { TeamPath } from './TeamPath';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** Its filters are `period`, `from`, `to`, `view`, `type`, `search`. */
export interface ProfitScreenProps extends Records<ProfitList> {
  view: ProfitView;
  /** Types of games that the platform has; all can be chosen while that is not known. */
  gameTypes?: readonly GameCategory[] | undefined;
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  /** Shows the team of an account; an empty id the agent's own. */
  onOpen: (id: string) => void;
  /** Columns with their order, as this agent keeps them. */
  columns: readonly { id: string; isShown: boolean }[];
  onColumnsChange: (columns: { id: string; isShown: boolean }[]) => void;
  onColumnsReset: () => void;
  density: 'comfortable' | 'compact';
  onDensityChange: (density: 'comfortable' | 'compact') => void;
}

const keyOf = ({ key }: ProfitRow): string => key;

/** The profit and loss of a team by account or by day; a row with a team below it opens it. */
export function ProfitScreen(props: ProfitScreenProps) {
  const { view, filters, today, gameTypes, onOpen, columns: layout } = props;
  const { value: list } = props.list;
  const isOfGames = Boolean(filters['type']);
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cells = useRecordCells(list);
  const columns = useMemo(
    () => profitColumns({ t, cells, list, view, isOfGames, onOpen }),
    [t, cells, list, view, isOfGames, onOpen],
  );
  const fields = useMemo(() => fieldsOf(t, view, today, gameTypes), [t, view, today, gameTypes]);
  const renderRow = useCallback(
    (one: ProfitRow) => {
      const isTeam = one.kind === 'account' && one.of === 'team' && one.members > 0;
      return (
        <ListRow
          title={one.kind === 'day' ? formatDay(one.day, locale) : one.account}
          line={joinFacts([
            one.kind === 'account' && t(one.type === 0 ? labelMessages.member : labelMessages.agent),
            `${t(messages.validBet)} ${cells.number(Number(BigInt(one.validBet) / 100n))}`,
          ])}
          {...(isTeam && { onPress: () => onOpen(one.id), hasChevron: true })}
          end={<b>{cells.money(one.net, 'change')}</b>}
        />
      );
    },
    [locale, t, onOpen, cells],
  );
  const ordered = useMemo(() => choosableOf(t, view, isOfGames, layout), [t, view, isOfGames, layout]);
  const figure = (
    id: 'deposit' | 'withdrawal' | 'payout' | 'validBet' | 'result' | 'net',
    tone?: 'change',
  ) => ({
    id,
    label: t(messages[id]),
    value: cells.sum(list?.totals[id], tone),
  });
  return (
    <RecordPage
      records={props}
      isGrid
      aria-label={t(labelMessages.profitAndLoss)}
      getKey={keyOf}
      columns={columns}
      renderRow={renderRow}
      fields={fields}
      sort={props.sort}
      onSortChange={props.onSortChange}
      totals={{
        label: t(messages.totals),
        items: [
          ...(isOfGames ? [figure('payout')] : [figure('deposit'), figure('withdrawal')]),
          figure('validBet'),
          figure('result', 'change'),
          ...(isOfGames ? [] : [figure('net', 'change')]),
        ],
      }}
      summary={list && <TeamPath path={list.path} onOpen={onOpen} />}
      view={{
        columns: {
          label: t(messages.columns),
          columns: ordered,
          // Those that this view has not stay as they were.
          onChange: (next) =>
            props.onColumnsChange([
              ...next.map(({ id, isShown }) => ({ id, isShown })),
              ...layout.filter(({ id }) => !next.some((each) => each.id === id)),
            ]),
          onReset: props.onColumnsReset,
          labels: {
            list: t(messages.columns),
            search: t(messages.findColumn),
            reset: t(messages.reset),
            move: (column) => t(messages.move, { column }),
          },
        },
        density: {
          value: props.density,
          onChange: props.onDensityChange,
          labels: { comfortable: t(messages.comfortable), compact: t(messages.compact) },
        },
      }}
      note={
        list &&
        [t(messages.note, { currency: list.currency }), ...(isOfGames ? [t(messages.gamesOnly)] : [])].join(
          ' ',
        )
      }
      empty={{
        title: t(messages.emptyTitle),
        description: t(messages.emptyText),
        action: t(messages.emptyAction),
        onAction: () => props.onFiltersChange({ view: filters['view'] ?? '', period: '30' }),
      }}
      failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
    />
  );
}

/** The columns in the order of this agent, without those that a day has not. */
function choosableOf(
  t: IntlShape['formatMessage'],
  view: ProfitView,
  isOfGames: boolean,
  layout: ProfitScreenProps['columns'],
): ChoosableColumn[] {
  const choosable = columnsOf(view, isOfGames);
  return layout.flatMap(({ id, isShown }) =>
    choosable.filter((known) => known === id).map((known) => ({ id, label: t(messages[known]), isShown })),
  );
}

function fieldsOf(
  t: IntlShape['formatMessage'],
  view: ProfitView,
  today: string,
  gameTypes: readonly GameCategory[] | undefined,
): readonly FilterField[] {
  return [
    ...(view === 'day' ? [] : [{ kind: 'search' as const, id: 'search', label: t(siteMessages.account) }]),
    ...periodFields(t, today),
    choiceField('view', t(messages.view), t(messages.direct), [
      { id: 'all', label: t(messages.everyone) },
      { id: 'day', label: t(messages.byDay) },
    ]),
    choiceField(
      'type',
      t(messages.type),
      t(siteMessages.allGames),
      filterTypes(gameTypes).map((id) => ({ id, label: t(gameTypeMessages[id]) })),
    ),
    // Days without anything are no rows.
    ...(view === 'day' ? [] : [zeroField(t)]),
  ];
}
