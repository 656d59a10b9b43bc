import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useIntl } from 'react-intl';
import type { UplineTransfer } from '#contract';
import { Badge } from '#ds/Badge';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import * as styles from './Cashier.styles';
import { uplineMessages as messages } from './uplineTransfer.messages';

export interface EarlierTransfersProps {
  /** The newest first. */
  transfers: readonly UplineTransfer[];
  /** Shows the receipt of one. */
  onOpen: (id: string) => void;
}

/** What was sent to the upline. */
export function EarlierTransfers({ transfers, onOpen }: EarlierTransfersProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.earlier)}>
      <Heading>{t(messages.earlier)}</Heading>
      {transfers.length === 0 ? (
        <Text tone="muted">{t(messages.earlierEmpty)}</Text>
      ) : (
        <ListRows aria-label={t(messages.earlier)}>
          {transfers.map(({ id, reference, createdAt, amount, currency }) => (
            <ListRow
              key={id}
              icon={IconArrowUpRight}
              title={formatDateTime(createdAt, locale, 'dateTime')}
              line={reference}
              end={
                <span css={styles.end}>
                  <Money amount={amount} currency={currency} />
                  <Badge size="sm" hasDot tone="success">
                    {t(messages.arrived)}
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
