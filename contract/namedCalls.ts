import type { Call } from './call';
import { contract, type Contract } from './index';

/** `area.name` of every call of the contract. */
export type CallName = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract & string];

/** A call with its `area.name`. */
export interface NamedCall {
  name: CallName;
  call: Call;
}

/** Every call of the contract, in its order. */
export const allCalls: readonly NamedCall[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({
    name: `${area}.${name}` as CallName,
    call,
  })),
);
