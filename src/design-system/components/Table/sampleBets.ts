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
