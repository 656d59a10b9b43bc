import type { GameCategory } from '#contract';
import { at, hash, stream, type Stream } from '../../artwork/random';

/** A game as far as the past of a team needs it. */
export interface PlayedGame {
  id: string;
  category: GameCategory;
  vassalage: string;
}

/** What a player of the team did, oldest first. The wallet never falls below nothing. */
export type TeamEvent =
  | { is: 'deposit' | 'withdrawal'; amount: bigint; at: Date }
  | { is: 'bet'; game: PlayedGame; stake: bigint; payout: bigint; at: Date };

/** What a past is made from. */
export interface PlayPlan {
  seed: number;
  /** Days before `begin` on which the player joined. */
  joined: number;
  begin: Date;
  /** Games by type. */
  games: ReadonlyMap<GameCategory, readonly PlayedGame[]>;
  /** Minor units of the brand's currency for a dollar. */
  dollar: bigint;
}

const dayMs = 86_400_000;

/**
 * Few play much, many try it once and almost as many never do: a world is unpacked at each start, and every bet makes it
 * larger. Share of the players, days from one evening to the next, dollars of a stake, bets of an evening.
 */
const habits = [
  { share: 0.44, gap: 400, stakes: [5, 10, 20, 20, 50], bets: 0.5 },
  { share: 0.1, gap: 90, stakes: [10, 20, 50, 50, 100], bets: 1 },
  { share: 0.02, gap: 9, stakes: [50, 100, 100, 200, 500], bets: 1 },
] as const;

/** What a type pays, as share of the bets and hundredths of the stake. The house keeps 4 to 6 %. */
const payouts: readonly {
  type: GameCategory;
  /** How often it is played, of 100. */
  weight: number;
  pays: readonly (readonly [number, number])[];
}[] = [
  { type: 'RNG', weight: 52, pays: [[0.14, 50], [0.12, 100], [0.15, 200], [0.055, 400], [0.013, 1_000], [0.002, 5_000]] }, // prettier-ignore
  {
    type: 'LIVE',
    weight: 20,
    pays: [
      [0.09, 100],
      [0.44, 195],
    ],
  },
  {
    type: 'SPORTS',
    weight: 12,
    pays: [
      [0.36, 190],
      [0.09, 290],
    ],
  },
  {
    type: 'FISH',
    weight: 9,
    pays: [
      [0.25, 80],
      [0.2, 150],
      [0.1, 440],
    ],
  },
  { type: 'PVP', weight: 7, pays: [[0.485, 195]] },
];

/** The past of one player. Equal plans give equal pasts. */
export function playOf(plan: PlayPlan): TeamEvent[] {
  const random = stream(hash(plan.seed, 0x91a7));
  const habit = habitOf(random());
  // Registered, and never seen again.
  if (!habit) return [];
  // Some stop after weeks or months, as they do everywhere.
  const stays = random() < 0.45 ? 8 + random() ** 2 * 160 : Number.POSITIVE_INFINITY;
  const favourite = typeOf(random() * 100);
  const events: TeamEvent[] = [];
  let wallet = 0n;
  let last = 0;
  let daysAgo = plan.joined - random() * 0.8;
  const first = daysAgo;
  while (daysAgo > 0.01 && first - daysAgo < stays) {
    // Never before what happened last.
    const evening = Math.max(last + 300_000, eveningOf(plan.begin.getTime() - daysAgo * dayMs, random));
    const bets = 1 + Math.floor(random() * 2 * habit.bets);
    let moment = evening;
    for (let bet = 0; bet < bets; bet += 1) {
      moment += 90_000 + Math.floor(random() * 400_000);
      // The world's first minutes are still to come.
      if (moment > plan.begin.getTime() - 60_000) break;
      const type = random() < 0.6 ? favourite : typeOf(random() * 100);
      const stake = BigInt(at(habit.stakes, Math.floor(random() * habit.stakes.length))) * plan.dollar;
      if (wallet < stake) {
        const amount = BigInt(at([4, 6, 10, 20], Math.floor(random() ** 2 * 4))) * stake;
        wallet += amount;
        events.push({ is: 'deposit', amount, at: new Date(moment - 45_000) });
      }
      const payout = (stake * BigInt(paysOf(type, random()))) / 100n;
      wallet += payout - stake;
      events.push({ is: 'bet', game: gameOf(plan, type, random()), stake, payout, at: new Date(moment) });
      if (wallet > 30n * stake && random() < 0.5) {
        const amount = ((wallet * 7n) / 10n / plan.dollar) * plan.dollar;
        wallet -= amount;
        events.push({ is: 'withdrawal', amount, at: new Date(moment + 30_000) });
      }
    }
    last = moment;
    daysAgo -= habit.gap * (0.3 + 1.4 * random());
  }
  return events;
}

function habitOf(chance: number): (typeof habits)[number] | undefined {
  let sum = 0;
  return habits.find(({ share }) => (sum += share) > chance);
}

function typeOf(chance: number): GameCategory {
  let sum = 0;
  return payouts.find(({ weight }) => (sum += weight) > chance)?.type ?? 'RNG';
}

/** Hundredths of the stake. */
function paysOf(type: GameCategory, chance: number): number {
  let sum = 0;
  const { pays = [] } = payouts.find((each) => each.type === type) ?? {};
  return pays.find(([share]) => (sum += share) > chance)?.[1] ?? 0;
}

/** The first ones of a type are played most. */
function gameOf({ games }: PlayPlan, type: GameCategory, chance: number): PlayedGame {
  const listed = games.get(type) ?? [];
  return at(listed, Math.floor(chance ** 2 * listed.length));
}

/** Most play in the evening of Asia, from 11:00 to 16:00 UTC, and some at any hour. */
function eveningOf(moment: number, random: Stream): number {
  const midnight = Math.floor(moment / dayMs) * dayMs;
  const hour = random() < 0.7 ? 11 + 5 * random() : 24 * random();
  return midnight + Math.floor(hour * 3_600_000);
}
