import type { ContractKind, ContractTerms } from '#contract';
import {
  daily,
  dividend,
  hourly,
  ofKinds,
  realTime,
  type Amount,
  type Person,
  type PlannedStep,
} from '../contractPlan';

/** Days before the world's beginning on which the leader's contract of a kind was offered. */
const began: Record<ContractKind, number> = { dividend: 335, daily: 31, hourly: 3, realTime: 0.6 };
/** Offers that nobody answered ended a week later. */
const lapsed = 9;

/** Terms of a kind: what the house gives the leader, or a share of it, in hundredths, for a team of a sixth of the size. */
function termsOf(amount: Amount, kind: ContractKind, share: number): ContractTerms {
  const isOwn = share === 100;
  // Teams that lose are carried to the next period one by one, so that equal rates would leave the leader nothing.
  const rate = (whole: number): number => Math.floor((whole * share) / (isOwn ? 100 : 200));
  const size = (whole: number): number => (isOwn ? whole : whole / 5);
  switch (kind) {
    case 'dividend':
      return dividend(amount, isOwn ? 'semimonthly' : 'monthly', [
        [size(1_000), size(100), isOwn ? 15 : 4, rate(1_500)],
        [size(6_000), size(500), isOwn ? 40 : 10, rate(2_100)],
        [size(14_000), size(1_500), isOwn ? 90 : 25, rate(2_700)],
      ]); // prettier-ignore
    case 'daily':
      return daily(amount, [
        [size(200), size(1.5)],
        [size(700), size(5)],
        [size(1_500), size(13)],
      ]);
    case 'hourly':
      return hourly(amount, [
        [size(50), rate(8)],
        [size(200), rate(14)],
        [size(500), rate(20)],
      ]);
    case 'realTime':
      return realTime(amount, rate(10), rate(30), 20);
  }
}

/** The leader's contracts: of each kind one in every state that a contract can be in. */
export function largeTeamPlan(amount: Amount, kinds: readonly ContractKind[]): PlannedStep[] {
  const kindPlan = (kind: ContractKind): PlannedStep[] => {
    const ago = (share: number): number => began[kind] * share;
    const step = (days: number, name: string, what: PlannedStep['step']): PlannedStep => ({
      ago: days,
      name: `${kind}-${name}`,
      step: what,
    });
    const offer = (days: number, name: string, from: Person, to: Person, share: number): PlannedStep =>
      step(days, name, { is: 'offer', from, to, terms: termsOf(amount, kind, share) });
    return [
      offer(ago(1), 'own', 'house', 'agent', 100),
      step(ago(0.99), 'own', { is: 'accept' }),
      // Better terms in the middle of the time: the first contract is replaced.
      offer(ago(0.9), 'first', 'agent', 'direct0', 50),
      step(ago(0.89), 'first', { is: 'accept' }),
      offer(ago(0.5), 'second', 'agent', 'direct0', 80),
      step(ago(0.48), 'second', { is: 'accept' }),
      // Terminated, which ends what its downline had given on.
      offer(ago(0.88), 'ending', 'agent', 'direct1', 70),
      step(ago(0.86), 'ending', { is: 'accept' }),
      offer(ago(0.82), 'below', 'direct1', 'below1', 40),
      step(ago(0.81), 'below', { is: 'accept' }),
      step(ago(0.3), 'ending', { is: 'terminate', by: 'agent', reason: 'New terms follow next month.' }),
      offer(ago(0.8), 'low', 'agent', 'direct2', 30),
      step(ago(0.78), 'low', { is: 'reject', by: 'direct2', reason: 'The others have more.' }),
      offer(ago(0.7), 'better', 'agent', 'direct2', 60),
      step(ago(0.68), 'better', { is: 'accept' }),
      offer(ago(0.6), 'onward', 'direct2', 'below2', 40),
      step(ago(0.59), 'onward', { is: 'accept' }),
      offer(ago(0.65), 'mistaken', 'agent', 'direct3', 75),
      step(ago(0.64), 'mistaken', { is: 'withdraw', by: 'agent', reason: '' }),
      offer(lapsed, 'unanswered', 'agent', 'direct4', 45),
      step(lapsed - 7, 'unanswered', { is: 'lapse' }),
      offer(0.6, 'open', 'agent', 'direct5', 65),
    ];
  };
  const next = dividend(amount, 'semimonthly', [
    [1_000, 100, 15, 500],
    [6_000, 500, 40, 800],
  ]);
  return ofKinds(
    [
      ...kinds.flatMap(kindPlan),
      // Below what the leader gives on: accepting it ends contracts.
      { ago: 0.4, name: 'next', step: { is: 'offer', from: 'house', to: 'agent', terms: next } },
    ],
    kinds,
  );
}
