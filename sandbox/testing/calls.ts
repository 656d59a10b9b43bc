import { contract, type Call } from '../../contract';
import type { CallName } from '../handlers/callName';
import { unhandled } from '../handlers/unhandled';

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
export const handledCalls: readonly NamedCall[] = allCalls.filter(
  ({ name }) => !(unhandled as readonly CallName[]).includes(name),
);
