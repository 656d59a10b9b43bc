import type { GameRow } from '#platform/schema';
import { isBoardWin } from '#platform/wallet';
import { at, hash, stream, type Stream } from '../artwork/random';
import { judge, spinReels, type SlotOutcome } from '../game-provider/slot/maths';
import { slotOf, type SlotGame } from '../game-provider/slot/stakes';

/** Money in or out of the platform. */
export interface PastTransfer {
  kind: 'deposit' | 'withdrawal';
  amount: bigint;
  at: Date;
}

/** A round that was played before the world began. */
export interface PastRound {
  game: GameRow;
  stake: bigint;
  win: bigint;
  outcome: SlotOutcome;
  at: Date;
}

/** What one person did, oldest first. The wallet never falls below zero and ends at `balance`. */
export type PastEvent = ({ is: 'transfer' } & PastTransfer) | ({ is: 'round' } & PastRound);

/** How somebody's past is to look. */
export interface PastPlan {
  seed: number;
  /** Where the wallet stands when the world begins, minor units. */
  balance: bigint;
  rounds: number;
  /** Days before the world's beginning over which the rounds lie, oldest first. */
  days: number;
  /** Rounds of the last day besides, which fill the board of winners. @default 0 */
  lastDay?: number;
  /** Index into a game's stakes that is staked as a rule. */
  usualStake: number;
  /** Minor units of the currency for one of the catalogue. */
  unit: bigint;
  games: readonly GameRow[];
  begin: Date;
}

const dayMs = 86_400_000;

/** The past of one person. Equal plans give equal pasts. */
export function pastOf(plan: PastPlan): PastEvent[] {
  const random = stream(hash(plan.seed, 0x9a57));
  const rounds = roundsOf(plan, random);
  return withTransfers(plan, rounds, random);
}

function roundsOf(plan: PastPlan, random: Stream): PastRound[] {
  const { rounds, days, lastDay = 0, usualStake, unit, games, begin } = plan;
  const slots = games
    .map((game) => ({ game, slot: slotOf(game, unit) }))
    .filter((each): each is { game: GameRow; slot: SlotGame } => each.slot !== undefined);
  const moments = Array.from(
    { length: rounds + lastDay },
    (_, place) => begin.getTime() - 60_000 - Math.floor(random() * (place < rounds ? days : 1) * dayMs),
  ).toSorted((a, b) => a - b);
  return moments.map((moment) => {
    // The games of the first screen are played most.
    const { game, slot } = at(slots, Math.floor(random() ** 2 * slots.length));
    const step = Math.max(0, usualStake + Math.floor(random() * 3) - 1);
    const stake = slot.stakes[Math.min(step, slot.stakes.length - 1)] ?? 0n;
    const below = (end: number) => Math.floor(random() * end);
    const outcome = judge(slot.profile, slot.lineCount, stake, spinReels(slot.profile, { below }));
    return { game, stake, win: outcome.win, outcome, at: new Date(moment) };
  });
}

/** Puts deposits before the rounds that need them, and one last transfer that brings the wallet to its balance. */
function withTransfers(
  { balance, unit, begin }: PastPlan,
  rounds: readonly PastRound[],
  random: Stream,
): PastEvent[] {
  const events: PastEvent[] = [];
  let wallet = 0n;
  const transfer = (kind: PastTransfer['kind'], amount: bigint, moment: Date) => {
    wallet += kind === 'deposit' ? amount : -amount;
    events.push({ is: 'transfer', kind, amount, at: moment });
  };
  for (const round of rounds) {
    if (wallet < round.stake) {
      const amounts = [5_000n, 10_000n, 20_000n, 50_000n, 100_000n]
        .map((amount) => amount * unit)
        .filter((amount) => amount > 4n * round.stake);
      const amount = at(amounts.length > 0 ? amounts : [40n * round.stake], Math.floor(random() * 2));
      transfer('deposit', amount, new Date(round.at.getTime() - 300_000 - Math.floor(random() * 3_600_000)));
    }
    wallet += round.win - round.stake;
    events.push({ is: 'round', ...round });
    // Whoever wins much takes it out by and by, and not all of it in the end.
    if (wallet > balance + 60_000n * unit) {
      const amount = ((wallet - balance) / 2n / (1_000n * unit)) * 1_000n * unit;
      transfer('withdrawal', amount, new Date(round.at.getTime() + 20_000));
    }
  }
  const last = new Date((rounds.at(-1)?.at ?? begin).getTime() + 20_000);
  if (wallet < balance) transfer('deposit', balance - wallet, last);
  if (wallet > balance) transfer('withdrawal', wallet - balance, last);
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Rounds of the last day that stand on the board of winners. */
export const onTheBoard = (events: readonly PastEvent[], unit: bigint, begin: Date): PastRound[] =>
  events.flatMap((event) =>
    event.is === 'round' &&
    event.at.getTime() > begin.getTime() - dayMs &&
    isBoardWin(event.stake, event.win, unit)
      ? [event]
      : [],
  );
