import { useIntl } from 'react-intl';
import type { PayoutAccount } from '#contract';
import { DescriptionList } from '#ds/DescriptionList';
import { Money } from '#ds/Money';
import { TotalMoney } from './TotalMoney';
import { moneyMessages } from '../money.messages';
import type { WithdrawalIntent } from './WithdrawForm';
import { withdrawMessages as messages } from './withdraw.messages';

export interface WithdrawalSummaryProps {
  intent: WithdrawalIntent;
  currency: string;
  account: PayoutAccount | undefined;
}

/** What is about to be withdrawn, once more before the password. */
export function WithdrawalSummary({ intent: { amount, fee }, currency, account }: WithdrawalSummaryProps) {
  const { formatMessage: t } = useIntl();
  return (
    <DescriptionList
      isDivided
      items={[
        ...(account ? [{ label: t(messages.to), value: [account.bank, account.number].join(' ') }] : []),
        { label: t(moneyMessages.fee), value: <Money amount={fee} currency={currency} /> },
        {
          label: t(messages.youReceive),
          value: <TotalMoney amount={BigInt(amount) - BigInt(fee)} currency={currency} />,
        },
      ]}
    />
  );
}
