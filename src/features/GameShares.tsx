import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { GameShare } from '#contract';
import { Heading } from '#ds/Heading';
import { Stack } from '#ds/Stack';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { BarList } from '#patterns/BarList';
import { gameNames } from './gameNames';
import { gameTypeMessages } from './gameType.messages';
import { moneyMessages as messages } from './money.messages';

export interface GameSharesProps {
  /** In 1/10,000, the most first. */
  shares: readonly GameShare[];
  /** Of its heading. @default 2 */
  level?: 2 | 3;
}

/** All of a bet, in the unit of a share. */
const whole = 10_000;

/** How much of a bet counts, by kind of game. */
export function GameShares({ shares, level = 2 }: GameSharesProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const heading = useId();
  const names = gameNames(shares.map(({ gameType }) => gameType));
  // Of two types that a person knows as one kind, what is sure to count is said.
  const shareOf = (name: (typeof names)[number]): number =>
    Math.min(...shares.filter(({ gameType }) => gameNames([gameType])[0] === name).map(({ share }) => share));
  return (
    <Stack elementType="section" gap={3} aria-labelledby={heading}>
      <Heading id={heading} level={level} {...(level === 2 && { size: 'xl', face: 'display' })}>
        {t(messages.contribution)}
      </Heading>
      <BarList
        aria-labelledby={heading}
        max={whole}
        items={names.map((name) => ({
          id: name,
          label: t(gameTypeMessages[name]),
          value: shareOf(name),
          figure: formatNumber(shareOf(name) / whole, locale, { style: 'percent', maximumFractionDigits: 2 }),
        }))}
      />
    </Stack>
  );
}
