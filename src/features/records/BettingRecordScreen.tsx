import IconDice from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bet, GameCategory } from '#contract';
import { Button } from '#ds/Button';
import { Menu, MenuItem, MenuTrigger } from '#ds/Menu';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import type { AsyncPages } from '#patterns/AsyncSection';
import { ListPage } from '#patterns/ListPage';
import { ListRow } from '#patterns/ListRow';
import { TotalsStrip } from '#patterns/TotalsStrip';
import { useMedia } from '#theme/useMedia';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { betColumns } from './betColumns';
import { BetDrawer } from './BetDrawer';
import { betFields } from './betFields';
import type { BetDetail, BetFilters, BetList } from './bets';
import { bettingMessages as messages } from './messages';
import { teamName } from '../teamName';

export interface BettingRecordScreenProps {
  /** The bets that are shown; the last ones while others are on their way. */
  list: AsyncPages<BetList>;
  /** An agent's team: each bet says whose it is, and an account can be looked for. */
  isTeam?: boolean;
  /** What is filtered by: `period`, `from`, `to`, `type`, `vendor`, `status`, and by a link the moments `since` and `until`, `under`, `stakeFrom`. */
  filters: BetFilters;
  onFiltersChange: (filters: BetFilters) => void;
  /** Told of choices on a phone before they are applied. */
  onDraftChange?: (filters: BetFilters) => void;
  /** How many bets those choices find; absent while that is not known. */
  draftCount?: number | undefined;
  /** Vendors to choose from, by their code. */
  vendors: readonly { id: string; label: string }[];
  /** Types of games that the platform has; all can be chosen while that is not known. */
  gameTypes?: readonly GameCategory[] | undefined;
  /** Last day that can be chosen. */
  today: string;
  onPageChange: (page: number) => void;
  /** The bet in the panel. */
  detail: BetDetail | undefined;
  onOpen: (id: string) => void;
  onCloseDetail: () => void;
  onExport: () => void;
  isExporting: boolean;
  exportFailure?: NoticeContent | undefined;
  onPrint: () => void;
}

const keyOf = ({ id }: Bet): string => id;

