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
import { filterLabels, rowSummaries } from '../listLabels';
import type { NoticeContent } from '../notice';
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
  exportFailure?: NoticeContent | undefined;
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
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const currency = list?.currency ?? '';
  const timeZone = list?.timeZone;
  const number = (value: number): string => formatNumber(value, locale);
  const columns = useMemo((): readonly TableColumn<Bonus>[] => {
    const money = (amount: string) => <Money amount={amount} currency={currency} />;
    const moment = (at: string) => <DateTime value={at} format="record" {...(timeZone && { timeZone })} />;
    return [
      { id: 'began', name: t(messages.began), minWidth: 152, render: ({ openedAt }) => moment(openedAt) },
      {
        id: 'bonus',
        name: t(moneyMessages.bonus),
        isRowHeader: true,
        render: ({ id, title }) => (
          <Link tone="neutral" onPress={() => onOpen(id)}>
            {title || t(moneyMessages.bonus)}
          </Link>
        ),
      },
      {
        id: 'status',
        name: t(labelMessages.status),
        render: ({ status }) => <Badge tone={tones[status]}>{t(messages[status])}</Badge>,
      },
      { id: 'amount', name: t(moneyMessages.amount), align: 'end', render: ({ amount }) => money(amount) },
      { id: 'done', name: t(messages.done), align: 'end', render: ({ done }) => money(done) },
      {
        id: 'ended',
        name: t(messages.ended),
        minWidth: 152,
        render: ({ endedAt }) => (endedAt ? moment(endedAt) : ''),
      },
    ];
  }, [t, currency, timeZone, onOpen]);
  const fields = useMemo((): readonly FilterField[] => {
    const choice = (id: string, label: string) => ({ id, label });
    return [
      {
        kind: 'choice',
        id: 'period',
        label: t(labelMessages.period),
        look: 'segment',
        options: [
          choice('', t(messages.days90)),
          choice('30', t(labelMessages.days30)),
          choice('365', t(messages.year)),
        ],
      },
      { kind: 'days', id: 'from', endId: 'to', label: t(labelMessages.dates), maxValue: today },
      {
        kind: 'choice',
        id: 'status',
        label: t(labelMessages.status),
        options: [
          choice('', t(messages.allStatuses)),
          ...statuses.map((status) => choice(status, t(messages[status]))),
        ],
      },
    ];
  }, [t, today]);
  const renderRow = useCallback(
    ({ id, title, status, amount, openedAt }: Bonus) => (
      <ListRow
        icon={IconGift}
        title={title || t(moneyMessages.bonus)}
        line={formatDateTime(openedAt, locale, 'date', timeZone)}
        onPress={() => onOpen(id)}
        end={
          <Stack elementType="span" align="end">
            <b>
              <Money amount={amount} currency={currency} />
            </b>
            {t(messages[status])}
          </Stack>
        }
      />
    ),
    [t, locale, timeZone, currency, onOpen],
  );
  const totals = list?.totals;
  const sum = (amount: string | undefined) => <Money amount={amount ?? ''} currency={currency} />;
  return (
    <>
      <WordedNotice notice={props.exportFailure} />
      <ReportPage
        aria-label={t(messages.list)}
        of={props.list}
        items={list?.rows ?? []}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        filters={{
          fields,
          values: filters,
          onChange: onFiltersChange,
          labels: filterLabels(t),
        }}
        totals={{
          label: t(messages.totals),
          items: [
            {
              id: 'received',
              label: t(messages.received),
              value: sum(totals?.received),
              ...(list && { line: t(messages.receivedCount, { count: list.total }) }),
            },
            { id: 'earned', label: t(messages.earned), value: sum(totals?.earned) },
            { id: 'lost', label: t(messages.lost), value: sum(totals?.lost) },
            { id: 'running', label: t(messages.running), value: sum(totals?.running) },
            { id: 'done', label: t(messages.done), value: sum(totals?.done) },
          ],
        }}
        tools={{
          export: {
            label: t(actionMessages.export),
            forms: [{ id: 'csv', label: t(messages.exportCsv) }],
            onExport: props.onExport,
            isPending: props.isExporting,
          },
          print: { label: t(actionMessages.print), onPrint: props.onPrint },
        }}
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: (
            <Button size="sm" tone="neutral" onPress={() => onFiltersChange({ period: '365' })}>
              {t(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: t(messages.failedTitle),
          description: t(moneyMessages.safe),
        }}
        asOf={
          loadedAt !== undefined &&
          t(labelMessages.asOf, { time: formatDateTime(loadedAt, locale, 'time', timeZone) })
        }
        {...(list &&
          state !== 'empty' && {
            note: t(messages.zone, { offset: list.utcOffset }),
            paging: {
              page: list.page,
              pageCount: list.pageCount,
              onPageChange: props.onPageChange,
              more: props.list.more,
              onLoadMore: props.list.loadMore,
              ...rowSummaries(t, number, list),
            },
          })}
      />
      <Drawer
        side="end"
        isOpen={detail !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) props.onCloseDetail();
        }}
        title={detail?.title || t(moneyMessages.bonus)}
      >
        {detail && <BonusCard bonus={detail} currency={currency} {...props.panelOf(detail.id)} />}
      </Drawer>
    </>
  );
}
