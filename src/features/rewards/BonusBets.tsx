import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ReplyOf, rewardCalls } from '#contract';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Table, type TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { ListRow, ListRows } from '#patterns/ListRow';
import { useMedia } from '#theme/useMedia';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import * as styles from './BonusScreen.styles';
import { bonusMessages as messages } from './messages';

export type BonusBet = ReplyOf<typeof rewardCalls.bonusBets>['rows'][number];

/** Bets while a bonus ran, as far as they have come. */
export interface BonusBetList {
  status: 'loading' | 'ready' | 'failed';
  rows: readonly BonusBet[];
  hasMore: boolean;
}

interface BonusBetsProps {
  bets: BonusBetList;
  currency: string;
  onMore: () => void;
}

const reasons = {
  full: messages.full,
  share: messages.share,
  stake: messages.stakeAbove,
  game: messages.otherGame,
  noRisk: messages.noRisk,
  other: messages.other,
} as const;
const keyOf = ({ id }: BonusBet): string => id;

/** Bet by bet what counted towards a bonus and why: a table, and rows on a phone. */
export function BonusBets({ bets, currency, onMore }: BonusBetsProps) {
  const { formatMessage: t } = useIntl();
  const isWide = useMedia('tablet');
  const columns = useMemo((): readonly TableColumn<BonusBet>[] => {
    const money = (amount: string) => <Money amount={amount} currency={currency} />;
    return [
      {
        id: 'at',
        name: t(labelMessages.time),
        render: ({ at }) => <DateTime value={at} format="dateTime" />,
      },
      { id: 'game', name: t(messages.game), isRowHeader: true, render: ({ game }) => game },
      { id: 'stake', name: t(messages.stake), align: 'end', render: ({ stake }) => money(stake) },
      { id: 'why', name: t(messages.why), align: 'end', render: ({ reason }) => t(reasons[reason]) },
      { id: 'counted', name: t(messages.counted), align: 'end', render: ({ counted }) => money(counted) },
    ];
  }, [t, currency]);
  return (
    <Stack gap={3}>
      <Heading level={3}>{t(messages.bets)}</Heading>
      {bets.rows.length > 0 &&
        (isWide ? (
          <Table aria-label={t(messages.bets)} columns={columns} items={bets.rows} getKey={keyOf} />
        ) : (
          <ListRows aria-label={t(messages.bets)}>
            {bets.rows.map((bet) => (
              <ListRow
                key={bet.id}
                title={bet.game}
                line={<DateTime value={bet.at} format="dateTime" />}
                end={
                  <>
                    <Money amount={bet.counted} currency={currency} />
                    <Text elementType="span">{t(reasons[bet.reason])}</Text>
                  </>
                }
              />
            ))}
          </ListRows>
        ))}
      {bets.status === 'ready' && bets.rows.length === 0 && <Text>{t(messages.noBets)}</Text>}
      {bets.status === 'loading' && <Skeleton shape="block" blockSize="6rem" />}
      {bets.status === 'failed' && <Text role="alert">{t(messages.betsFailed)}</Text>}
      {(bets.status === 'failed' || (bets.status === 'ready' && bets.hasMore)) && (
        <div css={styles.action}>
          <Button size="sm" tone="neutral" onPress={onMore}>
            {t(bets.status === 'failed' ? siteMessages.tryAgain : actionMessages.showMore)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
