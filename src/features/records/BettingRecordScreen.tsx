import IconDice from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bet, BetStatus, GameCategory } from '#contract';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import type { FilterField } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { useMedia } from '#theme/useMedia';
import { filterTypes } from '../gameNames';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { choiceField, periodFields } from '../listLabels';
import { RecordPage, type Records, type RecordSorting } from '../RecordPage';
import { siteMessages } from '../site.messages';
import { teamName } from '../teamName';
import { dash, useRecordCells } from '../useRecordCells';
import { betColumns, betSheetColumns, placedLine } from './betColumns';
import { BetDrawer } from './BetDrawer';
import { standingOf, type BetDetail, type BetFilters, type BetList, type ShownBet } from './bets';
import { bettingMessages as messages } from './messages';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/**
 * Its filters are `period`, `from`, `to`, `type`, `vendor`, `status`, and by a link the moments `since` and `until`,
 * `under`, `stakeFrom`.
 */
export interface BettingRecordScreenProps extends Records<BetList>, RecordSorting {
  /** An agent's team: each bet says whose it is, and an account can be looked for. */
  isTeam?: boolean;
  /** Told of choices on a phone before they are applied. */
  onDraftChange?: (filters: BetFilters) => void;
  /** How many bets those choices find; absent while that is not known. */
  draftCount?: number | undefined;
  /** Vendors to choose from, by their code. */
  vendors: readonly { id: string; label: string }[];
  /** Types of games that the platform has; all can be chosen while that is not known. */
  gameTypes?: readonly GameCategory[] | undefined;
  /** The bet in the panel. */
  detail: BetDetail | undefined;
  onOpen: (id: string) => void;
  onCloseDetail: () => void;
}

const statuses = ['open', 'won', 'lost', 'even', 'void'] as const satisfies readonly BetStatus[];
const keyOf = ({ id }: Bet): string => id;
const timeOf = ({ at }: Bet): string => at;

/** The member's bets, with filters, sums, pages and one bet in a panel. */
export function BettingRecordScreen(props: BettingRecordScreenProps) {
  const { filters, vendors, gameTypes, today, onOpen, draftCount, isTeam = false } = props;
  const { value: list } = props.list;
  const { formatMessage: t } = useIntl();
  const cells = useRecordCells(list);
  const [isDesktop, isFull] = [useMedia('desktop'), useMedia('full')];
  const width = isFull ? 'full' : isDesktop ? 'desktop' : 'tablet';
  const columns = useMemo(
    () => betColumns({ t, cells, sums: list?.pageTotals, width, onOpen, isTeam }),
    [t, cells, list, width, onOpen, isTeam],
  );
  const fields = useMemo(
    (): readonly FilterField[] => [
      ...(isTeam ? [{ kind: 'search' as const, id: 'account', label: t(siteMessages.account) }] : []),
      ...periodFields(t, today),
      choiceField(
        'type',
        t(messages.type),
        t(messages.allTypes),
        filterTypes(gameTypes).map((id) => ({ id, label: t(gameTypeMessages[id]) })),
      ),
      choiceField('vendor', t(messages.vendor), t(messages.allVendors), vendors),
      choiceField(
        'status',
        t(labelMessages.status),
        t(messages.allStatuses),
        statuses.map((id) => ({ id, label: t(messages[id]) })),
      ),
    ],
    [t, vendors, gameTypes, today, isTeam],
  );
  // Out of the order of time, no day stands over a row on a phone.
  const timeText = props.sort.column === 'time' ? cells.clock : cells.moment;
  const renderRow = useCallback(
    (bet: ShownBet) => (
      <ListRow
        icon={IconDice}
        title={bet.gameName}
        line={joinFacts([
          bet.account,
          timeText(bet.at),
          placedLine(bet, t, cells),
          bet.pick || (bet.freeSpin ? t(messages.freeSpin) : bet.vendorName),
        ])}
        onPress={() => onOpen(bet.id)}
        end={
          <Stack elementType="span" gap={1} align="end">
            {bet.result === null ? t(messages.open) : <b>{cells.money(bet.result, 'change')}</b>}
            <Text elementType="span" size="xs" wrap="anywhere">
              {joinFacts([
                ...(bet.status === 'void' || bet.outcome ? [t(messages[standingOf(bet)])] : []),
                t(messages.stakeOf, { stake: cells.text(bet.stake) }),
              ])}
            </Text>
          </Stack>
        }
      />
    ),
    [cells, timeText, onOpen, t],
  );
  const sheetColumns = useMemo(
    () => betSheetColumns({ t, cells, sums: list?.pageTotals, isTeam }),
    [t, cells, list?.pageTotals, isTeam],
  );
  const { since, until, under, stakeFrom } = filters;
  const totals = list?.totals;
  return (
    <>
      <RecordPage
        records={props}
        aria-label={t(messages.list)}
        getKey={keyOf}
        timeOf={timeOf}
        sort={props.sort}
        onSortChange={props.onSortChange}
        mostSorted={props.mostSorted}
        sheetColumns={sheetColumns}
        columns={columns}
        renderRow={renderRow}
        fields={fields}
        chips={[
          ...(since && until
            ? [
                {
                  id: 'hours',
                  label: `${cells.clock(since)} – ${cells.clock(until)}`,
                  clears: ['since', 'until'],
                },
              ]
            : []),
          ...(under ? [{ id: 'under', label: teamName(list?.path, under) }] : []),
          ...(stakeFrom
            ? [{ id: 'stakeFrom', label: `${t(messages.stake)} ≥ ${cells.text(stakeFrom)}` }]
            : []),
        ]}
        onDraftChange={props.onDraftChange}
        applyLabel={draftCount === undefined ? t(messages.apply) : t(messages.show, { count: draftCount })}
        totals={{
          label: t(messages.totals),
          items: [
            { id: 'count', label: t(messages.list), value: totals ? cells.number(totals.count) : dash },
            { id: 'stake', label: t(messages.stake), value: cells.sum(totals?.stake) },
            ...(isDesktop
              ? [{ id: 'validBet', label: t(messages.validBet), value: cells.sum(totals?.validBet) }]
              : []),
            { id: 'payout', label: t(messages.payout), value: cells.sum(totals?.payout) },
            { id: 'profit', label: t(messages.profit), value: cells.sum(totals?.result, 'change') },
          ],
        }}
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: t(messages.emptyAction),
          onAction: () => props.onFiltersChange({ period: '30' }),
        }}
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
      />
      <BetDrawer detail={props.detail} timeZone={list?.timeZone ?? 'UTC'} onClose={props.onCloseDetail} />
    </>
  );
}
