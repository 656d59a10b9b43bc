import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { VnDay } from '#contract';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { TextField } from '#ds/TextField';
import { vnMessages as messages } from './vn.messages';
import { checkTicket, rankedOf } from './vnResults';

export interface TicketCheckProps {
  ranks: VnDay['ranks'];
  /** Of the station that the ticket is of. */
  numbers: readonly string[];
}

/** What a ticket of a station wins, from its last digit on. */
export function TicketCheck({ ranks, numbers }: TicketCheckProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const [typed, setTyped] = useState('');
  const length = ranks[0]?.digits ?? 0;
  const ticket = typed.replaceAll(/\D/g, '');
  const isWhole = ticket.length === length;
  const wins = isWhole ? checkTicket(ranks, rankedOf(ranks, numbers), ticket) : [];
  return (
    <Stack gap={3}>
      <TextField
        label={t(messages.ticketNumber)}
        description={t(messages.ticketHint, { count: length })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={length}
        value={typed}
        onChange={setTyped}
      />
      <div role="status">
        {isWhole && wins.length === 0 && <Notice tone="neutral">{t(messages.ticketNone)}</Notice>}
        {wins.length > 0 && (
          <Notice tone="success">
            {wins.map(({ rank, number }) => (
              <Text key={rank.name + number}>
                {t(messages.ticketWins, {
                  rank: rank.name,
                  number,
                  amount: formatNumber(rank.prize ?? 0, { style: 'currency', currency: 'VND' }),
                })}
              </Text>
            ))}
          </Notice>
        )}
      </div>
      <Text size="xs">{t(messages.ticketNote)}</Text>
    </Stack>
  );
}
