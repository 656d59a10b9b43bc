import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TurnoverBet, TurnoverRequirement } from '#contract';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ConfirmFlow } from '#patterns/ConfirmFlow';
import { ListRow, ListRows } from '#patterns/ListRow';
import { RequirementCard } from '#patterns/RequirementCard';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';
import { rateText } from './values';
import { withdrawMessages as messages } from './withdraw.messages';

export interface RequirementsProps {
  /** The oldest first. */
  requirements: readonly TurnoverRequirement[];
  currency: string;
  /** Share that a withdrawal costs while a deposit is not bet, in 1/10,000. */
  turnoverFeeRate: number;
  /** The bets of a requirement, while they are shown. */
  bets?: Async<{ list: readonly TurnoverBet[] }> | undefined;
  onShowBets: (id: string) => void;
  onBetsClose: () => void;
  onGiveUp: (id: string) => void;
  isGivingUp: boolean;
}

/** What has to be bet before money can be withdrawn freely, with the bets that counted. */
export function Requirements(props: RequirementsProps) {
  const { requirements, currency, bets } = props;
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const [leaving, setLeaving] = useState<TurnoverRequirement>();
  const money = (amount: string): string => formatMoney(amount, currency, row).text;
  const wordsOf = ({ status, kind, done, required, held, expiresAt }: TurnoverRequirement): string => {
    if (status === 'met') return say(messages.metText, { done: money(done), required: money(required) });
    const ends =
      expiresAt !== undefined && say(messages.ends, { time: formatDateTime(expiresAt, row, 'dateTime') });
    const costs =
      kind === 'bonus'
        ? say(messages.openBonus, { amount: money(held) })
        : props.turnoverFeeRate > 0 &&
          say(messages.openDeposit, { rate: rateText(props.turnoverFeeRate, row) });
    return [costs, ends].filter(Boolean).join(' ');
  };
  const counted = bets?.value?.list ?? [];
  const shown = requirements.filter(({ status }) => status === 'open' || status === 'met');
  return (
    <Stack elementType="section" gap={3} aria-label={say(messages.requirements)}>
      <Heading>{say(messages.requirements)}</Heading>
      {shown.length === 0 && <Text tone="muted">{say(messages.noRequirements)}</Text>}
      {shown.map((one) => {
        const isMet = one.status === 'met';
        const figures = { done: money(one.done), required: money(one.required) };
        return (
          <RequirementCard
            key={one.id}
            isMet={isMet}
            title={
              one.title ??
              (one.kind === 'bonus'
                ? say(moneyMessages.bonus)
                : say(messages.reqDeposit, { date: formatDateTime(one.openedAt, row, 'date') }))
            }
            progress={{
              label: say(messages.progressLabel),
              value: Number(one.done),
              maxValue: Number(one.required),
              valueLabel: say(messages.progress, figures),
            }}
            action={
              <Inline elementType="span" gap={2} align="stretch">
                <Button size="sm" tone="neutral" emphasis="ghost" onPress={() => props.onShowBets(one.id)}>
                  {say(messages.bets)}
                </Button>
                {one.kind === 'bonus' && !isMet && (
                  <Button
                    size="sm"
                    tone="neutral"
                    emphasis="ghost"
                    isPending={props.isGivingUp}
                    onPress={() => setLeaving(one)}
                  >
                    {say(messages.giveUp)}
                  </Button>
                )}
              </Inline>
            }
          >
            {wordsOf(one)}
          </RequirementCard>
        );
      })}
      {leaving && (
        <ConfirmFlow
          isOpen
          onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
          title={say(messages.giveUpTitle)}
          consequences={[
            { id: 'lose', text: say(messages.giveUpLose, { amount: money(leaving.held) }) },
            { id: 'stay', text: say(messages.giveUpStay) },
          ]}
          labels={{ confirm: say(messages.giveUp), cancel: say(messages.giveUpKeep) }}
          onConfirm={() => props.onGiveUp(leaving.id)}
        />
      )}
      {bets && (
        <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onBetsClose()} title={say(messages.bets)}>
          <AsyncSection
            of={bets}
            state={bets.state === 'ready' && counted.length === 0 ? 'empty' : bets.state}
            skeleton={<Skeleton shape="block" blockSize="160px" />}
            empty={{ title: say(messages.noBets) }}
            failure={{
              title: say(messages.loadFailed),
              description: say(moneyMessages.safe),
              retryLabel: say(siteMessages.tryAgain),
            }}
          >
            <ListRows aria-label={say(messages.bets)} isCard={false}>
              {counted.map((bet) => (
                <ListRow
                  key={bet.id}
                  title={bet.game}
                  line={formatDateTime(bet.at, row, 'dateTime')}
                  end={
                    BigInt(bet.counted) > 0n
                      ? say(messages.counted, { counted: money(bet.counted), bet: money(bet.validBet) })
                      : say(messages.notCounted)
                  }
                />
              ))}
            </ListRows>
          </AsyncSection>
        </Dialog>
      )}
    </Stack>
  );
}
