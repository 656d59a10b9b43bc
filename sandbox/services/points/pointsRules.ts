import type { PointsType } from '#contract';

/** What earns points. */
export type PointsSource = Exclude<PointsType, 'redeem'>;

/** What an operator sets of points; amounts are decimal text of minor units. */
export interface PointsRules {
  /** For each `unit` of valid bets of a type, or of deposits, `points` points. */
  earning: { type: PointsSource; unit: string; points: number }[];
  /** As many points turn into `unitAmount` of money. */
  pointsPerUnit: number;
  unitAmount: string;
  /** Fewest points that can be converted. */
  least: number;
  /** Rules in html, by language. */
  rules: Record<string, string>;
}

/** Rules for a currency in which `dollar` minor units are worth a dollar. */
export const pointsRulesOf = (dollar: bigint): PointsRules => ({
  earning: [
    { type: 'slots', unit: dollar.toString(), points: 10 },
    { type: 'live', unit: dollar.toString(), points: 8 },
    { type: 'PVP', unit: dollar.toString(), points: 8 },
    { type: 'sports', unit: dollar.toString(), points: 6 },
    { type: 'lottery', unit: dollar.toString(), points: 5 },
    { type: 'deposit', unit: (10n * dollar).toString(), points: 3 },
  ],
  pointsPerUnit: 1_000,
  unitAmount: dollar.toString(),
  least: 1_000,
  rules: {},
});
