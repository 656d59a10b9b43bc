import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ContractKind, DuePay, PayFigures, ReplyOf, agentContractCalls } from '#contract';
import { Badge } from '#ds/Badge';
import { Columns } from '#ds/Columns';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import type { SortOrder, TableColumn } from '#ds/Table';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import type { FilterValues } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { ReportPage } from '#patterns/ReportPage';
import { labelMessages } from '../label.messages';
import { filterLabels, zeroField } from '../listLabels';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { useSheet } from '../sheet/useSheet';
import { siteMessages } from '../site.messages';
import { dash, useRecordCells } from '../useRecordCells';
import { ContractSlip, type SlipReports } from './ContractSlip';
import { contractMessages as messages } from './messages';
import { slipTime } from './slipTime';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** What an agent owes to each direct downline. */
type DuePays = ReplyOf<typeof agentContractCalls.due>;

export interface DueViewProps {
  /** `zero`: whether downlines to whom nothing is due are shown. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  /** What is due under contracts of the kind, so far. */
  due: Async<DuePays>;
  kindName: string;
  /** Where it goes as a file or on paper. */
  outputs: SheetOutputs;
  /** Id of the downline whose running period is open beside the list. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Reports of exactly what a pay counts. */
  reportsOf: (figures: PayFigures) => SlipReports;
}

const keyOf = (pay: DuePay): string => pay.with.id;

/** What an agent owes until the periods that run now end: an estimate for each downline, and how one comes about. */
export function DueView(props: DueViewProps) {
  const { due: of, kindName, filters, openId, onOpen } = props;
  const { value: pays, state } = of;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cells = useRecordCells(pays);
  const sheet = useSheet();
  const columns = useDueColumns(pays, onOpen);
  const open = pays?.rows.find((pay) => pay.with.id === openId)?.running;
  const rows = pays?.rows.filter(({ due, owed }) => filters['zero'] === '0' || due !== '0' || owed !== '0');
  const hidden = (pays?.rows.length ?? 0) - (rows?.length ?? 0);
  const notes = [
    t(messages.dueNote),
    ...(hidden > 0 ? [t(labelMessages.zeroHidden, { count: hidden })] : []),
  ];
  const title = joinFacts([kindName, t(messages.dueSoFar)]);
  return (
    <Columns aside={open && 100} gap={4}>
      <ReportPage
        aria-label={title}
        of={of}
        {...(state === 'ready' && pays?.rows.length === 0 && { state: 'empty' as const })}
        actions={
          pays && (
            <SheetActions
              outputs={props.outputs}
              sheetOf={() => sheet({ ...pays, title, columns, rows: rows ?? [], notes, sort: props.sort })}
            />
          )
        }
        filters={{
          fields: [zeroField(t)],
          values: filters,
          onChange: props.onFiltersChange,
          labels: filterLabels(t),
        }}
        asOf={pays ? t(labelMessages.asOf, { time: cells.clock(pays.at) }) : ''}
        totals={{
          label: title,
          items: [
            { id: 'due', label: t(messages.dueSoFar), value: cells.sum(pays?.totals.due) },
            { id: 'owed', label: t(messages.owedEarlier), value: cells.sum(pays?.totals.owed) },
            { id: 'income', label: t(messages.incomeNow), value: cells.sum(pays?.income) },
          ],
        }}
        rows={{
          items: rows ?? [],
          getKey: keyOf,
          columns,
          sort: { value: props.sort, onChange: props.onSortChange },
          renderRow: (pay) => (
            <ListRow
              title={pay.with.account}
              line={pay.running && t(messages.fromTo, slipTime(pay.running, locale))}
              {...(pay.running && { onPress: () => onOpen(pay.with.id), hasChevron: true })}
              end={<b>{cells.money(pay.due)}</b>}
            />
          ),
        }}
        note={pays && joinFacts(notes)}
        empty={{ title: t(messages.none), description: t(messages.noneGiven) }}
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
      />
      {open && (
        <Stack elementType="section" gap={3} aria-label={t(messages.runningTitle)}>
          <ContractSlip
            figures={open}
            currency={pays?.currency ?? ''}
            kind={kindName}
            status={<Badge tone="info">{t(messages.soFar)}</Badge>}
            resultLabel={t(messages.due)}
            resultLine={t(messages.settles, { time: formatInBothZones(open.settlesAt, locale) })}
            reports={props.reportsOf(open)}
            foot={<Link onPress={() => onOpen(undefined)}>{t(messages.close)}</Link>}
            isMarked
          />
        </Stack>
      )}
    </Columns>
  );
}

/** Kinds that count no result of the team. */
const withoutResult: ReadonlySet<ContractKind> = new Set(['hourly', 'realTime']);

/** Who it is owed to, for which time, from which figures, and how much. */
function useDueColumns(
  pays: DuePays | undefined,
  onOpen: DueViewProps['onOpen'],
): readonly TableColumn<DuePay>[] {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cells = useRecordCells(pays);
  return useMemo(() => {
    const amount = (
      id: string,
      name: string,
      amountOf: (pay: DuePay) => string | undefined,
      footer?: string,
    ): TableColumn<DuePay> =>
      cells.amountColumn(id, name, amountOf, {
        allowsSorting: true,
        sortBy: (pay) => BigInt(amountOf(pay) ?? 0),
        footer,
      });
    const timeOf = ({ running }: DuePay) => running && t(messages.fromTo, slipTime(running, locale));
    const hasResult = pays?.rows.some(({ running }) => running && !withoutResult.has(running.kind)) ?? false;
    return [
      {
        id: 'account',
        name: t(siteMessages.account),
        allowsSorting: true,
        sortBy: (pay) => pay.with.account,
        value: (pay) => pay.with.account,
        render: (pay) =>
          pay.running ? (
            <Link onPress={() => onOpen(pay.with.id)}>{pay.with.account}</Link>
          ) : (
            pay.with.account
          ),
      },
      { id: 'period', name: t(messages.period), value: timeOf, render: (pay) => timeOf(pay) ?? dash },
      amount('validBet', t(messages.teamBets), ({ running }) => running?.validBet),
      ...(hasResult ? [amount('result', t(messages.result), ({ running }) => running?.result)] : []),
      amount('due', t(messages.dueSoFar), ({ due }) => due, pays?.totals.due),
      amount('owed', t(messages.owedEarlier), ({ owed }) => owed, pays?.totals.owed),
      {
        id: 'settlement',
        name: t(messages.settlement),
        kind: 'time',
        value: ({ running }) => running?.settlesAt,
        render: ({ running }) => (running ? formatInBothZones(running.settlesAt, locale) : dash),
      },
    ];
  }, [t, locale, cells, pays, onOpen]);
}
