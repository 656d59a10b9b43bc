import { contract, type Call } from '../../contract';
import type { CallName } from '../handlers/callName';
import type { Handlers } from '../handlers/handler';
import { handlers } from '../handlers/handlers';

/** A call with its `area.name`. */
export interface NamedCall {
  name: CallName;
  call: Call;
}

/** Every call of the contract. */
export const allCalls: readonly NamedCall[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({
    name: `${area}.${name}` as CallName,
    call,
  })),
);

/** The calls that this platform serves. */
export const handledCalls: readonly NamedCall[] = allCalls.filter(({ name }) => {
  const [area, verb] = name.split('.') as [keyof Handlers, string];
  return Object.hasOwn((handlers as Handlers)[area] ?? {}, verb);
});
