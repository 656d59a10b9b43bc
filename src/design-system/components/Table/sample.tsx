import { Badge } from '#ds/Badge';
import { DateTime } from '#ds/DateTime';
import { Money } from '#ds/Money';
import type { TableColumn } from '.';

/** A bet as a report lists it. */
export interface SampleBet {
  id: string;
  game: string;
  player: string;
  /** Minor units. */
  stake: number;
  /** Minor units; negative where the player lost. */
  result: number;
  /** Epoch milliseconds. */
  placedAt: number;
  status: 'Settled' | 'Open';
}

const games = [
  'Ember Fox',
  'Prism Vault',
  'Longship',
  'Deep Bells',
  'Gate of Jade',
  'Clockwork Court',
  'Comet',
];
const players = ['linh.pham', 'hoang.le', 'nam.cao', 'thanh.do', 'lan.ngo', 'gia.bach', 'mai.vu'];
const firstAt = Date.UTC(2026, 10, 21, 14, 30);

/** Numbers that look drawn at random and are the same in every run. */
const drawn = (index: number, below: number) => (index * 7919 + ((index * index) % 104_729)) % below;

export const sampleBets = (count: number): SampleBet[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `B${900_000_000 + drawn(index, 100_003) * 11}${index}`,
    game: games[drawn(index, games.length)] ?? '',
    player: players[drawn(index, players.length + 4) % players.length] ?? '',
    stake: 100 + drawn(index, 250_000),
    result: drawn(index, 400_000) - 220_000,
    placedAt: firstAt - index * 61_000,
    status: index % 5 === 0 ? 'Open' : 'Settled',
  }));

export const keyOfBet = (bet: SampleBet) => bet.id;

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
