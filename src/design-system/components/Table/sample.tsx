import { Badge } from '#ds/Badge';
import { DateTime } from '#ds/DateTime';
import { Money } from '#ds/Money';
import type { TableColumn } from '.';
import type { SampleBet } from './sampleBets';

export const betColumns: readonly TableColumn<SampleBet>[] = [
  {
    id: 'id',
    name: 'Bet',
    render: (bet) => bet.id,
    allowsSorting: true,
    sortBy: (bet) => bet.id,
    minWidth: 152,
  },
  {
    id: 'game',
    name: 'Game',
    render: (bet) => bet.game,
    allowsSorting: true,
    sortBy: (bet) => bet.game,
  },
  { id: 'player', name: 'Player', render: (bet) => bet.player },
  {
    id: 'stake',
    name: 'Stake',
    align: 'end',
    minWidth: 144,
    render: (bet) => <Money amount={BigInt(bet.stake)} currency="USD" />,
    allowsSorting: true,
    sortBy: (bet) => bet.stake,
    footer: <Money amount="13535840" currency="USD" />,
  },
  {
    id: 'result',
    name: 'Result',
    align: 'end',
    minWidth: 144,
    render: (bet) => <Money amount={BigInt(bet.result)} currency="USD" tone="change" />,
    allowsSorting: true,
    sortBy: (bet) => bet.result,
  },
  { id: 'placedAt', name: 'Time', render: (bet) => <DateTime value={bet.placedAt} />, minWidth: 176 },
  {
    id: 'status',
    name: 'Status',
    render: (bet) => <Badge tone={bet.status === 'Open' ? 'info' : 'neutral'}>{bet.status}</Badge>,
  },
];

/** Columns that were given too little for what is in them. */
export const sumColumns: readonly TableColumn<SampleBet>[] = [
  { id: 'game', name: 'Game', render: (bet) => bet.game, minWidth: 60 },
  ...[1n, 100_000n, 1n, 10_000_000n].map((times, at): TableColumn<SampleBet> => ({
    id: `sum${at}`,
    name: `Sum ${at}`,
    align: 'end',
    minWidth: 60,
    render: (bet) => <Money amount={BigInt(bet.stake) * times} currency="VND" />,
    footer: <Money amount={times * 10n ** 9n} currency="VND" />,
  })),
];
