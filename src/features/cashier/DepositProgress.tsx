import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useIntl } from 'react-intl';
import type { Deposit, DepositChannel } from '#contract';
import { Badge } from '#ds/Badge';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { DescriptionList } from '#ds/DescriptionList';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { Timeline, type TimelineStep } from '#patterns/Timeline';
import { TitledCard } from '../TitledCard';
import { TotalMoney } from './TotalMoney';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { DepositProof, type DepositProofProps } from './DepositProof';
import { creditOf } from './values';

export interface DepositProgressProps {
  /** A deposit that the person said to have paid. */
  deposit: Deposit;
  channel: DepositChannel | undefined;
  /** Epoch milliseconds. */
  now: number;
  proof: Omit<DepositProofProps, 'count'>;
}

/** Where a paid deposit is until it is credited, and the proof of its payment. */
export function DepositProgress({ deposit, channel, now, proof }: DepositProgressProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, expectedAt } = deposit;
  const clock = (at: string): string => formatDateTime(at, locale, 'time');
  const isLate = expectedAt !== undefined && now > Date.parse(expectedAt);
  const credit = creditOf(deposit, channel);
  const steps: readonly TimelineStep[] = [
    { id: 'created', title: t(messages.tlCreated), time: clock(deposit.createdAt), state: 'done' },
    {
      id: 'paid',
      title: t(messages.tlPaid),
      line: t(messages.tlPaidText),
      ...(deposit.paidAt && { time: clock(deposit.paidAt) }),
      state: 'done',
    },
    {
      id: 'waiting',
      title: t(isLate ? messages.looking : messages.waiting),
      line: isLate
        ? t(messages.tlLateText)
        : t(messages.tlWaitText, {
            time: t(labelMessages.minutes, { count: Math.max(1, channel?.usualMinutes ?? 1) }),
          }),
      state: 'now',
    },
    {
      id: 'credited',
      title: t(messages.tlCredited),
      ...(expectedAt && !isLate && { time: t(messages.byTime, { time: clock(expectedAt) }) }),
    },
  ];
  const { bank } = deposit.instruction;
  return (
    <div css={styles.columns}>
      <Stack gap={5}>
        <Card isMarked elementType="section" aria-label={t(messages.timeline)}>
          <Stack gap={5}>
            <Inline gap={3} justify="between">
              <Stack gap={3}>
                <div>
                  <Badge tone="info" hasDot>
                    {t(isLate ? messages.looking : messages.waiting)}
                  </Badge>
                </div>
                <span css={styles.figure}>
                  <Money amount={deposit.payable} currency={currency} />
                </span>
              </Stack>
              {expectedAt && !isLate && (
                <div css={styles.clock}>
                  {t(messages.creditedBy)}
                  <span css={styles.time}>{clock(expectedAt)}</span>
                </div>
              )}
            </Inline>
            <Text role="status">
              {t(messages.paidBy, {
                method: t(messages[deposit.kind]),
                channel: deposit.channel,
                amount: formatMoney(credit, currency, locale).text,
              })}
            </Text>
            <Timeline
              aria-label={t(messages.timeline)}
              steps={steps}
              labels={{
                done: t(labelMessages.stepDone),
                now: t(labelMessages.stepNow),
                todo: t(messages.todo),
                failed: t(messages.stopped),
              }}
            />
          </Stack>
        </Card>
        <DepositProof {...proof} count={deposit.proofs} />
      </Stack>
      <Stack gap={5}>
        <TitledCard title={t(messages.payment)}>
          <DescriptionList
            isDivided
            items={[
              { label: t(messages.method), value: t(messages[deposit.kind]) },
              { label: t(moneyMessages.to), value: bank?.holder ?? deposit.channel },
              {
                label: t(moneyMessages.fee),
                value: <Money amount={BigInt(deposit.payable) - credit} currency={currency} />,
              },
              {
                label: t(messages.youReceive),
                value: <TotalMoney amount={credit} currency={currency} />,
              },
            ]}
          />
          {bank && <CopyField label={t(messages.account)} value={bank.account} />}
          <CopyField label={t(messages.reference)} value={deposit.reference} />
        </TitledCard>
        <TitledCard title={t(messages.ifNot)}>
          {expectedAt && !isLate && (
            <Notice tone="neutral" icon={IconClock}>
              {t(messages.ifNotLook, { time: clock(expectedAt) })}
            </Notice>
          )}
          <Notice tone="neutral" icon={IconShieldCheck}>
            {t(messages.ifNotBack)}
          </Notice>
        </TitledCard>
      </Stack>
    </div>
  );
}
