import { useIntl } from 'react-intl';
import type { ReplyOf, rewardCalls } from '#contract';
import { DescriptionList } from '#ds/DescriptionList';
import { Money } from '#ds/Money';
import { Text } from '#ds/Text';
import { TitledCard } from '../TitledCard';
import { moneyMessages } from '../money.messages';
import { bonusMessages as messages } from './messages';

/** Which money is the member's own, and what the bonuses that run hold. */
export function MoneyOrder({ currency, own, list }: ReplyOf<typeof rewardCalls.bonuses>) {
  const { formatMessage: t } = useIntl();
  return (
    <TitledCard title={t(messages.order)}>
      <Text>{t(messages.orderText)}</Text>
      <DescriptionList
        isDivided
        items={[
          { label: t(messages.own), value: <Money amount={own} currency={currency} /> },
          ...list.map(({ id, title, held }) => ({
            id,
            label: t(messages.orderHeld, { title: title || t(moneyMessages.bonus) }),
            value: <Money amount={held} currency={currency} />,
          })),
        ]}
      />
    </TitledCard>
  );
}
