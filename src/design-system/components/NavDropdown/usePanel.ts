import { useState } from 'react';
import type { NavPanel } from './NavPanel';

/** The panel's code: fetched when somebody first wants one, since a page is shown without. */
export function usePanel() {
  const [Panel, setPanel] = useState<typeof NavPanel>();
  const fetchPanel = () => {
    if (Panel) return;
    import('./NavPanel').then(
      (module) => {
        setPanel(() => module.NavPanel);
      },
      () => {
        // The place is still a link, and the next wish fetches again.
      },
    );
  };
  return { Panel, fetchPanel };
}
