import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Bonus } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Progress } from '#ds/Progress';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { gameTypeMessages } from '../gameType.messages';
import { BonusBets, type BonusBetList } from './BonusBets';
import { BonusTerms } from './BonusTerms';
import * as styles from './BonusScreen.styles';
import { gameNames } from '../gameNames';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';
import { bonusMessages as messages } from './messages';

export interface BonusCardProps {
  bonus: Bonus;
  currency: string;
  /** Bets while it ran. */
  bets: BonusBetList;
  /** Fetches further bets, or again those that failed. */
  onMore: (id: string) => void;
  onGiveUp: (id: string) => void;
  /** Called when the question is put away. */
  onClose: () => void;
  isPending: boolean;
  error: string | undefined;
}

const ends = { met: messages.earned, expired: messages.expired, givenUp: messages.givenUp } as const;

/** One bonus: how far it is, until when, what counts, and a way out while it is open. */
export function BonusCard(props: BonusCardProps) {
  const { bonus, currency, bets, onMore } = props;
  const { formatMessage: t, formatList } = useIntl();
  const locale = useLocaleRow();
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = bonus.status === 'open';
  const money = (amount: string | bigint): string => formatMoney(amount, currency, locale).text;
  const date = (at: string): string => formatDateTime(at, locale, 'dateTime');
  const times = Number(BigInt(bonus.required) / (BigInt(bonus.amount) || 1n));
  const facts = [
    ...(isOpen && bonus.expiresAt
      ? [{ id: 'ends', name: t(messages.ends), value: date(bonus.expiresAt) }]
      : []),
    {
      id: 'wagering',
      name: t(messages.wagering),
      value: t(messages.times, { count: formatNumber(times, locale) }),
    },
    {
      id: 'stake',
      name: t(moneyMessages.highestBet),
      value: bonus.maxStake ? money(bonus.maxStake) : t(messages.anyStake),
    },
    ...(bonus.maxWin === undefined
      ? []
      : [{ id: 'win', name: t(moneyMessages.mostWin), value: money(bonus.maxWin) }]),
    ...(bonus.notPaid === undefined
      ? []
      : [{ id: 'notPaid', name: t(messages.notPaid), value: money(bonus.notPaid) }]),
    {
      id: 'games',
      name: t(messages.games),
      value: bonus.gameTypes
        ? formatList(gameNames(bonus.gameTypes).map((type) => t(gameTypeMessages[type])))
        : t(siteMessages.allGames),
    },
    ...(isOpen ? [{ id: 'held', name: t(messages.held), value: money(bonus.held) }] : []),
  ];
  return (
    <Card isMarked={isOpen} elementType="section" aria-labelledby={`bonus-${bonus.id}`}>
      <Stack gap={4}>
        <div css={styles.head}>
          <div>
            <Heading size="lg" face="display" wrap="anywhere" id={`bonus-${bonus.id}`}>
              {bonus.title || t(moneyMessages.bonus)}
            </Heading>
            <Text>
              {bonus.status === 'open'
                ? t(messages.began, { day: date(bonus.openedAt) })
                : t(ends[bonus.status], { day: date(bonus.endedAt ?? bonus.openedAt) })}
            </Text>
          </div>
          <span css={styles.amount}>
            <Money amount={bonus.amount} currency={currency} />
          </span>
        </div>
        <Progress
          label={t(messages.progress, { title: bonus.title || t(moneyMessages.bonus) })}
          isLabelHidden
          value={Number(bonus.done)}
          maxValue={Math.max(1, Number(bonus.required))}
          valueLabel={t(messages.done, { done: money(bonus.done), required: money(bonus.required) })}
          tone={bonus.status === 'met' ? 'success' : 'accent'}
        />
        {isOpen && (
          <Text>{t(messages.left, { amount: money(BigInt(bonus.required) - BigInt(bonus.done)) })}</Text>
        )}
        <dl css={styles.facts}>
          {facts.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <BonusBets bets={bets} currency={currency} onMore={() => onMore(bonus.id)} />
        {bonus.terms && <BonusTerms {...bonus} terms={bonus.terms} currency={currency} />}
        {isOpen && (
          <div css={styles.action}>
            <Button
              tone="neutral"
              onPress={() => {
                // What was refused before is about another try.
                props.onClose();
                setIsAsked(true);
              }}
            >
              {t(messages.giveUp)}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsked && (isOpen || props.error !== undefined)}
        onOpenChange={(open) => {
          setIsAsked(open);
          if (!open) props.onClose();
        }}
        title={t(messages.giveUpTitle)}
        consequences={[
          { id: 'lose', text: t(messages.giveUpLose, { amount: money(bonus.held) }) },
          { id: 'free', text: t(messages.giveUpFree) },
        ]}
        tone="danger"
        labels={{ confirm: t(messages.giveUp), cancel: t(messages.keep) }}
        onConfirm={() => props.onGiveUp(bonus.id)}
        isPending={props.isPending}
        error={props.error}
      />
    </Card>
  );
}
