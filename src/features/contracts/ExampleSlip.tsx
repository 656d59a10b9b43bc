import { useIntl } from 'react-intl';
import type { ContractExample } from '#contract';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { formatDay, useLocaleRow } from '#ds-i18n';
import { ContractSlip } from './ContractSlip';
import * as styles from './Contracts.styles';
import { contractMessages as messages } from './messages';

export interface ExampleSlipProps {
  example: ContractExample;
  currency: string;
  kind: string;
  resultLabel: string;
}

/** What terms would have paid for the last period, beside what today's terms paid. */
export function ExampleSlip({ example, currency, kind, resultLabel }: ExampleSlipProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const money = (value: string, key = 'amount') => <Money key={key} amount={value} currency={currency} />;
  const { offered, today, keeps, shorter } = example;
  return (
    <Stack gap={3}>
      <ContractSlip
        figures={offered}
        currency={currency}
        kind={kind}
        resultLabel={resultLabel}
        resultLine={today && t(messages.today, { amount: money(today.amount) })}
      />
      {shorter && (
        <Notice tone="warning">
          {t(messages.shorter, {
            from: formatDay(shorter.firstDay, locale),
            to: formatDay(shorter.lastDay, locale),
            inParts: money(shorter.inParts, 'inParts'),
            asOne: money(shorter.asOne, 'asOne'),
          })}
        </Notice>
      )}
      {keeps && <p css={styles.quiet}>{t(messages.keeps, { amount: money(keeps.amount) })}</p>}
    </Stack>
  );
}
