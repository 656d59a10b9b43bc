import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { IconButton } from '#ds/IconButton';
import { Money } from '#ds/Money';
import { accountMessages as messages } from './account.messages';
import type { ShellBalance } from './BalanceBox';
import * as styles from './PhoneBalance.styles';

export interface PhoneBalanceProps {
  balance: ShellBalance;
  /** A Button to put money in; absent where there is no such page. */
  deposit?: ReactNode;
}

/** The balance at the top of a phone's home page. */
export function PhoneBalance({ balance, deposit }: PhoneBalanceProps) {
  const { formatMessage: say } = useIntl();
  const { amount, currency, isHidden, isUpdating, onToggleHidden, onRefresh } = balance;
  return (
    <div css={styles.root}>
      <Card elementType="section" aria-label={say(messages.balance)} density="none">
        <div css={styles.strip}>
          <div css={styles.words}>
            <div css={styles.label}>
              {say(messages.balance)}
              <span css={styles.small}>
                <IconButton
                  icon={isHidden ? IconEyeOff : IconEye}
                  size="sm"
                  aria-label={say(isHidden ? messages.showBalance : messages.hideBalance)}
                  onPress={onToggleHidden}
                />
                <IconButton
                  icon={IconRefresh}
                  size="sm"
                  aria-label={say(messages.refreshBalance)}
                  isPending={isUpdating}
                  onPress={onRefresh}
                />
              </span>
            </div>
            <div css={styles.amount}>
              <Money
                amount={amount ?? '0'}
                currency={currency}
                isHidden={isHidden}
                isUpdating={isUpdating || amount === undefined}
              />
            </div>
          </div>
          {deposit}
        </div>
      </Card>
    </div>
  );
}
