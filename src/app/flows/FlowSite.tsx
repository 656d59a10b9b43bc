import createCache from '@emotion/cache';
import { useState } from 'react';
import { Root } from '../routes/Root';
import { MemoryRouter } from '../routes/router';
import type { Flow } from './openFlow';

export interface FlowSiteProps {
  /** The site and its platform; it begins anew with each one. */
  flow: Flow;
}

/** The whole site in a page that is not its own: it goes from screen to screen, and the address of the page stays. */
export function FlowSite({ flow }: FlowSiteProps) {
  // As in the site's own page: emotion's development build need not warn of first children.
  const [cache] = useState(() => Object.assign(createCache({ key: 'ds' }), { compat: true as const }));
  const [Router] = useState(
    () =>
      function FlowRouter({ children }: { children: React.ReactNode }) {
        return <MemoryRouter initialEntries={[flow.start]}>{children}</MemoryRouter>;
      },
  );
  return <Root stores={flow.stores} brand={flow.brand} Pages={flow.Pages} cache={cache} Router={Router} />;
}
