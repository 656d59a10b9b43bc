import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useIntl } from 'react-intl';
import type { WalletTransfer } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import { siteMessages } from '../site.messages';
import * as styles from './Cashier.styles';
import { walletMessages as messages } from './wallet.messages';

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
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  return (
    <section css={styles.tight} aria-label={say(messages.latest)}>
      <div css={styles.row}>
        <h2 css={styles.heading}>{say(messages.latest)}</h2>
        <Link isStandalone href={recordHref}>
          {say(siteMessages.accountRecord)}
        </Link>
      </div>
      {transfers.length === 0 ? (
        <p css={styles.none}>{say(messages.latestEmpty)}</p>
      ) : (
        <ListRows aria-label={say(messages.latest)}>
          {transfers.map(({ id, to, vendor, amount, currency, status, isAutomatic, createdAt }) => (
            <ListRow
              key={id}
              icon={to === 0 ? IconBack : IconArrowsExchange}
              title={say(to === 0 ? messages.toMain : messages.toVendor, { vendor })}
              line={[
                formatDateTime(createdAt, row, 'dateTime'),
                ...(isAutomatic ? [say(messages.byItself)] : []),
              ].join(' · ')}
              end={
                <span css={styles.end}>
                  <Money amount={amount} currency={currency} />
                  <Badge size="sm" hasDot tone={tones[status]}>
                    {say(messages[status])}
                  </Badge>
                </span>
              }
            />
          ))}
        </ListRows>
      )}
    </section>
  );
}
