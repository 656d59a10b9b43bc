import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { siteMessages } from '../site.messages';
import { BalanceActions, BalanceAmount, type ShellBalance } from './BalanceActions';
import * as styles from './BalanceCard.styles';

export interface BalanceCardProps {
  balance: ShellBalance;
  /** At its end: a Button to put money in. */
  children?: ReactNode;
}

/** The money of who is signed in, with what hides and refreshes it. */
export function BalanceCard({ balance, children }: BalanceCardProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Card elementType="section" aria-label={t(siteMessages.balance)} density="none">
      <div css={styles.strip}>
        <div css={styles.words}>
          <div css={styles.label}>
            {t(siteMessages.balance)}
            <span css={styles.small}>
              <BalanceActions {...balance} />
            </span>
          </div>
          {/* A convenience of the pointer: for keys and screen readers the button above says the same. */}
          <div css={styles.amount} onClick={balance.onRefresh}>
            <BalanceAmount {...balance} />
          </div>
        </div>
        {children}
      </div>
    </Card>
  );
}
