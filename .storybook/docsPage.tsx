import { lazy, Suspense } from 'react';

// Fetched when docs are opened: story tests never show them, and TurboSnap counts whatever the preview imports.
const Page = lazy(() => import('./ComponentDocs.tsx'));

/** What a component's docs page shows. */
export function docsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
