import { useEffect, useRef } from 'react';
import type { Resource } from '../data/resource';

/** A fact of the platform; nothing while it is not wanted. */
type Wanted = Pick<Resource<unknown>, 'ensure'> | false | '' | undefined;

/** Asks for what a page shows a part of, when it comes and whenever it is another one. */
export function useEnsured(...wanted: readonly Wanted[]): void {
  const asked = useRef<readonly Wanted[]>([]);
  // After each drawing: what was wanted before has been asked for.
  useEffect(() => {
    for (const each of wanted) if (each && !asked.current.includes(each)) void each.ensure();
    asked.current = wanted;
  });
}
