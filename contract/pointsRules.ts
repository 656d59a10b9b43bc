import { smallestAmountOf } from './currencyDecimals';

/** Most of one thing of the points mall at a time. */
export const mostRedeemed = 99;
/** Fewest and most characters of the address that goods are sent to. */
export const fewestAddressCharacters = 10;
export const mostAddressCharacters = 500;

/** What points turn into: so many of them into `unitAmount` of money, in minor units. */
export interface PointsRate {
  readonly pointsPerUnit: number;
  readonly unitAmount: string;
}

/** What points come to in money. Of multiples of `convertStep` nothing is left over. */
export const moneyOfPoints = (points: number, { pointsPerUnit, unitAmount }: PointsRate): bigint =>
  (BigInt(points) * BigInt(unitAmount)) / BigInt(pointsPerUnit);

/** Fewest points that come to an amount which the currency has. */
export function convertStep({ pointsPerUnit, unitAmount }: PointsRate, currency: string): number {
  const points = BigInt(pointsPerUnit) * smallestAmountOf(currency);
  let [a, b] = [points, BigInt(unitAmount)];
  while (b > 0n) [a, b] = [b, a % b];
  return Number(points / a);
}
