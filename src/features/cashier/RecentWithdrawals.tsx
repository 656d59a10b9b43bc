import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '#contract';
import { Badge } from '#ds/Badge';
import { Money } from '#ds/Money';
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
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  return (
    <section css={styles.tight} aria-label={say(messages.recent)}>
      <h2 css={styles.heading}>{say(messages.recent)}</h2>
      {withdrawals.length === 0 ? (
        <p css={styles.none}>{say(messages.recentEmpty)}</p>
      ) : (
        <ListRows aria-label={say(messages.recent)}>
          {withdrawals.map(({ id, account, reference, createdAt, amount, currency, status }) => (
            <ListRow
              key={id}
              icon={IconArrowUpRight}
              title={accountText(account)}
              line={`${reference} · ${formatDateTime(createdAt, row, 'dateTime')}`}
              end={
                <span css={styles.end}>
                  <Money amount={amount} currency={currency} />
                  <Badge size="sm" hasDot tone={withdrawalTones[status]}>
                    {say(messages[status])}
                  </Badge>
                </span>
              }
              onPress={() => onOpen(id)}
            />
          ))}
        </ListRows>
      )}
    </section>
  );
}

const accountText = ({ bank, number }: Withdrawal['account']): string => `${bank} ${number}`;
