import { useEffect } from 'react';
import type { Resource } from '../data/resource';

/** A fact of the platform; nothing while it is not wanted. */
type Wanted = Pick<Resource<unknown>, 'ensure'> | false | '' | undefined;

/** Asks for what a page shows, when it comes and whenever it is another one. Always as many, in the same order. */
export function useEnsured(...wanted: readonly Wanted[]): void {
  useEffect(() => {
    for (const each of wanted) if (each) void each.ensure();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is wanted is all that it depends on
  }, wanted);
}
