import { allCalls, type NamedCall } from '../../contract/namedCalls';
import type { Handlers } from '../handlers/handler';
import { handlers } from '../handlers/handlers';

/** The calls that this platform serves. */
export const handledCalls: readonly NamedCall[] = allCalls.filter(({ name }) => {
  const [area, verb] = name.split('.') as [keyof Handlers, string];
  return Object.hasOwn((handlers as Handlers)[area] ?? {}, verb);
});
