import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bonus, ReplyOf, rewardCalls } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Drawer } from '#ds/Drawer';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import type { TableColumn } from '#ds/Table';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import type { AsyncPages } from '#patterns/AsyncSection';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { ReportPage } from '#patterns/ReportPage';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import type { Notice } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { BonusCard, type BonusCardProps } from './BonusCard';
import { bonusRecordMessages as messages } from './bonusRecord.messages';

type RecordPage = ReplyOf<typeof rewardCalls.bonusRecord>;

/** The bonuses that are shown, with what all of the filter come to. */
export interface BonusList extends Pick<
  RecordPage,
  'currency' | 'timeZone' | 'utcOffset' | 'total' | 'totals'
> {
  rows: readonly Bonus[];
  page: number;
  pageCount: number;
  pageSize: number;
}

export interface BonusRecordProps {
  list: AsyncPages<BonusList>;
  /** `period`, `from`, `to`, `status`. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  /** Last day that can be chosen. */
  today: string;
  onPageChange: (page: number) => void;
  onExport: () => void;
  isExporting: boolean;
  exportFailure?: Notice | undefined;
  onPrint: () => void;
  /** The bonus in the panel. */
  detail: Bonus | undefined;
  onOpen: (id: string) => void;
  onCloseDetail: () => void;
}

/** What the card in the panel needs beside its bonus. */
export type BonusPanelProps = Omit<BonusCardProps, 'bonus' | 'currency'>;

const keyOf = ({ id }: Bonus): string => id;
const statuses = ['open', 'met', 'expired', 'givenUp'] as const;
const tones = { open: 'accent', met: 'success', expired: 'neutral', givenUp: 'neutral' } as const;

/** Every bonus of a period with what became of it, and one with its bets in a panel. */
export function BonusRecord(props: BonusRecordProps & { panelOf: (id: string) => BonusPanelProps }) {
  const { filters, onFiltersChange, today, onOpen, detail } = props;
  const { state, value: list, loadedAt } = props.list;
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const currency = list?.currency ?? '';
  const timeZone = list?.timeZone;
  const number = (value: number): string => formatNumber(value, row);
  const columns = useMemo((): readonly TableColumn<Bonus>[] => {
    const money = (amount: string) => <Money amount={amount} currency={currency} />;
    const moment = (at: string) => <DateTime value={at} format="record" {...(timeZone && { timeZone })} />;
    return [
      { id: 'began', name: say(messages.began), minWidth: 152, render: ({ openedAt }) => moment(openedAt) },
      {
        id: 'bonus',
        name: say(moneyMessages.bonus),
        share: 2,
        isRowHeader: true,
        render: ({ id, title }) => (
          <Link tone="neutral" onPress={() => onOpen(id)}>
            {title || say(moneyMessages.bonus)}
          </Link>
        ),
      },
      {
        id: 'status',
        name: say(labelMessages.status),
        render: ({ status }) => <Badge tone={tones[status]}>{say(messages[status])}</Badge>,
      },
      { id: 'amount', name: say(moneyMessages.amount), align: 'end', render: ({ amount }) => money(amount) },
      { id: 'done', name: say(messages.done), align: 'end', render: ({ done }) => money(done) },
      {
        id: 'ended',
        name: say(messages.ended),
        minWidth: 152,
        render: ({ endedAt }) => (endedAt ? moment(endedAt) : ''),
      },
    ];
  }, [say, currency, timeZone, onOpen]);
  const fields = useMemo((): readonly FilterField[] => {
    const choice = (id: string, label: string) => ({ id, label });
    return [
      {
        kind: 'choice',
        id: 'period',
        label: say(labelMessages.period),
        look: 'segment',
        options: [
          choice('', say(messages.days90)),
          choice('30', say(labelMessages.days30)),
          choice('365', say(messages.year)),
        ],
      },
      { kind: 'days', id: 'from', endId: 'to', label: say(labelMessages.dates), maxValue: today },
      {
        kind: 'choice',
        id: 'status',
        label: say(labelMessages.status),
        options: [
          choice('', say(messages.allStatuses)),
          ...statuses.map((status) => choice(status, say(messages[status]))),
        ],
      },
    ];
  }, [say, today]);
  const renderRow = useCallback(
    ({ id, title, status, amount, openedAt }: Bonus) => (
      <ListRow
        icon={IconGift}
        title={title || say(moneyMessages.bonus)}
        line={formatDateTime(openedAt, row, 'date', timeZone)}
        onPress={() => onOpen(id)}
        end={
          <Stack elementType="span" align="end">
            <b>
              <Money amount={amount} currency={currency} />
            </b>
            {say(messages[status])}
          </Stack>
        }
      />
    ),
    [say, row, timeZone, currency, onOpen],
  );
  const first = list ? (list.page - 1) * list.pageSize + 1 : 0;
  const totals = list?.totals;
  const sum = (amount: string | undefined) => <Money amount={amount ?? ''} currency={currency} />;
  return (
    <>
      <WordedNotice notice={props.exportFailure} />
      <ReportPage
        aria-label={say(messages.list)}
        of={props.list}
        items={list?.rows ?? []}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        filters={{
          fields,
          values: filters,
          onChange: onFiltersChange,
          labels: {
            open: say(actionMessages.filter),
            apply: say(actionMessages.show),
            clear: say(actionMessages.clearAll),
          },
        }}
        totals={{
          label: say(messages.totals),
          items: [
            {
              id: 'received',
              label: say(messages.received),
              value: sum(totals?.received),
              ...(list && { line: say(messages.receivedCount, { count: list.total }) }),
            },
            { id: 'earned', label: say(messages.earned), value: sum(totals?.earned) },
            { id: 'lost', label: say(messages.lost), value: sum(totals?.lost) },
            { id: 'running', label: say(messages.running), value: sum(totals?.running) },
            { id: 'done', label: say(messages.done), value: sum(totals?.done) },
          ],
        }}
        tools={{
          export: {
            label: say(actionMessages.export),
            forms: [{ id: 'csv', label: say(messages.exportCsv) }],
            onExport: props.onExport,
            isPending: props.isExporting,
          },
          print: { label: say(actionMessages.print), onPrint: props.onPrint },
        }}
        empty={{
          title: say(messages.emptyTitle),
          description: say(messages.emptyText),
          action: (
            <Button size="sm" tone="neutral" onPress={() => onFiltersChange({ period: '365' })}>
              {say(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: say(messages.failedTitle),
          description: say(moneyMessages.safe),
        }}
        asOf={
          loadedAt !== undefined &&
          say(labelMessages.asOf, { time: formatDateTime(loadedAt, row, 'time', timeZone) })
        }
        {...(list &&
          state !== 'empty' && {
            note: say(messages.zone, { offset: list.utcOffset }),
            paging: {
              page: list.page,
              pageCount: list.pageCount,
              onPageChange: props.onPageChange,
              more: props.list.more,
              onLoadMore: props.list.loadMore,
              summary: say(labelMessages.rows, {
                from: number(first),
                to: number(Math.min(first + list.pageSize - 1, list.total)),
                total: number(list.total),
              }),
              grownSummary: say(labelMessages.shown, {
                shown: number(list.rows.length),
                total: number(list.total),
              }),
            },
          })}
      />
      <Drawer
        side="end"
        isOpen={detail !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) props.onCloseDetail();
        }}
        title={detail?.title || say(moneyMessages.bonus)}
      >
        {detail && <BonusCard bonus={detail} currency={currency} {...props.panelOf(detail.id)} />}
      </Drawer>
    </>
  );
}
