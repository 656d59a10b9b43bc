import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { Money } from '#ds/Money';
import { accountMessages as messages } from './account.messages';

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

/** The amount: six dots when hidden, words while it is fetched. */
export const BalanceAmount = ({ amount, currency, isHidden, isUpdating }: ShellBalance) => (
  <Money
    amount={amount ?? '0'}
    currency={currency}
    isHidden={isHidden}
    isUpdating={isUpdating || amount === undefined}
  />
);

/** What hides the amount, and what asks for it again. */
export function BalanceActions({ isHidden, isUpdating, onToggleHidden, onRefresh }: ShellBalance) {
  const { formatMessage: t } = useIntl();
  return (
    <>
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
    </>
  );
}
