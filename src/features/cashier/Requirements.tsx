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
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { ListRow, ListRows } from '#patterns/ListRow';
import { RequirementCard } from '#patterns/RequirementCard';
import { moneyMessages } from '../money.messages';
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
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [leaving, setLeaving] = useState<TurnoverRequirement>();
  const money = (amount: string): string => formatMoney(amount, currency, locale).text;
  const wordsOf = ({ status, kind, done, required, held, expiresAt }: TurnoverRequirement): string => {
    if (status === 'met') return t(messages.metText, { done: money(done), required: money(required) });
    const ends =
      expiresAt !== undefined && t(messages.ends, { time: formatDateTime(expiresAt, locale, 'dateTime') });
    const costs =
      kind === 'bonus'
        ? t(messages.openBonus, { amount: money(held) })
        : props.turnoverFeeRate > 0 &&
          t(messages.openDeposit, { rate: rateText(props.turnoverFeeRate, locale) });
    return [costs, ends].filter(Boolean).join(' ');
  };
  const counted = bets?.value?.list ?? [];
  const shown = requirements.filter(({ status }) => status === 'open' || status === 'met');
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.requirements)}>
      <Heading>{t(messages.requirements)}</Heading>
      {shown.length === 0 && <Text tone="muted">{t(messages.noRequirements)}</Text>}
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
                ? t(moneyMessages.bonus)
                : t(messages.reqDeposit, { date: formatDateTime(one.openedAt, locale, 'date') }))
            }
            progress={{
              label: t(messages.progressLabel),
              value: Number(one.done),
              maxValue: Number(one.required),
              valueLabel: t(messages.progress, figures),
            }}
            action={
              <Inline elementType="span" gap={2} align="stretch">
                <Button size="sm" tone="neutral" emphasis="ghost" onPress={() => props.onShowBets(one.id)}>
                  {t(messages.bets)}
                </Button>
                {one.kind === 'bonus' && !isMet && (
                  <Button
                    size="sm"
                    tone="neutral"
                    emphasis="ghost"
                    isPending={props.isGivingUp}
                    onPress={() => setLeaving(one)}
                  >
                    {t(messages.giveUp)}
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
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
          title={t(messages.giveUpTitle)}
          consequences={[
            { id: 'lose', text: t(messages.giveUpLose, { amount: money(leaving.held) }) },
            { id: 'stay', text: t(messages.giveUpStay) },
          ]}
          tone="danger"
          labels={{ confirm: t(messages.giveUp), cancel: t(messages.giveUpKeep) }}
          onConfirm={() => props.onGiveUp(leaving.id)}
        />
      )}
      {bets && (
        <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onBetsClose()} title={t(messages.bets)}>
          <AsyncSection
            of={bets}
            state={bets.state === 'ready' && counted.length === 0 ? 'empty' : bets.state}
            skeleton={<Skeleton shape="block" blockSize="160px" />}
            empty={{ title: t(messages.noBets) }}
            failure={{ title: t(messages.loadFailed), description: t(moneyMessages.safe) }}
          >
            <ListRows aria-label={t(messages.bets)} isCard={false}>
              {counted.map((bet) => (
                <ListRow
                  key={bet.id}
                  title={bet.game}
                  line={formatDateTime(bet.at, locale, 'dateTime')}
                  end={
                    BigInt(bet.counted) > 0n
                      ? t(messages.counted, { counted: money(bet.counted), bet: money(bet.validBet) })
                      : t(messages.notCounted)
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
