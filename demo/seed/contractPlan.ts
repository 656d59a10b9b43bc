import type { ContractKind, ContractTerms } from '../../contract';
import type { ContractSettings } from '#platform/seed';
import type { DemoMerchant } from './merchants';

/** Writes dollars in a brand's minor units. */
export type Amount = (dollars: number) => string;
export const amountsOf =
  ({ creditUnit }: DemoMerchant): Amount =>
  (dollars) =>
    (BigInt(Math.round(dollars * 100)) * creditUnit).toString();

/** What the house lets be given, and when an account is active. */
export function contractSettings(merchant: DemoMerchant): ContractSettings {
  const amount = amountsOf(merchant);
  return {
    contractRules: {
      dividendRate: 4_000,
      dailyRate: 100,
      dailyAmount: amount(500),
      hourlyRate: 40,
      profitRate: 30,
      lossRate: 60,
      activeBet: amount(2),
    },
  };
}

/** A dividend by rows of valid bets, loss, active members and rate. */
export const dividend = (
  amount: Amount,
  period: Extract<ContractTerms, { kind: 'dividend' }>['period'],
  rows: readonly (readonly [number, number, number, number])[],
  carriesOver = true,
): ContractTerms => ({
  kind: 'dividend',
  period,
  carriesOver,
  tiers: rows.map(([validBet, netLoss, activeMembers, rate]) => ({
    validBet: amount(validBet),
    netLoss: amount(netLoss),
    activeMembers,
    rate,
  })),
});

/** A daily wage by rows of valid bets and amount. */
export const daily = (
  amount: Amount,
  rows: readonly (readonly [number, number])[],
  isPaidWhenWon = true,
): ContractTerms => ({
  kind: 'daily',
  isPaidWhenWon,
  tiers: rows.map(([validBet, pay]) => ({
    validBet: amount(validBet),
    activeMembers: 0,
    amount: amount(pay),
  })),
});

/** An hourly wage by rows of valid bets and rate. */
export const hourly = (amount: Amount, rows: readonly (readonly [number, number])[]): ContractTerms => ({
  kind: 'hourly',
  tiers: rows.map(([validBet, rate]) => ({ validBet: amount(validBet), rate })),
});

/** A real-time wage: rates on bets of a size that the player won and lost. */
export const realTime = (
  amount: Amount,
  profitRate: number,
  lossRate: number,
  singleBet = 5,
): ContractTerms => ({
  kind: 'realTime',
  singleBet: amount(singleBet),
  profitRate,
  lossRate,
});

/** Who gives to whom: the house, the agent of the plan, its direct agents by number, and the first agent below each. */
export type Person = 'house' | 'agent' | `direct${number}` | `below${number}`;

/** Something that happened between two before the world began. */
export interface PlannedStep {
  /** Days before the world's beginning. */
  ago: number;
  /** Names the contract that later steps are about. */
  name: string;
  step:
    | { is: 'offer'; from: Person; to: Person; terms: ContractTerms }
    | { is: 'accept' }
    | { is: 'lapse' }
    | { is: 'withdraw' | 'reject' | 'terminate'; by: Person; reason: string };
}

