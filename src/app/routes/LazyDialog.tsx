import type { ReactNode } from 'react';
import { ChunkLoadError } from './loadErrors';
import { RegionBoundary } from './RegionBoundary';
import { useSite } from './site';

interface LazyDialogProps {
  /** Names it in the report of a fault. */
  name: string;
  /** The dialog, from a module of its own (`lazyPart`, `lazyWithPreload`). */
  children: ReactNode;
}

/** What opens over a page, and whose code comes then. Without it nothing opens, and the site says so. */
export function LazyDialog({ name, children }: LazyDialogProps) {
  const { dialogs } = useSite().stores;
  return (
    <RegionBoundary region={name} onError={(error) => dialogs.fail(error instanceof ChunkLoadError)}>
      {children}
    </RegionBoundary>
  );
}
