import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useIntl } from 'react-intl';
import type { WalletTransfer } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import { siteMessages } from '../site.messages';
import * as styles from './Cashier.styles';
import { walletMessages as messages } from './wallet.messages';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface LatestMovesProps {
  /** The newest first. */
  transfers: readonly WalletTransfer[];
  /** Address of the account record. */
  recordHref: string;
}

const tones: Readonly<Record<WalletTransfer['status'], BadgeTone>> = {
  pending: 'warning',
  done: 'success',
  failed: 'neutral',
};

/** The newest transfers with their states. */
export function LatestMoves({ transfers, recordHref }: LatestMovesProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.latest)}>
      <Inline gap={3} justify="between">
        <Heading>{t(messages.latest)}</Heading>
        <Link isStandalone href={recordHref}>
          {t(siteMessages.accountRecord)}
        </Link>
      </Inline>
      {transfers.length === 0 ? (
        <Text tone="muted">{t(messages.latestEmpty)}</Text>
      ) : (
        <ListRows aria-label={t(messages.latest)}>
          {transfers.map(({ id, to, vendor, amount, currency, status, isAutomatic, createdAt }) => (
            <ListRow
              key={id}
              icon={to === 0 ? IconBack : IconArrowsExchange}
              title={t(to === 0 ? messages.toMain : messages.toVendor, { vendor })}
              line={joinFacts([
                formatDateTime(createdAt, locale, 'dateTime'),
                ...(isAutomatic ? [t(messages.byItself)] : []),
              ])}
              end={
                <span css={styles.end}>
                  <Money amount={amount} currency={currency} />
                  <Badge size="sm" hasDot tone={tones[status]}>
                    {t(messages[status])}
                  </Badge>
                </span>
              }
            />
          ))}
        </ListRows>
      )}
    </Stack>
  );
}
