import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bonus, ReplyOf, rewardCalls } from '#contract';
import { Badge } from '#ds/Badge';
import { Drawer } from '#ds/Drawer';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import type { TableColumn } from '#ds/Table';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ListRow } from '#patterns/ListRow';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { choiceField, periodFields } from '../listLabels';
import { RecordPage, type RecordRows, type Records } from '../RecordPage';
import { useRecordCells } from '../useRecordCells';
import { BonusCard, type BonusCardProps } from './BonusCard';
import { bonusRecordMessages as messages } from './bonusRecord.messages';

/** The bonuses that are shown, with what all of the filter come to. */
export interface BonusList extends RecordRows<Bonus> {
  totals: ReplyOf<typeof rewardCalls.bonusRecord>['totals'];
}

/** Its filters are `period`, `from`, `to`, `status`. */
export interface BonusRecordProps extends Records<BonusList> {
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
  const { onFiltersChange, today, onOpen, detail } = props;
  const { value: list } = props.list;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cells = useRecordCells(list);
  const timeZone = list?.timeZone;
  const columns = useMemo(
    (): readonly TableColumn<Bonus>[] => [
      cells.timeColumn('began', t(messages.began), ({ openedAt }) => openedAt),
      {
        id: 'bonus',
        name: t(moneyMessages.bonus),
        isRowHeader: true,
        value: ({ title }) => title || t(moneyMessages.bonus),
        render: ({ id, title }) => (
          <Link tone="neutral" onPress={() => onOpen(id)}>
            {title || t(moneyMessages.bonus)}
          </Link>
        ),
      },
      {
        id: 'status',
        name: t(labelMessages.status),
        value: ({ status }) => t(messages[status]),
        render: ({ status }) => <Badge tone={tones[status]}>{t(messages[status])}</Badge>,
      },
      cells.amountColumn('amount', t(moneyMessages.amount), ({ amount }) => amount),
      cells.amountColumn('done', t(messages.done), ({ done }) => done),
      cells.timeColumn('ended', t(messages.ended), ({ endedAt }) => endedAt),
    ],
    [t, cells, onOpen],
  );
  const fields = useMemo(
    () => [
      ...periodFields(t, today),
      choiceField(
        'status',
        t(labelMessages.status),
        t(messages.allStatuses),
        statuses.map((id) => ({ id, label: t(messages[id]) })),
      ),
    ],
    [t, today],
  );
  const renderRow = useCallback(
    ({ id, title, status, amount, openedAt }: Bonus) => (
      <ListRow
        icon={IconGift}
        title={title || t(moneyMessages.bonus)}
        line={formatDateTime(openedAt, locale, 'date', timeZone)}
        onPress={() => onOpen(id)}
        end={
          <Stack elementType="span" align="end">
            <b>{cells.money(amount)}</b>
            {t(messages[status])}
          </Stack>
        }
      />
    ),
    [t, cells, locale, timeZone, onOpen],
  );
  return (
    <>
      <RecordPage
        records={props}
        aria-label={t(messages.list)}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        fields={fields}
        totals={{
          label: t(messages.totals),
          items: (['received', 'earned', 'lost', 'running', 'done'] as const).map((id) => ({
            id,
            label: t(messages[id]),
            value: cells.sum(list?.totals[id]),
            ...(id === 'received' && list && { line: t(messages.receivedCount, { count: list.total }) }),
          })),
        }}
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: t(messages.emptyAction),
          onAction: () => onFiltersChange({ period: '365' }),
        }}
        failure={{ title: t(messages.failedTitle), description: t(moneyMessages.safe) }}
      />
      <Drawer
        side="end"
        isOpen={detail !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) props.onCloseDetail();
        }}
        title={detail?.title || t(moneyMessages.bonus)}
      >
        {detail && <BonusCard bonus={detail} currency={list?.currency ?? ''} {...props.panelOf(detail.id)} />}
      </Drawer>
    </>
  );
}