/** The member's bets, with filters, sums, pages and one bet in a panel. */
export function BettingRecordScreen(props: BettingRecordScreenProps) {
  const { filters, vendors, gameTypes, today, onOpen, detail, isTeam = false } = props;
  const { state, value: list, loadedAt } = props.list;
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const locale = useLocaleRow();
  const [isDesktop, isFull] = [useMedia('desktop'), useMedia('full')];
  const width = isFull ? 'full' : isDesktop ? 'desktop' : 'tablet';
  const columns = useMemo(
    () => betColumns({ intl, list, width, onOpen, isTeam }),
    [intl, list, width, onOpen, isTeam],
  );
  const fields = useMemo(
    () => betFields(intl, { vendors, gameTypes, today, isTeam }),
    [intl, vendors, gameTypes, today, isTeam],
  );
  const currency = list?.currency ?? '';
  const number = (value: number): string => formatNumber(value, locale);
  const renderRow = useCallback(
    (bet: Bet & { account?: string }) => (
      <ListRow
        icon={IconDice}
        title={bet.gameName}
        line={[
          bet.account,
          formatDateTime(bet.at, locale, 'time', list?.timeZone),
          bet.pick || bet.vendorName,
        ]
          .filter(Boolean)
          .join(' · ')}
        onPress={() => onOpen(bet.id)}
        end={
          <Stack elementType="span" gap={1} align="end">
            {bet.result === null ? (
              t(messages.open)
            ) : (
              <b>
                <Money amount={bet.result} currency={currency} tone="change" />
              </b>
            )}
            <Text elementType="span" size="xs" wrap="anywhere">
              {[
                ...(bet.status === 'void' ? [t(messages.void)] : []),
                t(messages.stakeOf, { stake: formatMoney(bet.stake, currency, locale).text }),
              ].join(' · ')}
            </Text>
          </Stack>
        }
      />
    ),
    [locale, list?.timeZone, onOpen, t, currency],
  );
  const groupOf = useCallback(
    (bet: Bet) => {
      const day = formatDateTime(bet.at, locale, 'longDate', list?.timeZone);
      return { id: day, label: day };
    },
    [locale, list?.timeZone],
  );
  const money = (amount: string | undefined, tone: 'neutral' | 'change' = 'neutral') => (
    <Money amount={amount ?? ''} currency={currency} tone={tone} />
  );
  const { since, until, under, stakeFrom } = filters;
  const time = (moment: string): string => formatDateTime(moment, locale, 'time', list?.timeZone);
  const totals = list?.totals;
  const first = list ? (list.page - 1) * list.pageSize + 1 : 0;
  return (
    <>
      <WordedNotice notice={props.exportFailure} />
      <ListPage
        aria-label={t(messages.list)}
        of={props.list}
        items={list?.rows ?? []}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        groupOf={groupOf}
        chips={{
          label: t(actionMessages.filter),
          items: [
            ...(since && until ? [{ id: 'hours', label: `${time(since)} – ${time(until)}` }] : []),
            ...(under ? [{ id: 'team', label: teamName(list?.path, under) }] : []),
            ...(stakeFrom
              ? [
                  {
                    id: 'stake',
                    label: `${t(messages.stake)} ≥ ${formatMoney(stakeFrom, currency, locale).text}`,
                  },
                ]
              : []),
          ],
          onRemove: (id) =>
            props.onFiltersChange({
              ...filters,
              ...(id === 'hours'
                ? { since: '', until: '' }
                : id === 'team'
                  ? { under: '' }
                  : { stakeFrom: '' }),
            }),
        }}
        filters={{
          fields,
          values: filters,
          onChange: props.onFiltersChange,
          labels: {
            open: t(actionMessages.filter),
            apply:
              props.draftCount === undefined
                ? t(messages.apply)
                : t(messages.show, { count: props.draftCount }),
            clear: t(actionMessages.clearAll),
          },
          ...(props.onDraftChange && { onDraftChange: props.onDraftChange }),
        }}
        tools={
          <MenuTrigger>
            <Button size="sm" tone="neutral" icon={IconDownload} isPending={props.isExporting}>
              {t(actionMessages.export)}
            </Button>
            <Menu
              aria-label={t(actionMessages.export)}
              placement="bottom end"
              onAction={(key) => (key === 'csv' ? props.onExport() : props.onPrint())}
            >
              <MenuItem id="csv">{t(messages.exportCsv)}</MenuItem>
              <MenuItem id="print">{t(actionMessages.print)}</MenuItem>
            </Menu>
          </MenuTrigger>
        }
        summary={
          state !== 'empty' && (
            <TotalsStrip
              aria-label={t(messages.totals)}
              isLoading={state === 'loading'}
              totals={[
                { id: 'count', label: t(messages.list), value: totals ? number(totals.count) : '–' },
                { id: 'stake', label: t(messages.stake), value: money(totals?.stake) },
                ...(isDesktop
                  ? [{ id: 'validBet', label: t(messages.validBet), value: money(totals?.validBet) }]
                  : []),
                { id: 'payout', label: t(messages.payout), value: money(totals?.payout) },
                { id: 'profit', label: t(messages.profit), value: money(totals?.result, 'change') },
              ]}
            />
          )
        }
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: (
            <Button size="sm" tone="neutral" onPress={() => props.onFiltersChange({ period: '30' })}>
              {t(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
          retryLabel: t(messages.retry),
        }}
        asOf={
          loadedAt !== undefined &&
          t(messages.asOf, { time: formatDateTime(loadedAt, locale, 'time', list?.timeZone) })
        }
        {...(list &&
          state !== 'empty' && {
            note: t(messages.note, { zone: list.utcOffset }),
            paging: {
              page: list.page,
              pageCount: list.pageCount,
              onPageChange: props.onPageChange,
              more: props.list.more,
              onLoadMore: props.list.loadMore,
              summary: t(messages.rows, {
                first: number(first),
                last: number(first + list.rows.length - 1),
                total: number(list.total),
              }),
              grownSummary: t(messages.shown, {
                count: number(list.rows.length),
                total: number(list.total),
              }),
            },
          })}
      />
      <BetDrawer detail={detail} timeZone={list?.timeZone ?? 'UTC'} onClose={props.onCloseDetail} />
    </>
  );
}
