import type { Contract } from '../../contract';

/** `area.name` of every call of the contract. */
export type CallName = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract & string];
