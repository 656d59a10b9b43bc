import { useEffect, type RefObject } from 'react';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';

/**
 * Makes everything outside of a part inert while the part covers it: what cannot be seen cannot be reached either.
 * @param part what stays reachable
 * @param isCovering whether it covers the page now
 */
export function useHideOutside(part: RefObject<HTMLElement | null>, isCovering: boolean): void {
  useEffect(() => {
    if (isCovering && part.current) return ariaHideOutside([part.current], { shouldUseInert: true });
    return undefined;
  }, [part, isCovering]);
}
