import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useIntl } from 'react-intl';
import type { Deposit, DepositChannel } from '#contract';
import { Badge } from '#ds/Badge';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { NoteBox } from '#patterns/NoteBox';
import { Timeline, type TimelineStep } from '#patterns/Timeline';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { DepositProof, type DepositProofProps } from './DepositProof';
import { creditOf, minutesText } from './values';

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
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const { currency, expectedAt } = deposit;
  const clock = (at: string): string => formatDateTime(at, row, 'time');
  const isLate = expectedAt !== undefined && now > Date.parse(expectedAt);
  const credit = creditOf(deposit, channel);
  const steps: readonly TimelineStep[] = [
    { id: 'created', title: say(messages.tlCreated), time: clock(deposit.createdAt), state: 'done' },
    {
      id: 'paid',
      title: say(messages.tlPaid),
      line: say(messages.tlPaidText),
      ...(deposit.paidAt && { time: clock(deposit.paidAt) }),
      state: 'done',
    },
    {
      id: 'waiting',
      title: say(isLate ? messages.looking : messages.waiting),
      line: isLate
        ? say(messages.tlLateText)
        : say(messages.tlWaitText, { time: minutesText(Math.max(1, channel?.usualMinutes ?? 1), row) }),
      state: 'now',
    },
    {
      id: 'credited',
      title: say(messages.tlCredited),
      ...(expectedAt && !isLate && { time: say(messages.byTime, { time: clock(expectedAt) }) }),
    },
  ];
  const { bank } = deposit.instruction;
  return (
    <div css={styles.columns}>
      <Stack gap={5}>
        <Card isMarked elementType="section" aria-label={say(messages.timeline)}>
          <Stack gap={5}>
            <Inline gap={3} justify="between">
              <Stack gap={3}>
                <div>
                  <Badge tone="info" hasDot>
                    {say(isLate ? messages.looking : messages.waiting)}
                  </Badge>
                </div>
                <span css={styles.figure}>
                  <Money amount={deposit.payable} currency={currency} />
                </span>
              </Stack>
              {expectedAt && !isLate && (
                <div css={styles.clock}>
                  {say(messages.creditedBy)}
                  <span css={styles.time}>{clock(expectedAt)}</span>
                </div>
              )}
            </Inline>
            <Text role="status">
              {say(messages.paidBy, {
                method: say(messages[deposit.kind]),
                channel: deposit.channel,
                amount: formatMoney(credit, currency, row).text,
              })}
            </Text>
            <Timeline
              aria-label={say(messages.timeline)}
              steps={steps}
              labels={{
                done: say(labelMessages.stepDone),
                now: say(labelMessages.stepNow),
                todo: say(messages.todo),
                failed: say(messages.stopped),
              }}
            />
          </Stack>
        </Card>
        <DepositProof {...proof} count={deposit.proofs} />
      </Stack>
      <Stack gap={5}>
        <Card elementType="section" aria-label={say(messages.payment)}>
          <Stack gap={3}>
            <Heading>{say(messages.payment)}</Heading>
            <DescriptionList
              isDivided
              items={[
                { label: say(messages.method), value: say(messages[deposit.kind]) },
                { label: say(moneyMessages.to), value: bank?.holder ?? deposit.channel },
                {
                  label: say(moneyMessages.fee),
                  value: <Money amount={BigInt(deposit.payable) - credit} currency={currency} />,
                },
                {
                  label: say(messages.youReceive),
                  value: (
                    <Text elementType="b" size="lg" weight="semibold">
                      <Money amount={credit} currency={currency} />
                    </Text>
                  ),
                },
              ]}
            />
            {bank && <CopyField label={say(messages.account)} value={bank.account} />}
            <CopyField label={say(messages.reference)} value={deposit.reference} />
          </Stack>
        </Card>
        <Card elementType="section" aria-label={say(messages.ifNot)}>
          <Stack gap={3}>
            <Heading>{say(messages.ifNot)}</Heading>
            {expectedAt && !isLate && (
              <NoteBox icon={IconClock}>{say(messages.ifNotLook, { time: clock(expectedAt) })}</NoteBox>
            )}
            <NoteBox icon={IconShieldCheck}>{say(messages.ifNotBack)}</NoteBox>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
