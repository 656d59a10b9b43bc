import type { IntlShape } from 'react-intl';
import type { Bet } from '#contract';
import { Badge } from '#ds/Badge';
import { DateTime } from '#ds/DateTime';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import type { TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import { bettingMessages as messages } from './messages';
import { statusTones, type BetList } from './bets';

interface ColumnContext {
  intl: Pick<IntlShape, 'formatMessage'>;
  list: Pick<BetList, 'currency' | 'pageTotals' | 'timeZone'> | undefined;
  /** Room for the columns that go first. */
  width: 'tablet' | 'desktop' | 'full';
  onOpen: (id: string) => void;
  /** Shows whose each bet is. */
  isTeam: boolean;
}

const dash = '–';

/** Columns of the record; those that matter least go where there is no room. */
export function betColumns({
  intl,
  list,
  width,
  onOpen,
  isTeam,
}: ColumnContext): readonly TableColumn<Bet & { account?: string }>[] {
  const { formatMessage: t } = intl;
  const currency = list?.currency ?? '';
  const sums = list?.pageTotals;
  const money = (amount: string | null | undefined, tone: 'neutral' | 'change' = 'neutral') =>
    amount == null ? dash : <Money amount={amount} currency={currency} tone={tone} />;
  const amountColumn = (id: 'stake' | 'validBet' | 'payout', name: string): TableColumn<Bet> => ({
    id,
    name,
    align: 'end',
    render: (bet) => money(bet[id]),
    footer: money(sums?.[id]),
  });
  return [
    {
      id: 'time',
      name: t(labelMessages.time),
      minWidth: width === 'tablet' ? 128 : 152,
      render: (bet) => <DateTime value={bet.at} format="record" {...(list && { timeZone: list.timeZone })} />,
      footer: t(messages.page),
    },
    ...(isTeam
      ? [
          {
            id: 'account',
            name: t(siteMessages.account),
            render: ({ account }: { account?: string }) => <bdi>{account}</bdi>,
          },
        ]
      : []),
    {
      id: 'game',
      name: t(messages.game),
      minWidth: 168,
      isRowHeader: true,
      render: (bet) => (
        <Stack elementType="span" align="start">
          <Link tone="neutral" onPress={() => onOpen(bet.id)}>
            {[bet.gameName, bet.pick].filter(Boolean).join(' · ')}
          </Link>
          <Text elementType="span" size="xs" wrap="anywhere">
            {bet.vendorName}
          </Text>
        </Stack>
      ),
    },
    ...(width === 'full' && !isTeam
      ? [
          {
            id: 'number',
            name: t(messages.number),
            render: (bet: Bet) => (
              <Text elementType="bdi" size="xs" wrap="anywhere">
                {bet.id}
              </Text>
            ),
          },
        ]
      : []),
    amountColumn('stake', t(messages.stake)),
    ...(width === 'tablet' ? [] : [amountColumn('validBet', t(messages.validBet))]),
    amountColumn('payout', t(messages.payout)),
    {
      id: 'profit',
      name: t(messages.profit),
      align: 'end',
      render: (bet) => money(bet.result, 'change'),
      footer: money(sums?.result, 'change'),
    },
    {
      id: 'status',
      name: t(labelMessages.status),
      align: 'end',
      minWidth: 96,
      render: ({ status }) => (
        <Badge tone={statusTones[status]} hasDot>
          {t(messages[status])}
        </Badge>
      ),
    },
  ];
}
