import { useEffect, useEffectEvent } from 'react';

/**
 * Calls when the page or the dialog is left, or is another one's: what went wrong before is not of the next.
 * @param of whose it is, such as the id of what is open
 */
export function useOnLeave(leave: () => void, of = ''): void {
  const onLeave = useEffectEvent(leave);
  // Only leaving is an event of React's.
  useEffect(() => () => onLeave(), [of]);
}
