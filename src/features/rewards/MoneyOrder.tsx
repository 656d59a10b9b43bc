import { useIntl } from 'react-intl';
import type { ReplyOf, rewardCalls } from '#contract';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { moneyMessages } from '../money.messages';
import { bonusMessages as messages } from './messages';

/** Which money is the member's own, and what the bonuses that run hold. */
export function MoneyOrder({ currency, own, list }: ReplyOf<typeof rewardCalls.bonuses>) {
  const { formatMessage: t } = useIntl();
  return (
    <Card elementType="section" aria-labelledby="money-order">
      <Stack gap={3}>
        <Heading id="money-order">{t(messages.order)}</Heading>
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
      </Stack>
    </Card>
  );
}
