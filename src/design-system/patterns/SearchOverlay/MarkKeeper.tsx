import { useContext, useEffect } from 'react';
import { AutocompleteStateContext } from 'react-aria-components';

/** React Aria keeps pointing at the marked row when it is no longer in the list; then no row is marked. */
export function MarkKeeper({ of }: { of: unknown }) {
  const state = useContext(AutocompleteStateContext);
  useEffect(() => {
    // The list itself is drawn anew a moment after its groups are.
    const later = setTimeout(() => {
      const marked = state?.focusedNodeId;
      if (marked != null && !document.getElementById(marked)) state?.setFocusedNodeId(null);
    }, 50);
    return () => {
      clearTimeout(later);
    };
  }, [state, of]);
  return null;
}
