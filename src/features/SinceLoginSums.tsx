import { useIntl } from 'react-intl';
import type { SinceLogin } from '#contract';
import { DescriptionList } from '#ds/DescriptionList';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Text } from '#ds/Text';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { saferMessages as messages } from './saferPlay/messages';
import * as styles from './ThinBar.styles';

export interface SinceLoginSumsProps {
  /** What was staked and won since log-in. */
  sums: Async<SinceLogin>;
}

/** The net position since log-in, with the two sums that it comes from. */
export function SinceLoginSums({ sums }: SinceLoginSumsProps) {
  const { formatMessage: t } = useIntl();
  const { value } = sums;
  return (
    <AsyncSection
      of={sums}
      skeleton={<Skeleton shape="block" blockSize="7rem" />}
      failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
    >
      {value && (
        <div css={styles.sums}>
          <DescriptionList
            aria-label={t(messages.sinceLogin)}
            items={[
              { label: t(messages.staked), value: <Money amount={value.stake} currency={value.currency} /> },
              {
                label: t(messages.wonBack),
                value: <Money amount={value.payout} currency={value.currency} />,
              },
              {
                label: t(messages.net),
                value: (
                  <Money
                    amount={BigInt(value.payout) - BigInt(value.stake)}
                    currency={value.currency}
                    tone="change"
                  />
                ),
              },
            ]}
          />
          <Text size="xs">{t(messages.sinceLoginNote)}</Text>
        </div>
      )}
    </AsyncSection>
  );
}
