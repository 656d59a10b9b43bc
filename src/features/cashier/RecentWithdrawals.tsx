import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '#contract';
import { Badge } from '#ds/Badge';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import * as styles from './Cashier.styles';
import { withdrawMessages as messages } from './withdraw.messages';
import { withdrawalTones } from './WithdrawalProgress';

export interface RecentWithdrawalsProps {
  /** The newest first. */
  withdrawals: readonly Withdrawal[];
  onOpen: (id: string) => void;
}

/** The newest withdrawals with their states. */
export function RecentWithdrawals({ withdrawals, onOpen }: RecentWithdrawalsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.recent)}>
      <Heading>{t(messages.recent)}</Heading>
      {withdrawals.length === 0 ? (
        <Text tone="muted">{t(messages.recentEmpty)}</Text>
      ) : (
        <ListRows aria-label={t(messages.recent)}>
          {withdrawals.map(({ id, account, reference, createdAt, amount, currency, status }) => (
            <ListRow
              key={id}
              icon={IconArrowUpRight}
              title={accountText(account)}
              line={`${reference} · ${formatDateTime(createdAt, locale, 'dateTime')}`}
              end={
                <span css={styles.end}>
                  <Money amount={amount} currency={currency} />
                  <Badge size="sm" hasDot tone={withdrawalTones[status]}>
                    {t(messages[status])}
                  </Badge>
                </span>
              }
              onPress={() => onOpen(id)}
            />
          ))}
        </ListRows>
      )}
    </Stack>
  );
}

const accountText = ({ bank, number }: Withdrawal['account']): string => `${bank} ${number}`;
