import type { ReactNode } from 'react';
import type { ShellBalance } from './BalanceActions';
import { BalanceCard } from './BalanceCard';
import * as styles from './PhoneBalance.styles';

export interface PhoneBalanceProps {
  balance: ShellBalance;
  /** A Button to put money in; absent where there is no such page. */
  deposit?: ReactNode;
}

/** The balance at the top of a phone's home page. */
export function PhoneBalance({ balance, deposit }: PhoneBalanceProps) {
  return (
    <div css={styles.root}>
      <BalanceCard balance={balance}>{deposit}</BalanceCard>
    </div>
  );
}
