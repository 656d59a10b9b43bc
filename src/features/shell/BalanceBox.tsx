import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../site.messages';
import { BalanceActions, BalanceAmount, type ShellBalance } from './BalanceActions';
import * as styles from './BalanceBox.styles';

export interface BalanceBoxProps {
  balance: ShellBalance;
  /** A small Button to put money in; absent where there is no such page. */
  deposit?: ReactNode;
}

/** The balance in the header. */
export function BalanceBox({ balance, deposit }: BalanceBoxProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.root} role="group" aria-label={t(siteMessages.balance)}>
      {/* A convenience of the pointer: for keys and screen readers the button behind says the same. */}
      <span css={styles.amount} onClick={balance.onRefresh}>
        <BalanceAmount {...balance} />
      </span>
      <BalanceActions {...balance} />
      {deposit}
    </div>
  );
}
