import type { IntlShape } from 'react-intl';
import { ruleMessages } from './messages';

/**
 * What is wrong with fields that have to be filled in, by their names; spaces do not fill one.
 * @param labels of the fields that are asked for
 */
export function missingFields<Name extends string>(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  labels: Readonly<Partial<Record<Name, string>>>,
  values: Readonly<Record<Name, unknown>>,
): Partial<Record<Name, string>> {
  const asked = Object.entries(labels) as [Name, string][];
  const missing = asked.filter(([name]) => String(values[name]).trim() === '');
  return Object.fromEntries(
    missing.map(([name, field]) => [name, formatMessage(ruleMessages.required, { field })]),
  ) as Partial<Record<Name, string>>;
}
