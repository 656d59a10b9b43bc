import { isNetwork, isSameNetwork } from '../../address';
import { Misunderstood, oneOf, type Operator } from './operator';
import { readSystemState, switchState } from './state';

/** Keeps an address or a network out, or lets it in again. */
export async function address(
  operator: Operator,
  [verb, word = '', sure]: readonly string[],
): Promise<string> {
  const isBlock = oneOf(verb, ['block', 'allow'] as const) === 'block';
  const network = word.toLowerCase();
  if (!isNetwork(network))
    throw new Misunderstood(`"${word}" is no address; say one such as 203.0.113.7 or 203.0.113.0/24.`);
  // Half of all addresses or more is hardly ever meant.
  if (isBlock && /\/[01]$/.test(network) && sure !== '--everybody')
    throw new Misunderstood(
      `${network} keeps everybody out, you included. If that is meant, say: address block ${network} --everybody`,
    );
  const { refusedAddresses } = await readSystemState(operator.db);
  // The same network may have been blocked under another spelling.
  const others = refusedAddresses.filter((each) => !isSameNetwork(each, network));
  if (!isBlock && others.length === refusedAddresses.length)
    throw new Misunderstood(`${network} is not kept out; status lists what is.`);
  const next = isBlock ? [...others, network] : others;
  await switchState(operator, 'refusedAddresses', next);
  return `Addresses kept out: ${next.join(', ') || 'none'}.`;
}
