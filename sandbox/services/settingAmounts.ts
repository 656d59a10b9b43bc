/** What looks like an amount and is none: numbers of accounts at banks, modules that are on, and the like. */
const noAmounts = /(?:^|\.)(?:account|id|code|path|url|name|holder|phone|enabled)$/;

/**
 * Settings with each of their amounts changed. Every whole number that a setting writes as text is an amount in minor
 * units, and so is the stake unit.
 * @param change told the amount and its place, such as `withdrawalRules.min`.
 */
export function mapAmounts(
  value: unknown,
  change: (amount: bigint, path: string) => bigint,
  path = '',
): unknown {
  const inner = (each: unknown, name: string | number) =>
    mapAmounts(each, change, path ? `${path}.${name}` : String(name));
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each, name)]));
  if (noAmounts.test(path)) return value;
  if (typeof value === 'string' && /^-?\d{1,18}$/.test(value)) return change(BigInt(value), path).toString();
  return path === 'stakeUnit' ? Number(change(BigInt(value as number), path)) : value;
}
