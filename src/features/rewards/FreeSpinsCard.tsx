import { useIntl } from 'react-intl';
import type { FreeSpins } from '#contract';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { LinkButton } from '#ds/LinkButton';
import { Progress } from '#ds/Progress';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';
import { gameHref } from '../gameHref';
import { moneyMessages } from '../money.messages';
import { BonusTerms } from './BonusTerms';
import * as styles from './BonusScreen.styles';
import { bonusMessages as messages } from './messages';

interface FreeSpinsCardProps {
  spins: FreeSpins;
  currency: string;
}

/** Free spins of a game: how many are left, what each is worth, until when, what becomes of wins, and the way to the game. */
export function FreeSpinsCard({ spins: of, currency }: FreeSpinsCardProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const money = (amount: string): string => formatMoney(amount, currency, locale).text;
  const date = (at: string): string => formatDateTime(at, locale, 'dateTime');
  const number = (value: number): string => formatNumber(value, locale);
  const isOpen = of.status === 'open';
  const heading = joinFacts([t(messages.freeSpins, { count: of.spins }), of.gameName]);
  const left = t(messages.spinsLeft, { left: number(of.spins - of.used), count: number(of.spins) });
  const facts = [
    ...(isOpen ? [{ id: 'ends', name: t(messages.ends), value: date(of.endsAt) }] : []),
    ...(of.maxWin ? [{ id: 'win', name: t(moneyMessages.mostWin), value: money(of.maxWin) }] : []),
    ...(of.maxStake ? [{ id: 'stake', name: t(moneyMessages.highestBet), value: money(of.maxStake) }] : []),
  ];
  return (
    <Card isMarked={isOpen} elementType="section" aria-labelledby={`spins-${of.id}`}>
      <Stack gap={4}>
        <div>
          <Heading size="lg" face="display" wrap="anywhere" id={`spins-${of.id}`}>
            {heading}
          </Heading>
          <Text>
            {joinFacts([
              of.status === 'expired' ? t(messages.expired, { day: date(of.endsAt) }) : left,
              t(messages.spinWorth, { amount: money(of.stake) }),
            ])}
          </Text>
        </div>
        <Progress
          label={t(messages.progress, { title: heading })}
          isLabelHidden
          value={of.used}
          maxValue={of.spins}
          valueLabel={left}
        />
        <Text>
          {of.wagering === 0
            ? t(messages.winsFree)
            : t(messages.winsHeld, {
                times: t(messages.times, { count: number(of.wagering) }),
                days: of.days,
              })}
        </Text>
        {facts.length > 0 && (
          <dl css={styles.facts}>
            {facts.map(({ id, name, value }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {of.terms && <BonusTerms {...of} title={heading} terms={of.terms} currency={currency} />}
        {isOpen && (
          <div css={styles.action}>
            <LinkButton href={gameHref({ id: of.gameId, vassalage: of.vassalage })}>
              {t(messages.useSpins)}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
