import type { ShellBalance } from './BalanceActions';
import { BalanceCard } from './BalanceCard';
import * as styles from './CenterHeader.styles';
import { DrawerMember, type DrawerMemberProps } from './DrawerMember';

export interface CenterHeaderProps {
  member: DrawerMemberProps;
  /** Absent in the agent centre. */
  balance?: ShellBalance | undefined;
}

/** Whose centre it is, above its pages. */
export function CenterHeader({ member, balance }: CenterHeaderProps) {
  return (
    <div css={styles.root}>
      <DrawerMember {...member} />
      {balance && <BalanceCard balance={balance} />}
    </div>
  );
}
