import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { IconButton } from '#ds/IconButton';
import { Money } from '#ds/Money';
import { siteMessages } from '../site.messages';
import { accountMessages as messages } from './account.messages';
import * as styles from './BalanceCard.styles';
import type { ShellBalance } from './BalanceBox';

export interface BalanceCardProps {
  balance: ShellBalance;
  /** At its end: a Button to put money in. */
  children?: ReactNode;
}

/** The money of who is signed in, with what hides and refreshes it. */
export function BalanceCard({ balance, children }: BalanceCardProps) {
  const { formatMessage: t } = useIntl();
  const { amount, currency, isHidden, isUpdating, onToggleHidden, onRefresh } = balance;
  return (
    <Card elementType="section" aria-label={t(siteMessages.balance)} density="none">
      <div css={styles.strip}>
        <div css={styles.words}>
          <div css={styles.label}>
            {t(siteMessages.balance)}
            <span css={styles.small}>
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
            </span>
          </div>
          {/* A convenience of the pointer: for keys and screen readers the button above says the same. */}
          <div css={styles.amount} onClick={onRefresh}>
            <Money
              amount={amount ?? '0'}
              currency={currency}
              isHidden={isHidden}
              isUpdating={isUpdating || amount === undefined}
            />
          </div>
        </div>
        {children}
      </div>
    </Card>
  );
}
