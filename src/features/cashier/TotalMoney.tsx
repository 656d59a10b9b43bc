import { Money } from '#ds/Money';
import { Text } from '#ds/Text';

/** What it all comes to, as the last row of a list of amounts. */
export const TotalMoney = ({ amount, currency }: { amount: string | bigint; currency: string }) => (
  <Text elementType="b" size="lg" weight="semibold">
    <Money amount={amount} currency={currency} />
  </Text>
);