/** The demo agent's contracts. A step about somebody whom a smaller brand does not have is left out with what follows it. `kinds`: those that the brand has. */
export function contractPlan(amount: Amount, kinds: readonly ContractKind[]): PlannedStep[] {
  const offer = (ago: number, name: string, from: Person, to: Person, terms: ContractTerms): PlannedStep => ({
    ago,
    name,
    step: { is: 'offer', from, to, terms },
  });
  const accept = (ago: number, name: string): PlannedStep => ({ ago, name, step: { is: 'accept' } });
  // The agent keeps something on every day of the year: whoever shares as much as comes in owes after a bad month.
  const own = [
    [100, 10, 5, 1_000],
    [300, 50, 8, 1_500],
    [2_000, 400, 15, 2_200],
    [60_000, 15_000, 24, 2_800],
  ] as const;
  const next = [own[0], own[1], [2_000, 400, 20, 2_400], [60_000, 15_000, 24, 2_600]] as const;
  const steps: PlannedStep[] = [
    offer(80, 'own', 'house', 'agent', dividend(amount, 'semimonthly', own, false)),
    accept(79, 'own'),
    offer(60, 'direct0-first', 'agent', 'direct0', dividend(amount, 'semimonthly', [[20, 5, 2, 400]])),
    accept(59, 'direct0-first'),
    offer(55, 'direct1', 'agent', 'direct1', dividend(amount, 'monthly', [[20, 5, 2, 600], [5_000, 1_000, 6, 2_700]])), // prettier-ignore
    accept(54, 'direct1'),
    offer(50, 'direct2', 'agent', 'direct2', dividend(amount, 'weekly', [[10, 2, 1, 900]], false)),
    accept(49, 'direct2'),
    offer(48, 'below2', 'direct2', 'below2', dividend(amount, 'weekly', [[10, 2, 1, 500]], false)),
    accept(47, 'below2'),
    offer(38, 'direct0', 'agent', 'direct0', dividend(amount, 'semimonthly', [[20, 5, 2, 500], [40, 40, 4, 900]])), // prettier-ignore
    accept(37, 'direct0'),
    offer(36, 'below0', 'direct0', 'below0', dividend(amount, 'semimonthly', [[10, 2, 1, 400]])),
    accept(36, 'below0'),
    offer(
      31,
      'own-daily',
      'house',
      'agent',
      daily(amount, [
        [5, 4],
        [15, 10],
        [25, 15],
        [2_000, 120],
      ]),
    ),
    accept(30.5, 'own-daily'),
    offer(
      30,
      'direct0-daily',
      'agent',
      'direct0',
      daily(amount, [
        [2, 0.5],
        [10, 2],
        [500, 35],
      ]),
    ),
    accept(30, 'direct0-daily'),
    {
      ago: 18,
      name: 'direct2',
      step: { is: 'terminate', by: 'agent', reason: 'New terms from November, an offer follows.' },
    },
    offer(9, 'direct3-hourly', 'agent', 'direct3', hourly(amount, [[50, 5]])),
    offer(8, 'own-hourly', 'house', 'agent', hourly(amount, [[50, 8], [1_000, 12]])), // prettier-ignore
    accept(7.5, 'own-hourly'),
    {
      ago: 7,
      name: 'direct3-hourly',
      step: { is: 'reject', by: 'direct3', reason: 'Same as before, please.' },
    },
    offer(6, 'direct0-hourly', 'agent', 'direct0', hourly(amount, [[20, 4], [400, 8]])), // prettier-ignore
    accept(5.5, 'direct0-hourly'),
    offer(4, 'direct1-hourly', 'agent', 'direct1', hourly(amount, [[100, 6]])),
    { ago: 3, name: 'direct1-hourly', step: { is: 'withdraw', by: 'agent', reason: '' } },
    offer(1, 'own-real', 'house', 'agent', realTime(amount, 10, 30)),
    accept(0.2, 'own-real'),
    offer(0.9, 'direct2-real', 'agent', 'direct2', realTime(amount, 5, 15)),
    accept(0.15, 'direct2-real'),
    offer(2, 'direct3', 'agent', 'direct3', dividend(amount, 'weekly', [[50, 10, 3, 700]])),
    offer(
      16,
      'direct1-daily',
      'agent',
      'direct1',
      daily(amount, [
        [10, 2],
        [500, 15],
      ]),
    ),
    accept(15, 'direct1-daily'),
    offer(
      12,
      'direct3-daily',
      'agent',
      'direct3',
      daily(
        amount,
        [
          [20, 3],
          [500, 20],
        ],
        false,
      ),
    ),
    accept(11, 'direct3-daily'),
    offer(
      1.2,
      'direct1-hourly-again',
      'agent',
      'direct1',
      hourly(amount, [
        [100, 4],
        [600, 6],
      ]),
    ),
    // Its highest rate is below what the first direct monthly contract gives: accepting it ends that one.
    offer(0.6, 'own-next', 'house', 'agent', dividend(amount, 'semimonthly', next, false)),
  ];
  return ofKinds(steps, kinds);
}

/** A plan without the contracts of other kinds. */
export function ofKinds(steps: readonly PlannedStep[], kinds: readonly ContractKind[]): PlannedStep[] {
  const left = new Set(
    steps.flatMap(({ name, step }) =>
      step.is === 'offer' && !kinds.includes(step.terms.kind) ? [name] : [],
    ),
  );
  return steps.filter(({ name }) => !left.has(name));
}
