import { PersonScope, type ScopePorts } from './personScope';

/** What a store's scope is made of, with the scope. */
export type PersonSite = ScopePorts & { scope: PersonScope };

/**
 * A part of a store that ends before its person goes, such as a dialog or a game on screen: what is made by its scope is
 * forgotten when it is left, as it is with the person.
 */
export function partOf({ scope: whole, ...ports }: PersonSite): { scope: PersonScope; leave: () => void } {
  const scope = whole.keeps(new PersonScope(ports));
  return { scope, leave: () => scope.reset() };
}
