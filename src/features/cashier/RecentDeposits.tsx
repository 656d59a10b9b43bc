import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import { useIntl } from 'react-intl';
import type { Deposit } from '#contract';
import { Badge } from '#ds/Badge';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { depositTones } from './DepositEnd';

export interface RecentDepositsProps {
  /** The newest first. */
  deposits: readonly Deposit[];
  /** The brand's, as the account record has it; without one, the visitor's. */
  zone?: { timeZone: string; utcOffset: string } | undefined;
  onOpen: (id: string) => void;
}

/** The newest deposits with their states. */
export function RecentDeposits({ deposits, zone, onOpen }: RecentDepositsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  /** When it was credited, which is when the record has it; before, when it was made. */
  const moment = ({ status, endedAt, createdAt }: Deposit): string => {
    const at = status === 'credited' && endedAt ? endedAt : createdAt;
    const time = formatDateTime(at, locale, 'dateTime', zone?.timeZone);
    return zone ? `${time} (${zone.utcOffset})` : time;
  };
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.recent)}>
      <Heading>{t(messages.recent)}</Heading>
      {deposits.length === 0 ? (
        <Text tone="muted">{t(messages.recentEmpty)}</Text>
      ) : (
        <ListRows aria-label={t(messages.recent)}>
          {deposits.map((deposit) => (
            <ListRow
              key={deposit.id}
              icon={IconArrowDownLeft}
              title={t(messages[deposit.kind])}
              line={`${deposit.reference} · ${moment(deposit)}`}
              end={
                <span css={styles.end}>
                  <Money
                    amount={deposit.status === 'credited' ? deposit.credited : deposit.payable}
                    currency={deposit.currency}
                  />
                  <Badge size="sm" hasDot tone={depositTones[deposit.status]}>
                    {t(messages[deposit.status])}
                  </Badge>
                </span>
              }
              onPress={() => onOpen(deposit.id)}
            />
          ))}
        </ListRows>
      )}
    </Stack>
  );
}
