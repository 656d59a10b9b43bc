import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { Money } from '#ds/Money';
import { siteMessages } from '../site.messages';
import { accountMessages as messages } from './account.messages';
import * as styles from './BalanceBox.styles';

/** The amount in the wallet and what can be done to how it is shown. */
export interface ShellBalance {
  /** Minor units as on the wire, such as "1248025"; undefined until it has been fetched once. */
  amount: string | undefined;
  /** Code of its currency, such as USD or USDT. */
  currency: string;
  isHidden: boolean;
  /** Whether it is being fetched at the member's wish: an old amount is not shown meanwhile. */
  isUpdating: boolean;
  onToggleHidden: () => void;
  onRefresh: () => void;
}

export interface BalanceBoxProps {
  balance: ShellBalance;
  /** A small Button to put money in; absent where there is no such page. */
  deposit?: ReactNode;
}

/** The balance in the header: six dots when hidden, words while it is fetched. */
export function BalanceBox({ balance, deposit }: BalanceBoxProps) {
  const { formatMessage: t } = useIntl();
  const { amount, currency, isHidden, isUpdating, onToggleHidden, onRefresh } = balance;
  return (
    <div css={styles.root} role="group" aria-label={t(siteMessages.balance)}>
      {/* A convenience of the pointer: for keys and screen readers the button behind says the same. */}
      <span css={styles.amount} onClick={onRefresh}>
        <Money
          amount={amount ?? '0'}
          currency={currency}
          isHidden={isHidden}
          isUpdating={isUpdating || amount === undefined}
        />
      </span>
      <IconButton
        icon={isHidden ? IconEyeOff : IconEye}
        size="sm"
        aria-label={t(isHidden ? messages.showBalance : messages.hideBalance)}
        onPress={onToggleHidden}
      />
      <IconButton
        icon={IconRefresh}
        size="sm"
        aria-label={t(messages.refreshBalance)}
        isPending={isUpdating}
        onPress={onRefresh}
      />
      {deposit}
    </div>
  );
}
